// A function that is only called in a closure is used.
@main struct Program {
  static func main() {
    let action = { calledInClosure() }
    action()
  }
}
func calledInClosure() {}
