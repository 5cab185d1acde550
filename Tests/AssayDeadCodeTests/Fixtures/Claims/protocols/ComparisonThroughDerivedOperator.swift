// A < of one's own is used by >, which the library derives from it.
@main struct Program { static func main() { print(Size(value: 2) > Size(value: 1)) } }
struct Size: Comparable {
  let value: Int
  static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
