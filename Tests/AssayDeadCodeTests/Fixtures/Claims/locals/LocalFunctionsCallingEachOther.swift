// Of local functions that only call each other none is used.
@main struct Program {
  static func main() {
    // ↓ unused-local-function
    func isEven(_ number: Int) -> Bool { number == 0 || isOdd(number - 1) }
    // ↓ unused-local-function
    func isOdd(_ number: Int) -> Bool { number != 0 && isEven(number - 1) }
    print("done")
  }
}
