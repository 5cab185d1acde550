// SPDX-License-Identifier: MIT

import AssayCoreData
import Testing

@Suite("Relationships without objects")
struct RelationshipDefaultTests {
  @Test("an array literal stands for no objects, as with Apple's NSSet")
  func literal() {
    let none: NSSet? = nil
    let some: NSSet? = NSSet(array: ["a"])
    #expect(((none ?? []) + ["b"]) as? [String] == ["b"])
    #expect(((some ?? []) + ["b"]) as? [String] == ["a", "b"])
    #expect(NSSet(array: ["b"] + (some ?? [])).count == 2)
    #expect((none ?? []).allObjects.isEmpty)
    let strings = some as? Set<String> ?? []
    #expect(strings == ["a"])
  }
}
