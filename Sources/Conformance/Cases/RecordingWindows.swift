// SPDX-License-Identifier: MIT

import AssayTraits

/// The safe areas of the windows that pictures were recorded in, where they are not the canvas's.
///
/// A note tells it of a picture that was drawn in the key window ("safe area top is 54, not 47").
/// It was read off where the navigation bar starts; no device's safe area starts at 54. That is the
/// status bar of the phones with a Dynamic Island: their safe area starts at 59, and their bars
/// start above it. So such a picture gets 59.
///
/// The other pictures of the same project, for the same canvas on the same version of the system,
/// come from the same simulator, in a window with the canvas's safe area: its status bar covers the
/// top 54 all the same.
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
    if let own = CaseNotes(measuredCase.note).safeAreaTop { return Self.safeArea(statusBar: own) }
    guard let top = Self.recorder(of: measuredCase).flatMap({ tops[$0] }) else { return nil }
    return max(top, measuredCase.canvas?.safe_area?.top ?? 0)
  }

  /// The safe area's top of the phones whose status bar is so high; the height itself where there
  /// are none, or where some phone's safe area starts there.
  private static func safeArea(statusBar height: Double) -> Double {
    let phones = Device.all.filter { $0.idiom == .phone && $0.orientation == .portrait }
    if phones.contains(where: { $0.safeArea.top == height }) { return height }
    return phones.first { $0.statusBarHeight == height }?.safeArea.top ?? height
  }

  private static func recorder(of measuredCase: MeasuredCase) -> Recorder? {
    guard let repo = measuredCase.repo, let device = measuredCase.canvas?.device else {
      return nil
    }
    return Recorder(repo: repo, system: measuredCase.os_version ?? "", device: device)
  }
}
