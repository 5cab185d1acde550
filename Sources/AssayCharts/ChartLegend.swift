// SPDX-License-Identifier: MIT

internal import AssayViews

/// The names of colors and shapes, and the numbers of a gradient.
///
/// Where the same names have colors and shapes, each is listed once, with its shape in its color.
/// Other names of shapes follow the names of colors.
struct ChartLegend: View {
  let model: ChartModel
  /// Whether the names are below each other.
  let isBeside: Bool
  let locale: Locale

  var body: some View {
    if isBeside {
      VStack(alignment: .leading, spacing: 8) { content }
    } else {
      HStack(spacing: 12) { content }
    }
  }

  @ViewBuilder
  private var content: some View {
    if let colors = model.colors { bar(colors) }
    names
  }

  /// The colors of a gradient over the values of their scale. Its size is measured in a picture of
  /// Swift Charts on iOS 18.
  private func bar(_ colors: ColorScale) -> some View {
    let values = AxisOptions(isAligned: true)
    let items = AxisItems(colors.scale, [values], locale: locale, isUpright: true)
    return VStack(spacing: AxisLabelPlacement.spacing) {
      LinearGradient(gradient: colors.gradient, startPoint: .leading, endPoint: .trailing)
        .frame(height: 11)
      AxisLine(items: items.withoutTicks, side: .bottom)
    }
    .frame(width: 110)
  }

  private var names: some View {
    ForEach(entries, id: \.id) { entry in
      HStack(spacing: 4) {
        if entry.isShape {
          model.symbol(named: entry.name).fill(entry.style).frame(width: 8, height: 8)
        } else {
          Circle().fill(entry.style).frame(width: 8, height: 8)
        }
        Text(verbatim: entry.name).font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private struct Entry {
    let id: Int
    let name: String
    let style: AnyShapeStyle
    let isShape: Bool
  }

  private var entries: [Entry] {
    let shapes = Set(model.symbolNames)
    let hasBoth = shapes == Set(model.styleNames)
    let colored = model.styleNames.map { ($0, model.style(named: $0), hasBoth) }
    let shaped =
      hasBoth ? [] : model.symbolNames.map { ($0, model.style(ofSymbolNamed: $0), true) }
    return (colored + shaped).enumerated().map {
      Entry(id: $0.offset, name: $0.element.0, style: $0.element.1, isShape: $0.element.2)
    }
  }
}
