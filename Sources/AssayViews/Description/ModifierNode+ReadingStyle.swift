// SPDX-License-Identifier: MIT

internal import AssayDocuments
import AssayGraphics

extension ModifierReading {
  mutating func drawing() throws -> ModifierNode? {
    switch name {
    case .background: return try background()
    case .overlay:
      return .overlay(alignment: try alignment(), children: try ViewNode.readList(value))
    case .mask: return .mask(alignment: try alignment(), children: try ViewNode.readList(value))
    case .border:
      return .border(
        try StyleNode.read(value), width: try map.take("width") { try $0.number() } ?? 1)
    case .cornerRadius: return .cornerRadius(try value.number())
    case .clipShape: return .clipShape(try ShapeGeometry.read(value))
    case .clipped: return try bare(.clipped)
    case .shadow:
      return try keys {
        .shadow(
          color: try $0.take("color", Color.read) ?? .standardShadow,
          radius: try $0.require("radius") { try $0.number() },
          x: try $0.take("x") { try $0.number() } ?? 0, y: try $0.take("y") { try $0.number() } ?? 0
        )
      }
    case .opacity: return .opacity(try value.number())
    case .hidden: return try bare(.hidden)
    case .redacted: return .redacted(try main?.word("reason") ?? .placeholder)
    case .unredacted: return try bare(.unredacted)
    default: return nil
    }
  }

  /// A word or a style is a style, in a shape where `in` names one; a view or a list is views.
  private mutating func background() throws -> ModifierNode {
    if case .list = try value.kind { return try backgroundViews() }
    if case .map(let entries) = try value.kind, entries.contains(where: { $0.key == "kind" }) {
      return try backgroundViews()
    }
    let style = try StyleNode.read(value)
    if let shape = try map.take("in", ShapeGeometry.read) {
      return .backgroundShape(style, in: shape)
    }
    return .backgroundStyle(
      style, ignoresSafeAreaEdges: try map.take("ignoresSafeAreaEdges", Edge.Set.read) ?? .all)
  }

  private mutating func backgroundViews() throws -> ModifierNode {
    .background(alignment: try alignment(), children: try ViewNode.readList(value))
  }

  mutating func environment() throws -> ModifierNode? {
    switch name {
    case .environment: return .environment(try keys(EnvironmentChange.read))
    case .disabled: return .disabled(try flag())
    case .dynamicTypeSize:
      if case .string = try value.kind {
        let size: DynamicTypeSize = try value.word("text size")
        return .dynamicTypeSize(DynamicTypeSizeLimit(minimum: size, maximum: size))
      }
      return try keys {
        .dynamicTypeSize(
          DynamicTypeSizeLimit(
            minimum: try $0.take("min") { try $0.word("text size") } ?? .xSmall,
            maximum: try $0.take("max") { try $0.word("text size") } ?? .accessibility5))
      }
    case .preferredColorScheme:
      return .preferredColorScheme(try value.optional { try $0.word("colour scheme") })
    default: return nil
    }
  }

  mutating func control() throws -> ModifierNode? {
    switch name {
    case .buttonStyle: return .buttonStyle(try value.word("button style"))
    case .controlSize: return .controlSize(try value.word("control size"))
    case .labelStyle: return .labelStyle(try value.word("label style"))
    case .labelsHidden: return try bare(.labelsHidden)
    case .toggleStyle: return .toggleStyle(try value.word("toggle style"))
    case .textFieldStyle: return .textFieldStyle(try value.word("text field style"))
    case .progressViewStyle: return .progressViewStyle(try value.word("progress view style"))
    case .listStyle: return .listStyle(try value.word("list style"))
    case .listRowBackground: return .listRowBackground(try StyleNode.read(value))
    case .listRowInsets: return .listRowInsets(try EdgeInsets.read(value))
    case .listRowSeparator: return .listRowSeparator(try value.word("visibility"))
    case .scrollContentBackground: return .scrollContentBackground(try value.word("visibility"))
    case .navigationTitle: return .navigationTitle(try TextNode.read(value))
    case .navigationBarTitleDisplayMode:
      return .navigationBarTitleDisplayMode(try value.word("display mode"))
    case .navigationBarHidden: return .navigationBarHidden(try flag())
    case .toolbar: return .toolbar(try value.list(ToolbarItemNode.read))
    case .tabItem: return .tabItem(try ViewNode.readList(value))
    case .badge: return .badge(try TextNode.read(value))
    case .tag: return .tag(try value.string())
    case .safeAreaInset:
      return .safeAreaInset(
        edge: try value.word("edge"), alignment: try alignment(),
        spacing: try map.take("spacing") { try $0.number() },
        children: try map.take("children", ViewNode.readList) ?? [])
    default: return nil
    }
  }

