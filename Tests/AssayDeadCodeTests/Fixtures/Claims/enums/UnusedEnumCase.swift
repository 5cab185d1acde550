// A case that nothing names is found.
@main struct Program { static func main() { print(Direction.left) } }
enum Direction {
  case left
  // ↓ unused-enum-case
  case right
}
