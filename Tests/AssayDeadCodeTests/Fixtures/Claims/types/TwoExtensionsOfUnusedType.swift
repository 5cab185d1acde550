// Each extension of an unused type is found.
@main struct Program { static func main() {} }
// ↓ unused-enum
enum Unused {}
// ↓ unused-extension
extension Unused {
  static func first() {}
}
// ↓ unused-extension
extension Unused {
  static func second() {}
}
