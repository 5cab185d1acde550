// SPDX-License-Identifier: MIT

internal import AssayViews

/// The names of colors and shapes.
///
/// Where the same names have colors and shapes, each is listed once, with its shape in its color.
/// Other names of shapes follow the names of colors.
struct ChartLegend: View {
  let model: ChartModel
  /// Whether the names are below each other.
  let isBeside: Bool

  var body: some View {
    if isBeside {
      VStack(alignment: .leading, spacing: 8) { names }
    } else {
      HStack(spacing: 12) { names }
    }
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
