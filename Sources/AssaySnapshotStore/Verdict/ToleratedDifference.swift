// SPDX-License-Identifier: MIT

internal import AssayChanges
internal import AssayDiff
internal import AssayFiles

/// What differed in a picture that matches under a tolerance.
struct ToleratedDifference {
  /// On one line.
  let words: String

  init(
    _ diff: PixelDiff, _ masks: MaskedParts, details: SnapshotMetadata.Details?,
    rendition: Rendition
  ) {
    var parts: [String] = []
    if diff.differentPixelCount > 0 {
      parts.append(
        "\(PictureExtent(diff, details: details, rendition: rendition).words) "
          + "(\(diff.limits.map(\.words).joined(separator: "; ")))")
    }
    parts += IgnoredPixels(diff.ignored).words
    parts += Self.changes(details, rendition)
    parts += masks.words
    words = "tolerated: " + parts.joined(separator: "; ")
  }

  /// Sentences on elements: a text that changed is named however few pixels it has.
  private static func changes(
    _ details: SnapshotMetadata.Details?, _ rendition: Rendition
  ) -> [String] {
    guard let details, !details.accessibility.isEmpty || !rendition.accessibility.isEmpty else {
      return ["the pictures hold no elements, so a changed text cannot be told from other pixels"]
    }
    return SceneDiff.words(from: details, to: rendition)
  }
}

/// Different pixels that a tolerance does not count, in words.
struct IgnoredPixels {
  let words: [String]

  init(_ ignored: PixelDiff.Ignored) {
    words = [
      (ignored.masked, "in masks"), (ignored.nearInColor, "of nearly the same color"),
      (ignored.antialiasing, "of antialiasing"),
    ].filter { $0.0 > 0 }.map { count, reason in
      "\(count.grouped) different \(Counted.noun(count, "pixel")) \(reason) "
        + "\(Counted.noun(count, "does", plural: "do")) not count"
    }
  }
}
