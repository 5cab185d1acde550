// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayText

/// A scene with its accessibility elements marked: numbered regions, and a legend of what is spoken
/// beside them.
struct AccessibilityOverlay: Sendable {
  private let engine: TextEngine
  /// Of the legend, in points.
  private static let legendWidth = 320.0
  private static let margin = 12.0

  init(engine: TextEngine) {
    self.engine = engine
  }

  func marked(_ scene: AssayGraphics.Scene) -> AssayGraphics.Scene {
    let elements = scene.accessibility.flatMap(\.leaves)
    var legend: [DisplayItem] = []
    var regions: [DisplayItem] = []
    let left = scene.size.width + Self.margin
    var y = Self.margin
    for (index, element) in elements.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      let frame = element.frame.intersection(Rect(size: scene.size))
      if !frame.isEmpty {
        regions.append(.fill(.rectangle(frame), .color(color.opacity(0.15))))
        regions.append(.stroke(.rectangle(frame), .color(color), StrokeStyle(lineWidth: 1)))
        regions += badge(index + 1, color, at: frame.origin)
      }
      legend += badge(index + 1, color, at: Point(x: left, y: y))
      let spoken = AccessibilityTreeText.spoken(element)
      let words = text(
        spoken.isEmpty ? "(nothing is spoken)" : spoken, size: 13, color: .black,
        at: Point(x: left + 28, y: y),
        maxWidth: Self.legendWidth - 28 - 2 * Self.margin, scale: scene.scale)
      legend.append(words)
      y = max(y + 22, words.bottom + 6)
    }
    var result = scene
    result.size = Size(
      width: scene.size.width + Self.legendWidth, height: max(scene.size.height, y + Self.margin))
    // What extends beyond the screen stays out of the legend.
    let screen = DisplayItem.group(
      GroupItem(
        items: [.fill(.rectangle(Rect(size: scene.size)), .color(scene.background))] + scene.items,
        clip: .rectangle(Rect(size: scene.size))))
    result.background = .white
    result.items = [screen] + regions + legend
    return result
  }

  /// Dark enough for white digits: at least 4.5:1 each.
  private static let colors = [
    RGBAColor(red: 0x00, green: 0x5F, blue: 0xB8), RGBAColor(red: 0xB0, green: 0x00, blue: 0x3A),
    RGBAColor(red: 0x1B, green: 0x6E, blue: 0x2A), RGBAColor(red: 0x7A, green: 0x30, blue: 0xA8),
    RGBAColor(red: 0x8A, green: 0x4B, blue: 0x00), RGBAColor(red: 0x00, green: 0x68, blue: 0x70),
  ]

  private func badge(_ number: Int, _ color: RGBAColor, at origin: Point) -> [DisplayItem] {
    let width = number < 10 ? 16.0 : number < 100 ? 22 : 28
    let frame = Rect(origin: origin, size: Size(width: width, height: 16))
    return [
      .fill(.rectangle(frame), .color(color)),
      text(
        "\(number)", size: 11, color: .white, at: Point(x: origin.x + 4, y: origin.y + 1),
        maxWidth: width, scale: 2),
    ]
  }

  private func text(
    _ string: String, size: Double, color: RGBAColor, at origin: Point, maxWidth: Double,
    scale: Double
  ) -> DisplayItem {
    let layout = engine.layout(
      TextRequest(
        runs: [
          TextRequest.Run(
            text: string, font: FontDescriptor(size: size, weight: 400), color: color)
        ],
        maxWidth: maxWidth, displayScale: scale))
    let runs = layout.lines.flatMap(\.runs).map { run in
      var moved = run
      moved.glyphs = run.glyphs.map {
        Glyph(id: $0.id, x: $0.x + origin.x, y: $0.y + origin.y)
      }
      return moved
    }
    return .text(
      TextItem(string: string, frame: Rect(origin: origin, size: layout.size), runs: runs))
  }
}

extension DisplayItem {
  fileprivate var bottom: Double {
    if case .text(let text) = self { return text.frame.maxY }
    return 0
  }
}
