// An enum that nothing names is found once, not again for each case.
@main struct Program { static func main() { print(UsedDirection.left) } }
enum UsedDirection { case left }
// ↓ unused-enum
enum UnusedDirection {
  case up
  case down
}
