// SPDX-License-Identifier: MIT

import AssayGraphics

// By name, because a Mac's <MacTypes.h> has it too.
import struct AssayGraphics.Rect

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The results as JSON, keys sorted.
struct JSONReport: Encodable {
  struct Case: Encodable {
    var id: String
    var screen: String
    var complete: Bool
    var exact: Bool
    var skipped: String?
    var remarks: [String]
    var matched: Int
    var total: Int
    var boxes: [Box]
  }

  struct Box: Encodable {
    var kind: String
    var text: String?
    var measured: [Double]
    var ours: [Double]?
    var matched: Bool
  }

  struct Figure: Encodable {
    var matched: Int
    var total: Int
    var strict: Int
  }

  var cases: [Case]
  /// Over the complete and exact cases.
  var figure: Figure
  var withoutShapesInInk: Figure

  init(results: [CaseResult]) {
    cases = results.map { result in
      Case(
        id: result.id, screen: result.screenKind, complete: result.isComplete,
        exact: result.isExact,
        skipped: result.skipped, remarks: result.remarks, matched: result.matched,
        total: result.outcomes.count,
        boxes: result.outcomes.map { outcome in
          Box(
            kind: outcome.kind.rawValue, text: outcome.text,
            measured: Self.numbers(outcome.measured), ours: outcome.ours.map(Self.numbers),
            matched: outcome.isMatched)
        })
    }
    let exact = results.filter(\.isExact).flatMap(\.outcomes)
    figure = Self.figure(exact)
    withoutShapesInInk = Self.figure(exact.filter { $0.kind != .letterShape })
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private static func figure(_ outcomes: [BoxMatcher.Outcome]) -> Figure {
    let tally = Tally(outcomes)
    return Figure(matched: tally.matched, total: tally.total, strict: tally.strict)
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 }
  }
}
