// Cases that are matched by `guard case` and `for case` are kept.
@main struct Program { static func main() { show([.left]) } }
func show(_ directions: [Direction]) {
  for case .right in directions { print("right") }
  guard case .up? = directions.first else { return }
  print("up")
}
enum Direction {
  case left
  case right
  case up
}
