// SPDX-License-Identifier: MIT

import AssayAudit
import AssayGraphics
import AssayNodes
import AssayRaster
import AssayScenes
import AssayText
import AssayTraits
import AssayViews

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contrast of many texts on tall screens: laid out, drawn, measured and judged, by the
/// clock on the wall: a browser's page knows no other.
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

  func run() async throws {
    let traits = TraitSet(canvas: .sizeThatFits(displayScale: 1))
    let views = try stride(from: 0, to: rows.count, by: Self.textsOnScreen).map { start in
      try TextsScreen(rows: Array(rows[start..<min(rows.count, start + Self.textsOnScreen)]))
        .viewNode(in: EnvironmentValues(traits: traits))
    }
    var times: [Duration] = []
    var audits: [ViewAudit] = []
    for _ in 0..<9 {
      let start = ContinuousClock.now
      audits = try await audited(views, traits)
      times.append(.now - start)
    }
    times.sort()
    let milliseconds = times[times.count / 2] / .milliseconds(1)
    let failures = audits.reduce(0) { sum, audit in
      sum + audit.issues.count { $0.rule.rawValue == "text-contrast" && $0.outcome == .fail }
    }
    let measured = audits.reduce(0) { $0 + $1.coverage.measured }
    print("{\"audit\": \(milliseconds), \"fail\": \(failures), \"measured\": \(measured)}")
  }

  /// The screens beside each other, as the command draws them.
  private func audited(_ views: [ViewNode], _ traits: TraitSet) async throws -> [ViewAudit] {
    let engine = engine
    return try await withThrowingTaskGroup(of: ViewAudit.self) { group in
      for view in views {
        group.addTask {
          let screen = AuditScreen(
            try AssayScenes.SceneBuilder(engine: engine).build(view, traits: traits).scene,
            traits: ScreenTraits(name: "texts"), rasterizer: Rasterizer(engine: engine))
          return Auditor(types: [.contrast]).audit([screen])
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
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
