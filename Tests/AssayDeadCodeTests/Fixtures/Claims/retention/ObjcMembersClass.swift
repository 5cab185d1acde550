// All members of a class with @objcMembers are kept but the private ones.
// claim: engine syntax
// claim: keeps objectiveC
import Foundation

@main struct Program { static func main() { print(Model()) } }
@objcMembers final class Model: NSObject {
  var title = ""
  func reload() {}
  // ↓ unused-method
  private func reset() {}
}
