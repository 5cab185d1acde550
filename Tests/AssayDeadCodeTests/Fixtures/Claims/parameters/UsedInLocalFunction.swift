// A parameter that is only used in a local function is used.
@main struct Program { static func main() { start(1) } }
func start(_ number: Int) {
  func inner() { print(number) }
  inner()
}
