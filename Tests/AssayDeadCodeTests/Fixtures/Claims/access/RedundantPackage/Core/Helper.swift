// A module with a function for the package and one for itself.
// ✓ redundant-package
package func helper() { inner() }
// ↓ redundant-package
package func inner() {}
