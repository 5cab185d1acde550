// SPDX-License-Identifier: MIT

extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function makes of each case, as a table of comma-separated values.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: { $0.rotatedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  /// // "up","left"
  /// // "down","right"
  /// ```
  ///
  /// `witness` writes the results.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = SimplySnapshotting<String>.lines.asyncPullback { (function: (Value) -> Result) in
      let results = Value.allCases.map { ($0, witness.snapshot(function($0))) }
      return results.reduce(Async(value: [String]())) { rows, next in
        rows.flatMap { rows in next.1.map { rows + ["\"\(next.0)\",\"\($0)\""] } }
      }.map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
