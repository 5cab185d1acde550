// SPDX-License-Identifier: MIT

internal import AssayViews

/// What assistive technology finds in the place of a mark: its place along the axis below, and its
/// value with the label that the app gives it. The order of the words is Assay's own.
struct MarkElement: View {
  let mark: ChartMark
  let model: ChartModel
  let locale: Locale
  let frame: CGRect

  var body: some View {
    if !mark.isHiddenFromSpeech {
      Color.clear
        .frame(width: max(frame.width, 1), height: max(frame.height, 1))
        .accessibilityElement()
        .accessibilityLabel(mark.spokenLabel ?? label)
        .accessibilityValue(mark.spokenValue ?? value ?? Text(verbatim: ""))
        .position(x: frame.midX, y: frame.midY)
    }
  }

  /// Along the axis of names or times, with the name of the color or the line.
  private var label: Text {
    let place: Text? = isRound ? nil : words(across.extent, across.scale)
    let name = mark.styleKey ?? mark.series
    switch (place, name) {
    case (let place?, let name?): return place + Text(verbatim: ", \(name)")
    case (let place?, nil): return place
    case (nil, let name?): return Text(verbatim: name)
    case (nil, nil): return along.extent.label ?? Text(verbatim: "")
    }
  }

  /// nil for a line at one place.
  private var value: Text? {
    guard let words = words(along.extent, along.scale) else { return nil }
    guard let label = along.extent.label else { return words }
    return label + Text(verbatim: ": ") + words
  }

  private var isRound: Bool { mark.kind == .sector }

  /// The value of a bar to the side, and of a sector, is along the axis below.
  private var isSideways: Bool {
    isRound || Stacking.isSideways(mark) || mark.spansBeside
      || (mark.y.start == nil && mark.kind == .rule)
  }

  private var along: (extent: ChartMark.Extent, scale: ChartScale) {
    isSideways ? (mark.x, model.x) : (mark.y, model.y)
  }

  private var across: (extent: ChartMark.Extent, scale: ChartScale) {
    isSideways ? (mark.y, model.y) : (mark.x, model.x)
  }

  private func words(_ extent: ChartMark.Extent, _ scale: ChartScale) -> Text? {
    let words = [extent.start, extent.end].compactMap { value in
      value.map { scale.words($0, locale: locale) }
    }
    return words.isEmpty ? nil : Text(verbatim: words.joined(separator: "–"))
  }
}
