// SPDX-License-Identifier: MIT

package import AssayGraphics

/// A view and its frame: the layout as data, and as text for people.
///
/// ```
/// VStack 0,0 100x40
///   Text 10,0 80x20 "Hello"
///   Spacer 50,20 0x20
/// ```
package struct LayoutTreeNode: Hashable, Sendable, CustomStringConvertible {
  /// The view's name in SwiftUI; modifiers that take part in layout are in lower case.
  package var kind: String
  /// In points of the scene, on the pixel grid.
  package var frame: Rect
  /// What it says, where it says something.
  package var text: String?
  package var children: [LayoutTreeNode]

  package init(kind: String, frame: Rect, text: String? = nil, children: [LayoutTreeNode] = []) {
    self.kind = kind
    self.frame = frame
    self.text = text
    self.children = children
  }

  /// One line a view, two spaces of indent a level, lengths in points with up to three decimals.
  package var description: String {
    var lines: [String] = []
    var pending: [(node: LayoutTreeNode, level: Int)] = [(self, 0)]
    while let (node, level) = pending.popLast() {
      lines.append(String(repeating: "  ", count: level) + node.line)
      for child in node.children.reversed() { pending.append((child, level + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  private var line: String {
    let place =
      "\(points(frame.x)),\(points(frame.y)) \(points(frame.width))x\(points(frame.height))"
    guard let text else { return "\(kind) \(place)" }
    return "\(kind) \(place) \(quoted(text))"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// Thousandths of a point, rounded, without trailing zeros.
  private func points(_ value: Double) -> String {
    guard value.isFinite else { return "inf" }
    let thousandths = Int((abs(value) * 1000).rounded())
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    let whole = thousandths / 1000
    let rest = thousandths % 1000
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(1000 + rest).dropFirst()
    while digits.hasSuffix("0") { digits = digits.dropLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
