// The extension of an unused nested type is found too.
@main struct Program { static func main() { print(Outer.answer) } }
enum Outer {
  static let answer = 1
  // ↓ unused-struct
  struct Inner {}
}
// ↓ unused-extension
extension Outer.Inner {
  func run() {}
}
