// A parameter that only binds a generic type by its metatype is kept: the call needs it.
@main struct Program { static func main() { print(size(of: Int.self)) } }
func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
