// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// An accessibility tree as text, a line an element in reading order: what is spoken, and where.
///
/// ```
/// 1 header "Sign Up" (16,60 120x41)
/// 2 toggle "Send me news", value "1" (16,120 358x31)
/// ```
enum AccessibilityTreeText {
  static func text(of nodes: [AccessibilityNode]) -> String {
    var number = 0
    return lines(of: nodes, indent: "", &number).map { $0 + "\n" }.joined()
  }

  /// What is spoken of an element: label, value, its kind and its hint.
  static func spoken(_ node: AccessibilityNode) -> String {
    let states: [(AccessibilityTrait, String)] = [
      (.isSelected, "selected"), (.isNotEnabled, "dimmed"),
    ]
    let kind = node.kind == "element" || node.kind == "text" ? nil : node.kind
    let parts =
      states.filter { node.traits.contains($0.0) }.map(\.1)
      + [node.label, node.value, kind, node.hint].compactMap { $0 }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func lines(
    of nodes: [AccessibilityNode], indent: String, _ number: inout Int
  ) -> [String] {
    var lines: [String] = []
    for node in nodes {
      if node.children.isEmpty {
        number += 1
        lines.append("\(indent)\(number) \(words(node))")
      } else {
        lines.append("\(indent)- \(words(node))")
        lines += self.lines(of: node.children, indent: indent + "  ", &number)
      }
    }
    return lines
  }

  private static func words(_ node: AccessibilityNode) -> String {
    let traits = node.traits.sorted().map(\.rawValue).joined(separator: " ")
    var words = traits.isEmpty ? "element" : traits
    if let label = node.label { words += " \(quoted(label))" }
    for (name, value) in [
      ("value", node.value), ("hint", node.hint), ("identifier", node.identifier),
    ] {
      if let value { words += ", \(name) \(quoted(value))" }
    }
    if node.isTruncated { words += ", truncated" }
    let frame = node.frame
    return words
      + " (\(number(frame.x)),\(number(frame.y)) \(number(frame.width))x\(number(frame.height)))"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
      + "\""
  }

  /// With at most two decimals.
  private static func number(_ value: Double) -> String {
    guard value.magnitude < 1e9 else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
