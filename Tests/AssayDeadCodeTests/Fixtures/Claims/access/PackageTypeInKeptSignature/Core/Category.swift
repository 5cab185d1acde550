// A module whose type only inactive code of another hands about.
// ✓ redundant-package
package struct Category {
  // ↓ redundant-package
  package let name = "one"
}
package func make() -> Category { Category() }
package func start() { print(make().name) }
