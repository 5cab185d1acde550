// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayGraphics

/// What shows the focus, against what is next to it: WCAG 2.2, 1.4.11.
///
/// It is what differs between the screen with the focus on a thing and the one without: a ring, an
/// outline or fill of another color, a line below. The system's own cursor and halo are never
/// drawn, and exempt ("determined by the user agent and not modified by the author").
package struct FocusContrastRule: ScreenRule {
  package init() {}

  package var info: AuditRuleInfo {
    AuditRuleInfo(
      id: "focus-contrast", type: .contrast, name: "Contrast of focus",
      summary:
        "Rings, outlines and fills that show the focus with too little contrast to their surroundings.",
      standard: "WCAG 2.2, 1.4.11 (AA)", needs: "the view drawn once for each focused element"
    )
  }

  package func check(_ screen: AuditScreen, _ options: AuditOptions) -> RuleResult {
    var result = RuleResult()
    for focused in screen.focused {
      let boxes = PixelDiff(reference: screen.picture, rendition: focused.picture).boxes.map {
        Rect($0, scale: screen.scene.scale)
      }
      // Nothing of the view's own shows it: the system's cursor or halo does.
      if boxes.isEmpty { continue }
      let found = issue(boxes, on: focused)
      let around = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
      let element = focused.element(at: around)
      result.add(
        found,
        of: AuditedThing(
          kind: element?.kind ?? "element", text: element?.node.label,
          identifier: element?.node.identifier, frame: around))
    }
    return result
  }

  private func issue(_ boxes: [Rect], on screen: AuditScreen) -> AuditIssue? {
    let around = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    let element = screen.element(at: around)
    let name = element?.name ?? "without a name"
    let kind = element?.kind ?? "element"
    // One visible part is enough.
    let places = boxes.compactMap { screen.place(in: $0) }
    guard let best = places.max(by: { $0.ratio < $1.ratio }) else {
      let reason = IncompleteReason.colorsNotSeparated
      return AuditIssue(
        info, .incomplete(reason), on: screen, subject: name, kind: kind, frame: around,
        message: "cannot tell the contrast of the focus indicator of \(kind) \(name): \(reason)")
    }
    return ContrastIssue.ofEdge(
      "the focus indicator", info, best, subject: name, kind: kind, frame: around, on: screen)
  }
}

extension AuditScreen {
  /// How what has changed in a box stands out: a text along its glyphs, all else at its edge.
  fileprivate func place(in box: Rect) -> TextMeasurement.Place? {
    for (text, measurement) in zip(texts, measurements) where text.frame.encloses(box) {
      if case .measured(let worst, _) = measurement { return worst }
    }
    return EdgeMeter(picture: picture, scale: scene.scale).edge(of: box)
  }

  /// What a change in a box is most likely about: the element that covers most of it, or of which
  /// it covers most; else the nearest.
  fileprivate func element(at box: Rect) -> AuditElement? {
    func distance(_ element: AuditElement) -> Double {
      let frame = element.node.frame
      let common = frame.intersection(box)
      if common.isEmpty { return frame.gap(to: box) }
      let area = common.width * common.height
      return -(area / (frame.width * frame.height) + area / (box.width * box.height))
    }
    let interactive = elements.filter(\.isInteractive)
    return (interactive.isEmpty ? elements : interactive).min { distance($0) < distance($1) }
  }
}

extension Rect {
  fileprivate init(_ box: AssayDiff.PixelBox, scale: Double) {
    self.init(
      x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
  }

  /// Between the nearest edges; 0 where the two meet.
  fileprivate func gap(to other: Rect) -> Double {
    let x = max(0, other.minX - maxX, minX - other.maxX)
    let y = max(0, other.minY - maxY, minY - other.maxY)
    return (x * x + y * y).squareRoot()
  }
}
