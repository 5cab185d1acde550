// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayChanges

private func text(
  _ string: String = "AB", x: Double = 0, y: Double = 0, isSymbol: Bool = false,
  face: String = "Inter-Regular", size: Double = 12, color: RGBAColor? = .black,
  opacity: Double? = nil
) -> DrawnText {
  DrawnText(
    string, isSymbol: isSymbol, frame: Rect(x: x, y: y, width: 20, height: 16), face: face,
    pointSize: size, color: color, opacity: opacity)
}

private func icon(_ name: String, x: Double = 0, y: Double = 0) -> DrawnText {
  text(name, x: x, y: y, isSymbol: true, face: "Symbols", size: 17)
}

private func element(
  _ label: String, x: Double = 100, y: Double = 0,
  change: (inout AccessibilityNode) -> Void = { _ in }
) -> AccessibilityNode {
  var node = AccessibilityNode(
    frame: Rect(x: x, y: y, width: 60, height: 20), label: label, traits: [.isStaticText])
  change(&node)
  return node
}

@Suite("Differences of hidden texts in words")
struct UnspokenTextDiffTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var old: [DrawnText]
    var new: [DrawnText]
    var oldElements: [AccessibilityNode] = []
    var newElements: [AccessibilityNode] = []
    var words: [String]
    var testDescription: String { name }
  }

  @Test("changes of texts that no element speaks are said in words", arguments: looks + layouts)
  func words(_ row: Case) {
    let elements = SceneDiff(from: row.oldElements, to: row.newElements)
    let diff = UnspokenTextDiff(from: row.old, to: row.new, explainedBy: elements)
    #expect(diff.sentences() == row.words)
  }

  static let looks = [
    Case(name: "nothing", old: [], new: [], words: []),
    Case(name: "equal", old: [text(), icon("star")], new: [text(), icon("star")], words: []),
    Case(
      name: "another text", old: [text("AB")], new: [text("CD")],
      words: [#"hidden text "AB" became "CD""#]),
    Case(
      name: "another icon", old: [icon("star")], new: [icon("star.fill")],
      words: ["hidden icon star became star.fill"]),
    Case(
      name: "an icon in the place of a text", old: [text("AB")], new: [icon("person")],
      words: [
        #"hidden text "AB" became icon person"#
      ]),
    Case(
      name: "another font", old: [text()], new: [text(face: "Inter-Bold")],
      words: [#"hidden text "AB" changed font from Inter-Regular to Inter-Bold"#]),
    Case(
      name: "another size and color", old: [text()], new: [text(size: 13, color: .white)],
      words: [
        #"hidden text "AB" changed text size from 12 pt to 13 pt and "#
          + "changed color from #000000 to #FFFFFF"
      ]),
    Case(
      name: "opacity", old: [text()], new: [text(opacity: 0.99)],
      words: [#"hidden text "AB" changed opacity from 1 to 0.99"#]),
    Case(
      name: "moved alone", old: [text()], new: [text(x: 2)],
      words: [#"hidden text "AB" moved 2 pt right"#]),
    Case(name: "new", old: [], new: [text()], words: [#"hidden text "AB" is new"#]),
    Case(name: "gone", old: [icon("star")], new: [], words: ["hidden icon star is gone"]),
    Case(
      name: "three alike, told once",
      old: [icon("star"), icon("star", y: 44), icon("star", y: 88)],
      new: [icon("heart"), icon("heart", y: 44), icon("heart", y: 88)],
      words: ["hidden icon star became heart (3 times)"]),
  ]

  static let layouts = [
    Case(
      name: "what moves with an element", old: [text()], new: [text(y: 44)],
      oldElements: [element("A")], newElements: [element("A", y: 44)], words: []),
    Case(
      name: "another text where an element moved", old: [text("AB")], new: [text("CD", y: 44)],
      oldElements: [element("A")], newElements: [element("A", y: 44)],
      words: [#"hidden text "AB" became "CD""#]),
    Case(
      name: "the icons of rows, one of which was removed",
      old: [icon("star"), icon("star", y: 44), icon("star", y: 88)],
      new: [icon("star"), icon("star", y: 44)],
      oldElements: [element("A"), element("B", y: 44), element("C", y: 88)],
      newElements: [element("A"), element("C", y: 44)], words: []),
    Case(
      name: "an icon that went without a row", old: [icon("star"), icon("star", y: 44)],
      new: [icon("star")], oldElements: [element("A"), element("B", y: 44)],
      newElements: [element("A"), element("B", y: 44)], words: ["hidden icon star is gone"]),
    Case(
      name: "looks that an element just there tells", old: [text(x: 100)],
      new: [text(x: 100, face: "Inter-Bold")],
      oldElements: [
        element("Alice") {
          ($0.frame.width, $0.frame.height, $0.weight) = (20, 16, 400)
        }
      ],
      newElements: [
        element("Alice") {
          ($0.frame.width, $0.frame.height, $0.weight) = (20, 16, 700)
        }
      ], words: []),
  ]

  /// Both sides of the limit.
  @Test func longListsAreCut() {
    func sentences(_ count: Int) -> [String] {
      let texts = (0..<count).map { text("text \($0)", y: Double($0) * 100) }
      return UnspokenTextDiff(from: [], to: texts, explainedBy: SceneDiff(from: [], to: []))
        .sentences(limit: 3)
    }
    #expect(sentences(3).count == 3)
    #expect(sentences(4).last == "and 1 more change of hidden texts")
  }
}
