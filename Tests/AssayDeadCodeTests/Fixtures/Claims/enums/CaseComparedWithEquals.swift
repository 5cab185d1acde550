// A case that a value is compared with by == is used, as it is made there.
@main struct Program { static func main() { show(.left) } }
func show(_ direction: Direction) { print(direction == .right) }
enum Direction {
  case left
  // ✓ unused-enum-case
  case right
}
