// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Marks that differ only by color, and turn alike for someone who does not see that color: WCAG
/// 2.2, 1.4.1.
package struct ColorOnlyRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "color-only", type: .colorOnly, name: "Color as the only difference",
      summary:
        "Marks of one shape whose colors look alike to people with a color vision deficiency.",
      standard: "WCAG 2.2, 1.4.1 (A)", needs: "drawn shapes, symbols and texts")
  }

  /// Colors further apart in OKLab are told apart at a glance; nearer ones than the second are not.
  private static let distinct = 0.12
  private static let alike = 0.06
  /// Two just noticeable differences in OKLab (0.02 each, CSS Color 4, 13.2): below it the hues
  /// that are left are alike.
  private static let alikeHue = 0.04
  /// From this on a difference in lightness alone is enough (WCAG 2.2, technique G183).
  private static let enoughContrast = 3.0

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for marks in MarkCollector.groups(of: screen) {
      var seen: Set<[RGBAColor]> = []
      for (index, first) in marks.enumerated() {
        for second in marks[(index + 1)...] where first.color != second.color {
          let pair = [first.color, second.color].sorted { $0.hex < $1.hex }
          guard seen.insert(pair).inserted else { continue }
          result.add(
            issue(first, second, on: screen),
            of: AuditedThing(
              kind: "mark", text: "\(first.name), \(first.color.hex) and \(second.color.hex)",
              frame: first.frame))
        }
      }
    }
    return result
  }

  /// The ways of seeing in which two colors turn alike: all but one color, or of one hue where the
  /// difference was in hue for the greater part, and in lightness is too small to be enough.
  static func confused(_ first: AuditColor, _ second: AuditColor) -> [ColorVision] {
    let distance = OKLab(first).distance(to: OKLab(second))
    return ColorVision.allCases.filter { vision in
      let seen = (vision.seen(first), vision.seen(second))
      let (one, other) = (OKLab(seen.0), OKLab(seen.1))
      let left = one.distance(to: other)
      if left < alike { return true }
      let (a, b) = (one.a - other.a, one.b - other.b)
      return vision != .grayscale && left <= distance / 2
        && (a * a + b * b).squareRoot() < alikeHue
        && ContrastRatio(seen.0, seen.1).value < enoughContrast
    }
  }

  private func issue(_ first: Mark, _ second: Mark, on screen: AuditScreen) -> AuditIssue? {
    let colors = (AuditColor(first.color), AuditColor(second.color))
    guard OKLab(colors.0).distance(to: OKLab(colors.1)) >= Self.distinct else { return nil }
    let confused = Self.confused(colors.0, colors.1)
    guard !confused.isEmpty else { return nil }
    return AuditIssue(
      info, on: screen, subject: "\(first.name), \(first.color.hex) and \(second.color.hex)",
      kind: "mark", frame: first.frame,
      message:
        "\(first.name) in \(first.color.hex) and in \(second.color.hex) differ only by color",
      reason:
        "they look alike with \(confused.map(\.rawValue).joined(separator: ", ")); \(info.standard)",
      fix: "give each state its own shape or word", measure: -Double(confused.count),
      detail: .colors(first.color, second.color))
  }
}

/// Something of one color that may indicate a state: a dot, a symbol, a word, a bar.
struct Mark: Hashable {
  /// "the circle of 10 x 10 pt", "the symbol 'circle.fill'".
  var name: String
  var color: RGBAColor
  var frame: Rect
}

/// Finds marks, and groups those that differ in nothing but color and place.
enum MarkCollector {
  /// Larger ones are bars, cards or backgrounds.
  private static let largest = 48.0

