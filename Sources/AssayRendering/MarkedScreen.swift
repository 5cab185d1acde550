// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayText

/// A scene with some of its places marked: numbered regions, and a legend in words beside them.
package struct MarkedScreen: Sendable {
  /// A place and what the legend says of it.
  package struct Row: Sendable {
    var frame: Rect
    package var words: String
    /// Where a double tap touches it; nil where that is not shown.
    package var point: Point?
    /// What is wrong with it, in red below its words.
    var fault: String?

    package init(frame: Rect, words: String, point: Point? = nil, fault: String? = nil) {
      self.frame = frame
      self.words = words
      self.point = point
      self.fault = fault
    }
  }

  private let engine: TextEngine
  /// Of the legend, in points.
  private static let legendWidth = 320.0
  private static let margin = 12.0
  private static let indent = 28.0

  package init(engine: TextEngine) {
    self.engine = engine
  }

  /// - Parameter notes: below the legend.
  package func marked(
    _ scene: AssayGraphics.Scene, rows: [Row], notes: [String] = []
  ) -> AssayGraphics.Scene {
    var legend: [DisplayItem] = []
    var regions: [DisplayItem] = []
    let left = scene.size.width + Self.margin
    var y = Self.margin
    for (index, row) in rows.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      regions += region(row, number: index + 1, color, on: scene)
      legend += badge(index + 1, color, at: Point(x: left, y: y))
      let words = line(row.words, at: Point(x: left + Self.indent, y: y), scale: scene.scale)
      legend.append(words)
      var bottom = words.bottom
      if let fault = row.fault {
        let below = Point(x: left + Self.indent, y: bottom + 2)
        legend.append(line(fault, at: below, color: Self.faultColor, scale: scene.scale))
        bottom = legend.last?.bottom ?? bottom
      }
      y = max(y + 22, bottom + 6)
    }
    for note in notes {
      legend.append(line(note, at: Point(x: left, y: y + 6), scale: scene.scale))
      y = max(y + 22, (legend.last?.bottom ?? y) + 6)
    }
    return framed(scene, regions + legend, bottom: y + Self.margin)
  }

  /// What extends beyond the screen stays out of the legend.
  private func framed(
    _ scene: AssayGraphics.Scene, _ marks: [DisplayItem], bottom: Double
  ) -> AssayGraphics.Scene {
    var result = scene
    result.size = Size(
      width: scene.size.width + Self.legendWidth, height: max(scene.size.height, bottom))
    let background = DisplayItem.fill(.rectangle(Rect(size: scene.size)), .color(scene.background))
    let screen = DisplayItem.group(
      GroupItem(items: [background] + scene.items, clip: .rectangle(Rect(size: scene.size))))
    result.background = .white
    result.items = [screen] + marks
    return result
  }

  private func region(
    _ row: Row, number: Int, _ color: RGBAColor, on scene: AssayGraphics.Scene
  ) -> [DisplayItem] {
    let frame = row.frame.intersection(Rect(size: scene.size))
    if frame.isEmpty { return [] }
    var items: [DisplayItem] = [
      .fill(.rectangle(frame), .color(color.opacity(0.15))),
      .stroke(.rectangle(frame), .color(color), StrokeStyle(lineWidth: row.fault == nil ? 1 : 3)),
    ]
    // Beside what it would cover, where there is room.
    let room = frame.minX - Self.badgeWidth(number)
    let isBeside = row.point != nil && room >= 0
    items += badge(number, color, at: isBeside ? Point(x: room, y: frame.minY) : frame.origin)
    if let point = row.point {
      let dot = Rect(x: point.x - 3, y: point.y - 3, width: 6, height: 6)
      items.append(.fill(.ellipse(dot), .color(color)))
      items.append(.stroke(.ellipse(dot), .color(.white), StrokeStyle(lineWidth: 1.5)))
    }
    return items
  }

  /// Dark enough for white digits: at least 4.5:1 each.
  private static let colors = [
    RGBAColor(red: 0x00, green: 0x5F, blue: 0xB8), RGBAColor(red: 0xB0, green: 0x00, blue: 0x3A),
    RGBAColor(red: 0x1B, green: 0x6E, blue: 0x2A), RGBAColor(red: 0x7A, green: 0x30, blue: 0xA8),
    RGBAColor(red: 0x8A, green: 0x4B, blue: 0x00), RGBAColor(red: 0x00, green: 0x68, blue: 0x70),
  ]
  /// 6.5:1 on white.
  private static let faultColor = RGBAColor(red: 0xB3, green: 0x26, blue: 0x1E)

  private static func badgeWidth(_ number: Int) -> Double {
    number < 10 ? 16 : number < 100 ? 22 : 28
  }

  private func badge(_ number: Int, _ color: RGBAColor, at origin: Point) -> [DisplayItem] {
    let width = Self.badgeWidth(number)
    let frame = Rect(origin: origin, size: Size(width: width, height: 16))
    return [
      .fill(.rectangle(frame), .color(color)),
      text(
        "\(number)", size: 11, color: .white, at: Point(x: origin.x + 4, y: origin.y + 1),
        maxWidth: width, scale: 2),
    ]
  }

  private func line(
    _ string: String, at origin: Point, color: RGBAColor = .black, scale: Double
  ) -> DisplayItem {
    text(
      string, size: 13, color: color, at: origin,
      maxWidth: Self.legendWidth - Self.indent - 2 * Self.margin, scale: scale)
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
