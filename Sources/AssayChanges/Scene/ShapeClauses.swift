// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics

/// What is different between two drawings of one shape, in words.
struct ShapeClauses {
  private let old: DrawnShape
  private let new: DrawnShape

  init(from old: DrawnShape, to new: DrawnShape) {
    self.old = old
    self.new = new
  }

  /// - Parameters:
  ///   - tellsPlace: whether its place and its size are not a consequence of elements that moved.
  ///   - tellsSize: whether its size is not such a consequence, even if its place is.
  ///   - explained: changes of colors that elements tell already.
  func words(
    tellsPlace: Bool, tellsSize: Bool, explained: [ColorChange]
  ) -> [String] {
    var result: [String] = []
    if old.kind != new.kind { result.append("became a \(new.word)") }
    result += colors(explained)
    if old.radii != new.radii, old.kind == new.kind {
      result.append("changed corner radius from \(radii(old)) to \(radii(new)) pt")
    }
    if let from = old.isContinuous, let to = new.isContinuous, from != to {
      result.append("changed corners from \(Self.corners(from)) to \(Self.corners(to))")
    }
    if let from = old.lineWidth, let to = new.lineWidth, from != to {
      result.append("changed line width from \(from.short) to \(to.short) pt")
    }
    let (from, to) = (old.opacity ?? 1, new.opacity ?? 1)
    if from != to {
      result.append(
        "changed opacity from \(SentenceWriter.opacity(from)) to \(SentenceWriter.opacity(to))")
    }
    result += changed("shadow", old.shadow.map(Self.words), new.shadow.map(Self.words))
    result += changed("effect", effects(old), effects(new))
    if old.kind == new.kind, old.content != new.content { result.append(contentWords) }
    if tellsPlace || tellsSize {
      result += ElementDifference.place(from: old.frame, to: new.frame)
        .filter { tellsPlace || $0.isResize }.flatMap(SentenceWriter.clauses)
    }
    return result
  }

  private func colors(_ explained: [ColorChange]) -> [String] {
    guard old.colors != new.colors else { return [] }
    if let from = old.colors, let to = new.colors, from.count == 1, to.count == 1,
      explained.contains(ColorChange(from: from[0], to: to[0]))
    {
      return []
    }
    let isOne = (old.colors ?? []).count <= 1 && (new.colors ?? []).count <= 1
    return changed(isOne ? "color" : "colors", old.colorWords, new.colorWords)
  }

  private var contentWords: String {
    switch new.kind {
    case .picture: "is another picture"
    case .path: "has another outline"
    case .rectangle, .ellipse, .group: "is painted with another picture"
    }
  }

  private func radii(_ shape: DrawnShape) -> String {
    (shape.radii ?? [0]).map(\.short).joined(separator: ", ")
  }

  private static func corners(_ areContinuous: Bool) -> String {
    areContinuous ? "continuous" : "circular"
  }

  private func effects(_ shape: DrawnShape) -> String? {
    shape.effects.map { $0.joined(separator: ", ") }
  }

  private func changed(_ what: String, _ from: String?, _ to: String?) -> [String] {
    from == to ? [] : [SentenceWriter.changed(what, from, to)]
  }

  /// `#00000054 of radius 4 at 0,2 pt`.
  static func words(of shadow: Shadow) -> String {
    "\(shadow.color.hex) of radius \(shadow.radius.short) at \(shadow.x.short),\(shadow.y.short) pt"
  }
}

extension DrawnShape {
  /// What it is, in plain English.
  var word: String {
    if isOutline { return kind == .rectangle && radii == nil ? "border" : "outline" }
    switch kind {
    case .rectangle:
      if min(frame.width, frame.height) <= 2 { return "line" }
      return radii == nil ? "rectangle" : "rounded rectangle"
    case .ellipse: return frame.width == frame.height ? "circle" : "ellipse"
    case .path: return "shape"
    case .picture: return "picture"
    case .group: return "group"
    }
  }

  /// `#3366CC`, or the colors of a gradient.
  var colorWords: String? {
    colors.map { $0.map(\.hex).joined(separator: ", ") }
  }
}

extension ElementDifference {
  fileprivate var isResize: Bool {
    if case .resized = self { true } else { false }
  }
}
