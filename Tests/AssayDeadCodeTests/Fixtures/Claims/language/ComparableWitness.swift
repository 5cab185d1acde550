// A < of one's own is used by the library's sorting.
@main struct Program { static func main() { print([Size(2), Size(1)].sorted()) } }
struct Size: Comparable {
  let value: Int
  init(_ value: Int) { self.value = value }
  static func < (left: Size, right: Size) -> Bool { left.value < right.value }
}
