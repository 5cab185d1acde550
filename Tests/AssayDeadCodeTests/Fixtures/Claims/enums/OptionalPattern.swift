// A case that is only matched as `.name?` in a switch is never made and found.
@main struct Program { static func main() { show(.left) } }
func show(_ direction: Direction?) {
  switch direction {
  case .left?: print("left")
  case .right?: print("right")
  case nil: print("none")
  }
}
enum Direction {
  case left
  // ↓ unused-enum-case
  case right
}
