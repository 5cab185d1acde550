// Equatable beside Comparable is redundant, in whatever order they stand.
@main struct Program { static func main() { print(Size(value: 1) < Size(value: 2)) } }
// ↓ redundant-conformance
struct Size: Equatable, Comparable {
  let value: Int
  static func < (left: Size, right: Size) -> Bool { left.value < right.value }
}
