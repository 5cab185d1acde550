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
    arguments: oneElement + severalElements + lists + layouts + trees)
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
      name: "italic", old: [element("Save") { $0.isItalic = false }],
      new: [element("Save") { $0.isItalic = true }], words: [#""Save" became italic"#]),
    Case(
      name: "no longer italic", old: [element("Save") { $0.isItalic = true }],
      new: [element("Save") { $0.isItalic = false }],
      words: [#""Save" is no longer italic"#]),
    Case(
      name: "a slant that is not known", old: [element("Save")],
      new: [element("Save") { $0.isItalic = true }], words: []),
    Case(
      name: "symbol", old: [element("star", traits: [.isImage]) { $0.symbol = "star.fill" }],
      new: [element("star", traits: [.isImage]) { $0.symbol = "star" }],
      words: [#""star" changed icon from star.fill to star"#]),
    Case(
      name: "image", old: [element("Photo", traits: [.isImage]) { $0.image = "cat" }],
      new: [element("Photo", traits: [.isImage]) { $0.image = "dog" }],
      words: [#""Photo" changed image from cat to dog"#]),
    Case(
      name: "an image whose label is its name",
      old: [element("cat.png", traits: [.isImage]) { $0.image = "cat.png" }],
      new: [element("dog.png", traits: [.isImage]) { $0.image = "dog.png" }],
      words: [#"image "cat.png" became "dog.png""#]),
    Case(
      name: "a symbol whose label is its name",
      old: [element("cart", traits: [.isImage]) { $0.symbol = "cart" }],
      new: [element("bag", traits: [.isImage]) { $0.symbol = "bag" }],
      words: [#"image "cart" became "bag""#]),
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
      name: "texts that look alike", old: [element("a b") { $0.identifier = "t" }],
      new: [element("a\u{A0}b") { $0.identifier = "t" }],
      words: [#"text "a b" became "a\u{A0}b""#]),
    Case(
      name: "a character without room", old: [element("ab") { $0.identifier = "t" }],
      new: [element("a\u{200B}b") { $0.identifier = "t" }],
      words: [#"text "ab" became "a\u{200B}b""#]),
    // The names of UnicodeData.txt.
    Case(
      name: "a letter of another alphabet", old: [element("paypal pay") { $0.identifier = "t" }],
      new: [element("p\u{430}ypal pay") { $0.identifier = "t" }],
      words: [
        "text \"paypal pay\" became \"p\u{430}ypal pay\" (with U+0430 CYRILLIC SMALL LETTER A)"
      ]),
    Case(
      name: "letters of another alphabet that went",
      old: [element("\u{421}\u{41E}DE") { $0.identifier = "t" }],
      new: [element("CODE") { $0.identifier = "t" }],
      words: [
        "text \"\u{421}\u{41E}DE\" (with U+0421 CYRILLIC CAPITAL LETTER ES and "
          + "U+041E CYRILLIC CAPITAL LETTER O) became \"CODE\""
      ]),
    Case(
      name: "a word of another language", old: [element("Menu") { $0.identifier = "t" }],
      new: [element("Меню") { $0.identifier = "t" }], words: [#"text "Menu" became "Меню""#]),
    Case(
      name: "a word of another language beside one that stays",
      old: [element("iOS menu") { $0.identifier = "t" }],
      new: [element("iOS меню") { $0.identifier = "t" }],
      words: [#"text "iOS menu" became "iOS меню""#]),
    Case(
      name: "typography", old: [element("A") { $0.typography = Typography() }],
      new: [
        element("A") {
          $0.typography = Typography(design: "serif", kerning: 1.5, alignment: "center")
        }
      ],
      words: [
        #""A" changed font design from default to serif, changed kerning from 0 to 1.5 pt "#
          + "and changed alignment of lines from leading to center"
      ]),
    Case(
      name: "typography that an earlier version did not keep", old: [element("A")],
      new: [element("A") { $0.typography = Typography(design: "serif") }], words: []),
    Case(
      name: "an escape sequence", old: [element("ok") { $0.identifier = "t" }],
      new: [element("\u{1B}[31mok") { $0.identifier = "t" }],
      words: [#"text "ok" became "\u{1B}[31mok""#]),
    Case(
      name: "the end of a long text",
      old: [element(String(repeating: "word ", count: 20) + "end") { $0.identifier = "t" }],
      new: [element(String(repeating: "word ", count: 20) + "fin") { $0.identifier = "t" }],
      words: [#"text "...word word word end" became "...word word word fin""#]),
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

  /// Rows of a list with an icon, a title and a price, 44 pt high, below a header.
  private static func list(_ titles: [String]) -> [AccessibilityNode] {
    let rows = titles.enumerated().flatMap { index, title in
      let y = 60 + Double(index) * 44
      return [
        element("star", x: 10, y: y, width: 20, traits: [.isImage]), element(title, x: 40, y: y),
        element("$\(title.count)", x: 300, y: y, width: 30),
      ]
    }
    return [element("Groceries", width: 200, height: 40, traits: [.isHeader])] + rows
  }

  /// Rows of four texts, the first two of which are the same in each.
  private static func transfers(_ order: [Int]) -> [AccessibilityNode] {
    order.enumerated().flatMap { place, row in
      ["Transfer", "Done", "\(row + 1) May", "$\(row + 1)0"].enumerated().map { column, words in
        element(words, x: Double(column) * 80, y: Double(place) * 44, width: 70)
      }
    }
  }

  /// A title that all have above a date.
  private static func lines(_ order: [Int]) -> [AccessibilityNode] {
    order.enumerated().flatMap { place, row in
      let y = Double(place) * 60
      return [element("Transfer", y: y), element("\(row + 1) May", y: y + 24)]
    }
  }

  // Milk, Eggs and Rice cost the same; Bread and Honey do as well.
  static let lists = [
    Case(
      name: "a row inserted among rows with the same icon", old: list(["Milk", "Bread", "Rice"]),
      new: list(["Milk", "Honey", "Bread", "Rice"]),
      words: [
        #"row "star", "Honey", "$5" was inserted below "Milk""#,
        #""star", "Bread" and 4 more moved 44 pt down"#,
      ]),
    Case(
      name: "the first row inserted", old: list(["Milk", "Bread"]),
      new: list(["Honey", "Milk", "Bread"]),
      words: [
        #"row "star", "Honey", "$5" was inserted below "Groceries""#,
        #""star", "Milk" and 4 more moved 44 pt down"#,
      ]),
    Case(
      name: "a row inserted above all others", old: Array(list(["Milk"]).dropFirst()),
      new: Array(list(["Honey", "Milk"]).dropFirst()),
      words: [
        #"row "star", "Honey", "$5" was inserted above "Milk""#,
        #""star", "Milk" and "$4" moved 44 pt down"#,
      ]),
    Case(
      name: "the last row inserted", old: list(["Milk", "Bread"]),
      new: list(["Milk", "Bread", "Honey"]),
      words: [#"row "star", "Honey", "$5" was inserted below "Bread""#]),
    Case(
      name: "two rows inserted apart", old: list(["Milk", "Bread", "Rice"]),
      new: list(["Milk", "Honey", "Bread", "Jam", "Rice"]),
      words: [
        #"row "star", "Honey", "$5" was inserted below "Milk""#,
        #"row "star", "Jam", "$3" was inserted below "Bread""#,
        #""star", "Bread" and "$5" moved 44 pt down"#,
        #""star", "Rice" and "$4" moved 88 pt down"#,
      ]),
    Case(
      name: "a row in the middle removed", old: list(["Milk", "Bread", "Eggs", "Rice"]),
      new: list(["Milk", "Eggs", "Rice"]),
      words: [
        #"row "star", "Bread", "$5" was removed from below "Milk""#,
        #""star", "Eggs" and 4 more moved 44 pt up"#,
      ]),
    Case(
      name: "the last row removed", old: list(["Milk", "Bread"]), new: list(["Milk"]),
      words: [#"row "star", "Bread", "$5" was removed from below "Milk""#]),
    Case(
      name: "a row inserted where another changed its price",
      old: list(["Milk", "Bread"]),
      new: list(["Honey", "Milk", "Bread"]).map { node in
        var node = node
        if node.frame.y == 104, node.label == "$4" { node.label = "$9" }
        return node
      },
      words: [
        #"row "star", "Honey", "$5" was inserted below "Groceries""#,
        #""star", "Milk" and 3 more moved 44 pt down"#,
        #"text "$4" became "$9" and moved 44 pt down"#,
      ]),
    Case(
      name: "a row removed and another inserted elsewhere",
      old: list(["Milk", "Bread", "Eggs", "Tea"]), new: list(["Milk", "Eggs", "Tea", "Coffee"]),
      words: [
        #"row "star", "Bread", "$5" was removed from below "Milk""#,
        #"row "star", "Coffee", "$6" was inserted below "Tea""#,
        #""star", "Eggs" and 4 more moved 44 pt up"#,
      ]),
    Case(
      name: "a row in the place of another", old: list(["Milk", "Bread", "Tea"]),
      new: list(["Milk", "Butter", "Tea"]),
      words: [#"text "Bread" became "Butter""#, #"text "$5" became "$6""#]),
    Case(
      name: "two rows with the same icon swapped",
      old: list(["Milk", "Bread", "Eggs", "Butter", "Cheese", "Tea"]),
      new: list(["Milk", "Cheese", "Eggs", "Butter", "Bread", "Tea"]),
      words: [
        #"row "star", "Cheese", "$6" now comes before "Eggs""#,
        #"row "star", "Bread", "$5" now comes after "Butter""#,
      ]),
    Case(
      name: "a row in another order whose first words all rows have", old: transfers([0, 1, 2]),
      new: transfers([1, 2, 0]),
      words: [
        #"row "1 May", "Transfer" and 2 more now comes after "3 May""#,
        #""Transfer", "Done" and 6 more moved 44 pt up"#,
      ]),
    Case(
      name: "a row inserted below one whose first words all rows have", old: transfers([0, 2]),
      new: transfers([0, 1, 2]),
      words: [
        #"row "2 May", "Transfer" and 2 more was inserted below "1 May""#,
        #""Transfer", "Done" and 2 more moved 44 pt down"#,
      ]),
    Case(
      name: "two lines in another order, the first of which all have", old: lines([0, 1, 2]),
      new: lines([1, 2, 0]),
      words: [
        #"row "1 May", "Transfer" now comes after "3 May""#,
        #""Transfer", "2 May" and 2 more moved 60 pt up"#,
      ]),
    Case(
      name: "two elements of a row swapped", old: [element("A"), element("B", x: 120)],
      new: [element("B"), element("A", x: 120)],
      words: [#"text "A" now comes after "B""#, #""B" moved 120 pt left"#]),
  ]

  /// Rows of a picture, a title and a number in a screen 390 pt wide, as they are from left to
  /// right and mirrored.
  private static func screen(isMirrored: Bool, titles: [Double] = [40, 56, 71])
    -> [AccessibilityNode]
  {
    func place(_ label: String, x: Double, y: Double, width: Double) -> AccessibilityNode {
      element(label, x: isMirrored ? 390 - x - width : x, y: y, width: width)
    }
    return titles.enumerated().flatMap { index, width in
      let y = Double(index) * 44
      return [
        place("icon \(index)", x: 16, y: y, width: 20),
        place("title \(index)", x: 48, y: y, width: width),
        place("number \(index)", x: 340, y: y, width: 34),
      ]
    }
  }

  private static func stack(spacing: Double, top: Double = 0, heights: [Double])
    -> [AccessibilityNode]
  {
    var y = top
    return heights.enumerated().map { index, height in
      defer { y += height + spacing }
      return element("r\(index)", y: y, height: height)
    }
  }

  static let layouts = [
    Case(
      name: "mirrored", old: screen(isMirrored: false), new: screen(isMirrored: true),
      words: ["the layout is mirrored, as between left to right and right to left"]),
    Case(
      name: "mirrored but for one element, which is told",
      old: screen(isMirrored: false) + [element("Help", x: 300, y: 200, width: 40)],
      new: screen(isMirrored: true) + [element("Help", x: 290, y: 200, width: 40)],
      words: [
        "the layout is mirrored, as between left to right and right to left",
        #""Help" moved 10 pt left"#,
      ]),
    Case(
      name: "mirrored with another color",
      old: screen(isMirrored: false).map { node in
        var node = node
        node.foreground = .black
        return node
      },
      new: screen(isMirrored: true).map { node in
        var node = node
        node.foreground = node.label == "title 1" ? .white : .black
        return node
      },
      words: [
        "the layout is mirrored, as between left to right and right to left",
        #""title 1" changed color from #000000 to #FFFFFF and moved 238 pt right"#,
      ]),
    Case(
      name: "moved to the other side alone",
      old: [30.0, 40, 50].map { element("w\($0)", y: $0 * 10, width: $0) },
      new: [30.0, 40, 50].map { element("w\($0)", x: 100 - $0, y: $0 * 10, width: $0) },
      words: ["the layout is mirrored, as by another alignment or direction"]),
    Case(
      name: "centered elements that all move right are not mirrored",
      old: [30.0, 40, 50].map { element("w\($0)", x: 50 - $0 / 2, y: $0 * 10, width: $0) },
      new: [30.0, 40, 50].map { element("w\($0)", x: 58 - $0 / 2, y: $0 * 10, width: $0) },
      words: [#""w30.0", "w40.0" and "w50.0" moved 8 pt right"#]),
    Case(
      name: "the spacing of a stack", old: stack(spacing: 8, heights: [20, 20, 30, 20]),
      new: stack(spacing: 9, heights: [20, 20, 30, 20]),
      words: ["the space between 4 rows grew from 8 to 9 pt"]),
    Case(
      name: "the spacing of a centered stack",
      old: stack(spacing: 8, top: 100, heights: [20, 20, 20]),
      new: stack(spacing: 6, top: 102, heights: [20, 20, 20]),
      words: ["the space between 3 rows shrank from 8 to 6 pt"]),
    Case(
      name: "rows that differ in the room around their text",
      old: [element("A"), element("B", y: 44), element("C", y: 90), element("D", y: 130)],
      new: [element("A"), element("B", y: 48), element("C", y: 98), element("D", y: 142)],
      words: ["the space between 4 rows grew by 4 pt"]),
    Case(
      name: "the spacing of a list, and what is above and below it",
      old: [element("Title")] + stack(spacing: 10, top: 100, heights: [20, 20, 20])
        + [element("Total", y: 300)],
      new: [element("Title")] + stack(spacing: 14, top: 100, heights: [20, 20, 20])
        + [element("Total", y: 308)],
      words: [
        "the space between 3 rows grew from 10 to 14 pt", #""Total" moved 8 pt down"#,
      ]),
    Case(
      name: "one space is no spacing", old: stack(spacing: 8, heights: [20, 20]),
      new: stack(spacing: 9, heights: [20, 20]),
      words: [#""r1" moved 1 pt down: the space below "r0" grew from 8 to 9 pt"#]),
    Case(
      name: "rows that grew keep their spacing", old: stack(spacing: 8, heights: [20, 20, 20]),
      new: stack(spacing: 8, heights: [22, 22, 22]),
      words: [
        #""r0" grew from 100x20 to 100x22"#,
        #""r1" moved 2 pt down and grew from 100x20 to 100x22"#,
        #""r2" moved 4 pt down and grew from 100x20 to 100x22"#,
      ]),
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
