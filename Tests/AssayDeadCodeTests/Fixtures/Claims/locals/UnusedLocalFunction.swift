// A local function that nothing calls is found, one that is called is not.
@main struct Program {
  static func main() {
    func used() {}
    // ↓ unused-local-function
    func unused() {}
    used()
  }
}
