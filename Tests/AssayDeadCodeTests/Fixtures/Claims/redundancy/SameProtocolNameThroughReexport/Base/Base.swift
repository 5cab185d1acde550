// A module with protocols that are named as some of Swift's.
public protocol Identifiable: Equatable { var key: Int { get } }
public protocol Hashable { var number: Int { get } }
public func same<Value: Identifiable>(_ left: Value, _ right: Value) -> Bool {
  left == right && left.key == right.key
}
public func number(of value: some Hashable) -> Int { value.number }
