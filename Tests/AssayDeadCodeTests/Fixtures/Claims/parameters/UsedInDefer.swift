// A parameter that is only used in a defer block is used.
@main struct Program { static func main() { start(1) } }
func start(_ number: Int) {
  defer { print(number) }
  print("start")
}
