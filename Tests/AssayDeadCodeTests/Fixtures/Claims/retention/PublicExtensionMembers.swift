// Members of a public extension are public and kept in a library.
// claim: library
public extension String {
  func shouted() -> String { uppercased() }
  // ↓ unused-method
  private func whispered() -> String { lowercased() }
}
