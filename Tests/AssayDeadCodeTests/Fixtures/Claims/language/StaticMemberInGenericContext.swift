// A static member that is reached through a generic parameter is used.
@main struct Program { static func main() { print(sum(of: Price.self)) } }
func sum<Value: Summing>(of type: Value.Type) -> Int { type.zero + type.one }
protocol Summing {
  static var zero: Int { get }
  static var one: Int { get }
}
extension Summing {
  static var one: Int { 1 }
}
enum Price: Summing {
  static var zero: Int { 0 }
}
