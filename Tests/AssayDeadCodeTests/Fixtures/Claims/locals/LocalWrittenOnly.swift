// A local variable that is written after its declaration and never read is found.
@main struct Program {
  static func main() {
    // ↓ unused-local
    var number = 1
    number = 2
  }
}
