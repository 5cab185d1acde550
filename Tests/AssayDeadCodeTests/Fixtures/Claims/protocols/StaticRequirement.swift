// A static requirement that is called through a generic metatype keeps its witness.
@main struct Program { static func main() { print(name(of: Machine.self)) } }
func name<Value: Named>(of type: Value.Type) -> String { type.name }
protocol Named { static var name: String { get } }
struct Machine: Named {
  static let name = "machine"
}
