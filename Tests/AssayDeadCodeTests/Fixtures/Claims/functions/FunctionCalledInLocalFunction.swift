// A function that is only called in a local function is used.
@main struct Program {
  static func main() {
    func inner() { calledInLocalFunction() }
    inner()
  }
}
func calledInLocalFunction() {}
