// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayRaster

/// Measures the contrast of every text of a scene against the pixels that are really behind it.
///
/// 1. The scene is drawn three times: as it is (*picture*), without the texts (*without*), and with
///    a solid block of each text's paint instead of the text (*blocks*).
/// 2. A pixel belongs to a glyph if it is closer to *blocks* than to *without*. There, *blocks* has
///    the text's color and *without* its background. Group opacity, clips, gradients, images and
///    everything that is drawn on top are included, because all three drawings go through them.
/// 3. The worst and the best ratio over the glyph pixels are the result.
///
/// A text that casts a shadow is measured between its glyphs and the pixels next to them, because
/// the picture without it lacks its shadow too; what may lie on a missing image is not measured.
///
/// Texts whose blocks touch are measured in separate rounds, so that one can be the background of
/// another. A text without glyph pixels is hidden, clipped away, or has the color of its
/// background; further drawings tell these cases apart.
struct TextMeter {
  let rasterizer: Rasterizer
  private(set) var scene: Scene
  let picture: Bitmap
  let texts: [DrawnText]
  /// Whether texts of one color on another are measured without the extra drawings, with the same
  /// result.
  var knowsSolidColors = true

  func measurements() -> [TextMeasurement] {
    var result = [TextMeasurement](
      repeating: .incomplete(.nothingVisible), count: texts.count)
    var isKnown = [Bool](repeating: false, count: texts.count)
    if knowsSolidColors {
      for (index, pair) in SolidColors.pairs(of: scene, texts).enumerated() {
        guard let pair, let found = SolidReader(picture: picture).read(pair, pixels(of: pair.frame))
        else { continue }
        result[index] = found
        isKnown[index] = true
      }
    }
    for index in texts.indices where !isKnown[index] && isOnMissingImage(texts[index]) {
      result[index] = .incomplete(.missingImage)
      isKnown[index] = true
    }
    let shadowed = zip(texts.indices, OwnShadow.texts(of: scene)).filter {
      $0.1 && !isKnown[$0.0] && !texts[$0.0].frame.isEmpty
    }.map(\.0)
    for index in shadowed { isKnown[index] = true }
    measureShadowed(shadowed, into: &result)
    var round = 0
    let rounds = rounds(without: isKnown)
    // The same memory for each round: fresh memory costs about as much as drawing into it.
    var without = Bitmap(width: 0, height: 0)
    var blocks = without
    while true {
      let indices = rounds.indices.filter { rounds[$0] == round }
      if indices.isEmpty { return result }
      measure(indices, &without, &blocks, into: &result)
      round += 1
    }
  }

  /// Whether a picture that is missing may be what a text lies on.
  private func isOnMissingImage(_ text: DrawnText) -> Bool {
    // An edge that is shared is not crossed.
    let inside = text.frame.grown(by: -0.5)
    return scene.areas.contains { $0.kind == .missingImage && $0.frame.intersects(inside) }
  }

  /// Texts that cast shadows: what is next to their glyphs is what they are read on.
  private func measureShadowed(_ indices: [Int], into result: inout [TextMeasurement]) {
    guard !indices.isEmpty else { return }
    var plain = self
    plain.scene = OwnShadow.removed(from: scene)
    var isOther = [Bool](repeating: true, count: texts.count)
    for index in indices { isOther[index] = false }
    let rounds = rounds(without: isOther)
    for round in 0...(rounds.max() ?? 0) {
      let chosen = indices.filter { rounds[$0] == round }
      let all = Set(chosen)
      func drawn(_ replacement: Replacement) -> Bitmap {
        var bitmap = Bitmap(width: 0, height: 0)
        plain.draw(all, as: replacement, into: &bitmap)
        return bitmap
      }
      let reader = HaloReader(
        picture: picture, plain: drawn(.nothing), paint: drawn(.blocks(nil)),
        black: drawn(.glyphs(.black)), white: drawn(.glyphs(.white)),
        blackBlocks: drawn(.blocks(.black)), whiteBlocks: drawn(.blocks(.white)))
      for index in chosen {
        if let found = reader.read(pixels(of: texts[index].frame)) { result[index] = found }
      }
    }
  }

  /// The pixels where the glyphs of one text stand out by less than a ratio.
  func pixels(of index: Int, below minimum: Double) -> [PixelPlace] {
    reader(of: index).pixels(in: pixels(of: texts[index].frame), below: minimum)
  }

