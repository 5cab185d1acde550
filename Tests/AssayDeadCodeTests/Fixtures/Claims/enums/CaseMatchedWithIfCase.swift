// A case that is matched by `if case` is kept, since the match cannot be taken away with it.
@main struct Program { static func main() { show(.left) } }
func show(_ direction: Direction) {
  if case .right = direction { print("right") }
}
enum Direction {
  case left
  case right
}
