// A local of a getter is found when nothing uses it.
@main struct Program {
  static func main() { print(answer) }
  static var answer: Int {
    // ↓ unused-local
    let unused = 1
    return 42
  }
}
