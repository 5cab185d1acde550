// A case that only a default argument makes is used.
@main struct Program { static func main() { show() } }
func show(_ direction: Direction = .left) { print(direction) }
enum Direction { case left }
