// An extension marked @objc shows its members to Objective-C.
// claim: engine syntax
import Foundation

@main struct Program { static func main() { print(Order()) } }
final class Order: NSObject {}
@objc
extension Order {
  var wordsCount: UInt { 1 }
  func send() {}
  // ↓ unused-method
  @nonobjc private func forgotten() {}
}
extension Order {
  // ↓ unused-method
  func unusedOutside() {}
}
