// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayRaster
import AssayText

@testable import AssayAudit

/// A drawn screen of which every text is known, and what its picture alone is taken for.
struct ScreenshotTruth {
  var picture: Bitmap
  var scale: Double
  /// Texts of words that can be seen; not symbols.
  var texts: [Text] = []
  var regions: [ScreenshotText]
  private var ink: InkCounter

  struct Text {
    /// Where its glyphs may be, in pixels.
    var frame: Rect
    /// What the audit of the view says of it; nil where it says nothing, or cannot tell.
    var passes: Bool?
  }

  init(_ scene: Scene, engine: TextEngine) {
    let rasterizer = Rasterizer(engine: engine)
    let screen = AuditScreen(
      scene, traits: ScreenTraits(name: "truth"), rasterizer: rasterizer)
    picture = screen.picture
    scale = scene.scale
    var bare = scene
    bare.items = Self.withoutTexts(scene.items)
    ink = InkCounter(picture, without: rasterizer.draw(bare))
    regions = ScreenshotText.all(
      of: RegionFinder(picture), in: picture, scale: scale...scale)
    for (text, measurement) in zip(screen.texts, screen.measurements) where !text.isSymbol {
      let frame = Rect(
        x: text.frame.x * scale, y: text.frame.y * scale, width: text.frame.width * scale,
        height: text.frame.height * scale)
      guard ink.count(in: frame) > 0 else { continue }
      var passes: Bool?
      if case .measured(let worst, _) = measurement, !screen.isDisabled(at: text.frame) {
        let needed = ContrastRequirement.text(.aa, isLarge: text.size.isLarge)
        passes = worst.ratio >= needed.minimum
      }
      texts.append(Text(frame: frame, passes: passes))
    }
  }

  /// The regions that count for a text: those that hold some of its ink, and half of whose area or
  /// more is text of some kind.
  ///
  /// A region as large as the screen would hold every text, and so counts for none.
  func regions(of text: Text) -> [ScreenshotText] {
    regions.filter { region in
      isMostlyText(region)
        && ink.count(in: region.frame.intersection(text.frame)) * 10 >= ink.count(in: text.frame)
    }
  }

  /// Whether regions that count hold half of the pixels that the text changes, or more.
  func isFound(_ text: Text) -> Bool {
    let parts = regions(of: text).map { $0.frame.intersection(text.frame) }
    var held = parts.reduce(0) { $0 + ink.count(in: $1) }
    // What two of them share counts once.
    for (index, part) in parts.enumerated() {
      for other in parts[..<index] { held -= ink.count(in: part.intersection(other)) }
    }
    return held > 0 && held * 2 >= ink.count(in: text.frame)
  }

  /// What the picture is taken to say of a text: the worst of its regions.
  func outcome(of text: Text) -> AuditOutcome {
    let outcomes = regions(of: text).map { $0.outcome(.aa) }
    return outcomes.first { $0 == .fail } ?? outcomes.first { $0 != .pass } ?? .pass
  }

  /// Regions without one pixel of a text or symbol.
  var falseRegions: [ScreenshotText] {
    regions.filter { ink.count(in: $0.frame) == 0 }
  }

  private func isMostlyText(_ region: ScreenshotText) -> Bool {
    let area = texts.reduce(0) { sum, text in
      let shared = region.frame.intersection(text.frame)
      return sum + shared.width * shared.height
    }
    return area * 2 >= region.frame.width * region.frame.height
  }

  private static func withoutTexts(_ items: [DisplayItem]) -> [DisplayItem] {
    items.compactMap { item in
      switch item {
      case .text: return nil
      case .group(var group):
        group.items = withoutTexts(group.items)
        return .group(group)
      case .fill, .stroke, .image: return item
      }
    }
  }
}

/// Counts the pixels that texts and symbols change, in any rectangle at once: by sums over all
/// pixels above and to the left.
struct InkCounter {
  private var sums: [Int32]
  private let width: Int
  private let height: Int

  init(_ picture: Bitmap, without: Bitmap) {
    width = picture.width
    height = picture.height
    sums = [Int32](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row: Int32 = 0
      for x in 0..<width {
        if picture[x, y] != without[x, y] { row += 1 }
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
      }
    }
  }

  /// - Parameter frame: in pixels; every pixel that it touches counts.
  func count(in frame: Rect) -> Int {
    let box = PixelBox(frame, scale: 1, width: width, height: height)
    func sum(_ x: Int, _ y: Int) -> Int { Int(sums[y * (width + 1) + x]) }
    return sum(box.right, box.bottom) - sum(box.left, box.bottom) - sum(box.right, box.top)
      + sum(box.left, box.top)
  }
}

/// A picture with what was found drawn into it, for people: green where there is text, red where
/// there is none, blue around texts that were not found, orange around those whose verdict is
/// another.
extension ScreenshotTruth {
  var overlay: Bitmap {
    var copy = picture
    let wrong = Set(falseRegions)
    for region in regions {
      copy.outline(region.frame, in: wrong.contains(region) ? (255, 0, 0) : (0, 200, 0))
    }
    for text in texts {
      if !isFound(text) {
        copy.outline(text.frame, in: (0, 0, 255))
      } else if let passes = text.passes, outcome(of: text) != (passes ? .pass : .fail) {
        copy.outline(text.frame, in: (255, 160, 0))
      }
    }
    return copy
  }
}

extension Bitmap {
  fileprivate mutating func outline(_ frame: Rect, in color: (UInt8, UInt8, UInt8)) {
    let pixel = RGBAColor(red: color.0, green: color.1, blue: color.2).premultipliedPixel
    for ring in 1...2 {
      let box = (
        left: max(0, Int(frame.minX) - ring), top: max(0, Int(frame.minY) - ring),
        right: min(width - 1, Int(frame.maxX) + ring - 1),
        bottom: min(height - 1, Int(frame.maxY) + ring - 1)
      )
      guard box.left <= box.right, box.top <= box.bottom else { continue }
      for x in box.left...box.right {
        self[x, box.top] = pixel
        self[x, box.bottom] = pixel
      }
      for y in box.top...box.bottom {
        self[box.left, y] = pixel
        self[box.right, y] = pixel
      }
    }
  }
}
