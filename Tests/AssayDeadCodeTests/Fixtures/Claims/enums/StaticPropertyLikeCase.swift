// A static constant that stands beside cases is found when nothing names it.
@main struct Program { static func main() { print(Direction.left) } }
enum Direction {
  case left
  // ↓ unused-property
  static let standard = Direction.left
}
