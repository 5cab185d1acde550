// SPDX-License-Identifier: MIT

import AssayDocuments
import Testing

@testable import AssayNodes

@MainActor
@Suite("A screen written for SwiftUI")
struct SettingsScreenTests {
  let account = Account(
    name: "Ana", email: "ana@example.com", isSubscribed: true,
    devices: [
      Gadget(id: 1, name: "Phone", symbol: "iphone", battery: 0.15),
      Gadget(id: 2, name: "Watch", symbol: "applewatch", battery: 0.95),
    ])

  @Test("is evaluated to the tree that it says")
  func form() throws {
    let lines = try TreeText.lines(SettingsScreen(account: account).viewNode())
    #expect(
      lines == """
        NavigationStack
          Form .navigationTitle .navigationBarTitleDisplayMode .toolbar .code .code .code
            Section
              header: "Account"
              footer: "Signed in as %@" .foregroundStyle
              TextField
              TextField
              SecureField
            Section
              header: "Devices"
              NavigationLink
                HStack .padding .accessibilityElement
                  Image .scaledToFit .frame .accessibilityHidden
                  VStack
                    'Phone' .font
                    "Battery " + "%lld%%"
                  Spacer
                  Image .foregroundStyle
              NavigationLink
                HStack .padding .accessibilityElement
                  Image .scaledToFit .frame .accessibilityHidden
                  VStack
                    'Watch' .font
                    "Battery " + "%lld%%"
                  Spacer
                  Image .foregroundStyle
            Section
              header: "Network"
              Toggle .tint
                "Use Wi-Fi only"
              Toggle
                Label
                  "Subscribed"
                  Image
            Button
              "Sign out"

        """)
  }

  @Test("shows what an empty collection leaves")
  func conditional() throws {
    let empty = Account(name: "Ana")
    let lines = try TreeText.lines(SettingsScreen(account: empty).viewNode())
    #expect(lines.contains("header: \"Devices\"\n      \"No devices\" .italic\n"))
    #expect(!lines.contains("NavigationLink"))
  }

  @Test("of a main-actor model renders off the main actor")
  func mainActorModel() async throws {
    let view = SyncView(model: SyncModel())
    let lines = try await Task.detached { try TreeText.lines(view.viewNode()) }.value
    #expect(lines == "VStack .padding\n  Button .buttonStyle\n    \"Sync now\"\n")
  }
}

/// A view tree as text: a line a view, its modifiers by name.
enum TreeText {
  static func lines(_ node: ViewNode, indent: Int = 0, prefix: String = "") throws -> String {
    var text = String(repeating: "  ", count: indent) + prefix + title(node)
    for modifier in node.modifiers { text += " ." + (try name(modifier)) }
    text += "\n"
    if case .section(let section) = node.content {
      for node in section.header { text += try lines(node, indent: indent + 1, prefix: "header: ") }
      for node in section.footer { text += try lines(node, indent: indent + 1, prefix: "footer: ") }
      for node in section.rows { text += try lines(node, indent: indent + 1) }
      return text
    }
    for child in children(of: node) { text += try lines(child, indent: indent + 1) }
    return text
  }

  private static func name(_ modifier: ModifierNode) throws -> String {
    let written: DocumentValue
    do {
      written = try modifier.modifier.written()
    } catch {
      return "code"
    }
    switch written.kind {
    case .string(let name): return name
    case .map(let entries): return entries[0].key
    default: return "?"
    }
  }

  private static func title(_ node: ViewNode) -> String {
    switch node.content {
    case .text(let text):
      return text.pieces.map { piece in
        switch piece.source {
        case .verbatim(let text): "'\(text)'"
        case .localized(let key, _, _): "\"\(key)\""
        case .image: "an image"
        }
      }.joined(separator: " + ")
    case .customLayout(let layout): return layout.typeName
    case .shape(let shape):
      if case .computed(let computation) = shape.geometry { return computation.typeName }
    default: break
    }
    do {
      if case .map(let entries) = try ViewNode(node.content).written().kind,
        case .string(let kind) = entries[0].value.kind
      {
        return kind
      }
    } catch {}
    return ViewNodeKind.of(node)
  }

  static func children(of node: ViewNode) -> [ViewNode] {
    if case .label(let label) = node.content { return label.title + label.icon }
    return node.content.children
  }
}

enum ViewNodeKind {
  static func of(_ node: ViewNode) -> String {
    switch node.content {
    case .vStack: "VStack"
    case .hStack: "HStack"
    case .zStack: "ZStack"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .slider: "Slider"
    case .group: "Group"
    case .button: "Button"
    default: "?"
    }
  }
}
