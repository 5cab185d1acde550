// A case in a tuple pattern of a switch cannot be taken away by itself and is kept.
@main struct Program { static func main() { show(.left, 1) } }
func show(_ direction: Direction, _ count: Int) {
  switch (direction, count) {
  case (.left, 0): print("none")
  case (.right, _): print("right")
  default: print("other")
  }
}
enum Direction {
  case left
  case right
}