  /// All colors of one text's glyphs, and all colors behind them.
  func colors(of index: Int) -> TextColors {
    reader(of: index).colors(in: pixels(of: texts[index].frame))
  }

  private func reader(of index: Int) -> ContrastReader {
    var without = Bitmap(width: 0, height: 0)
    var blocks = without
    draw([index], as: .nothing, into: &without)
    draw([index], as: .blocks(nil), into: &blocks)
    return ContrastReader(picture: picture, without: without, blocks: blocks)
  }

  /// For each text, the first round in which no other text's block touches its own; -1 for known
  /// ones.
  private func rounds(without isKnown: [Bool]) -> [Int] {
    var rounds: [Int] = []
    var boxes: [[Rect]] = []
    for (index, text) in texts.enumerated() {
      if isKnown[index] {
        rounds.append(-1)
        continue
      }
      let round = boxes.firstIndex { !$0.contains { $0.intersects(text.frame) } } ?? boxes.count
      if round == boxes.count { boxes.append([]) }
      boxes[round].append(text.frame)
      rounds.append(round)
    }
    return rounds
  }

  private func measure(
    _ indices: [Int], _ without: inout Bitmap, _ blocks: inout Bitmap,
    into result: inout [TextMeasurement]
  ) {
    let chosen = Set(indices)
    let covers = Covers(of: scene)
    draw(chosen, as: .nothing, into: &without)
    draw(chosen, as: .blocks(nil), into: &blocks)
    var unseen: Set<Int> = []
    var partly: Set<Int> = []
    for index in indices {
      let pixels = pixels(of: texts[index].frame)
      var reader = ContrastReader(picture: picture, without: without, blocks: blocks)
      if let found = reader.read(pixels, under: boxes(over: index, covers)) {
        result[index] = found
        if liesOnItsColor(texts[index], pixels, without) { partly.insert(index) }
      } else if reader.hasBlocks {
        // A block is visible but no glyph: a clip removes all glyphs, or the font has none.
        let isWhole = texts[index].frame == texts[index].unclippedFrame
        result[index] = .incomplete(isWhole ? .textNotDrawn : .cutAway)
      } else {
        unseen.insert(index)
      }
    }
    if !unseen.isEmpty { tellHiddenFromAlike(unseen, without, into: &result) }
    if !partly.isEmpty { addPlacesAlike(partly, without, into: &result) }
  }

  /// What lies over a part of a text.
  private func boxes(over index: Int, _ covers: Covers) -> [PixelBox] {
    covers.boxes(over: index).filter { $0.intersects(texts[index].frame) }.map {
      PixelBox($0, scale: scene.scale, width: picture.width, height: picture.height)
    }
  }

  /// Whether some pixels behind a text have exactly its color, so that its block does not show
  /// there.
  private func liesOnItsColor(_ text: DrawnText, _ box: PixelBox, _ without: Bitmap) -> Bool {
    guard let color = text.color, color.alpha == 255 else { return false }
    let pixel = color.premultipliedPixel
    return (box.top..<box.bottom).contains { y in
      (box.left..<box.right).contains { without[$0, y] == pixel }
    }
  }

  /// Finds invisible glyphs of a text that is partly on its own color.
  ///
  /// There, the three drawings are equal. So the text is drawn in black and in white, as glyphs and
  /// as blocks: a pixel at which the glyphs differ about as much as the blocks do is part of a
  /// glyph.
  private func addPlacesAlike(
    _ indices: Set<Int>, _ without: Bitmap, into result: inout [TextMeasurement]
  ) {
    let drawings = [
      Replacement.glyphs(.black), .glyphs(.white), .blocks(.black), .blocks(.white),
    ].map { replacement in
      var bitmap = Bitmap(width: 0, height: 0)
      draw(indices, as: replacement, into: &bitmap)
      return bitmap
    }
    for index in indices.sorted() {
      guard let color = texts[index].color, case .measured(_, let best) = result[index] else {
        continue
      }
      let pixel = color.premultipliedPixel
      let box = pixels(of: texts[index].frame)
      search: for y in box.top..<box.bottom {
        for x in box.left..<box.right where without[x, y] == pixel {
          let levels = drawings.map { Int($0[x, y] & 0xFF) }
          let (glyph, block) = (levels[1] - levels[0], levels[3] - levels[2])
          guard block > 0, Double(glyph) >= ContrastReader.leastCoverage * Double(block) else {
            continue
          }
          let place = TextMeasurement.Place(
            ratio: ContrastRatio(value: 1), foreground: color, background: color, x: x, y: y)
          result[index] = .measured(worst: place, best: best)
          break search
        }
      }
    }
  }

