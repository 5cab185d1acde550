// A method of an enum that nothing calls is found.
@main struct Program { static func main() { print(Direction.left.opposite) } }
enum Direction {
  case left, right
  var opposite: Direction { self == .left ? .right : .left }
  // ↓ unused-method
  func turned() -> Direction { opposite }
}