  static func groups(of screen: AuditScreen) -> [[Mark]] {
    var marks: [Mark] = []
    collect(screen.scene.items, .identity, into: &marks)
    let ornaments = screen.scene.areas.filter {
      $0.kind == .decoration && max($0.frame.width, $0.frame.height) <= largest + 16
    }
    marks.removeAll { mark in ornaments.contains { $0.frame.encloses(mark.frame) } }
    // Words or a symbol on it distinguish it from others.
    marks.removeAll { mark in
      screen.texts.contains { text in
        !text.frame.isEmpty
          && mark.frame.contains(Point(x: text.unclippedFrame.midX, y: text.unclippedFrame.midY))
      }
    }
    let large = LargeMarks(screen.scene)
    marks = marks.compactMap {
      max($0.frame.width, $0.frame.height) > largest ? large.mark($0) : $0
    }
    for text in screen.texts {
      guard let color = text.color, color.alpha > 0, !text.frame.isEmpty,
        let name = name(of: text, among: screen.texts)
      else { continue }
      marks.append(Mark(name: name, color: color, frame: text.frame))
    }
    marks = StateWords.untold(marks, texts: screen.texts)
    var order: [String] = []
    var groups: [String: [Mark]] = [:]
    for mark in marks {
      if groups[mark.name] == nil { order.append(mark.name) }
      groups[mark.name, default: []].append(mark)
    }
    return order.compactMap { name in groups[name].flatMap { $0.count > 1 ? $0 : nil } }
  }

  /// What a symbol, a sign or a word is called that may differ from others by color alone; nil for
  /// other texts.
  private static func name(of text: DrawnText, among texts: [DrawnText]) -> String? {
    if text.isSymbol { return "the symbol '\(text.string)'" }
    let string = text.string.shortened(to: 40)
    // "●" and "■■" are shapes that are written.
    if !string.isEmpty, string.count <= 3,
      text.string.allSatisfy({ !$0.isLetter && !$0.isNumber && !$0.isWhitespace })
    {
      return "the sign '\(string)'"
    }
    // One word in two colors means two things; sizes and weights tell the others apart.
    let isTwice = texts.contains {
      $0.string == text.string && $0.size == text.size && $0.color != text.color
        && !$0.frame.isEmpty
    }
    return isTwice ? "the text '\(string)'" : nil
  }

  private static func collect(
    _ items: [DisplayItem], _ transform: AffineTransform, into marks: inout [Mark]
  ) {
    for item in items {
      switch item {
      case .fill(let shape, .color(let color)) where color.alpha > 0:
        let box = transform.bounds(of: shape.boundingBox)
        // Rules and dividers are thin.
        guard min(box.width, box.height) >= 4 else { continue }
        let size = "\(Int(box.width.rounded())) x \(Int(box.height.rounded())) pt"
        marks.append(Mark(name: "the \(word(shape)) of \(size)", color: color, frame: box))
      case .group(let group) where group.opacity == 0: break
      case .group(let group):
        collect(
          group.items, group.placement.map { $0.then(transform) } ?? transform, into: &marks)
      case .stroke(let shape, .color(let color), let style) where color.alpha > 0:
        let box = transform.bounds(of: shape.boundingBox.grown(by: style.lineWidth / 2))
        // The line around a filled mark is a part of it.
        let isPart = marks.contains { $0.frame.encloses(box.grown(by: -style.lineWidth)) }
        guard !isPart, max(box.width, box.height) <= largest, min(box.width, box.height) >= 4
        else { continue }
        let size = "\(Int(box.width.rounded())) x \(Int(box.height.rounded())) pt"
        marks.append(
          Mark(name: "the outlined \(word(shape)) of \(size)", color: color, frame: box))
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

/// Which larger shapes may tell states by their color: bars of charts and plain cards, not what
/// lies behind other things.
private struct LargeMarks {
  private let screen: Size
  private let shapes: [DrawnShape]

  init(_ scene: Scene) {
    screen = scene.size
    shapes = DrawnShape.shapes(of: scene)
  }

  /// The mark under the name that others of its kind have; nil for a background.
  func mark(_ mark: Mark) -> Mark? {
    let box = mark.frame
    guard box.width < screen.width * 0.9 || box.height <= 48, box.height < screen.height * 0.6,
      !shapes.contains(where: { $0.box != box && box.encloses($0.box) && $0.color?.alpha != 0 })
    else { return nil }
    // Bars of one chart have one thickness, and lengths of their own.
    guard min(box.width, box.height) <= 48 else { return mark }
    var result = mark
    let isUpright = box.height > box.width
    let thickness = Int((isUpright ? box.width : box.height).rounded())
    result.name = "the \(isUpright ? "upright" : "level") bar of \(thickness) pt"
    return result
  }
}
