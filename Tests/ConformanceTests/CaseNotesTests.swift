// SPDX-License-Identifier: MIT

import Testing

@testable import Conformance

@Suite("Facts in a case's note")
struct CaseNotesTests {
  @Test(
    "a note gives a factor of lengths and a safe area's top only where it states them",
    arguments: [
      (nil, 1, nil),
      ("", 1, nil),
      ("contentMargins top 4", 1, nil),
      ("at medium the library scales, so multiply them by 16/17", 16.0 / 17, nil),
      ("multiply them by 16", 1, nil),
      ("multiply them by 16/0", 1, nil),
      ("drawn in the key window: safe area top is 54, not 47", 1, 54),
      ("safe area top is larger", 1, nil),
    ] as [(String?, Double, Double?)])
  func facts(_ note: String?, _ factor: Double, _ top: Double?) {
    let notes = CaseNotes(note)
    #expect(notes.lengthFactor == factor)
    #expect(notes.safeAreaTop == top)
  }
}
