// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Foundation
import Testing

@testable import Conformance

@Suite("Trees of measured cases")
struct TreeReaderTests {
  private func read(
    _ json: String, factor: Double = 1
  ) throws -> (node: ViewNode, remarks: [String]) {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    var reader = TreeReader(lengthFactor: factor)
    let node = try reader.read(value)
    return (node, reader.remarks)
  }

  @Test(
    "An unknown kind is noted, wherever it stands, and its children are read",
    arguments: [
      #"{"kind": "Sparkline"}"#,
      #"{"kind": "VStack", "children": [{"kind": "Sparkline"}]}"#,
      #"{"kind": "Text", "text": "a", "modifiers": [{"overlay": {"kind": "Sparkline"}}]}"#,
    ])
  func unknownKind(_ json: String) throws {
    #expect(try read(json).remarks == ["unknown kind 'Sparkline'"])
    let inner = try read(#"{"kind": "Sparkline", "children": [{"kind": "Divider"}]}"#)
    #expect(inner.node == ViewNode(.group(children: [ViewNode(.divider)])))
  }

  @Test("A screen without content has its symbol, its title and its description")
  func unavailable() throws {
    let (node, remarks) = try read(
      #"{"kind": "ContentUnavailableView", "title": "No Mail", "systemImage": "tray.fill", "description": "New mail appears here."}"#
    )
    #expect(remarks.isEmpty)
    let words = "\(node)"
    for word in ["No Mail", "tray.fill", "New mail appears here."] {
      #expect(words.contains(word), "\(word)")
    }
  }

  @Test("A value without a kind is noted, and its children are read")
  func noKind() throws {
    let (node, remarks) = try read(#"{"text": "a", "children": [{"kind": "Divider"}]}"#)
    #expect(node == ViewNode(.group(children: [ViewNode(.divider)])))
    #expect(remarks == ["a view without a kind"])
  }

  @Test(
    "Kinds and modifiers that only descriptions know are read as they are",
    arguments: [
      (#"{"kind": "Slider", "value": 0.25}"#, ViewNode(.slider(SliderNode(value: 0.25)))),
      (
        #"{"kind": "Divider", "layoutDirection": "rightToLeft"}"#,
        ViewNode(.divider, modifiers: [.environment(.layoutDirection(.rightToLeft))])
      ),
      (
        #"{"kind": "Divider", "modifiers": [{"blur": 3}, {"grayscale": 0.5}]}"#,
        ViewNode(.divider, modifiers: [.blur(radius: 3, isOpaque: false), .grayscale(0.5)])
      ),
      (
        #"{"kind": "Divider", "modifiers": [{"safeAreaInset": "bottom", "spacing": 4, "children": [{"kind": "Spacer"}]}]}"#,
        ViewNode(
          .divider,
          modifiers: [
            .safeAreaInset(
              edge: .bottom, alignment: .center, spacing: 4,
              children: [ViewNode(.spacer(minLength: nil))])
          ])
      ),
    ])
  func described(_ json: String, _ node: ViewNode) throws {
    let read = try read(json)
    #expect(read.node == node)
    #expect(read.remarks.isEmpty)
  }

  @Test(
    "Views that an app puts together are those of the library",
    arguments: [
      #"{"kind": "TextEditor", "text": "a"}"#,
      #"{"kind": "LazyVGrid", "columns": 2, "children": [{"kind": "Divider"}, {"kind": "Divider"}]}"#,
      #"{"kind": "LazyHGrid", "rows": [{"fixed": 40}], "children": [{"kind": "Divider"}]}"#,
      #"{"kind": "Picker", "style": "segmented", "options": ["a", "b"], "selection": "b"}"#,
      #"{"kind": "Stepper", "label": "a"}"#, #"{"kind": "Gauge", "value": 0.5, "label": "a"}"#,
      #"{"kind": "DisclosureGroup", "label": "a", "isExpanded": true, "children": ["b"]}"#,
      #"{"kind": "LabeledContent", "label": "a", "value": "b"}"#,
      #"{"kind": "GroupBox", "label": "a", "children": ["b"]}"#, #"{"kind": "Menu", "label": "a"}"#,
      #"{"kind": "Circle", "trim": [0, 0.75], "stroke": "red", "lineWidth": 2}"#,
    ])
  func composed(_ json: String) throws {
    let (node, remarks) = try read(json)
    #expect(remarks.isEmpty)
    #expect(node.content != .empty && node.content != .group(children: []))
  }

  @Test("A field of a wrong type is left out, and the rest is read")
  func wrongField() throws {
    let (node, remarks) = try read(
      #"{"kind": "VStack", "children": [{"kind": "Text", "text": "a", "modifiers": [{"blur": "much"}]}, {"kind": "Divider"}]}"#
    )
    #expect(remarks == ["unknown modifier 'blur'"])
    guard case .vStack(let stack) = node.content else {
      Issue.record("no stack")
      return
    }
    #expect(stack.children == [ViewNode(.text(TextNode(verbatim: "a"))), ViewNode(.divider)])
  }

  @Test("Bold fonts, margins and the separators of rows are read")
  func productProperties() throws {
    let bold = try read(
      #"{"kind": "Text", "text": "a", "font": {"style": "title3", "bold": true}}"#)
    #expect(bold.node.modifiers == [.font(.title3.bold())])
    let list = try read(
      #"{"kind": "List", "children": [], "modifiers": [{"contentMargins": 4, "edges": ["top"]}, "#
        + #"{"listRowSeparator": "hidden"}]}"#)
    #expect(list.node.modifiers == [.contentMargins(.top, 4), .listRowSeparator(.hidden)])
    #expect(bold.remarks.isEmpty && list.remarks.isEmpty)
  }

  @Test("Unknown modifiers, properties and colors are noted and left out")
  func unknownParts() throws {
    let (node, remarks) = try read(
      #"{"kind": "Text", "text": "a", "glow": 3, "modifiers": [{"sparkle": true}, {"background": "sunset"}]}"#
    )
    #expect(node == ViewNode(.text(TextNode(verbatim: "a"))))
    #expect(
      remarks == [
        "unknown property 'glow' of Text", "unknown modifier 'sparkle'", "unknown color 'sunset'",
      ])
  }

  @Test("The default font is not written out, any other is")
  func fonts() throws {
    let body = try read(#"{"kind": "Text", "text": "a", "font": {"style": "body"}}"#)
    #expect(body.node.modifiers.isEmpty)
    let title = try read(#"{"kind": "Text", "text": "a", "font": {"style": "title"}}"#)
    #expect(title.node.modifiers == [.font(.title)])
    let sized = try read(#"{"kind": "Text", "text": "a", "font": {"size": 17}}"#, factor: 16.0 / 17)
    #expect(sized.node.modifiers == [.font(.system(size: 16))])
  }

  @Test(
    "Colors: names, levels, hex, opacity, and a name with its value",
    arguments: [
      ("red", Color.red), ("secondary", .secondary), ("#1E1E1E", Color(white: 30.0 / 255)),
      ("red@0.2", Color.red.opacity(0.2)), ("accent #FF0000", Color(red: 1, green: 0, blue: 0)),
    ])
  func colors(_ name: String, _ color: Color) throws {
    let (node, remarks) = try read(#"{"kind": "Color", "name": "\#(name)"}"#)
    #expect(node.content == .color(color))
    #expect(remarks.isEmpty)
  }

  @Test("Stated gaps win over the stack's spacing, the larger of two neighbors'")
  func gaps() throws {
    let (node, _) = try read(
      #"""
      {"kind": "VStack", "spacing": "default", "alignment": "leading", "children": [
        {"kind": "Text", "text": "a", "gapBelow": 10}, {"kind": "Text", "text": "b", "gapAbove": 20},
        {"kind": "Text", "text": "c"}]}
      """#)
    let pair = ViewNode(
      .vStack(
        alignment: .leading, spacing: nil,
        children: [
          ViewNode(.text(TextNode(verbatim: "b"))), ViewNode(.text(TextNode(verbatim: "c"))),
        ]), modifiers: [.padding(PaddingModifier(edges: .top, length: 20))])
    let first = ViewNode(
      .text(TextNode(verbatim: "a")), modifiers: [.padding(PaddingModifier(edges: .top, length: 0))]
    )
    #expect(
      node.content == .vStack(alignment: .leading, spacing: 0, children: [first, pair]))
  }

  @Test("A stroke after a clip outlines what was clipped to")
  func strokeAfterClip() throws {
    let (node, _) = try read(
      #"{"kind": "Text", "text": "a", "modifiers": [{"clipShape": "Capsule"}, {"stroke": {"colour": "red", "lineWidth": 2}}]}"#
    )
    let capsule = ShapeGeometry.capsule(style: .continuous)
    let outline = ShapeNode(
      capsule, drawing: .stroke(StrokeStyle(lineWidth: 2)), style: .color(.red))
    #expect(
      node.modifiers == [
        .clipShape(capsule), .overlay(alignment: .center, children: [ViewNode(.shape(outline))]),
      ])
  }
}
