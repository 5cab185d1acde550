// A case that is only matched in a switch item with a where clause is never made and found.
@main struct Program { static func main() { show(.left, 1) } }
func show(_ direction: Direction, _ count: Int) {
  switch direction {
  case .right where count > 1: print("right")
  default: print("other")
  }
}
enum Direction {
  case left
  // ↓ unused-enum-case
  case right
}
