// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayViews

/// Apple's documentation of `AttributedTextSelection` and of `AttributedString` with one.
@Suite("The selection of a text with styles")
struct AttributedTextSelectionTests {
  private func text() throws -> (AttributedString, AttributedTextSelection) {
    let text = AttributedString("Here is my dog")
    return (text, AttributedTextSelection(range: try #require(text.range(of: "dog"))))
  }

  @Test("what is selected is replaced, and the point of insertion is after it")
  func replacement() throws {
    var (text, selection) = try text()
    text.replaceSelection(&selection, withCharacters: "horse")
    #expect(String(text.characters) == "Here is my horse")
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    text.replaceSelection(&selection, with: AttributedString("!"))
    #expect(String(text.characters) == "Here is my horse!")
  }

  @Test("the styles of what is selected change, and no others")
  func attributes() throws {
    var (text, selection) = try text()
    let link = URL(filePath: "/a")
    text.transformAttributes(in: &selection) { $0.link = link }
    #expect(text.runs.map(\.link) == [nil, link])
    #expect(
      selection.attributes(in: text)[AttributeScopes.FoundationAttributes.LinkAttribute.self] == [
        link
      ])
  }

  @Test("at a point of insertion, the style of what the user would write changes")
  func typing() {
    var text = AttributedString("ab")
    var selection = AttributedTextSelection(insertionPoint: text.startIndex)
    let link = URL(filePath: "/a")
    text.transformAttributes(in: &selection) { $0.link = link }
    #expect(text.runs.map(\.link) == [nil])
    #expect(selection.typingAttributes(in: text).link == link)
    text.replaceSelection(&selection, withCharacters: "c")
    #expect(text.runs.map(\.link) == [link, nil])
  }

  @Test("a selection of nothing is a point of insertion at the end")
  func empty() {
    let text = AttributedString("ab")
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
  }
}
