// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayGraphics

/// The outlines and fills that controls are known by, against the pixels around them: WCAG 2.2,
/// 1.4.11.
///
/// A button is known by its words or icon, which other rules measure; a field without an outline by
/// its words, for no outline is asked for. What the system draws in its own colors is exempt
/// ("determined by the user agent and not modified by the author").
package struct ControlContrastRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "control-contrast", type: .contrast, name: "Contrast of controls",
      summary:
        "Switches, fields and plain buttons whose shape has too little contrast to its surroundings.",
      standard: "WCAG 2.2, 1.4.11 (AA)", needs: "pixels, drawn shapes and accessibility elements")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    let shapes = DrawnShape.shapes(of: screen.scene)
    let meter = EdgeMeter(picture: screen.picture, scale: screen.scene.scale)
    for element in screen.elements where element.isInteractive {
      let node = element.node
      if node.traits.contains(.isNotEnabled) || node.frame.intersection(screen.bounds).isEmpty {
        continue
      }
      let hasShape =
        node.traits.contains(.isToggle) || node.traits.contains(.isAdjustable)
        || node.traits.contains(.isTextField) || node.traits.contains(.isSearchField)
      guard hasShape || screen.isBare(element) else { continue }
      // Another rule reports what is under other views.
      if screen.isCovered(element) { continue }
      guard screen.hasScene else {
        result.add(incomplete(element, because: .shapesUnknown, on: screen))
        continue
      }
      let parts = ControlShape.parts(of: element, among: shapes)
      if parts.isEmpty || parts.contains(where: { $0.isSystems(screen.traits.systemColors) }) {
        result.pass(AuditedThing(element))
        continue
      }
      if screen.scene.areas.contains(where: {
        $0.kind == .missingImage && $0.frame.intersects(node.frame)
      }) {
        result.add(incomplete(element, because: .missingImage, on: screen))
        continue
      }
      // One visible part is enough.
      let places = parts.compactMap { meter.edge(of: $0.box) }
      guard let best = places.max(by: { $0.ratio < $1.ratio }) else { continue }
      result.add(
        ContrastIssue.ofEdge(
          "outline", info, best, subject: element.name, kind: element.kind,
          frame: element.node.frame, on: screen),
        of: AuditedThing(
          element, contrast: Check.Contrast(.measured(worst: best, best: best), .nonText)))
    }
    return result
  }

  private func incomplete(
    _ element: AuditElement, because reason: IncompleteReason, on screen: AuditScreen
  ) -> AuditIssue {
    AuditIssue(
      info, .incomplete(reason), on: screen, element,
      message: "cannot tell the contrast of \(element.title): \(reason)")
  }
}

extension AuditScreen {
  fileprivate var bounds: Rect { Rect(size: scene.size) }

  /// Whether only its shape shows it: it has no word, icon or image.
  fileprivate func isBare(_ element: AuditElement) -> Bool {
    guard hasScene, element.node.traits.contains(.isButton), !element.isInBar else {
      return false
    }
    let frame = element.node.frame
    let hasWords = texts.contains { frame.intersects($0.unclippedFrame) }
    return !hasWords && !scene.items.contains { $0.drawsImage(in: frame, .identity) }
  }
}

extension DisplayItem {
  fileprivate func drawsImage(in frame: Rect, _ transform: AffineTransform) -> Bool {
    switch self {
    case .image(let image): return transform.bounds(of: image.frame).intersects(frame)
    case .group(let group):
      let inner = group.placement.map { $0.then(transform) } ?? transform
      return group.items.contains { $0.drawsImage(in: frame, inner) }
    case .fill, .stroke, .text: return false
    }
  }
}

/// The shapes that a control is known by.
enum ControlShape {
  /// A switch's track and knob, what a field is outlined with, a bare button's fill; empty where
  /// nothing is drawn.
  static func parts(of element: AuditElement, among shapes: [DrawnShape]) -> [DrawnShape] {
    let frame = element.node.frame
    let traits = element.node.traits
    if traits.contains(.isAdjustable), hasTrack(frame, shapes) { return [] }
    if traits.contains(.isToggle) || traits.contains(.isAdjustable) {
      return knobbed(frame, shapes)
    }
    if traits.contains(.isTextField) || traits.contains(.isSearchField) {
      return outline(frame, shapes)
    }
    let inside = shapes.filter { frame.encloses($0.box) && $0.color?.alpha != 0 }
    return inside.max { $0.box.width * $0.box.height < $1.box.width * $1.box.height }.map { [$0] }
      ?? []
  }

  /// Whether a slider's line is on it, whose rest is in the system's fill with every tint.
  private static func hasTrack(_ frame: Rect, _ shapes: [DrawnShape]) -> Bool {
    shapes.contains {
      frame.encloses($0.box) && $0.box.height <= 8 && $0.box.width >= frame.width * 0.8
    }
  }

  /// A capsule that is wider than high, and what is on it.
  private static func knobbed(_ frame: Rect, _ shapes: [DrawnShape]) -> [DrawnShape] {
    let near = Rect(
      x: frame.x - 8, y: frame.y - 12, width: frame.width + 16, height: frame.height + 24)
    guard
      let index = shapes.firstIndex(where: {
        near.encloses($0.box) && $0.lineWidth == nil && (16...48).contains($0.box.height)
          && (1.3...2.6).contains($0.box.width / $0.box.height)
      })
    else { return [] }
    let track = shapes[index]
    let knob = shapes[(index + 1)...].first {
      track.box.encloses($0.box) && $0.box.width < track.box.width * 0.8
    }
    return [track] + (knob.map { [$0] } ?? [])
  }

  /// The smallest shape around the words that is not much larger, or a line below them.
  private static func outline(_ frame: Rect, _ shapes: [DrawnShape]) -> [DrawnShape] {
    let around = shapes.filter {
      $0.box.encloses(frame) && $0.box.width <= frame.width + 64
        && $0.box.height <= frame.height + 40
        && $0.color?.alpha != 0
    }
    if let smallest = around.map({ $0.box.width * $0.box.height }).min() {
      // A fill and the line around it are one outline.
      return around.filter { $0.box.width * $0.box.height <= smallest * 1.1 }
    }
    return shapes.filter {
      $0.box.height <= 3 && $0.box.width >= frame.width * 0.8
        && $0.box.midY >= frame.midY && $0.box.midY <= frame.maxY + 4
        && abs($0.box.midX - frame.midX) <= 16
    }
  }
}

extension DrawnShape {
  /// Whether it has a color that the system gives to switches and fields that nobody has tinted.
  fileprivate func isSystems(_ colors: ColorParser) -> Bool {
    guard let color else { return false }
    let own = ["systemGreen", "secondarySystemFill", "separator"].compactMap {
      colors.system($0)?.quantized
    }
    // The hairline around a field: the label's color at a fifth.
    let hairline = colors.system("label")?.quantized.opacity(0.2)
    return own.contains(color) || lineWidth.map { $0 < 1 } == true && color == hairline
  }
}
