// A method that is named through its type without an instance is used.
@main struct Program {
  static func main() {
    let action = Machine.start
    action(Machine())()
  }
}
struct Machine {
  func start() {}
}
