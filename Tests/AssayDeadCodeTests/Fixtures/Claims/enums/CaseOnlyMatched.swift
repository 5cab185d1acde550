// A case that is only matched in a switch and never made is found.
@main struct Program { static func main() { show(.left) } }
func show(_ direction: Direction) {
  switch direction {
  case .left: print("left")
  case .right: print("right")
  }
}
enum Direction {
  case left
  // ↓ unused-enum-case
  case right
}
