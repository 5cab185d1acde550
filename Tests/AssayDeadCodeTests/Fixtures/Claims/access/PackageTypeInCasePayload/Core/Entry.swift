// A module whose enum is used elsewhere, but one of its cases not.
package enum Entry {
  case none
  case one(Category)
}
// ✓ redundant-package
package struct Category {
  // ↓ redundant-package
  package let name = "one"
}
package func show(_ entry: Entry) {
  guard case .one(let category) = entry else { return }
  print(category.name)
}
func made() -> Entry { .one(Category()) }
