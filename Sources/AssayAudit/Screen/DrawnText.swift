// SPDX-License-Identifier: MIT

package import AssayGraphics
internal import AssayText

/// A text or symbol of a scene, as it is drawn.
package struct DrawnText: Hashable, Sendable {
  /// The words; a symbol's name.
  package var string: String
  /// A symbol of one glyph and not words.
  package var isSymbol: Bool
  package var isTruncated: Bool
  /// Where its glyphs may be, in points of the scene, after every transform and clip.
  package var frame: Rect
  /// Where it would be without the clips around it.
  package var unclippedFrame: Rect
  /// Of the largest glyphs, in points of the scene.
  package var size: TextSize
  /// The glyphs' numbers in their face: equal for equal symbols.
  package var glyphs: [UInt32]
  /// The paint's own color, where it is one.
  package var color: RGBAColor?
  /// What of its letters must be seen for them to be read: from the first to the last, and from
  /// half an em above the first baseline to the last one. Without the clips around it.
  var core = Rect.zero
  /// From the first letter to the last one: its frame has room for a last letter of an em, which
  /// few are. Nil where only the frame is known.
  var reach: Rect?
  /// Where the clips around it leave it to be seen, or scrolling brings it to.
  var window = TextWindow()
  /// The first word that a line's end breaks without a hyphen; nil for none, and where that is not
  /// known.
  var brokenWord: String?
  /// Whether a group of opacity 0 holds it: it is there for nobody.
  var isFaded = false
  /// Whether a bar lies over it for now, out of which scrolling brings it.
  var isUnderBar = false
}

extension DrawnText {
  /// Whether it is a shape and no words: a chevron, a star, a dot, a cross.
  var isSign: Bool {
    !isSymbol && hasWords
      && string.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .otherSymbol, .mathSymbol, .initialPunctuation, .finalPunctuation, .dashPunctuation,
          .spaceSeparator, .nonspacingMark, .format:
          true
        default: "•·‣…".unicodeScalars.contains(scalar)
        }
      }
  }

  /// Whether it has ink that is read.
  var hasWords: Bool { !isSymbol && !string.allSatisfy(\.isWhitespace) }
}

extension AuditScreen {
  /// How many texts the drawn screen does not show, such as those below its end, which scrolling
  /// brings: nobody looked at them.
  var unseenTextCount: Int {
    texts.count { $0.frame.isEmpty && $0.hasWords && !$0.isFaded }
  }
}

/// Where a text can be seen, in points of the scene; without bounds along an axis that scrolls.
struct TextWindow: Hashable, Sendable {
  /// Within the clips that the app has written.
  var clip = Self.everywhere
  /// Within the screen.
  var screen = Self.everywhere

  private static let far = 1e7
  static let everywhere = Rect(x: -far, y: -far, width: 2 * far, height: 2 * far)

  func clipped(to rect: Rect) -> TextWindow {
    TextWindow(clip: clip.intersection(rect), screen: screen)
  }

  /// Inside a scroll view of this frame.
  func scrolled(_ frame: Rect, isHorizontal: Bool, isVertical: Bool) -> TextWindow {
    func unbounded(_ rect: Rect) -> Rect {
      let all = Self.everywhere
      return Rect(
        x: isHorizontal ? all.x : rect.x, y: isVertical ? all.y : rect.y,
        width: isHorizontal ? all.width : rect.width,
        height: isVertical ? all.height : rect.height)
    }
    return TextWindow(
      clip: unbounded(clip.intersection(unbounded(frame))), screen: unbounded(screen))
  }
}

/// Finds the texts of a scene, in the order in which they are drawn.
struct TextCollector {
  private let engine: TextEngine
  private let areas: [SceneArea]

  static func texts(of scene: Scene, engine: TextEngine) -> [DrawnText] {
    var result: [DrawnText] = []
    let screen = Rect(size: scene.size)
    TextCollector(engine: engine, areas: scene.areas.filter(\.isScroll)).collect(
      scene.items, .identity, clip: screen, TextWindow(screen: screen), into: &result)
    return result
  }

