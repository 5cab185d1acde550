// SPDX-License-Identifier: MIT

import AssayAudit
import AssayGraphics
import AssayRaster
import AssayText
import AssayViews

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contrast of many texts on tall screens: laid out, drawn, measured and judged.
struct TextsBenchmark {
  fileprivate struct Row: Decodable, Sendable {
    var string: String
    var color: RGBAColor
    /// In points.
    var size: Double
  }

  private let rows: [Row]
  private let engine: TextEngine

  init(path: String) throws {
    rows = try JSONDecoder().decode([Row].self, from: Data(contentsOf: URL(filePath: path)))
    engine = try TextEngine()
  }

  func run() throws {
    let traits = TraitSet(canvas: .sizeThatFits(displayScale: 1))
    let views = try stride(from: 0, to: rows.count, by: Self.textsOnScreen).map { start in
      try TextsScreen(rows: Array(rows[start..<min(rows.count, start + Self.textsOnScreen)]))
        .viewNode(in: EnvironmentValues(traits: traits))
    }
    let builder = SceneBuilder(engine: engine)
    let rasterizer = Rasterizer(engine: engine)
    let auditor = Auditor(types: [.contrast])
    var audits: [ViewAudit] = []
    let time = try CPUClock.median(of: 9) {
      audits = try views.map { view in
        let screen = AuditScreen(
          try builder.build(view, traits: traits).scene, traits: ScreenTraits(name: "texts"),
          rasterizer: rasterizer)
        return auditor.audit([screen])
      }
    }
    let failures = audits.reduce(0) { sum, audit in
      sum + audit.issues.count { $0.rule.rawValue == "text-contrast" && $0.outcome == .fail }
    }
    let measured = audits.reduce(0) { $0 + $1.coverage.measured }
    print("{\"audit\": \(time), \"fail\": \(failures), \"measured\": \(measured)}")
  }

  /// A picture has a largest height.
  private static let textsOnScreen = 100
}

private struct TextsScreen: View {
  var rows: [TextsBenchmark.Row]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        let row = rows[index]
        Text(verbatim: row.string)
          .font(.system(size: row.size))
          .foregroundStyle(
            Color(
              red: Double(row.color.red) / 255, green: Double(row.color.green) / 255,
              blue: Double(row.color.blue) / 255))
      }
    }
    .frame(width: 390, alignment: .leading)
    .background(Color.white)
  }
}
