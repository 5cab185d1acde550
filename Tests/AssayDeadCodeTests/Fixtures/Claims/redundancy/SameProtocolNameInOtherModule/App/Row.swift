// The name means Swift's protocol here, which includes no other.
func rowsAreEqual() -> Bool { Row(id: 1) == Row(id: 2) }
// ✓ redundant-conformance
struct Row: Identifiable, Equatable { let id: Int }
