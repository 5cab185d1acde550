// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayGraphics

/// What a rule judges, under all of its words, with what was measured.
package struct AuditedThing: Hashable, Sendable {
  var kind: String
  /// nil where the words are not known, as in a screenshot.
  package var text: String?
  /// What the app calls it; nil also before the screen has been asked.
  package var identifier: String?
  var frame: Rect?
  var contrast: Check.Contrast?
  /// Where a rule looks at several screens.
  var screen: String?

  init(kind: String, text: String?, identifier: String? = nil, frame: Rect? = nil) {
    self.kind = kind
    self.text = text
    self.identifier = identifier
    self.frame = frame
  }

  init(_ element: AuditElement, contrast: Check.Contrast? = nil) {
    self.init(
      kind: element.kind, text: element.node.label, identifier: element.node.identifier,
      frame: element.node.frame)
    self.contrast = contrast
  }

  /// - Parameter kind: "text", "icon".
  init(_ text: DrawnText, kind: String = "text", contrast: Check.Contrast? = nil) {
    self.init(kind: kind, text: text.string, frame: text.frame)
    self.contrast = contrast
  }
}

extension Check.Contrast {
  /// - Parameter size: of the text; nil for a shape or a symbol.
  init(_ measurement: TextMeasurement, _ requirement: ContrastRequirement, size: TextSize? = nil) {
    self.init(required: requirement.minimum)
    if case .measured(let worst, let best) = measurement {
      ratio = worst.ratio.value
      self.best = best.ratio.value
      foreground = worst.foreground.hex
      background = worst.background.hex
    }
    smallestSize = size?.points
    largestSize = size?.points
    weight = size?.weight
  }

  init(_ check: ContrastCheck) {
    self.init(required: check.requirement.minimum)
    let result = check.evaluate()
    ratio = result.worst.value
    best = result.best.value
    foreground = check.foreground.words
    background = check.background.words
  }
}

extension AuditScreen {
  /// The identifier of what is around the middle of a frame: of the smallest where several do.
  func identifier(around frame: Rect) -> String? {
    let middle = Point(x: frame.midX, y: frame.midY)
    return elements.filter { $0.node.identifier != nil && $0.node.frame.contains(middle) }
      .min {
        $0.node.frame.width * $0.node.frame.height < $1.node.frame.width * $1.node.frame.height
      }?
      .node.identifier
  }
}
