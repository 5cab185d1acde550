// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Photographs that Smart Invert turns into negatives.
package struct SmartInvertRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "smart-invert", type: .smartInvert, name: "Smart Invert",
      summary: "Pictures that Smart Invert inverts because they do not opt out.",
      standard: "UIKit, accessibilityIgnoresInvertColors", needs: "drawn images")
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for image in Self.images(screen.scene.items, .identity) {
      let element = screen.element(around: image)
      if screen.isIgnored(image) || element?.node.ignoresInvertColors == true {
        result.pass(
          AuditedThing(
            kind: "image", text: element?.node.label, identifier: element?.node.identifier,
            frame: image))
        continue
      }
      let name = element?.name ?? "without a label"
      result.add(
        AuditIssue(
          info, on: screen, subject: name, kind: "image", frame: image,
          message: "image \(name) becomes a negative with Smart Invert",
          fix: "add accessibilityIgnoresInvertColors()"))
    }
    for area in screen.scene.areas where area.kind == .missingImage {
      if screen.isIgnored(area.frame) { continue }
      let element = screen.element(around: area.frame)
      // What is known to keep its colors passes whatever it shows.
      if element?.node.ignoresInvertColors == true { continue }
      let name = element?.name ?? "without a label"
      result.add(
        AuditIssue(
          info, .incomplete(.missingImage), on: screen, subject: name, kind: "image",
          frame: area.frame,
          message: "cannot tell whether image \(name) becomes a negative with Smart Invert: "
            + "it is missing or not loaded",
          fix: "add accessibilityIgnoresInvertColors() if it may be a photograph"))
    }
    return result
  }

  /// Frames of pictures with more colors than a drawing has; template images take the text's color.
  private static func images(_ items: [DisplayItem], _ transform: AffineTransform) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .image(let image):
        return image.tint == nil && isPhotograph(image.bitmap)
          ? [transform.bounds(of: image.frame)] : []
      case .group(let group) where group.opacity > 0:
        return images(group.items, group.placement.map { $0.then(transform) } ?? transform)
      case .fill, .stroke, .text, .group: return []
      }
    }
  }

  /// Icons and diagrams have few colors and clear parts.
  private static func isPhotograph(_ bitmap: Bitmap) -> Bool {
    var colors: Set<UInt32> = []
    let step = max(1, bitmap.pixels.count / 4096)
    for index in stride(from: 0, to: bitmap.pixels.count, by: step) {
      colors.insert(bitmap.pixels[index])
    }
    return colors.count > 64
  }
}

extension AuditScreen {
  fileprivate func element(around frame: Rect) -> AuditElement? {
    let middle = Point(x: frame.midX, y: frame.midY)
    return elements.first { $0.node.frame.contains(middle) }
  }

  /// Whether the view itself, or one around it, says that it keeps its colors: also inside of a
  /// control, of which assistive technology knows the whole alone.
  fileprivate func isIgnored(_ frame: Rect) -> Bool {
    let middle = Point(x: frame.midX, y: frame.midY)
    // Views inside come before those around them.
    for area in scene.areas {
      guard case .smartInvert(let isIgnored) = area.kind, area.frame.contains(middle) else {
        continue
      }
      return isIgnored
    }
    return false
  }
}
