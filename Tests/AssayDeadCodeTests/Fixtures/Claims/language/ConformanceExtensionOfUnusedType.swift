// An extension that adds a conformance to an unused type is found as well.
@main struct Program { static func main() {} }
// ↓ unused-class
final class UnusedType {}
// ↓ unused-extension
extension UnusedType: CustomStringConvertible {
  var description: String { "unused" }
}
