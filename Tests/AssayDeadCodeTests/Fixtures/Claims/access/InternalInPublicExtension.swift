// An internal in a public extension is not redundant: the default there is public.
// claim: library
// claim: rules redundant-internal
public extension String {
  func shouted() -> String { loud() }
  // ✓ redundant-internal
  internal func loud() -> String { uppercased() }
}
