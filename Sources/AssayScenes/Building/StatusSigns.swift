// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// The signs at the end of a status bar: signal, Wi-Fi and battery, in the sizes of Apple's design
/// templates for phones with a sensor housing: 19.2 x 12.2, 17.1 x 12.3 and 27.3 x 13, 7 apart.
struct StatusSigns {
  var right: Double
  /// Of their height.
  var center: Double
  var scale: Double
  var ink: RGBAColor
  /// Of a tablet's words between battery and Wi-Fi, which has no signal; nil on a phone.
  var percentWidth: Double?

  var items: [DisplayItem] { battery + wifi + (percentWidth == nil ? signal : []) }

  /// Where a tablet's words begin.
  var percentLeft: Double { right - 27.3 * scale - Self.percentGap - (percentWidth ?? 0) }

  private static let percentGap = 4.0

  private var wifiRight: Double {
    percentWidth == nil ? right - (27.3 + 7) * scale : percentLeft - Self.percentGap
  }

  private var battery: [DisplayItem] {
    let body = Rect(
      x: right - 27.3 * scale, y: center - 6.5 * scale, width: 25 * scale, height: 13 * scale)
    let cap = Rect(
      x: body.maxX + 1 * scale, y: center - 2 * scale, width: 1.3 * scale, height: 4 * scale)
    return [
      .stroke(
        rounded(body.inset(by: Insets(all: 0.5)), 3.8), .color(ink.opacity(0.35)),
        AssayGraphics.StrokeStyle(lineWidth: 1)),
      .fill(rounded(body.inset(by: Insets(all: 2)), 2.5), .color(ink)),
      .fill(rounded(cap, 0.65), .color(ink.opacity(0.4))),
    ]
  }

  /// Four bars, each higher than the one before.
  private var signal: [DisplayItem] {
    let left = right - (27.3 + 7 + 17.1 + 7 + 19.2) * scale
    return [4, 6.2, 9, 12.2].enumerated().map { index, height in
      let bar = Rect(
        x: left + Double(index) * 5.33 * scale, y: center + (6.1 - height) * scale,
        width: 3.2 * scale, height: height * scale)
      return .fill(rounded(bar, 1), .color(ink))
    }
  }

  /// Two arcs over a wedge: quarters of circles about the lower end.
  private var wifi: [DisplayItem] {
    let end = Point(x: wifiRight - 17.1 / 2 * scale, y: center + 6.15 * scale)
    let arcs = [11.0, 7.1].map { radius in
      DisplayItem.stroke(
        .path(AssayGraphics.Path(arc(about: end, radius * scale))), .color(ink),
        AssayGraphics.StrokeStyle(lineWidth: 2.4 * scale))
    }
    let wedge = arc(about: end, 3.9 * scale) + [.line(end), .close]
    return arcs + [.fill(.path(AssayGraphics.Path(wedge)), .color(ink))]
  }

  /// From the upper left to the upper right, as one curve.
  private func arc(about end: Point, _ radius: Double) -> [AssayGraphics.Path.Element] {
    let side = radius * 0.7071
    let pull = side * 0.5523
    let top = end.y - side
    return [
      .move(Point(x: end.x - side, y: top)),
      .cubic(
        to: Point(x: end.x + side, y: top),
        control1: Point(x: end.x - side + pull, y: top - pull),
        control2: Point(x: end.x + side - pull, y: top - pull)),
    ]
  }

  private func rounded(_ rect: Rect, _ radius: Double) -> AssayGraphics.Shape {
    .roundedRectangle(rect, CornerRadii(all: radius * scale), .continuous)
  }
}
