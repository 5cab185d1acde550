// A use of self.name is not a use of the parameter of that name.
@main struct Program { static func main() { Machine().start(speed: 1) } }
struct Machine {
  var speed: Int { 2 }
  // ↓ unused-parameter
  func start(speed: Int) { print(self.speed) }
}
