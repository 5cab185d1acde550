// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayRaster
import AssaySnapshotStore
import AssayText

// By name, because a Mac's <MacTypes.h> has it too.
import struct AssayGraphics.Rect

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The 60-label, 33-rectangle screen: drawn, and verified against its own reference.
struct ScreenBenchmark {
  private let rows: [ScreenRow]
  private let engine: TextEngine

  init(path: String) throws {
    rows = try JSONDecoder().decode([ScreenRow].self, from: Data(contentsOf: URL(filePath: path)))
    engine = try TextEngine()
  }

  func run(picture: String?) throws {
    let rasterizer = Rasterizer(engine: engine)
    let prepared = scene()
    var bitmap = Bitmap(width: 0, height: 0)
    for _ in 0..<3 { rasterizer.draw(prepared, into: &bitmap) }
    let draw = CPUClock.median(of: 15) { rasterizer.draw(prepared, into: &bitmap) }
    if let picture {
      try Data(PNG.encode(bitmap)).write(to: URL(filePath: picture))
    }

    let folder =
      FileManager.default.temporaryDirectory.path + "/assay-benchmark-\(UUID().uuidString)"
    let store = SnapshotStore(directory: folder + "/__Snapshots__")
    defer { do { try FileManager.default.removeItem(atPath: folder) } catch {} }
    try store.record(ImageContent(Rendition(bitmap: bitmap)), at: "screen.png")
    let verify = try CPUClock.median(of: 15) {
      rasterizer.draw(scene(), into: &bitmap)
      let content = ImageContent(Rendition(bitmap: bitmap))
      let outcome = try store.verify(content, at: "screen.png", mode: .never)
      guard case .passed = outcome else { fatalError("the screen differs from itself") }
    }
    let hash = CPUClock.median(of: 15) { _ = PixelHash(of: bitmap) }
    print("{\"draw\": \(draw), \"verify\": \(verify), \"hash\": \(hash)}")
  }

  /// The screen as it is drawn.
  func picture() -> Bitmap { Rasterizer(engine: engine).draw(scene()) }

  private func scene() -> AssayGraphics.Scene {
    let size = Size(width: 428, height: 926)
    var scene = AssayGraphics.Scene(size: size, scale: 3)
    for row in rows {
      switch row {
      case .rectangle(let rect, let radius, let color):
        scene.items.append(
          .fill(
            radius == 0
              ? .rectangle(rect) : .roundedRectangle(rect, CornerRadii(all: radius), .circular),
            .color(color)))
      case .text(let text):
        scene.items.append(.text(item(for: text)))
      }
    }
    return scene
  }

  private func item(for text: ScreenRow.Label) -> TextItem {
    let layout = engine.layout(
      TextRequest(
        runs: [
          TextRequest.Run(
            text: text.string, font: FontDescriptor(size: text.size, weight: text.weight),
            color: text.color)
        ], displayScale: 3))
    let shift =
      switch text.anchor {
      case "m": layout.size.width / 2
      case "e": layout.size.width
      default: 0.0
      }
    let origin = Point(x: text.x - shift, y: text.baseline - layout.firstBaseline)
    let runs = layout.lines.flatMap(\.runs).map { run in
      var moved = run
      moved.glyphs = run.glyphs.map {
        Glyph(id: $0.id, x: $0.x + origin.x, y: $0.y + origin.y)
      }
      return moved
    }
    return TextItem(
      string: text.string, frame: Rect(origin: origin, size: layout.size), runs: runs)
  }
}

/// A row of the screen's file: a rounded rectangle, or a text at its baseline; all in points.
private enum ScreenRow: Decodable {
  struct Label {
    var x: Double
    var baseline: Double
    var size: Double
    var weight: Int
    var color: RGBAColor
    var anchor: String
    var string: String
  }

  case rectangle(Rect, radius: Double, RGBAColor)
  case text(Label)

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    let kind = try row.decode(String.self)
    if kind == "R" {
      let numbers = try (0..<5).map { _ in try row.decode(Double.self) }
      self = .rectangle(
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        radius: numbers[4], try row.decode(RGBAColor.self))
    } else {
      self = .text(
        Label(
          x: try row.decode(Double.self), baseline: try row.decode(Double.self),
          size: try row.decode(Double.self), weight: try row.decode(Int.self),
          color: try row.decode(RGBAColor.self), anchor: try row.decode(String.self),
          string: try row.decode(String.self)))
    }
  }
}
