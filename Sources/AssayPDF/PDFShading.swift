// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// A gradient. Source: section 8.7.4.5.
struct PDFShading {
  /// In the coordinates of the shading.
  var paint: Paint
  /// What of it is not drawn.
  var problems: [String] = []

  /// nil for a shading of a kind that is not drawn.
  init?(_ value: PDFValue?, _ file: PDFFile, _ resources: [String: PDFValue], opacity: Double) {
    guard let entries = file.value(value).entries,
      let space = PDFColorSpace(entries["ColorSpace"], file, resources),
      let function = PDFFunction(entries["Function"], file),
      let numbers = file.numbers(entries["Coords"])
    else { return nil }
    let domain = file.numbers(entries["Domain"]) ?? [0, 1]
    guard domain.count == 2, domain[0] < domain[1] else { return nil }
    let extend = (file.value(entries["Extend"]).array ?? []).map {
      file.value($0) == .boolean(true)
    }
    var stops = Self.stops(function, space, domain, opacity)
    let extends = extend.count == 2 ? extend : [false, false]
    switch (file.value(entries["ShadingType"]).integer, numbers.count) {
    case (2, 4):
      paint = .linearGradient(
        LinearGradientPaint(
          stops: Self.ended(stops, extends), start: Point(x: numbers[0], y: numbers[1]),
          end: Point(x: numbers[2], y: numbers[3])))
    case (3, 6):
      var (start, end) = (numbers[2], numbers[5])
      var sides = extends
      if start > end {
        (start, end) = (end, start)
        sides.reverse()
        stops = stops.reversed().map {
          LinearGradientPaint.Stop(color: $0.color, location: 1 - $0.location)
        }
      }
      // A circle of no size has nothing inside, so that whether it extends there is all the same.
      if start == 0 { sides[0] = true }
      let outer = numbers[2] > numbers[5] ? 0 : 3
      paint = .radialGradient(
        RadialGradientPaint(
          stops: Self.ended(stops, sides),
          center: Point(x: numbers[outer], y: numbers[outer + 1]), startRadius: start,
          endRadius: end))
      if numbers[0] != numbers[3] || numbers[1] != numbers[4] {
        problems.append("a radial shading between circles with two centers")
      }
    default: return nil
    }
    if entries["BBox"] != nil { problems.append("the box of a shading") }
    if entries["Background"] != nil { problems.append("the background of a shading") }
  }

  private static func stops(
    _ function: PDFFunction, _ space: PDFColorSpace, _ domain: [Double], _ opacity: Double
  ) -> [LinearGradientPaint.Stop] {
    let evenly = (0...32).map { domain[0] + Double($0) / 32 * (domain[1] - domain[0]) }
    let inner = space.isLinear ? function.knots : nil
    let inputs =
      inner.map { [domain[0]] + $0.filter { $0 > domain[0] && $0 < domain[1] } + [domain[1]] }
      ?? evenly
    return inputs.enumerated().map { index, input in
      // Of two equal inputs the first belongs to what is before it.
      let isLeap = index + 1 < inputs.count && inputs[index + 1] == input
      let value = function([isLeap ? input - (domain[1] - domain[0]) * 1e-9 : input])
      return LinearGradientPaint.Stop(
        color: space.color(value).opacity(opacity),
        location: (input - domain[0]) / (domain[1] - domain[0]))
    }
  }

  /// Nothing is drawn beyond an end that does not extend.
  private static func ended(
    _ stops: [LinearGradientPaint.Stop], _ extends: [Bool]
  ) -> [LinearGradientPaint.Stop] {
    let none = RGBAColor.clear
    let before = extends[0] ? [] : [LinearGradientPaint.Stop(color: none, location: 0)]
    let after = extends[1] ? [] : [LinearGradientPaint.Stop(color: none, location: 1)]
    return before + stops + after
  }
}
