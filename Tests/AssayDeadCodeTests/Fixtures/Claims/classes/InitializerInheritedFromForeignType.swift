// An initializer that a library type gets in an extension is used by a call of a type that inherits it.
import Foundation

@main struct Program {
  static func main() { print(Step(title: "a"), Code(padded: "a") as Any) }
}
final class Step: Middle, @unchecked Sendable {}
class Middle: Operation, @unchecked Sendable {}
struct Code: LosslessStringConvertible {
  let description: String
  init?(_ text: String) { description = text }
}
extension Operation {
  // ✓ unused-initializer
  convenience init(title: String) {
    self.init()
    name = title
  }
  // ↓ unused-initializer
  convenience init(subtitle: String) {
    self.init()
    name = subtitle
  }
}
extension LosslessStringConvertible {
  // ✓ unused-initializer
  init?(padded text: String) { self.init(" \(text)") }
}
