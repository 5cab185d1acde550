// Classes that inherit from NSObject are kept if the configuration says so, without their members.
// claim: engine syntax
// claim: options retain-objc-accessible=true
// claim: keeps objectiveC
import UIKit

@main struct Program { static func main() {} }
class Store: NSObject {
  // ↓ unused-method
  func forget() {}
}
final class Archive: Store {}
final class Screen: UIViewController {}
// ↓ unused-class
final class Plain {}
// ↓ unused-class
final class Message: Codable {}
