// A parameter that a local of the same name hides is not used by uses of the local.
@main struct Program { static func main() { start(1) } }
// ↓ unused-parameter
func start(_ number: Int) {
  let number = 2
  print(number)
}
