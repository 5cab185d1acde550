// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayLayout
import AssayNodes

/// Colors, fonts, alignments and edges as the trees write them.
extension TreeReader {
  /// `red`, `#1E1E1E`, `#1E1E1E@0.1`, `accent #00AEF8`, `secondaryLabel`; nil and a remark for
  /// others.
  mutating func color(_ value: JSONValue?) -> Color? {
    guard let text = value?.string else { return nil }
    let parts = text.split(separator: "@")
    let name = parts.first.map(String.init) ?? ""
    let opacity = parts.count == 2 ? Double(parts[1]) ?? 1 : 1
    // A name with its value: the value is what was drawn.
    let hex = name.split(separator: " ").last { $0.hasPrefix("#") }
    if let hex, let rgba = RGBAColor(hex: String(hex)) {
      return Color(base: .rgba(rgba), opacity: opacity)
    }
    if let color = Self.named(name) { return color.opacity(opacity) }
    // A gradient of the app's own: what is measured lies on it.
    if name == "gradient" { return Color(base: .rgba(RGBAColor(red: 96, green: 64, blue: 128))) }
    remark("unknown color '\(text)'")
    return nil
  }

  private static func named(_ name: String) -> Color? {
    switch name {
    case "accent", "accentColor", "accentColour": return .accentColor
    case "primary": return .primary
    case "secondary": return .secondary
    case "tertiary": return Color(base: .hierarchical(2))
    case "black": return .black
    case "white": return .white
    case "clear": return .clear
    default: break
    }
    let system = SystemColors.names
    if system.contains(name) { return Color(base: .system(name)) }
    let prefixed = "system" + name.prefix(1).uppercased() + name.dropFirst()
    if system.contains(prefixed) { return Color(base: .system(prefixed)) }
    if name == "grey" { return .gray }
    return nil
  }

  /// A style's name, or an object of style or size, weight and design.
  mutating func font(_ value: JSONValue?) -> Font? {
    guard let value else { return nil }
    // Body is what text has where nothing is said: written out, it would win over a header's own
    // font.
    if value == .object(["style": .string("body")]) { return nil }
    let weight = fontWeight(value["weight"])
    var font: Font
    if let name = value.string ?? value["style"]?.string {
      guard let style = Font.TextStyle(rawValue: name) else {
        remark("unknown text style '\(name)'")
        return nil
      }
      font = Font(base: .style(style), weight: weight)
    } else if let size = value["size"]?.number ?? value.number {
      font = Font(base: .size(size * lengthFactor), weight: weight)
    } else {
      return nil
    }
    if let design = value["design"]?.string.flatMap(Font.Design.init(rawValue:)) {
      font.design = design
    }
    if value["italic"]?.bool == true { font.isItalic = true }
    if value["bold"]?.bool == true { font.isBold = true }
    if value["monospacedDigit"]?.bool == true { font.hasMonospacedDigits = true }
    return font
  }

  mutating func fontWeight(_ value: JSONValue?) -> Font.Weight? {
    guard let name = value?.string else { return nil }
    let weights: [String: Font.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    if weights[name] == nil { remark("unknown font weight '\(name)'") }
    return weights[name]
  }

  mutating func horizontalAlignment(_ value: JSONValue?) -> HorizontalAlignment {
    guard let name = value?.string else { return .center }
    if let alignment = HorizontalAlignment(named: name) { return alignment }
    remark("unknown alignment '\(name)'")
    return .center
  }

  mutating func verticalAlignment(_ value: JSONValue?) -> VerticalAlignment {
    guard let name = value?.string else { return .center }
    if let alignment = VerticalAlignment(named: name) { return alignment }
    remark("unknown alignment '\(name)'")
    return .center
  }

  mutating func alignment(_ value: JSONValue?) -> Alignment {
    guard let name = value?.string else { return .center }
    let alignments: [String: Alignment] = [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
      "leadingFirstTextBaseline": .leadingFirstTextBaseline,
      "centerFirstTextBaseline": .centerFirstTextBaseline,
      "trailingFirstTextBaseline": .trailingFirstTextBaseline,
    ]
    if alignments[name] == nil { remark("unknown alignment '\(name)'") }
    return alignments[name] ?? .center
  }

  func axes(_ value: JSONValue?) -> Axis.Set {
    let names = (value?.elements ?? []).compactMap(\.string)
    if names.isEmpty { return .vertical }
    return names.reduce(into: Axis.Set()) { set, name in
      if name == "horizontal" { set.insert(.horizontal) }
      if name == "vertical" { set.insert(.vertical) }
    }
  }

  mutating func edges(_ value: JSONValue?) -> Edge.Set {
    let names = (value?.elements ?? []).compactMap(\.string)
    if names.isEmpty { return .all }
    return names.reduce(into: Edge.Set()) { set, name in
      switch name {
      case "all": set = .all
      case "horizontal": set.insert(.horizontal)
      case "vertical": set.insert(.vertical)
      case let name:
        if let edge = Edge(rawValue: name) {
          set.insert(Edge.Set(edge))
        } else {
          remark("unknown edge '\(name)'")
        }
      }
    }
  }
}
