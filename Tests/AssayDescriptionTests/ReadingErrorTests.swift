// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayTestSupport
import AssayViews
import Foundation
import Testing

@testable import AssayDescription

@Suite("What is wrong with a description, and where")
struct ReadingErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var yaml: String
    var message: String
    var testDescription: String { message }
  }

  @Test(arguments: [
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers:\n  - pading: 8\n",
      message: "v.yaml:4:5: unknown modifier 'pading'; did you mean 'padding'?"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers: [blod]",
      message: "v.yaml:3:13: unknown modifier 'blod'; did you mean 'bold'?"),
    Case(
      yaml: "kind: Vstack", message: "v.yaml:1:7: unknown kind 'Vstack'; did you mean 'VStack'?"),
    Case(
      yaml: "kind: VStack\nspaceing: 8",
      message: "v.yaml:2:1: unknown key 'spaceing' of VStack; did you mean 'spacing'?"),
    Case(
      yaml: "kind: VStack\nspacing: wide",
      message: "v.yaml:2:10: expected a number, found the text 'wide'"),
    Case(
      yaml: "kind: VStack\nalignment: left",
      message: "v.yaml:2:12: unknown horizontal alignment 'left'; expected one of leading, center, "
        + "trailing, listRowSeparatorLeading, listRowSeparatorTrailing"),
    Case(
      yaml: "kind: Text\ntext: 42",
      message: "v.yaml:2:7: expected a text, found the number 42; put it in quotes"),
    Case(
      yaml: "kind: Text",
      message: "v.yaml:1:1: missing key 'text', 'verbatim', 'image' or 'pieces'"),
    Case(
      yaml: "kind: Text\ntext: a\nverbatim: b",
      message: "v.yaml:1:1: 'text' and 'verbatim' are two contents of one text; write one of them, "
        + "or several parts as 'pieces'"),
    Case(
      yaml: "kind: Label\ntitle: {text: a, verbatim: b}",
      message: "v.yaml:2:8: 'text' and 'verbatim' are two contents of one text; write one "
        + "of them, or several parts as 'pieces'"),
    Case(
      yaml: "kind: Label\ntitle: {verbatm: a}",
      message: "v.yaml:2:8: missing key 'kind' of a view"),
    Case(yaml: "text: a", message: "v.yaml:1:1: missing key 'kind' of a view"),
    Case(
      yaml: "kind: Color\ncolor: blu",
      message: "v.yaml:2:8: unknown color 'blu'; did you mean 'blue'?"),
    Case(
      yaml: "kind: Color\ncolor: '#12'",
      message: "v.yaml:2:8: '#12' is not a hex color such as #1E90FF"),
    Case(
      yaml: "kind: Color\ncolor: blue@half",
      message: "v.yaml:2:8: 'half' is not an opacity; write one in 0...1 as in blue@0.2"),
    // What SwiftUI would clamp or ignore is a slip in a description.
    Case(
      yaml: "kind: Color\ncolor: blue@1.5",
      message: "v.yaml:2:8: '1.5' is not an opacity; write one in 0...1 as in blue@0.2"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers: [{opacity: 5}]",
      message: "v.yaml:3:23: expected a number from 0 to 1, found the number 5"),
    Case(
      yaml: "kind: Slider\nvalue: -4",
      message: "v.yaml:2:8: expected a number from 0 to 1, found the number -4"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers: [{frame: {width: -5}}]",
      message: "v.yaml:3:29: expected a number of at least 0, found the number -5"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers: [{frame: {width: infinity}}]",
      message: "v.yaml:3:29: expected a number, found the text 'infinity'"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers: [{frame: {maxWidth: -infinity}}]",
      message:
        "v.yaml:3:32: expected a number of at least 0, or infinity, found the text '-infinity'"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers: [{padding: infinity}]",
      message: "v.yaml:3:23: expected a number, found the text 'infinity'"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers: [{font: {size: -4}}]",
      message: "v.yaml:3:27: expected a number above 0, found the number -4"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers: [{environment: {displayScale: 0}}]",
      message: "v.yaml:3:42: expected a number above 0, found the number 0"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers: [{lineLimit: -1}]",
      message: "v.yaml:3:25: expected a whole number of at least 0, found the number -1"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers:\n  - padding: 8\n    bold: true\n",
      message: "v.yaml:5:5: 'padding' and 'bold' are two modifiers; write each as its own item"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers:\n  - clipped: 3\n",
      message: "v.yaml:4:14: 'clipped' has no value; write it alone"),
    Case(
      yaml: "kind: Text\ntext: a\nmodifiers: [opacity]",
      message: "v.yaml:3:13: 'opacity' needs a value, as in {opacity: ...}"),
    Case(
      yaml: "kind: VStack\nchildren:\n  - kind: Text\n    text: a\n    text: b\n",
      message: "v.yaml:5:5: the key 'text' is written twice"),
    Case(
      yaml: "kind: *nowhere",
      message:
        "v.yaml:1:7: not valid YAML: found undefined alias; put text that starts with '*' in quotes"
    ),
    Case(
      yaml: "kind: Group\nchildren: &all [*all]",
      message:
        "v.yaml:2:17: not valid YAML: found undefined alias; put text that starts with '*' in quotes"
    ),
    Case(yaml: "", message: "v.yaml:1:1: the file is empty; write a view such as 'kind: Text'"),
    Case(
      yaml: "kind: [Text",
      message:
        "v.yaml:2:1: not valid YAML: did not find expected ',' or ']' while parsing a flow sequence"
    ),
    Case(
      yaml: "kind: Text\n---\nkind: Text",
      message:
        "v.yaml:2:1: not valid YAML: expected a single document in the stream, but found another document"
    ),
    Case(yaml: "? {a: b}\n: 1", message: "v.yaml:1:3: a key is a word"),
    Case(
      yaml: "kind: &a Text\n*a : 1", message: "v.yaml:2:1: a key is a word, not an alias"),
    Case(
      yaml: "name: a\nvew: b",
      message: "v.yaml:1:1: missing key 'view'"),
    Case(
      yaml: "view: a\ncanvas: {width: 0, height: 10}",
      message: "v.yaml:2:17: a canvas is more than 0 and at most 10000 points, not 0"),
    Case(
      yaml: "view: a\nnmae: b",
      message: "v.yaml:2:1: unknown key 'nmae' of a view description; did you mean 'name'?"),
    Case(
      yaml: "include: nowhere.yaml",
      message: "v.yaml:1:10: no file at 'nowhere.yaml'"),
    Case(
      yaml: "include: nowhere.yaml\nkind: Text",
      message: "v.yaml:2:1: only 'modifiers' may be beside 'include', not 'kind'"),
    Case(
      yaml: "{\"kind\": \"Text\", \"text\": true}",
      message: "v.yaml:1:26: expected a text, found true; put it in quotes"),
  ])
  func message(_ row: Case) {
    #expect {
      try ViewDescription.parse(row.yaml, file: "v.yaml")
    } throws: { error in
      if String(describing: error) != row.message { print(error) }
      return String(describing: error) == row.message
    }
  }

  @Test("without a file the place is told by keys")
  func codingPath() {
    let json = #"{"kind":"VStack","children":["a",{"kind":"Color","color":3}]}"#
    #expect {
      try JSONDecoder().decode(ViewNode.self, from: Data(json.utf8))
    } throws: {
      String(describing: $0)
        == "children.[1].color: expected a color such as blue or '#1E90FF', found the number 3"
    }
  }

  @Test("aliases that multiply are stopped, quickly")
  func billionLaughs() {
    var yaml = "kind: Group\nchildren:\n  - &a0 lol\n"
    for level in 1...12 {
      let tens = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      yaml += "  - &a\(level) {kind: Group, children: [\(tens)]}\n"
    }
    #expect {
      try ViewDescription.parse(yaml)
    } throws: {
      String(describing: $0).contains("more than 200000 values")
    }
  }

  @Test("nesting is bounded", arguments: [("[", "]"), ("{a: ", "}")])
  func nesting(_ brackets: (String, String)) {
    for depth in [500, 900, 5000] {
      let yaml =
        String(repeating: brackets.0, count: depth) + "1"
        + String(repeating: brackets.1, count: depth)
      #expect(throws: DocumentError.self) { try ViewDescription.parse(yaml) }
    }
  }

  @Test("a stack of 150 views reads")
  func deepEnough() throws {
    let yaml =
      String(repeating: "{kind: Group, children: [", count: 150) + "a"
      + String(repeating: "]}", count: 150)
    #expect(throws: Never.self) { try ViewDescription.parse(yaml) }
  }
}

