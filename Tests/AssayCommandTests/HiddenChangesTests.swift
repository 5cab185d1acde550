// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

/// What the words of elements alone do not tell, from two descriptions to the words of `diff`.
@Suite("Changes that no accessibility element shows")
struct HiddenChangesTests {
  struct Change: CustomTestStringConvertible, Sendable {
    var name: String
    var view: String
    var edits: [(old: String, new: String)]
    var words: [String]
    /// What must not be said.
    var never: [String] = []
    var testDescription: String { name }
  }

  private static let badge = """
    kind: HStack
    children:
    - kind: Text
      text: AB
      modifiers: [accessibilityHidden]
    - kind: Image
      systemName: star
      modifiers: [accessibilityHidden]
    - {kind: Text, text: Alice}

    """

  private static let stack = """
    kind: VStack
    children:
    - {kind: Text, text: Alice}
    - {kind: Divider}
    - {kind: Text, text: Bob}

    """

  private static let shapes = """
    kind: HStack
    children:
    - kind: Circle
      modifiers:
      - frame: {width: 20, height: 20}
    - {kind: Text, text: Alice}

    """

  /// A translucent color in front of a solid one.
  private static let layers = """
    kind: Text
    text: Alice
    modifiers:
    - padding: 8
    - background: "#FF000080"
    - padding: 8
    - background: white

    """

  static let changes = [
    Change(
      name: "hidden text", view: badge, edits: [("text: AB", "text: CD")],
      words: [#"hidden text "AB" became "CD""#], never: ["hidden icon", "Alice\" became"]),
    Change(
      name: "hidden symbol", view: badge, edits: [("star", "heart")],
      words: ["hidden icon star became heart"], never: ["hidden text"]),
    Change(
      name: "weight of a hidden text", view: badge,
      edits: [
        ("[accessibilityHidden]\n- kind: Image", "[bold, accessibilityHidden]\n- kind: Image")
      ],
      words: [#"hidden text "AB" changed font from "#], never: ["hidden icon"]),
    Change(
      name: "divider", view: stack, edits: [("- {kind: Divider}\n", "")],
      words: ["a line in ", #" below "Alice" is gone"#]),
    Change(
      name: "a shape that pushed a text", view: shapes,
      edits: [("width: 20, height: 20", "width: 26, height: 26")],
      words: ["the circle of 26x26 pt at ", "grew from 20x20 to 26x26"]),
    Change(
      name: "translucent background", view: layers, edits: [("#FF000080", "#FF000040")],
      words: [#""Alice" changed background from #FF000080 to #FF000040"#]),
    // The color that is seen behind the text is the translucent one.
    Change(
      name: "solid background behind a translucent one", view: layers,
      edits: [("background: white", "background: black")],
      words: [#"the rectangle behind "Alice" changed color from #FFFFFF to #000000"#],
      never: [#""Alice" changed background"#]),
  ]

  @Test("each is named by what changed in the view", arguments: changes)
  func words(_ change: Change) throws {
    let package = try TemporaryFolder.package()
    try package.write(change.view, to: "Screens/Screen.yaml")
    func render(to folder: String) throws {
      let run = try package.run(
        "snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", folder)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    try render(to: "old")
    var view = change.view
    for (old, new) in change.edits {
      #expect(view.contains(old), "\(old)")
      view = view.replacingOccurrences(of: old, with: new)
    }
    try package.write(view, to: "Screens/Screen.yaml")
    try render(to: "new")
    let run = try package.run("snapshot", "diff", "old", "new")
    #expect(run.exitCode == 1, "\(run.errors)")
    for words in change.words { #expect(run.output.contains(words), "\(run.output)") }
    for words in change.never { #expect(!run.output.contains(words), "\(run.output)") }
  }

  @Test("what is hidden is not part of the accessibility tree")
  func tree() throws {
    let package = try TemporaryFolder.package()
    try package.write(Self.badge, to: "Screens/Screen.yaml")
    let run = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "out")
    #expect(run.exitCode == 0, "\(run.errors)")
    let bytes = try package.data("out/Screens/Screen/iPhoneSe.png")
    let text = String(decoding: bytes, as: UTF8.self)
    // From the start of the metadata to the facts that follow the elements.
    let elements = try #require(text.firstRange(of: #""accessibility":"#))
    let rest = text[elements.upperBound...]
    let end = try #require(rest.firstRange(of: #""drawing":"#))
    #expect(rest[..<end.lowerBound].contains(#""Alice""#))
    #expect(!rest[..<end.lowerBound].contains(#""AB""#))
    #expect(rest[end.upperBound...].contains(#""text":"AB""#))
  }
}
