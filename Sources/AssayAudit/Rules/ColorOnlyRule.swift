// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Marks that differ by colour alone, and turn alike for someone who does not see that colour: WCAG 2.2, 1.4.1.
package struct ColorOnlyRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "color-only", type: .colorOnly, name: "Colour as the only difference",
      summary:
        "Marks of one shape whose colours turn alike without red, green, blue or any colour.",
      standard: "WCAG 2.2, 1.4.1 (A)", needs: "drawn shapes, symbols and texts")
  }

  /// Colours further apart in OKLab are told apart at a glance; nearer ones than the second are not.
  private static let distinct = 0.12
  private static let alike = 0.06

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for marks in MarkCollector.groups(of: screen) {
      var seen: Set<[RGBAColor]> = []
      for (index, first) in marks.enumerated() {
        for second in marks[(index + 1)...] where first.color != second.color {
          let pair = [first.color, second.color].sorted { $0.hex < $1.hex }
          guard seen.insert(pair).inserted else { continue }
          result.add(issue(first, second, on: screen))
        }
      }
    }
    return result
  }

  private func issue(_ first: Mark, _ second: Mark, on screen: AuditScreen) -> AuditIssue? {
    let colors = (AuditColor(first.color), AuditColor(second.color))
    guard OKLab(colors.0).distance(to: OKLab(colors.1)) >= Self.distinct else { return nil }
    let confused = ColorVision.allCases.filter { vision in
      OKLab(vision.seen(colors.0)).distance(to: OKLab(vision.seen(colors.1))) < Self.alike
    }
    guard !confused.isEmpty else { return nil }
    return AuditIssue(
      info, on: screen, subject: "\(first.name), \(first.color.hex) and \(second.color.hex)",
      kind: "mark", frame: first.frame,
      message:
        "\(first.name) in \(first.color.hex) and in \(second.color.hex) differ by colour alone",
      reason:
        "they look alike with \(confused.map(\.words).joined(separator: ", ")); \(info.standard)",
      fix: "give each state a shape or a word of its own", measure: -Double(confused.count),
      detail: .colors(first.color, second.color))
  }
}

extension ColorVision {
  package var words: String { self == .greyscale ? "greyscale" : rawValue }
}

/// Something small of one colour that may stand for a state.
struct Mark: Hashable {
  /// "the circle of 10 x 10 pt", "the symbol 'circle.fill'".
  var name: String
  var color: RGBAColor
  var frame: Rect
}

/// Finds marks, and groups those that differ in nothing but colour and place.
enum MarkCollector {
  /// Larger ones are backgrounds and cards.
  private static let largest = 48.0

  static func groups(of screen: AuditScreen) -> [[Mark]] {
    var marks: [Mark] = []
    collect(screen.scene.items, .identity, into: &marks)
    // Words or a symbol on it tell it from others.
    marks.removeAll { mark in
      screen.texts.contains { text in
        mark.frame.contains(Point(x: text.unclippedFrame.midX, y: text.unclippedFrame.midY))
      }
    }
    for text in screen.texts {
      guard let color = text.color, !text.frame.isEmpty, text.isSymbol else { continue }
      marks.append(Mark(name: "the symbol '\(text.string)'", color: color, frame: text.frame))
    }
    var order: [String] = []
    var groups: [String: [Mark]] = [:]
    for mark in marks {
      if groups[mark.name] == nil { order.append(mark.name) }
      groups[mark.name, default: []].append(mark)
    }
    return order.compactMap { name in groups[name].flatMap { $0.count > 1 ? $0 : nil } }
  }

  private static func collect(
    _ items: [DisplayItem], _ transform: AffineTransform, into marks: inout [Mark]
  ) {
    for item in items {
      switch item {
      case .fill(let shape, .color(let color)) where color.alpha > 0:
        let box = transform.bounds(of: shape.boundingBox)
        // Rules and dividers are thin.
        guard max(box.width, box.height) <= largest, min(box.width, box.height) >= 4 else {
          continue
        }
        let size = "\(Int(box.width.rounded())) x \(Int(box.height.rounded())) pt"
        marks.append(Mark(name: "the \(word(shape)) of \(size)", color: color, frame: box))
      case .group(let group):
        collect(
          group.items, group.transform.map { $0.then(transform) } ?? transform, into: &marks)
      case .fill, .stroke, .text, .image: break
      }
    }
  }

  private static func word(_ shape: Shape) -> String {
    switch shape {
    case .ellipse(let rect): rect.width == rect.height ? "circle" : "ellipse"
    case .rectangle: "rectangle"
    case .roundedRectangle: "rounded rectangle"
    case .path: "shape"
    }
  }
}
