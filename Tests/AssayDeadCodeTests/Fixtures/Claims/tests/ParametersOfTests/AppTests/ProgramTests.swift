// A suite with rows.
import Testing

@Test(arguments: [1, 2]) func tested(_ row: Int) { #expect(sum(row, 1) > row) }
// ↓ unused-parameter
private func sum(_ number: Int, _ unused: Int) -> Int { number + 1 }
