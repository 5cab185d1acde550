// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayChanges

private func element(
  _ label: String?, x: Double = 0, y: Double = 0, width: Double = 100, height: Double = 20,
  traits: Set<AccessibilityTrait> = [.isStaticText],
  change: (inout AccessibilityNode) -> Void = { _ in }
) -> AccessibilityNode {
  var node = AccessibilityNode(
    frame: Rect(x: x, y: y, width: width, height: height), label: label, traits: traits)
  change(&node)
  return node
}

@Suite("Scene differences in words")
struct SceneDiffTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var old: [AccessibilityNode]
    var new: [AccessibilityNode]
    var words: [String]
    var testDescription: String { name }
  }

  @Test(
    "what changed between two scenes is said in sentences about its elements",
    arguments: oneElement + severalElements + trees)
  func words(_ row: Case) {
    #expect(SceneDiff(from: row.old, to: row.new).sentences() == row.words)
  }

  static let oneElement = [
    Case(name: "nothing", old: [], new: [], words: []),
    Case(name: "equal", old: [element("Save")], new: [element("Save")], words: []),
    Case(
      name: "text", old: [element("Save")], new: [element("Store")],
      words: [#"text "Save" became "Store""#]),
    Case(
      name: "text and size of a button",
      old: [element("Save", width: 100, height: 44, traits: [.isButton])],
      new: [element("Store", width: 120, height: 44, traits: [.isButton])],
      words: [#"button "Save" became "Store" and grew from 100x44 to 120x44"#]),
    Case(
      name: "down", old: [element("Save")], new: [element("Save", y: 8)],
      words: [#""Save" moved 8 pt down"#]),
    Case(
      name: "left and up", old: [element("Save", x: 10, y: 10)],
      new: [element("Save", x: 9.5, y: 9.67)],
      words: [#""Save" moved 0.5 pt left and 0.33 pt up"#]),
    // Both sides of the smallest length, 0.005 pt.
    Case(
      name: "too little to see", old: [element("Save")], new: [element("Save", y: 0.004)], words: []
    ),
    Case(
      name: "just enough", old: [element("Save")], new: [element("Save", y: 0.01)],
      words: [#""Save" moved 0.01 pt down"#]),
    Case(
      name: "shrank", old: [element("Save", width: 100)], new: [element("Save", width: 60.5)],
      words: [#""Save" shrank from 100x20 to 60.5x20"#]),
    Case(
      name: "wider and lower", old: [element("Save")],
      new: [element("Save", width: 120, height: 10)],
      words: [#""Save" changed size from 100x20 to 120x10"#]),
    Case(
      name: "color", old: [element("Save") { $0.foreground = RGBAColor(hex: "#007AFF") }],
      new: [element("Save") { $0.foreground = RGBAColor(hex: "#FF3B30") }],
      words: [#""Save" changed color from #007AFF to #FF3B30"#]),
    Case(
      name: "background gained", old: [element("Save")],
      new: [element("Save") { $0.background = .black }],
      words: [#""Save" gained the background #000000"#]),
    Case(
      name: "text size", old: [element("Save") { $0.pointSize = 17 }],
      new: [element("Save") { $0.pointSize = 20.5 }],
      words: [#""Save" changed text size from 17 pt to 20.5 pt"#]),
    Case(
      name: "weight", old: [element("Save") { $0.weight = 400 }],
      new: [element("Save") { $0.weight = 500 }],
      words: [#""Save" became medium (it was regular)"#]),
    Case(
      name: "symbol", old: [element("star", traits: [.isImage]) { $0.symbol = "star.fill" }],
      new: [element("star", traits: [.isImage]) { $0.symbol = "star" }],
      words: [#""star" changed icon from star.fill to star"#]),
    Case(
      name: "image", old: [element("Photo", traits: [.isImage]) { $0.image = "cat" }],
      new: [element("Photo", traits: [.isImage]) { $0.image = "dog" }],
      words: [#""Photo" changed image from cat to dog"#]),
    Case(
      name: "a weight that is not known", old: [element("Save")],
      new: [element("Save") { $0.weight = 500 }], words: []),
    Case(
      name: "opacity", old: [element("Save")], new: [element("Save") { $0.opacity = 0.99 }],
      words: [#""Save" changed opacity from 1 to 0.99"#]),
    Case(
      name: "cut off", old: [element("Save")], new: [element("Save") { $0.isTruncated = true }],
      words: [#""Save" is now cut off"#]),
    Case(
      name: "no longer cut off", old: [element("Save") { $0.isTruncated = true }],
      new: [element("Save")], words: [#""Save" is no longer cut off"#]),
    Case(
      name: "value", old: [element("Wi-Fi", traits: [.isToggle]) { $0.value = "0" }],
      new: [element("Wi-Fi", traits: [.isToggle]) { $0.value = "1" }],
      words: [#""Wi-Fi" was turned on"#]),
    Case(
      name: "a value of something else",
      old: [element("Volume", traits: [.isAdjustable]) { $0.value = "0" }],
      new: [element("Volume", traits: [.isAdjustable]) { $0.value = "1" }],
      words: [#""Volume" changed value from "0" to "1""#]),
    Case(
      name: "a cause before its consequences", old: [element("Save") { $0.weight = 400 }],
      new: [element("Save", width: 104) { $0.weight = 600 }],
      words: [#""Save" became semibold (it was regular) and grew from 100x20 to 104x20"#]),
    Case(
      name: "traits", old: [element("Save", traits: [.isButton])],
      new: [element("Save", traits: [.isButton, .isNotEnabled, .isSelected])],
      words: [#""Save" is now disabled and is now selected"#]),
    Case(
      name: "a trait lost", old: [element("Save", traits: [.isStaticText, .isHeader])],
      new: [element("Save")], words: [#""Save" lost the trait isHeader"#]),
    Case(
      name: "three things", old: [element("Save") { $0.foreground = .black }],
      new: [element("Save", y: 4, width: 90) { $0.foreground = .white }],
      words: [
        #""Save" changed color from #000000 to #FFFFFF, moved 4 pt down "#
          + "and shrank from 100x20 to 90x20"
      ]),
    Case(
      name: "without a label",
      old: [element(nil, x: 3, y: 4, traits: [.isImage])],
      new: [element(nil, x: 3, y: 4, width: 110, traits: [.isImage])],
      words: ["image at 3,4 grew from 100x20 to 110x20"]),
    Case(
      name: "a long text on two lines",
      old: [element("one\ntwo " + String(repeating: "a", count: 60))],
      new: [], words: [#"text "one two "# + String(repeating: "a", count: 49) + #"..." is gone"#]),
  ]

  static let severalElements = [
    Case(
      name: "new and gone", old: [element("Help", y: 200)], new: [element("Cancel", y: 0)],
      words: [#"text "Cancel" is new"#, #"text "Help" is gone"#]),
    Case(
      name: "gone in the middle",
      old: [element("A"), element("B", y: 100), element("C", y: 200)],
      new: [element("A"), element("C", y: 200)], words: [#"text "B" is gone"#]),
    Case(
      name: "a row inserted moves what follows, told once",
      old: [element("A"), element("B", y: 100), element("C", y: 200), element("D", y: 300)],
      new: [
        element("A"), element("X", y: 100), element("B", y: 200), element("C", y: 300),
        element("D", y: 400),
      ],
      words: [
        #"text "X" was inserted below "A""#, #""B", "C" and "D" moved 100 pt down"#,
      ]),
    Case(
      name: "a row of two inserted, and named by what is not a picture",
      old: [
        element("bell", traits: [.isImage]), element("A", x: 120), element("B", y: 44),
        element("C", x: 120, y: 44),
      ],
      new: [
        element("bell", traits: [.isImage]), element("A", x: 120), element("X", y: 44),
        element("Y", x: 120, y: 44), element("B", y: 88), element("C", x: 120, y: 88),
      ],
      words: [#"row "X", "Y" was inserted below "A""#, #""B" and "C" moved 44 pt down"#]),
    Case(
      name: "two lines beside a picture are one row, told before what is above it",
      old: [
        element("A"), element("n", x: 300), element("B", y: 50), element("b", y: 70),
        element("9", x: 300, y: 60),
      ],
      new: [
        element("A"), element("n", x: 300, y: 0.5),
        element("star", x: 120, y: 60, traits: [.isImage]), element("X", x: 0, y: 50),
        element("x", x: 0, y: 70), element("8", x: 300, y: 60),
        element("B", y: 100), element("b", y: 120), element("9", x: 300, y: 110),
      ],
      words: [
        #"row "X", "x" and 2 more was inserted below "A""#, #""n" moved 0.5 pt down"#,
        #""B", "b" and "9" moved 50 pt down"#,
      ]),
    Case(
      name: "the same change of looks is told once",
      old: ["A", "B", "C", "D"].enumerated().map { index, name in
        element(name, y: Double(index) * 50) { $0.foreground = .black }
      },
      new: ["A", "B", "C", "D"].enumerated().map { index, name in
        element(name, y: Double(index) * 50) { $0.foreground = index == 2 ? .black : .white }
      },
      words: [#""A", "B" and "D" changed color from #000000 to #FFFFFF"#]),
    Case(
      name: "a row of two removed",
      old: [element("X"), element("Y", x: 120), element("B", y: 44)], new: [element("B")],
      words: [#"row "X", "Y" was removed"#, #""B" moved 44 pt up"#]),
    Case(
      name: "an element beside one that stays is no row",
      old: [element("A"), element("B", y: 44)],
      new: [element("A"), element("X", x: 120), element("B", y: 60)],
      words: [#"text "X" is new"#, #""B" moved 16 pt down"#]),
    Case(
      name: "two rows in another order",
      old: [
        element("A"), element("a", x: 120), element("B", y: 44), element("b", x: 120, y: 44),
        element("C", y: 88),
      ],
      new: [
        element("B"), element("b", x: 120), element("A", y: 44), element("a", x: 120, y: 44),
        element("C", y: 88),
      ],
      words: [#"row "A", "a" now comes after "B""#, #""B" and "b" moved 44 pt up"#]),
    Case(
      name: "the last row comes first",
      old: [element("A"), element("B", y: 44), element("C", y: 88)],
      new: [element("C"), element("A", y: 44), element("B", y: 88)],
      words: [#"text "C" now comes before "A""#, #""A" and "B" moved 44 pt down"#]),
    Case(
      name: "a space beside grew",
      old: [element("A", width: 40), element("B", x: 52), element("C", x: 52, y: 18)],
      new: [element("A", width: 40), element("B", x: 56), element("C", x: 56, y: 18)],
      words: [
        #""B" and "C" moved 4 pt right: the space to the right of "A" grew from 12 to 16 pt"#
      ]),
    Case(
      name: "a space below shrank", old: [element("A"), element("B", y: 30)],
      new: [element("A"), element("B", y: 28)],
      words: [#""B" moved 2 pt up: the space below "A" shrank from 10 to 8 pt"#]),
    Case(
      name: "no space where the element before it changed too",
      old: [element("A"), element("B", y: 30)],
      new: [element("A", height: 22), element("B", y: 32)],
      words: [#""A" grew from 100x20 to 100x22"#, #""B" moved 2 pt down"#]),
    Case(
      name: "four that move alike", old: (0..<4).map { element("r\($0)", y: Double($0) * 50) },
      new: (0..<4).map { element("r\($0)", y: Double($0) * 50 + 8) },
      words: [#""r0", "r1" and 2 more moved 8 pt down"#]),
    Case(
      name: "equal labels are matched in order",
      old: [element("Edit", y: 0), element("Edit", y: 100), element("Edit", y: 200)],
      new: [element("Edit", y: 0), element("Edit", y: 100)],
      words: [#"text "Edit" is gone"#]),
    Case(
      name: "two changed places", old: [element("A"), element("B", y: 100)],
      new: [element("B"), element("A", y: 100)],
      words: [#"text "A" now comes after "B""#, #""B" moved 100 pt up"#]),
    Case(
      name: "an identifier holds whatever else changes",
      old: [element("Save", traits: [.isButton]) { $0.identifier = "go" }],
      new: [element("Store", y: 500, traits: [.isLink]) { $0.identifier = "go" }],
      words: [
        #"button "Save" became "Store", gained the trait isLink, lost the trait isButton "#
          + "and moved 500 pt down"
      ]),
    Case(
      name: "an identifier that stands twice does not",
      old: [
        element("A") { $0.identifier = "row" }, element("B", y: 100) { $0.identifier = "row" },
      ],
      new: [element("B", y: 100) { $0.identifier = "row" }],
      words: [#"text "A" is gone"#]),
    // 44 pt apart is the same element, 45 is not; other kinds never are.
    Case(
      name: "near enough to be the same", old: [element("A")], new: [element("B", y: 44)],
      words: [#"text "A" became "B" and moved 44 pt down"#]),
    Case(
      name: "too far to be the same", old: [element("A")], new: [element("B", y: 45)],
      words: [#"text "B" is new"#, #"text "A" is gone"#]),
    Case(
      name: "another kind in its place", old: [element("A")],
      new: [element("B", traits: [.isButton])],
      words: [#"button "B" is new"#, #"text "A" is gone"#]),
  ]

  static let trees = [
    Case(
      name: "a container that says nothing is passed over",
      old: [element(nil, height: 20, traits: []) { $0.children = [element("Save")] }],
      new: [element(nil, height: 40, traits: []) { $0.children = [element("Save")] }], words: []),
    Case(
      name: "a container with a name is not",
      old: [element("Card", height: 20, traits: []) { $0.children = [element("Save")] }],
      new: [element("Card", height: 40, traits: []) { $0.children = [element("Save")] }],
      words: [#""Card" grew from 100x20 to 100x40"#]),
    Case(
      name: "children are compared",
      old: [element("Card", traits: []) { $0.children = [element("Save")] }],
      new: [element("Card", traits: []) { $0.children = [element("Store")] }],
      words: [#"text "Save" became "Store""#]),
  ]

  /// Both sides of the limit.
  @Test func longListsAreCut() {
    func sentences(_ count: Int) -> [String] {
      SceneDiff(from: [], to: (0..<count).map { element("r\($0)", y: Double($0) * 30) }).sentences()
    }
    #expect(sentences(12).count == 12)
    #expect(sentences(12).last == #"text "r11" is new"#)
    #expect(sentences(13).count == 13)
    #expect(sentences(13).last == "and 1 more")
    #expect(sentences(24).last == "and 12 more")
  }

  /// Big trees without anything in common: bounded work, and an answer.
  @Test func bigTreesEndInTime() {
    let old = (0..<3000).map { element("o\($0)", x: Double($0) * 1000) }
    let new = (0..<3000).map { element("n\($0)", x: Double($0) * 1000 + 500) }
    #expect(SceneDiff(from: old, to: new).changes.count == 6000)
  }
}
