// A property is spared if the accessors that a macro gives to another property may read it.
// claim: engine syntax
@attached(accessor) macro Stored() = #externalMacro(module: "Macros", type: "Stored")

@main struct Program { static func main() { print(Model(store: 1).title) } }
final class Model {
  // ✓ assign-only-property
  let store: Int
  @Stored var title: String
  init(store: Int) { self.store = store }
}
