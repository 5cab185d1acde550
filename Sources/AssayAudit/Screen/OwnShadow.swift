// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The shadows that texts cast themselves: not those of the cards that hold them.
///
/// A reader sees them around each letter, and a picture without the text does not have them.
enum OwnShadow {
  /// Whether each text of a scene, in the order in which they are drawn, casts a shadow of its own.
  static func texts(of scene: Scene) -> [Bool] {
    var result: [Bool] = []
    collect(scene.items, casts: false, into: &result)
    return result
  }

  private static func collect(_ items: [DisplayItem], casts: Bool, into result: inout [Bool]) {
    for item in items {
      switch item {
      case .text: result.append(casts)
      case .group(let group): collect(group.items, casts: casts || isCast(by: group), into: &result)
      case .fill, .stroke, .image: break
      }
    }
  }

  /// Whether all that casts the group's shadow is text.
  private static func isCast(by group: GroupItem) -> Bool {
    guard let shadow = group.shadow, shadow.color.alpha > 0 else { return false }
    return group.items.allSatisfy(isText)
  }

  private static func isText(_ item: DisplayItem) -> Bool {
    switch item {
    case .text: true
    case .group(let group): group.items.allSatisfy(isText)
    case .fill(_, .color(let color)): color.alpha == 0
    case .fill, .stroke, .image: false
    }
  }

  /// The scene without these shadows.
  static func removed(from scene: Scene) -> Scene {
    var copy = scene
    copy.items = removed(from: scene.items)
    return copy
  }

  private static func removed(from items: [DisplayItem]) -> [DisplayItem] {
    items.map { item in
      guard case .group(var group) = item else { return item }
      if isCast(by: group) { group.shadow = nil }
      group.items = removed(from: group.items)
      return .group(group)
    }
  }
}

/// Reads the contrast of a text that casts a shadow, between its glyphs and the pixels next to
/// them.
struct HaloReader {
  /// As it is, with the shadow.
  let picture: Bitmap
  /// Without the shadow, in black and in white, as glyphs and as blocks.
  let black: Bitmap
  let white: Bitmap
  let blackBlocks: Bitmap
  let whiteBlocks: Bitmap

  /// Below this, a pixel is beside a glyph and no edge of it.
  private static let outside = 0.05
  /// How far from a glyph's pixel the pixels next to it are, in pixels.
  private static let reach = 2

  /// The worst and the best place in a box; nil where no glyph is seen.
  func read(_ box: PixelBox) -> TextMeasurement? {
    var worst: TextMeasurement.Place?
    var best: TextMeasurement.Place?
    for y in box.top..<box.bottom {
      for x in box.left..<box.right where coverage(x, y) >= ContrastReader.leastCoverage {
        guard let place = place(x, y) else { continue }
        if worst.map({ place.ratio < $0.ratio }) ?? true { worst = place }
        if best.map({ $0.ratio < place.ratio }) ?? true { best = place }
      }
    }
    guard let worst, let best else { return nil }
    return .measured(worst: worst, best: best)
  }

  /// 0 to 1.
  private func coverage(_ x: Int, _ y: Int) -> Double {
    let glyph = Int(white[x, y] & 0xFF) - Int(black[x, y] & 0xFF)
    let block = Int(whiteBlocks[x, y] & 0xFF) - Int(blackBlocks[x, y] & 0xFF)
    return block > 0 ? Double(glyph) / Double(block) : 0
  }

  /// A pixel of a glyph against the nearest pixels beside it; nil where none is near.
  private func place(_ x: Int, _ y: Int) -> TextMeasurement.Place? {
    // A pixel that is covered for the most part has the text's color.
    let front = picture[x, y]
    for distance in 1...Self.reach {
      var least: TextMeasurement.Place?
      for (column, row) in Self.ring(x, y, distance)
      where row >= 0 && row < picture.height && column >= 0 && column < picture.width
        && coverage(column, row) < Self.outside
      {
        let colors = (
          RGBAColor(premultipliedPixel: front), RGBAColor(premultipliedPixel: picture[column, row])
        )
        let ratio = ContrastRatio(AuditColor(colors.0), AuditColor(colors.1))
        if least.map({ ratio < $0.ratio }) ?? true {
          least = TextMeasurement.Place(
            ratio: ratio, foreground: colors.0, background: colors.1, x: x, y: y)
        }
      }
      if let least { return least }
    }
    return nil
  }

  /// The pixels of a square around one.
  private static func ring(_ x: Int, _ y: Int, _ distance: Int) -> [(Int, Int)] {
    (-distance...distance).flatMap { step in
      [
        (x + step, y - distance), (x + step, y + distance), (x - distance, y + step),
        (x + distance, y + step),
      ]
    }
  }
}
