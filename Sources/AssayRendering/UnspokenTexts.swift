// SPDX-License-Identifier: MIT

import AssayGraphics

/// Collects the texts and symbols of a scene that no accessibility element speaks, from back to
/// front.
struct UnspokenTexts {
  /// More texts than these, such as a chart's, are not kept with a reference.
  static let most = 60
  /// Texts with more characters are cut: a reference keeps what names them.
  static let longest = 200

  private(set) var texts: [DrawnText] = []
  private let elements: [AccessibilityNode]

  /// The texts of a scene; nil where there are more than are kept.
  static func texts(of scene: Scene) -> [DrawnText]? {
    var collector = UnspokenTexts(elements: scene.accessibility)
    let size = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    collector.collect(scene.items, Surroundings(visible: size))
    return collector.texts.count > most ? nil : collector.texts
  }

  private init(elements: [AccessibilityNode]) {
    func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { [$0] + all($0.children) }
    }
    self.elements = all(elements)
  }

  /// What the groups around an item do to it.
  private struct Surroundings {
    var opacity = 1.0
    var transform = AffineTransform.identity
    /// What no clip leaves out.
    var visible: Rect
  }

  private mutating func collect(_ items: [DisplayItem], _ around: Surroundings) {
    for item in items where texts.count <= Self.most {
      switch item {
      case .text(let text): add(text, around)
      case .group(let group):
        var inner = around
        inner.opacity *= group.opacity
        if let own = group.transform { inner.transform = own.then(around.transform) }
        if let clip = group.clip {
          let edge = inner.transform.bounds(of: clip.boundingBox)
          inner.visible = inner.visible.intersection(edge)
        }
        if inner.opacity > 0, !inner.visible.isEmpty { collect(group.items, inner) }
      case .fill, .stroke, .image: break
      }
    }
  }

  private mutating func add(_ text: TextItem, _ around: Surroundings) {
    let frame = around.transform.bounds(of: text.frame)
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    // NB: JSON has no infinite numbers.
    guard let run = text.runs.first, numbers.allSatisfy(\.isFinite), run.pointSize.isFinite,
      !text.string.allSatisfy(\.isWhitespace), !around.visible.intersection(frame).isEmpty
    else { return }
    guard !elements.contains(where: { $0.speaks(text, in: frame) }) else { return }
    var drawn = DrawnText(
      String(text.string.prefix(Self.longest)), isSymbol: text.isSymbol,
      frame: Rect(
        x: frame.x.toHundredths, y: frame.y.toHundredths, width: frame.width.toHundredths,
        height: frame.height.toHundredths),
      face: run.face, pointSize: run.pointSize.toHundredths)
    if case .color(let color) = run.paint { drawn.color = color }
    if around.opacity != 1 { drawn.opacity = (around.opacity * 10000).rounded() / 10000 }
    texts.append(drawn)
  }
}

extension TextItem {
  /// A symbol is one glyph under a name of several letters.
  fileprivate var isSymbol: Bool {
    string.count > 2 && runs.first?.glyphs.count == 1
      && string.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }
}

extension AccessibilityNode {
  /// Whether its own words tell of a text in its frame.
  fileprivate func speaks(_ text: TextItem, in place: Rect) -> Bool {
    guard !frame.intersection(place).isEmpty else { return false }
    // A variant such as `star.fill` is drawn for `star` where the environment asks for it.
    if image == text.string || symbol.map({ "\(text.string).".hasPrefix("\($0).") }) ?? false {
      return true
    }
    return [label, value].contains { $0?.contains(text.string) ?? false }
  }
}

extension Double {
  fileprivate var toHundredths: Double { (self * 100).rounded() / 100 + 0 }
}
