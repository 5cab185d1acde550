// A module with a function for the package and one for itself.
package func helper() { inner() }
// ↓ redundant-package
package func inner() {}
