// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssaySnapshots

/// The dump that swift-snapshot-testing documents: `▿` and the type for a value with parts, `-` for
/// one without, properties in the order of their text.
@Suite("Dumps of swift-snapshot-testing", .snapshots(references: .besideTests))
struct DumpStrategyTests {
  private struct User {
    var name = "Blobby"
    var id = 1
    var bio = "Blobbed around the world."
    var pet: Pet?
  }
  private enum Pet { case cat, dog(name: String) }
  private final class Parent { var child: Child?; init() {} }
  private final class Child { var parent: Parent?; init() {} }
  private struct Secret: AnySnapshotStringConvertible {
    var key = "k"
    var snapshotDescription: String { "hidden" }
  }
  private struct Shown: AnySnapshotStringConvertible {
    static let renderChildren = true
    var key = "k"
    var snapshotDescription: String { "shown" }
  }

  private func dump(_ value: Any) throws -> String {
    try Waiter.wait(seconds: 3600) { Snapshotting<Any, String>.dump.snapshot(value) }
  }

  @Test("a structure is dumped as its type with its properties sorted") func aStructure() throws {
    #expect(
      try dump(User()) == """
        ▿ User
          - bio: "Blobbed around the world."
          - id: 1
          - name: "Blobby"
          - pet: Optional<Pet>.none

        """)
  }

  @Test("a collection is dumped as the count of its elements, and each of them")
  func collections() throws {
    #expect(try dump([1]) == "▿ 1 element\n  - 1\n")
    #expect(try dump([Int]()) == "- 0 elements\n")
    #expect(try dump(Set(["b", "a"])) == "▿ 2 members\n  - \"a\"\n  - \"b\"\n")
    #expect(
      try dump(["k": 2]) == """
        ▿ 1 key/value pair
          ▿ (2 elements)
            - key: "k"
            - value: 2

        """)
  }

  @Test func casesAndOptionals() throws {
    #expect(try dump(Pet.cat) == "- Pet.cat\n")
    #expect(try dump(Pet.dog(name: "Rex")).hasPrefix("▿ Pet\n  ▿ dog: (1 element)\n"))
    #expect(try dump(Int?.some(3) as Any) == "▿ Optional<Int>\n  - some: 3\n")
  }

  @Test("a value is dumped as it describes itself, with its parts only if it asks for them")
  func ownDescriptions() throws {
    #expect(try dump(Secret()) == "- hidden\n")
    #expect(try dump(Shown()) == "▿ shown\n  - key: \"k\"\n")
    #expect(try dump("a" as Character) == "- \"a\"\n")
    #expect(try dump(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(try dump(Data("Hello".utf8)) == "- 5 bytes\n")
    #expect(try dump(NSObject()) == "- <NSObject>\n")
  }

  @Test func objectsThatReferToEachOther() throws {
    let (parent, child) = (Parent(), Child())
    (parent.child, child.parent) = (child, parent)
    #expect(
      try dump(parent) == """
        ▿ Parent
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ parent: Optional<Parent>
                ▿ some (circular reference detected)

        """)
  }

  @Test func otherReferencesKeepTheOwnDump() throws {
    let text = try withSnapshotTesting(references: .named) { try dump([1]) }
    #expect(text == "[\n  [0]: 1\n]\n")
  }

  @Test func customDumpEndsWithoutALineBreak() throws {
    let text = try Waiter.wait(seconds: 3600) {
      Snapshotting<[Int], String>.customDump.snapshot([1])
    }
    #expect(text == "[\n  [0]: 1\n]")
  }
}
