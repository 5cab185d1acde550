// A case that is matched beside another in one switch item, and never made, is found.
@main struct Program { static func main() { show(.left) } }
func show(_ direction: Direction) {
  switch direction {
  case .left, .right: print("side")
  }
}
enum Direction {
  case left
  // ↓ unused-enum-case
  case right
}
