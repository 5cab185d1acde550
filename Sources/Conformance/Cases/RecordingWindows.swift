// SPDX-License-Identifier: MIT

/// The safe areas of the windows that pictures were recorded in, where they are not the canvas's.
///
/// A note tells it of one picture ("safe area top is 54, not 47"). The pictures of one project, for one canvas on
/// one version of the system, come from one recording simulator, so it holds for all of them.
struct RecordingWindows {
  private struct Recorder: Hashable {
    var repo: String
    var system: String
    var device: String
  }

  private var tops: [Recorder: Double] = [:]

  init(_ cases: [MeasuredCase]) {
    for measuredCase in cases {
      guard let recorder = Self.recorder(of: measuredCase),
        let top = CaseNotes(measuredCase.note).safeAreaTop
      else { continue }
      tops[recorder] = tops[recorder] ?? top
    }
  }

  /// In points; nil where the canvas's own safe area holds.
  func safeAreaTop(of measuredCase: MeasuredCase) -> Double? {
    if let own = CaseNotes(measuredCase.note).safeAreaTop { return own }
    return Self.recorder(of: measuredCase).flatMap { tops[$0] }
  }

  private static func recorder(of measuredCase: MeasuredCase) -> Recorder? {
    guard let repo = measuredCase.repo, let device = measuredCase.canvas?.device else {
      return nil
    }
    return Recorder(repo: repo, system: measuredCase.os_version ?? "", device: device)
  }
}
