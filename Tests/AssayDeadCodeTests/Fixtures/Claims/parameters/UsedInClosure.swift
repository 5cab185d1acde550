// A parameter that is only used in a closure is used.
@main struct Program { static func main() { start(1) } }
// ✓ unused-parameter
func start(_ number: Int) {
  let action = { print(number) }
  action()
}
