// A local function that only another used local function calls is used.
@main struct Program {
  static func main() {
    func outer() { inner() }
    func inner() {}
    outer()
  }
}
