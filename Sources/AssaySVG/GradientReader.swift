// SPDX-License-Identifier: MIT

internal import AssayGraphics

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Foundation
#endif

/// Makes paints of a picture's gradients. Source: SVG 2, section 14.2 "Gradients".
struct GradientReader {
  /// All elements of the picture that have an id.
  let elements: [String: XMLElement]
  let sheet: StyleSheet

  /// nil for an id that is no gradient, or of one without colors.
  ///
  /// - Parameters:
  ///   - box: of the shape, in user units.
  ///   - opacity: of the shape's fill or stroke.
  func paint(_ id: String, in box: Rect, opacity: Double, currentColor: RGBAColor) -> Paint? {
    let chain = chain(id)
    guard let kind = chain.first?.name else { return nil }
    func value(_ name: String) -> String? { chain.lazy.compactMap { $0.attributes[name] }.first }
    let stops = (chain.first { $0.children.contains { $0.name == "stop" } }?.children ?? [])
      .filter { $0.name == "stop" }.map { stop($0, opacity, currentColor) }
    guard let last = stops.last else { return nil }
    let isUserSpace = value("gradientUnits") == "userSpaceOnUse"
    guard stops.count > 1, isUserSpace || !box.isEmpty else { return .color(last.color) }
    let own = value("gradientTransform").flatMap(TransformReader.read) ?? .identity
    let unit = AffineTransform(
      a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y)
    let transform = isUserSpace ? own : own.then(unit)
    func number(_ name: String, _ usual: Double) -> Double {
      value(name).flatMap {
        $0.hasSuffix("%") ? PictureStyle.fraction($0) : PictureStyle.length($0)
      } ?? usual
    }
    let sorted = ascending(stops)
    if kind == "linearGradient" {
      let start = Point(x: number("x1", 0), y: number("y1", 0))
      let end = Point(x: number("x2", 1), y: number("y2", 0))
      return .linearGradient(line(sorted, start, end, transform))
    }
    let center = transform.apply(Point(x: number("cx", 0.5), y: number("cy", 0.5)))
    let stretch = Size(
      width: hypot(transform.a, transform.b), height: hypot(transform.c, transform.d))
    return .radialGradient(
      RadialGradientPaint(
        stops: sorted, center: center, startRadius: number("fr", 0),
        endRadius: number("r", 0.5), stretch: stretch))
  }

  /// The line whose perpendiculars are those of the transformed gradient.
  private func line(
    _ stops: [LinearGradientPaint.Stop], _ start: Point, _ end: Point,
    _ transform: AffineTransform
  ) -> LinearGradientPaint {
    let first = transform.apply(start)
    let last = transform.apply(end)
    let across = Point(x: -(end.y - start.y), y: end.x - start.x)
    let side = Point(
      x: transform.a * across.x + transform.c * across.y,
      y: transform.b * across.x + transform.d * across.y)
    let length = side.x * side.x + side.y * side.y
    guard length > 0 else { return LinearGradientPaint(stops: stops, start: first, end: last) }
    let share = ((last.x - first.x) * side.x + (last.y - first.y) * side.y) / length
    return LinearGradientPaint(
      stops: stops, start: first,
      end: Point(x: last.x - share * side.x, y: last.y - share * side.y))
  }

  /// A gradient and those that it takes stops and attributes of.
  private func chain(_ id: String) -> [XMLElement] {
    var result: [XMLElement] = []
    var next: String? = id
    while let id = next, result.count < 10, let element = elements[id],
      ["linearGradient", "radialGradient"].contains(element.name)
    {
      result.append(element)
      next = element.attributes["href"].map { String($0.drop { $0 == "#" }) }
    }
    return result
  }

  private func stop(
    _ element: XMLElement, _ opacity: Double, _ currentColor: RGBAColor
  ) -> LinearGradientPaint.Stop {
    let values = Dictionary(sheet.declarations(for: element), uniquingKeysWith: { $1 })
    let name = values["stop-color"] ?? "black"
    let color = name.lowercased() == "currentcolor" ? currentColor : PictureColor.color(name)
    let own = values["stop-opacity"].flatMap(PictureStyle.fraction) ?? 1
    return LinearGradientPaint.Stop(
      color: (color ?? RGBAColor(red: 0, green: 0, blue: 0)).opacity(own * opacity),
      location: values["offset"].flatMap(PictureStyle.fraction) ?? 0)
  }

  /// Each stop lies at least where the one before it does.
  private func ascending(_ stops: [LinearGradientPaint.Stop]) -> [LinearGradientPaint.Stop] {
    var reached = 0.0
    return stops.map { stop in
      reached = max(reached, stop.location)
      return LinearGradientPaint.Stop(color: stop.color, location: reached)
    }
  }
}
