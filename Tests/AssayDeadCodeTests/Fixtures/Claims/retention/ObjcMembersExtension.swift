// Members in extensions of an @objcMembers class and of its subclasses are kept, those of other classes are not.
// claim: engine syntax
// claim: keeps objectiveC
import Foundation

@main struct Program {
  static func main() { print(Model(), DerivedModel(), OtherModel()) }
}
@objcMembers class Model: NSObject {}
extension Model {
  func reload() {}
  // ↓ unused-method
  private func reset() {}
}
class DerivedModel: Model {
  func refresh() {}
}
extension DerivedModel {
  func load() {}
}
class OtherModel: NSObject {}
extension OtherModel {
  // ↓ unused-method
  func reloadOther() {}
}
