// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayRaster
import AssayText

/// Our drawing of a case, measured as the case's picture was: from its pixels.
struct DrawnPicture {
  /// Ink is what differs by more than this from what is behind it, as in the measured boxes.
  static let inkThreshold = 20

  var bitmap: Bitmap
  var atoms: [InkAtom]
  /// Boxes around connected areas: of one color, and of anything but the background. In points.
  var regions: [Rect]

  init(scene: Scene, engine: TextEngine) {
    let rasterizer = Rasterizer(engine: engine)
    bitmap = rasterizer.draw(scene)
    var bare = scene
    bare.items = Self.withoutText(scene.items)
    let bareBitmap = rasterizer.draw(bare)
    var collector = InkCollector(
      scale: scene.scale, engine: engine, bitmap: bitmap, bare: bareBitmap)
    collector.collect(scene.items)
    atoms = collector.atoms
    // A control on a group is measured against the group's color, not the picture's background.
    var grounds = PixelReader.commonest(3, of: bareBitmap)
    let background = PixelReader.background(of: bitmap)
    if !grounds.contains(background) { grounds.insert(background, at: 0) }
    var found = Regions.flat(bitmap) + Regions.flat(bareBitmap)
    for ground in grounds {
      found += Regions.differing(bitmap, from: ground, by: Self.inkThreshold)
      found += Regions.differing(bareBitmap, from: ground, by: Self.inkThreshold)
    }
    regions = Self.notable(found, scale: scene.scale)
  }

  /// Areas large enough to have been measured, each box once.
  private static func notable(_ found: [Regions.Region], scale: Double) -> [Rect] {
    var seen: Set<Rect> = []
    var rects: [Rect] = []
    for region in found {
      let rect = region.rect(scale: scale)
      let isLine = max(rect.width, rect.height) >= 8
      guard isLine || min(rect.width, rect.height) >= 2, seen.insert(rect).inserted else {
        continue
      }
      rects.append(rect)
    }
    return rects
  }

  private static func withoutText(_ items: [DisplayItem]) -> [DisplayItem] {
    items.compactMap { item in
      switch item {
      case .text: return nil
      case .group(var group):
        group.items = withoutText(group.items)
        return .group(group)
      default: return item
      }
    }
  }
}

/// Finds the ink of each glyph: where the picture differs from the picture without its text.
private struct InkCollector {
  var scale: Double
  var engine: TextEngine
  var bitmap: Bitmap
  var bare: Bitmap
  var atoms: [InkAtom] = []
  private var nextLine = 0

  init(scale: Double, engine: TextEngine, bitmap: Bitmap, bare: Bitmap) {
    self.scale = scale
    self.engine = engine
    self.bitmap = bitmap
    self.bare = bare
  }

  mutating func collect(_ items: [DisplayItem], transform: AffineTransform? = nil) {
    for item in items {
      switch item {
      case .text(let text): collect(text, transform: transform)
      case .group(let group):
        // NB: nested transforms do not occur in what the scene builder writes for measured cases.
        collect(group.items, transform: group.transform ?? transform)
      default: break
      }
    }
  }

  private mutating func collect(_ text: TextItem, transform: AffineTransform?) {
    var lines: [Double: Int] = [:]
    for run in text.runs {
      let isSymbol = SymbolFace.contains(run.face)
      for glyph in run.glyphs {
        if lines[glyph.y] == nil {
          lines[glyph.y] = nextLine
          nextLine += 1
        }
        let line = lines[glyph.y] ?? nextLine
        guard let area = area(of: glyph, in: run, transform: transform) else { continue }
        let parts = Regions.differing(
          bitmap, from: bare, by: DrawnPicture.inkThreshold, within: area)
        if isSymbol {
          for part in parts {
            atoms.append(InkAtom(rect: part.rect(scale: scale), line: line, kind: .symbol))
          }
        } else if let first = parts.first {
          let rect = parts.dropFirst().reduce(first.rect(scale: scale)) {
            $0.union($1.rect(scale: scale))
          }
          atoms.append(InkAtom(rect: rect, line: line, kind: .text))
        }
      }
    }
  }

  /// The pixels that a glyph's mask covers; nil for one that draws nothing.
  private func area(
    of glyph: Glyph, in run: GlyphRun, transform: AffineTransform?
  ) -> Regions.Rectangle? {
    let mask = engine.mask(
      face: run.face, glyph: glyph.id, pixelSize: run.pointSize * scale, quarter: 0,
      growth: run.growth * run.pointSize * scale)
    guard mask.width > 0, mask.height > 0 else { return nil }
    var box = Rect(
      x: glyph.x + Double(mask.left) / scale, y: glyph.y - Double(mask.top) / scale,
      width: Double(mask.width) / scale, height: Double(mask.height) / scale)
    if let transform {
      let first = transform.apply(box.origin)
      let second = transform.apply(Point(x: box.maxX, y: box.maxY))
      box = Rect(
        x: min(first.x, second.x), y: min(first.y, second.y),
        width: abs(second.x - first.x), height: abs(second.y - first.y))
    }
    // A pixel more to the right, for the origin's place within its pixel.
    return Regions.Rectangle(
      left: Int((box.minX * scale).rounded(.down)), top: Int((box.minY * scale).rounded(.down)),
      right: Int((box.maxX * scale).rounded(.up)),
      bottom: Int((box.maxY * scale).rounded(.up)) - 1)
  }
}
