// The parameter of a local function is found when its body does not use it.
@main struct Program {
  static func main() {
    // ↓ unused-parameter
    func inner(_ number: Int) { print("inner") }
    inner(1)
  }
}
