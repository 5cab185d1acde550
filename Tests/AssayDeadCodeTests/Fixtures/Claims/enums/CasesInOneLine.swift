// Of several cases on one line only the unused one is found.
@main struct Program { static func main() { print(Direction.left) } }
enum Direction {
  // ↓ unused-enum-case
  case left, right
}
