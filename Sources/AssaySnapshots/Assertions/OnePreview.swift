// SPDX-License-Identifier: MIT

internal import Foundation

/// The one preview that a run draws, where the command line asks for one: after the code of a
/// preview has ended a run of all, outside of its drawing, as a block of a queue can.
enum OnePreview {
  /// Its place in the list, from 0; nil for a run of all.
  private static let number = ProcessInfo.processInfo.environment["ASSAY_PREVIEW"].flatMap {
    Int($0)
  }

  /// The previews to draw.
  ///
  /// - Parameter announce: called with the one that is drawn, and what to say of it first: the run
  ///   may end without another word.
  static func chosen<Preview>(
    of previews: [Preview], announce: (Preview, String) -> Void
  ) -> [Preview] {
    guard let number, previews.indices.contains(number) else { return previews }
    announce(previews[number], "drawing preview \(number + 1) of \(previews.count)")
    return [previews[number]]
  }
}
