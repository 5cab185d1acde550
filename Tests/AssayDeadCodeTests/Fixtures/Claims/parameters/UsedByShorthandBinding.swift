// A parameter that is only used by `guard let name` is used.
@main struct Program { static func main() { start(1) } }
func start(_ number: Int?) {
  guard let number else { return }
  print(number)
}
