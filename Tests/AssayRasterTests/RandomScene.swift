// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayText

/// A scene made of anything, from a seed.
struct RandomScene {
  private var random: SplitMix64
  /// Whether some numbers are NaN, infinite, negative or huge.
  private let isHostile: Bool
  private var budget = 40

  init(seed: UInt64, isHostile: Bool = false) {
    random = SplitMix64(state: seed &* 0x9E37_79B9_7F4A_7C15)
    self.isHostile = isHostile
  }

  func scene(engine: TextEngine) -> Scene {
    var copy = self
    let items = (0..<8).map { _ in copy.item(depth: 0, engine: engine) }
    return Scene(
      size: Size(width: 64, height: 64), scale: [1, 2, 3][copy.int(3)], background: copy.color(),
      items: items)
  }

  private mutating func int(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    if isHostile, int(12) == 0 {
      return [.nan, .infinity, -.infinity, -1e9, 1e9, 1e300, -0.0, 1e-300, 32_768, -5][int(10)]
    }
    return Double.random(in: range, using: &random)
  }

  private mutating func point() -> Point { Point(x: number(-20...84), y: number(-20...84)) }

  private mutating func rect() -> Rect {
    // Half of them on whole points.
    let round = int(2) == 0
    func fit(_ value: Double) -> Double { round ? value.rounded() : value }
    return Rect(
      x: fit(number(-20...64)), y: fit(number(-20...64)), width: fit(number(0...60)),
      height: fit(number(0...60)))
  }

  private mutating func color() -> RGBAColor {
    let word = UInt32.random(in: 0...UInt32.max, using: &random)
    return RGBAColor(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16),
      alpha: int(2) == 0 ? 255 : UInt8(truncatingIfNeeded: word >> 24))
  }

  private mutating func paint() -> Paint {
    if int(3) > 0 { return .color(color()) }
    let stops = (0..<int(5)).map { _ in
      LinearGradientPaint.Stop(color: color(), location: number(0...1))
    }
    return .linearGradient(LinearGradientPaint(stops: stops, start: point(), end: point()))
  }

  private mutating func shape() -> Shape {
    switch int(4) {
    case 0: return .rectangle(rect())
    case 1:
      let radii = CornerRadii(
        topLeft: number(0...30), topRight: number(0...30), bottomRight: number(0...30),
        bottomLeft: number(0...30))
      return .roundedRectangle(
        rect(), int(2) == 0 ? radii : CornerRadii(all: number(0...40)),
        int(2) == 0 ? .circular : .continuous)
    case 2: return .ellipse(rect())
    default:
      return .path(
        Path(
          (0..<int(12)).map { _ in
            switch int(5) {
            case 0: .move(point())
            case 1: .line(point())
            case 2: .quad(to: point(), control: point())
            case 3: .cubic(to: point(), control1: point(), control2: point())
            default: .close
            }
          }))
    }
  }

  private mutating func bitmap() -> Bitmap {
    let (width, height) = (int(6), int(6))
    return Bitmap(
      width: width, height: height,
      pixels: (0..<(width * height)).map { _ in color().premultiplied })
  }

  private mutating func item(depth: Int, engine: TextEngine) -> DisplayItem {
    budget -= 1
    switch int(depth < 3 && budget > 0 ? 7 : 5) {
    case 0, 1: return .fill(shape(), paint())
    case 2:
      let style = StrokeStyle(
        lineWidth: number(0...12), lineCap: [.butt, .round, .square][int(3)],
        lineJoin: [.miter, .round, .bevel][int(3)],
        dash: (0..<int(4)).map { _ in number(0...9) })
      return .stroke(shape(), paint(), style)
    case 3:
      return .image(
        ImageItem(bitmap: bitmap(), frame: rect(), tint: int(2) == 0 ? color() : nil))
    case 4: return text(engine: engine)
    default:
      var group = GroupItem(items: (0..<int(4)).map { _ in item(depth: depth + 1, engine: engine) })
      if int(2) == 0 { group.opacity = number(0...1) }
      if int(2) == 0 { group.clip = shape() }
      if int(2) == 0 {
        group.shadow = Shadow(
          color: color(), radius: number(0...12), x: number(-9...9), y: number(-9...9))
      }
      if int(2) == 0 {
        group.transform = AffineTransform(
          a: number(-2...2), b: int(2) == 0 ? 0 : number(-1...1),
          c: int(2) == 0 ? 0 : number(-1...1),
          d: number(-2...2), tx: number(-9...40), ty: number(-9...40))
      }
      return .group(group)
    }
  }

  private mutating func text(engine: TextEngine) -> DisplayItem {
    let font = FontDescriptor(size: 4 + Double(int(20)), design: .boxes)
    let layout = engine.layout(
      TextRequest(runs: [.init(text: "Text", font: font, color: .black)], displayScale: 1))
    let place = point()
    let paint = paint()
    var runs = layout.lines.flatMap(\.runs)
    for run in runs.indices {
      runs[run].paint = paint
      if int(8) == 0 { runs[run].pointSize = number(0...40) }
      for glyph in runs[run].glyphs.indices {
        runs[run].glyphs[glyph].x += place.x
        runs[run].glyphs[glyph].y += place.y
      }
    }
    return .text(
      TextItem(string: "Text", frame: Rect(origin: place, size: layout.size), runs: runs))
  }
}

extension RGBAColor {
  fileprivate var premultiplied: UInt32 {
    let a = UInt32(alpha)
    func times(_ c: UInt8) -> UInt32 { (2 * UInt32(c) * a + 255) / 510 }
    return times(red) | times(green) << 8 | times(blue) << 16 | a << 24
  }
}
