// A case that only an unused function makes is found with it.
@main struct Program { static func main() { print(Direction.left) } }
// ↓ unused-function
func unusedRight() -> Direction { .right }
enum Direction {
  case left
  // ↓ unused-enum-case
  case right
}
