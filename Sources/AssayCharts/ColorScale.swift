// SPDX-License-Identifier: MIT

internal import AssayViews

/// The colors of numbers or times, which are those of a gradient.
///
/// Source: a picture of Swift Charts on iOS 18, whose colors without a domain of the app end at
/// round numbers.
struct ColorScale {
  let scale: ChartScale
  let gradient: Gradient

  /// nil without numbers and times.
  init?(_ options: GradientOptions?, _ values: [PlotValue], calendar: Calendar) {
    let numbers = values.filter { value in
      if case .category = value { false } else { true }
    }
    guard let options, !numbers.isEmpty else { return nil }
    gradient = options.gradient
    scale = ChartScale(
      numbers, given: options.domain, includesZero: false, isNice: true, isVertical: false,
      calendar: calendar, transform: options.transform)
  }

  /// The color of a value; that of the nearer end for a value outside, nil for one of another kind.
  func color(of value: PlotValue) -> Color? {
    guard let place = scale.place(value) else { return nil }
    let stops = gradient.stops
    guard let after = stops.firstIndex(where: { $0.location >= place }) else {
      return stops.last?.color
    }
    guard after > 0 else { return stops[after].color }
    let (from, to) = (stops[after - 1], stops[after])
    let length = to.location - from.location
    return from.color.mix(
      with: to.color, by: length > 0 ? (place - from.location) / length : 1, in: .device)
  }
}