  /// What is wholly faded out stays in its place without a frame: nobody sees it.
  private func collect(
    _ items: [DisplayItem], _ transform: AffineTransform, clip: Rect, _ window: TextWindow,
    isFaded: Bool = false, into texts: inout [DrawnText]
  ) {
    for item in items {
      switch item {
      case .text(let text):
        var drawn = drawn(text, transform, clip: clip, window)
        drawn.isFaded = isFaded
        texts.append(drawn)
      case .group(let group):
        let inner = group.placement.map { $0.then(transform) } ?? transform
        let clipped =
          group.opacity == 0
          ? .zero : group.clip.map { clip.intersection(inner.bounds(of: $0.boundingBox)) } ?? clip
        collect(
          group.items, inner, clip: clipped,
          group.clip.map { self.window(window, within: $0, inner) } ?? window,
          isFaded: isFaded || group.opacity == 0, into: &texts)
      case .fill, .stroke, .image: break
      }
    }
  }

  /// What a clip leaves: less, unless it is a scroll view's.
  private func window(
    _ window: TextWindow, within clip: Shape, _ transform: AffineTransform
  ) -> TextWindow {
    let box = transform.bounds(of: clip.boundingBox)
    for area in areas where clip == .rectangle(area.frame) {
      if case .scroll(let isHorizontal, let isVertical) = area.kind {
        return window.scrolled(box, isHorizontal: isHorizontal, isVertical: isVertical)
      }
    }
    return window.clipped(to: box)
  }

  private func drawn(
    _ text: TextItem, _ transform: AffineTransform, clip: Rect, _ window: TextWindow
  ) -> DrawnText {
    let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    let largest = text.runs.max { $0.pointSize < $1.pointSize }
    let blocks = TextBlocks.blocks(of: text)
    let box = blocks.reduce(Rect.zero) { $0.union($1.rect) }
    let frame = transform.bounds(of: box)
    var color: RGBAColor?
    if case .color(let value) = largest?.paint { color = value }
    let glyphs = text.runs.flatMap { $0.glyphs.map(\.id) }
    return DrawnText(
      string: text.string,
      isSymbol: text.runs.count == 1 && glyphs.count == 1 && text.string.count > 1
        && !text.isTruncated,
      isTruncated: text.isTruncated, frame: frame.intersection(clip), unclippedFrame: frame,
      size: TextSize(
        points: largest.map { Self.asked($0, engine) * scale } ?? 0,
        weight: largest.map { FaceWeight.weight(ofFace: $0.face) } ?? 400),
      glyphs: glyphs, color: color, core: transform.bounds(of: Self.core(of: text, box)),
      reach: transform.bounds(of: Self.reach(of: text, box)),
      window: window, brokenWord: BrokenWord.word(of: text))
  }

  private static func reach(of text: TextItem, _ blocks: Rect) -> Rect {
    let last = text.runs.flatMap(\.glyphs).map(\.x).max() ?? blocks.maxX
    let right = min(blocks.maxX, max(text.frame.maxX, last))
    return Rect(x: blocks.x, y: blocks.y, width: right - blocks.x, height: blocks.height)
  }

  private static func core(of text: TextItem, _ blocks: Rect) -> Rect {
    let glyphs = text.runs.flatMap(\.glyphs)
    let size = text.runs.map(\.pointSize).max() ?? 0
    // A quarter of an em: the room beside a letter, or the tail of one.
    let left = max(text.frame.minX, blocks.minX) + size / 4
    let right = max(left, min(text.frame.maxX, blocks.maxX) - size / 4)
    let top = (glyphs.map(\.y).min() ?? 0) - size / 2
    let bottom = glyphs.map(\.y).max() ?? 0
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The size that was asked for, to a thousandth of a point.
  private static func asked(_ run: GlyphRun, _ engine: TextEngine) -> Double {
    let points = run.pointSize / engine.standInScale(ofFace: run.face)
    return (points * 1000).rounded() / 1000
  }
}

/// The weight that a face's name ends in, as CSS counts it.
enum FaceWeight {
  private static let names: [(name: String, weight: Int)] = [
    ("ExtraLight", 200), ("SemiBold", 600), ("ExtraBold", 800), ("Thin", 100), ("Light", 300),
    ("Regular", 400), ("Medium", 500), ("Bold", 700), ("Black", 900),
  ]

  static func weight(ofFace face: String) -> Int {
    guard let dash = face.lastIndex(of: "-") else { return 400 }
    let style = face[face.index(after: dash)...]
    return names.first { style.hasPrefix($0.name) }?.weight ?? 400
  }
}
