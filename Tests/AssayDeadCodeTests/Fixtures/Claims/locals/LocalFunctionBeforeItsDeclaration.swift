// A local function that is called before its declaration is used.
@main struct Program {
  static func main() {
    later()
    // ✓ unused-local-function
    func later() {}
  }
}