@Suite("Files of descriptions")
struct DescriptionFileTests {
  /// A folder that goes with the test.
  private func withFolder(
    _ files: [String: String], _ body: (String) throws -> Void
  ) throws {
    try TemporaryFolder.with(files, body)
  }

  @Test("includes are relative to their file, and take modifiers")
  func includes() throws {
    try withFolder([
      "main.yaml": """
      name: Main
      canvas: sizeThatFits
      strings: Localizable.xcstrings
      assets: [Media.xcassets, /abs/Other.xcassets]
      view:
        kind: VStack
        children:
          - include: parts/row.yaml
            modifiers: [bold]
          - include: parts/word.json
            modifiers: [italic]
      """,
      "parts/row.yaml":
        "view: {kind: Group, children: [{include: word.json}], modifiers: [padding]}",
      "parts/word.json": "\"word \\ud83d\\ude00\"",
    ]) { folder in
      let description = try ViewDescription(file: folder + "/main.yaml", allowsOutside: true)
      #expect(description.name == "Main")
      #expect(description.canvas == .sizeThatFits)
      #expect(description.strings == [folder + "/Localizable.xcstrings"])
      #expect(description.assets == [folder + "/Media.xcassets", "/abs/Other.xcassets"])
      let word = ViewNode(.text(TextNode(key: "word 😀")))
      #expect(
        description.view
          == ViewNode(
            .vStack(
              alignment: .center, spacing: nil,
              children: [
                ViewNode(
                  .group(children: [word]),
                  modifiers: [.padding(PaddingModifier()), .bold(true)]),
                ViewNode(word.content, modifiers: [.italic(true)]),
              ])))
    }
  }

  @Test("a circle of files is told as a chain, at the include that closes it")
  func cycle() throws {
    try withFolder([
      "a.yaml": "kind: VStack\nchildren:\n  - include: b.yaml\n",
      "b.yaml": "include: sub/../c.yaml", "c.yaml": "{kind: Group, children: {include: b.yaml}}",
      "sub/empty.yaml": "a",
    ]) { folder in
      #expect {
        try ViewDescription(file: folder + "/a.yaml")
      } throws: {
        String(describing: $0)
          == "\(folder)/sub/../c.yaml:1:35: the files include each other: b.yaml -> c.yaml -> b.yaml"
      }
    }
  }

  @Test("files that cannot be read")
  func unreadable() throws {
    try withFolder(["folder/x": ""]) { folder in
      #expect {
        try ViewDescription(file: folder + "/none.yaml")
      } throws: {
        String(describing: $0) == "\(folder)/none.yaml: no such file"
      }
      #expect(throws: DocumentError.self) { _ = try ViewDescription(file: folder + "/folder") }
      let binary = URL(fileURLWithPath: folder + "/binary.yaml")
      try Data([0x6B, 0xFF, 0xFE]).write(to: binary)
      #expect {
        try ViewDescription(file: binary.path)
      } throws: {
        String(describing: $0)
          == "\(binary.path):1:2: the text is not UTF-8; save the file as UTF-8"
      }
    }
  }

  @Test(
    "files outside of the package are refused",
    arguments: [
      "include: /etc/passwd", "include: ../../outside.yaml", "include: link.yaml",
      "include: folder/passwd", "{kind: Image, file: /etc/logo.png}",
      "{kind: Image, file: folder/logo.png}", "{view: a, strings: /etc}",
      "{view: a, assets: [../..]}",
      "{kind: VStack, children: [{kind: Image, file: ../../logo.png}]}",
    ])
  func outside(_ text: String) throws {
    try withFolder([
      "package/Package.swift": "", "outside.yaml": "a", "package/Views/main.yaml": text,
    ]) { folder in
      let manager = FileManager.default
      let views = folder + "/package/Views"
      try manager.createSymbolicLink(
        atPath: views + "/link.yaml", withDestinationPath: "../../outside.yaml")
      try manager.createSymbolicLink(atPath: views + "/folder", withDestinationPath: "/etc")
      let error = #expect(throws: DocumentError.self) {
        try ViewDescription(file: views + "/main.yaml")
      }
      #expect(error?.message.contains("is outside of '") == true, "\(error?.message ?? "")")
      #expect(error?.mark?.file == views + "/main.yaml")
    }
  }

  @Test("files of the package are read, and those beside a description that is in no package")
  func inside() throws {
    try withFolder([
      "package/Package.swift": "", "package/Shared/word.yaml": "a",
      "package/Views/main.yaml": "include: ../Shared/word.yaml",
      "loose/main.yaml": "include: a/b.yaml",
      "loose/a/b.yaml": "b",
    ]) { folder in
      _ = try ViewDescription(file: folder + "/package/Views/main.yaml")
      _ = try ViewDescription(file: folder + "/loose/main.yaml")
    }
  }
}