  /// Separates hidden texts from texts in the color of their background: those show in another
  /// color.
  private func tellHiddenFromAlike(
    _ indices: Set<Int>, _ without: Bitmap, into result: inout [TextMeasurement]
  ) {
    var black = Bitmap(width: 0, height: 0)
    var white = black
    draw(indices, as: .blocks(.black), into: &black)
    draw(indices, as: .blocks(.white), into: &white)
    for index in indices.sorted() {
      // A clear text is invisible in any color.
      if let color = texts[index].color, color.alpha == 0 { continue }
      let box = pixels(of: texts[index].frame)
      search: for y in box.top..<box.bottom {
        for x in box.left..<box.right where black[x, y] != white[x, y] {
          let color = RGBAColor(premultipliedPixel: without[x, y])
          let place = TextMeasurement.Place(
            ratio: ContrastRatio(value: 1), foreground: color, background: color, x: x, y: y)
          result[index] = .measured(worst: place, best: place)
          break search
        }
      }
    }
  }

  /// What is drawn in a text's place.
  private enum Replacement {
    case nothing
    /// Of its own paint, or of a color.
    case blocks(RGBAColor?)
    /// The text in another color.
    case glyphs(RGBAColor)

    /// Blocks within the text's own frame, so that none lies over a neighbor.
    func items(for text: TextItem) -> [DisplayItem] {
      let color: RGBAColor?
      switch self {
      case .nothing: return []
      case .glyphs(let color):
        var recolored = text
        for index in recolored.runs.indices { recolored.runs[index].paint = .color(color) }
        return [.text(recolored)]
      case .blocks(let own): color = own
      }
      return TextBlocks.blocks(of: text).map {
        .fill(.rectangle($0.rect.intersection(text.frame)), color.map(Paint.color) ?? $0.paint)
      }
    }
  }

  /// The scene with some texts, counted as they are drawn, replaced.
  private func draw(_ indices: Set<Int>, as replacement: Replacement, into bitmap: inout Bitmap) {
    var copy = scene
    var index = 0
    copy.items = Self.replaced(scene.items, &index, indices, replacement)
    rasterizer.draw(copy, into: &bitmap)
  }

  private static func replaced(
    _ items: [DisplayItem], _ index: inout Int, _ indices: Set<Int>, _ replacement: Replacement
  ) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      switch item {
      case .text(let text):
        defer { index += 1 }
        return indices.contains(index) ? replacement.items(for: text) : [item]
      case .group(var group):
        group.items = replaced(group.items, &index, indices, replacement)
        return [.group(group)]
      case .fill, .stroke, .image: return [item]
      }
    }
  }

  /// The pixels that a frame covers entirely, because partly covered ones do not have the block's
  /// color. For a frame thinner than a pixel, all pixels that it touches.
  private func pixels(of frame: Rect) -> PixelBox {
    func box(_ rect: Rect) -> PixelBox {
      PixelBox(rect, scale: scene.scale, width: picture.width, height: picture.height)
    }
    // NB: an edge on a whole pixel may come out a hair beside it.
    let (scale, hair) = (scene.scale, 0.001)
    let left = (frame.minX * scale - hair).rounded(.up) / scale
    let top = (frame.minY * scale - hair).rounded(.up) / scale
    let right = (frame.maxX * scale + hair).rounded(.down) / scale
    let bottom = (frame.maxY * scale + hair).rounded(.down) / scale
    guard right > left, bottom > top else { return box(frame) }
    return box(
      Rect(
        x: left + hair, y: top + hair, width: right - left - 2 * hair,
        height: bottom - top - 2 * hair))
  }
}

/// Whole pixels of a picture.
struct PixelBox: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  func holds(_ x: Int, _ y: Int) -> Bool {
    x >= left && x < right && y >= top && y < bottom
  }

  /// All pixels that a rectangle in points touches, within a picture.
  init(_ rect: Rect, scale: Double, width: Int, height: Int) {
    func clamp(_ value: Double, _ limit: Int) -> Int {
      value > 0 ? Int(min(value, Double(limit))) : 0
    }
    left = clamp((rect.minX * scale).rounded(.down), width)
    top = clamp((rect.minY * scale).rounded(.down), height)
    right = max(left, clamp((rect.maxX * scale).rounded(.up), width))
    bottom = max(top, clamp((rect.maxY * scale).rounded(.up), height))
  }
}

extension Rect {
  func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }
}
