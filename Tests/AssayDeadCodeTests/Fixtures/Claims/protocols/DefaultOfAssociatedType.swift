// A type that is only the default of a used associated type is used.
@main struct Program { static func main() { show(Shelf()) } }
func show<Value: Container>(_ container: Value) { print(Value.Item.self, container) }
protocol Container { associatedtype Item = DefaultItem }
struct DefaultItem {}
struct Shelf: Container {}