  func accessibility() throws -> ModifierNode? {
    switch name {
    case .accessibilityLabel: .accessibility(.label(try TextNode.read(value)))
    case .accessibilityHint: .accessibility(.hint(try TextNode.read(value)))
    case .accessibilityValue: .accessibility(.value(try TextNode.read(value)))
    case .accessibilityIdentifier: .accessibility(.identifier(try value.string()))
    case .accessibilityHidden: .accessibility(.hidden(try flag()))
    case .accessibilityAddTraits: .accessibility(.addTraits(try traits()))
    case .accessibilityRemoveTraits: .accessibility(.removeTraits(try traits()))
    case .accessibilityElement:
      .accessibility(.element(children: try main?.word("behaviour of the children") ?? .ignore))
    case .accessibilitySortPriority: .accessibility(.sortPriority(try value.number()))
    case .accessibilityInputLabels:
      .accessibility(.inputLabels(try value.list { try $0.string() }))
    case .accessibilityHeading: .accessibility(.heading(try value.integer()))
    case .accessibilityIgnoresInvertColors:
      .accessibility(.ignoresInvertColors(try flag()))
    default: nil
    }
  }

  private func traits() throws -> Set<AccessibilityTrait> {
    let value = try value
    if case .list = value.kind { return Set(try value.list { try $0.word("trait") }) }
    return [try value.word("trait")]
  }
}

extension Color {
  /// SwiftUI's colour of a shadow that names none: black at a third.
  static let standardShadow = Color(.sRGBLinear, white: 0, opacity: 0.33)
}

extension ToolbarItemNode {
  static func read(_ value: DocumentValue) throws -> ToolbarItemNode {
    var map = try MapReader(value, expected: "a toolbar item with 'placement' and 'children'")
    let item = ToolbarItemNode(
      placement: try map.take("placement") { try $0.word("placement") } ?? .automatic,
      children: try map.take("children", ViewNode.readList) ?? [])
    try map.finish("a toolbar item")
    return item
  }
}

extension EnvironmentChange {
  static func read(_ map: inout MapReader) throws -> EnvironmentChange {
    if let value: ColorScheme = try map.take("colorScheme", { try $0.word("colour scheme") }) {
      return .colorScheme(value)
    }
    if let value: ColorSchemeContrast = try map.take(
      "colorSchemeContrast", { try $0.word("contrast") })
    {
      return .colorSchemeContrast(value)
    }
    if let value: LayoutDirection = try map.take(
      "layoutDirection", { try $0.word("layout direction") })
    {
      return .layoutDirection(value)
    }
    if let value = try map.take("locale", { try $0.string() }) { return .locale(value) }
    if let value: DynamicTypeSize = try map.take("dynamicTypeSize", { try $0.word("text size") }) {
      return .dynamicTypeSize(value)
    }
    if let value = try map.take("legibilityBold", { try $0.bool() }) {
      return .legibilityBold(value)
    }
    if let value = try map.take("reduceMotion", { try $0.bool() }) { return .reduceMotion(value) }
    if let value = try map.take("displayScale", { try $0.number() }) { return .displayScale(value) }
    try map.finish("environment")
    throw DocumentError("'environment' needs one value to change", at: map.value.mark)
  }
}
