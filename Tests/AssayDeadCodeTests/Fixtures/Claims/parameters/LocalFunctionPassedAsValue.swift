// The parameters of a local function that is passed as a value are what its receiver demands.
@main struct Program {
  static func main() {
    // ✓ unused-parameter
    func each(_ number: Int) { print("each") }
    // ✓ unused-parameter
    func named(_ number: Int) { print("named") }
    func outer(_ number: Int) {
      // ↓ unused-parameter
      func inner(_ text: String) { print(number) }
      inner("inner")
    }
    // ↓ unused-parameter
    func called(_ number: Int) { print("called") }
    [1].forEach(each)
    [1].forEach(named(_:))
    [1].forEach(outer)
    called(1)
  }
}
