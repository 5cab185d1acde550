// A parameter that is only used in a closure is used.
@main struct Program { static func main() { start(1) } }
func start(_ number: Int) {
  let action = { print(number) }
  action()
}
