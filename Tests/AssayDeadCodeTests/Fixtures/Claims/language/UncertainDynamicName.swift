// The syntax engine keeps a method whose name is called on another type's value.
// claim: engine syntax
// claim: keeps uncertain
@main struct Program { static func main() { make().stop(); print(Second()) } }
func make() -> First { First() }
struct First {
  func stop() {}
}
struct Second {
  func stop() {}
}
