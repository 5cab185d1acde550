// A parameter that makes a local of its own name is used.
@main struct Program { static func main() { start(1) } }
func start(_ number: Int) {
  var number = number
  number += 1
  print(number)
}
