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
      let middle = Point(x: image.midX, y: image.midY)
      let element = screen.elements.first { $0.node.frame.contains(middle) }
      if element?.node.ignoresInvertColors == true {
        result.passes += 1
        continue
      }
      let name = element?.name ?? "without a label"
      result.add(
        AuditIssue(
          info, on: screen, subject: name, kind: "image", frame: image,
          message: "image \(name) becomes a negative with Smart Invert",
          fix: "add accessibilityIgnoresInvertColors()"))
    }
    return result
  }

  /// Frames of pictures with more colors than a drawing has; template images take the text's color.
  private static func images(_ items: [DisplayItem], _ transform: AffineTransform) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .image(let image):
        image.tint == nil && isPhotograph(image.bitmap) ? [transform.bounds(of: image.frame)] : []
      case .group(let group):
        images(group.items, group.placement.map { $0.then(transform) } ?? transform)
      case .fill, .stroke, .text: []
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
