// A module with a protocol that is named as one of Swift's.
public protocol Identifiable: Equatable { var key: Int { get } }
public func same<Value: Identifiable>(_ left: Value, _ right: Value) -> Bool {
  left == right && left.key == right.key && Site(key: 1) == Site(key: 2)
}
// ↓ redundant-conformance
struct Site: Identifiable, Equatable { let key: Int }
