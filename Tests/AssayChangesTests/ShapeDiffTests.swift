// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayChanges

private let blue = RGBAColor(red: 0x33, green: 0x66, blue: 0xCC)
private let red = RGBAColor(red: 0xFF, green: 0, blue: 0)

private func box(
  _ kind: DrawnShape.Kind = .rectangle, x: Double = 0, y: Double = 0, width: Double = 40,
  height: Double = 30, color: RGBAColor? = blue, change: (inout DrawnShape) -> Void = { _ in }
) -> DrawnShape {
  var shape = DrawnShape(
    kind: kind, frame: Rect(x: x, y: y, width: width, height: height), colors: color.map { [$0] })
  change(&shape)
  return shape
}

private func line(y: Double) -> DrawnShape { box(y: y, height: 1) }

private func text(
  _ label: String = "Save", x: Double = 10, y: Double = 5,
  change: (inout AccessibilityNode) -> Void = { _ in }
) -> AccessibilityNode {
  var node = AccessibilityNode(
    frame: Rect(x: x, y: y, width: 20, height: 20), label: label, traits: [.isStaticText])
  node.pointSize = 17
  change(&node)
  return node
}

@Suite("Differences of shapes in words")
struct ShapeDiffTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var old: [DrawnShape]
    var new: [DrawnShape]
    var oldElements: [AccessibilityNode] = []
    var newElements: [AccessibilityNode] = []
    var words: [String]
    var testDescription: String { name }
  }

  @Test(
    "changes of shapes are said in words, unless those of elements say them already",
    arguments: looks + places + explained)
  func words(_ row: Case) {
    let elements = SceneDiff(from: row.oldElements, to: row.newElements)
    let diff = ShapeDiff(from: row.old, to: row.new, explainedBy: elements)
    #expect(diff.sentences() == row.words)
  }

  @Test("a shape that got its first clip is named where the reference knows clips")
  func firstClip() {
    let circle = box(.ellipse, width: 30) { $0.isClipped = true }
    let diff = ShapeDiff(
      from: [box(width: 30)], to: [circle], explainedBy: SceneDiff(from: [], to: []),
      bothKnowClips: true)
    #expect(diff.sentences() == ["the rectangle of 30x30 pt at 0,0 became a circle"])
  }

  static let looks = [
    Case(name: "nothing", old: [], new: [], words: []),
    Case(name: "equal, twice", old: [box(), box()], new: [box(), box()], words: []),
    Case(
      name: "corner radius", old: [box { $0.radii = [8] }], new: [box { $0.radii = [10] }],
      words: ["the rounded rectangle of 40x30 pt at 0,0 changed corner radius from 8 to 10 pt"]),
    Case(
      name: "a separator that went and an area that came",
      old: [box(height: 0.5)], new: [box(height: 36) { $0.radii = [10] }],
      words: [
        "a rounded rectangle in #3366CC of 40x36 pt at 0,0 is new",
        "a line in #3366CC of 40x0.5 pt at 0,0 is gone",
      ]),
    Case(
      name: "corners of a clip",
      old: [box { ($0.radii, $0.isClipped) = ([8], true) }],
      new: [box { ($0.radii, $0.isClipped) = ([10], true) }],
      words: ["the rounded rectangle of 40x30 pt at 0,0 changed corner radius from 8 to 10 pt"]),
    Case(
      name: "corners of a clip, which an earlier version did not keep", old: [box()],
      new: [box { ($0.radii, $0.isClipped) = ([10], true) }], words: []),
    Case(
      name: "a circle that a clip made, which became a square",
      old: [box(.ellipse, width: 30) { $0.isClipped = true }], new: [box(width: 30)],
      words: ["the circle of 30x30 pt at 0,0 became a rectangle"]),
    Case(
      name: "a circle that a clip made, which an earlier version did not keep",
      old: [box(width: 30), box(x: 90) { ($0.radii, $0.isClipped) = ([8], true) }],
      new: [
        box(.ellipse, width: 30) { $0.isClipped = true },
        box(x: 90) { ($0.radii, $0.isClipped) = ([8], true) },
      ], words: []),
    Case(
      name: "another order of shapes that lie on one another",
      old: [box(), box(x: 20, color: red)],
      new: [box(x: 20, color: red), box()],
      words: [
        "the rectangle in #3366CC of 40x30 pt at 0,0 is now in front of "
          + "the rectangle in #FF0000 of 40x30 pt at 20,0"
      ]),
    Case(
      name: "another order of shapes side by side", old: [box(), box(x: 40, color: red)],
      new: [box(x: 40, color: red), box()], words: []),
    Case(
      name: "corners that were square", old: [box()], new: [box { $0.radii = [4, 4, 0, 0] }],
      words: ["the rectangle of 40x30 pt at 0,0 changed corner radius from 0 to 4, 4, 0, 0 pt"]),
    Case(
      name: "the style of corners", old: [box { ($0.radii, $0.isContinuous) = ([8], true) }],
      new: [box { ($0.radii, $0.isContinuous) = ([8], false) }],
      words: [
        "the rounded rectangle of 40x30 pt at 0,0 changed corners from continuous to circular"
      ]),
    Case(
      name: "a style of corners that the reference does not know",
      old: [box { $0.radii = [8] }, box(y: 100) { $0.radii = [8] }],
      new: [
        box { ($0.radii, $0.isContinuous) = ([8], true) },
        box(y: 100) { ($0.radii, $0.isContinuous) = ([9], true) },
      ],
      words: ["the rounded rectangle of 40x30 pt at 0,100 changed corner radius from 8 to 9 pt"]),
    Case(
      name: "opacity", old: [box()], new: [box { $0.opacity = 0.99 }],
      words: ["the rectangle of 40x30 pt at 0,0 changed opacity from 1 to 0.99"]),
    Case(
      name: "a color by one step", old: [box()],
      new: [box(color: RGBAColor(red: 0x33, green: 0x66, blue: 0xCD))],
      words: ["the rectangle of 40x30 pt at 0,0 changed color from #3366CC to #3366CD"]),
    Case(
      name: "a gradient", old: [box()], new: [box { $0.colors = [blue, red] }],
      words: [
        "the rectangle of 40x30 pt at 0,0 changed colors from #3366CC to #3366CC, #FF0000"
      ]),
    Case(
      name: "a shadow", old: [box(.ellipse, height: 40)],
      new: [box(.ellipse, height: 40) { $0.shadow = Shadow(color: .black, radius: 4, y: 2) }],
      words: [
        "the circle of 40x40 pt at 0,0 gained the shadow #000000 of radius 4 at 0,2 pt"
      ]),
    Case(
      name: "a blur", old: [box { $0.effects = ["blur of 3 pt"] }],
      new: [box { $0.effects = ["blur of 4 pt"] }],
      words: ["the rectangle of 40x30 pt at 0,0 changed effect from blur of 3 pt to blur of 4 pt"]),
    Case(
      name: "the width of a line", old: [box { $0.lineWidth = 1 }],
      new: [box { $0.lineWidth = 1.5 }],
      words: ["the border of 40x30 pt at 0,0 changed line width from 1 to 1.5 pt"]),
    Case(
      name: "another kind", old: [box(.ellipse)], new: [box()],
      words: ["the ellipse of 40x30 pt at 0,0 became a rectangle"]),
    Case(
      name: "an outline", old: [box(.path) { $0.content = "1" }],
      new: [box(.path) { $0.content = "2" }],
      words: ["the shape of 40x30 pt at 0,0 has another outline"]),
    Case(
      name: "a picture under the same name", old: [box(.picture, color: nil) { $0.content = "1" }],
      new: [box(.picture, color: nil) { $0.content = "2" }],
      words: ["the picture of 40x30 pt at 0,0 is another picture"]),
  ]

  static let places = [
    Case(
      name: "around an element", old: [], new: [box { $0.lineWidth = 1 }],
      oldElements: [text()], newElements: [text()],
      words: [#"a border of 1 pt in #3366CC around "Save" is new"#]),
    Case(
      name: "behind an element", old: [box()], new: [], oldElements: [text()],
      newElements: [text()], words: [#"a rectangle in #3366CC behind "Save" is gone"#]),
    Case(
      name: "under a text", old: [], new: [box(x: 10, y: 22, width: 20, height: 1)],
      oldElements: [text()], newElements: [text()],
      words: [#"a line in #3366CC under "Save" is new"#]),
    Case(
      name: "through a text", old: [], new: [box(x: 10, y: 14, width: 20, height: 1)],
      oldElements: [text()], newElements: [text()],
      words: [#"a line in #3366CC through "Save" is new"#]),
    Case(
      name: "behind a row, which its text names", old: [], new: [box()],
      oldElements: [text("star") { $0.traits = [.isImage] }, text(x: 15)],
      newElements: [text("star") { $0.traits = [.isImage] }, text(x: 15)],
      words: [#"a rectangle in #3366CC behind "Save" and 1 more is new"#]),
    Case(
      name: "behind two rows", old: [], new: [box(), box(y: 100)],
      oldElements: [text("A"), text("B", y: 105)], newElements: [text("A"), text("B", y: 105)],
      words: [
        #"a rectangle in #3366CC behind "A" is new"#, #"a rectangle in #3366CC behind "B" is new"#,
      ]),
    Case(
      name: "behind three rows, told once", old: [],
      new: [box(), box(y: 100, color: red), box(y: 200), box(y: 300)],
      oldElements: [text("A"), text("B", y: 105), text("C", y: 205), text("D", y: 305)],
      newElements: [text("A"), text("B", y: 105), text("C", y: 205), text("D", y: 305)],
      words: [
        #"3 rectangles in #3366CC are new, the first behind "A""#,
        #"a rectangle in #FF0000 behind "B" is new"#,
      ]),
    Case(
      name: "gone from behind three rows", old: [box(), box(y: 100), box(y: 200)], new: [],
      oldElements: [text("A"), text("B", y: 105), text("C", y: 205)],
      newElements: [text("A"), text("B", y: 105), text("C", y: 205)],
      words: [#"3 rectangles in #3366CC are gone, the first behind "A""#]),
    Case(
      name: "moved alone", old: [box()], new: [box(x: 0.5)], oldElements: [text()],
      newElements: [text()], words: [#"the rectangle behind "Save" moved 0.5 pt right"#]),
  ]

  static let explained = [
    Case(
      name: "what moves with an element", old: [box()], new: [box(y: 200)],
      oldElements: [text()], newElements: [text(y: 205)], words: []),
    Case(
      name: "a shape that changed where elements moved",
      old: [box { $0.radii = [8] }], new: [box(y: 200) { $0.radii = [10] }],
      oldElements: [text()], newElements: [text(y: 205)],
      words: [#"the rounded rectangle behind "Save" changed corner radius from 8 to 10 pt"#]),
    Case(
      name: "a color that an element tells", old: [box()], new: [box(color: red)],
      oldElements: [text { $0.background = blue }], newElements: [text { $0.background = red }],
      words: []),
    Case(
      name: "another color than the element's", old: [box()], new: [box(color: red)],
      oldElements: [text { $0.background = .white }],
      newElements: [text { $0.background = .black }],
      words: [#"the rectangle behind "Save" changed color from #3366CC to #FF0000"#]),
    Case(
      name: "parts of a switch that was turned on", old: [box()], new: [box(x: 4, color: red)],
      oldElements: [text { $0.frame = Rect(x: 0, y: 4, width: 44, height: 22) }],
      newElements: [
        text {
          $0.frame = Rect(x: 0, y: 4, width: 44, height: 22)
          $0.value = "1"
        }
      ], words: []),
    Case(
      name: "what comes with an element", old: [], new: [box()], oldElements: [],
      newElements: [text()], words: []),
    Case(
      name: "the backgrounds of rows, one of which was inserted",
      old: [box(), box(y: 52), box(y: 104)], new: [box(), box(y: 52), box(y: 104), box(y: 156)],
      oldElements: [text("A"), text("B", y: 57), text("C", y: 109)],
      newElements: [text("A"), text("X", y: 57), text("B", y: 109), text("C", y: 161)], words: []),
    Case(
      name: "the backgrounds of rows, one of which was removed",
      old: [box(), box(y: 52), box(y: 104), box(y: 156)], new: [box(), box(y: 52), box(y: 104)],
      oldElements: [text("A"), text("X", y: 57), text("B", y: 109), text("C", y: 161)],
      newElements: [text("A"), text("B", y: 57), text("C", y: 109)], words: []),
    Case(
      name: "a background that an inserted row did not bring",
      old: [box(), box(y: 52)], new: [box(), box(y: 52), box(y: 104), box(y: 300)],
      oldElements: [text("A"), text("B", y: 57)],
      newElements: [text("A"), text("X", y: 57), text("B", y: 109)],
      words: ["a rectangle in #3366CC of 40x30 pt at 0,300 is new"]),
    Case(
      name: "what is mirrored with its elements",
      old: [box(.path, x: 0) { $0.content = "1" }, box(x: 100, y: 5)],
      new: [box(.path, x: 350) { $0.content = "2" }, box(x: 250, y: 5)],
      oldElements: [text("A"), text("B", x: 110), text("C", x: 200)],
      newElements: [text("A", x: 360), text("B", x: 260), text("C", x: 170)], words: []),
    Case(
      name: "a circle that grew and pushed a text", old: [box(.ellipse, width: 30)],
      new: [box(.ellipse, width: 36, height: 36)], oldElements: [text(x: 60)],
      newElements: [text(x: 66)],
      words: ["the circle of 36x36 pt at 0,0 grew from 30x30 to 36x36"]),
    Case(
      name: "an area that grew around a text that stayed as large", old: [box()],
      new: [box(height: 50)], oldElements: [text()], newElements: [text(y: 15)],
      words: [#"the rectangle behind "Save" grew from 40x30 to 40x50"#]),
    Case(
      name: "an area that grew with its text", old: [box()], new: [box(height: 50)],
      oldElements: [text()],
      newElements: [text { $0.frame = Rect(x: 10, y: 5, width: 20, height: 40) }], words: []),
    Case(
      name: "an area that grew for what came into it", old: [box(height: 60)],
      new: [box(height: 90)], oldElements: [text("A")],
      newElements: [text("A"), text("B", y: 45)], words: []),
    // Below is 17 pt nearer: the line's own point and a space of 8 on each side.
    Case(
      name: "a divider that was removed", old: [line(y: 33), line(y: 78)], new: [line(y: 61)],
      oldElements: [text("A"), text("B", y: 42), text("C", y: 87)],
      newElements: [text("A"), text("B", y: 25), text("C", y: 70)],
      words: [#"a line in #3366CC below "A" is gone"#]),
    Case(
      name: "a divider that was added", old: [line(y: 61)], new: [line(y: 33), line(y: 78)],
      oldElements: [text("A"), text("B", y: 25), text("C", y: 70)],
      newElements: [text("A"), text("B", y: 42), text("C", y: 87)],
      words: [#"a line in #3366CC below "A" is new"#]),
    Case(
      name: "a divider above all texts", old: [line(y: 0)], new: [], oldElements: [text(y: 9)],
      newElements: [text(y: 0)], words: [#"a line in #3366CC above "Save" is gone"#]),
    Case(
      name: "the divider of a row that was removed", old: [line(y: 33), line(y: 78)],
      new: [line(y: 33)], oldElements: [text("A"), text("B", y: 45), text("C", y: 90)],
      newElements: [text("A"), text("C", y: 45)], words: []),
    Case(
      name: "dividers that moved further than anything else", old: [line(y: 33)],
      new: [line(y: 99)], oldElements: [text("A"), text("B", y: 42)],
      newElements: [text("A"), text("B", y: 110)], words: []),
    Case(
      name: "what comes elsewhere", old: [], new: [box(y: 300)], oldElements: [],
      newElements: [text()], words: ["a rectangle in #3366CC of 40x30 pt at 0,300 is new"]),
  ]

  /// Both sides of the limit.
  @Test func longListsAreCut() {
    func sentences(_ count: Int) -> [String] {
      let shapes = (0..<count).map { box(y: Double($0) * 100) }
      return ShapeDiff(from: [], to: shapes, explainedBy: SceneDiff(from: [], to: []))
        .sentences(limit: 3)
    }
    #expect(sentences(3).count == 3)
    #expect(sentences(5).last == "and 2 more shapes")
  }
}
