// A local function that only calls itself is found.
@main struct Program {
  static func main() {
    // ↓ unused-local-function
    func depth(_ number: Int) -> Int { number == 0 ? 0 : depth(number - 1) }
    print("done")
  }
}
