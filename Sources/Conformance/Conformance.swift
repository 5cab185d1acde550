// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayGraphics
import AssayText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Holds our layout against measured renderings of real SwiftUI.
@main
struct Conformance: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Counts the measured boxes of SwiftUI renderings that ours match within a point.")

  @Argument(help: "A case file: measured renderings with their view trees.")
  var path: String

  @Option(name: .customLong("case"), help: "Run only this case; repeatable.")
  var ids: [String] = []

  @Option(help: "Write theirs, ours and both laid over each other as PNG into this folder.")
  var pictures: String?

  @Option(help: "text or json.")
  var format: Format = .text

  @Option(help: "How many of the boxes that differ most to list.")
  var worst = 20

  func run() throws {
    do {
      try check()
    } catch let error as ConformanceError {
      print("conformance: \(error)")
      throw ExitCode(2)
    } catch let error as ExitCode {
      throw error
    } catch {
      print("conformance: \(error)")
      throw ExitCode(2)
    }
  }

  private func check() throws {
    let file = try CaseFile(path: path)
    for id in ids where !file.cases.contains(where: { $0.id == id }) {
      throw ConformanceError.unknownCase(id: id, path: path)
    }
    let cases = file.cases.filter { ids.isEmpty || ids.contains($0.id) }
    let runner = CaseRunner(
      engine: try TextEngine(), windows: RecordingWindows(file.cases))
    var results: [CaseResult] = []
    var pairs: [LooksReport.Pair] = []
    for measuredCase in cases {
      let (result, bitmap) = runner.run(measuredCase)
      results.append(result)
      guard let bitmap else { continue }
      let theirs = theirs(of: measuredCase)
      if let theirs, result.isExact {
        pairs += LooksReport.pairs(
          result.outcomes, theirs: theirs, ours: bitmap, scale: measuredCase.scale ?? 2,
          platform: measuredCase.platform ?? "iOS")
      }
      if let pictures {
        try write(result, theirs: theirs, bitmap, of: measuredCase, to: pictures)
      }
    }
    switch format {
    case .text:
      var report = TextReport(results: results)
      report.worstCount = worst
      report.looks = LooksReport(pairs: pairs).lines
      print(report.lines.joined(separator: "\n"))
      if !ids.isEmpty { printBoxes(results) }
    case .json:
      print(try JSONReport(results: results).text())
    }
  }

  /// Every box of the cases asked for by name.
  private func printBoxes(_ results: [CaseResult]) {
    for result in results {
      print("\n\(result.id):")
      for outcome in result.outcomes {
        print("  \(outcome.isMatched ? "ok  " : "MISS") \(TextReport.words(outcome))")
      }
    }
  }

  /// The measured picture; nil for a case that comes without one.
  private func theirs(of measuredCase: MeasuredCase) -> Bitmap? {
    guard let name = measuredCase.png else { return nil }
    let url = URL(filePath: path).deletingLastPathComponent().appending(path: name)
    do {
      return try PNG.decode([UInt8](Data(contentsOf: url)))
    } catch {
      return nil
    }
  }

  private func write(
    _ result: CaseResult, theirs: Bitmap?, _ bitmap: Bitmap, of measuredCase: MeasuredCase,
    to folder: String
  ) throws {
    let sheet = SideBySide(
      theirs: theirs, ours: bitmap, outcomes: result.outcomes, scale: measuredCase.scale ?? 2)
    let url = URL(filePath: folder).appending(path: "\(measuredCase.id).png")
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: folder), withIntermediateDirectories: true)
      try Data(PNG.encode(sheet.bitmap)).write(to: url)
    } catch {
      throw ConformanceError.cannotWrite(path: url.path(), reason: "\(error)")
    }
  }
}
