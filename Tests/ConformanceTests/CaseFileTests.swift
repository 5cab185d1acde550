// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Conformance

@Suite("Files of measured cases")
struct CaseFileTests {
  private func read(_ json: String) throws -> MeasuredCase {
    let file = try JSONDecoder().decode(
      CaseFile.self, from: Data(#"{"cases": [\#(json)]}"#.utf8))
    return try #require(file.cases.first)
  }

  @Test("A wrong field is left out and noted, and the others are read")
  func wrongField() throws {
    let measured = try read(
      #"""
      {"id": "a", "scale": "three", "precision": "exact", "tree_complete": true,
       "tree": {"kind": "Divider"},
       "measured": {"ink": [{"x": 1, "y": 2, "w": 3, "h": 4}, {"x": "?"}], "shapes": 7}}
      """#)
    #expect(measured.scale == nil)
    #expect(measured.isExact)
    #expect(measured.measured.ink.map(\.w) == [3])
    #expect(
      measured.problems == [
        "wrong field 'scale'", "1 wrong boxes of 'ink'", "wrong field 'shapes'",
      ])
    #expect(try read("{}").id == "(no id)")
  }

  @Test(
    "Screens are counted by their look and whether they are lists",
    arguments: [
      (
        #"{"platform": "iOS", "os_version": "iOS 26 (CI)", "tree": {"kind": "List"}}"#,
        "iOS 26 lists"
      ),
      (
        #"{"platform": "iOS", "os_version": "iOS 18.2", "tree": {"kind": "VStack", "children": [{"kind": "Form"}]}}"#,
        "iOS lists"
      ),
      (#"{"platform": "macOS", "tree": {"kind": "Text"}}"#, "macOS others"),
    ])
  func screenKind(_ json: String, _ kind: String) throws {
    #expect(try read(json).screenKind == kind)
  }
}
