// SPDX-License-Identifier: MIT

import AssayDiff
import AssayGraphics

/// A difference of two pictures, in words and as a picture.
struct ImageDifference {
  var words: [String]
  var picture: Bitmap?

  /// - Parameter details: what the reference says of itself; nil where another program wrote it.
  init(from reference: Bitmap, details: SnapshotMetadata.Details?, to rendition: Rendition) {
    words = Self.changes(from: details, to: rendition)
    picture = nil
    words.append("pixels differ")
  }

  private static func changes(
    from details: SnapshotMetadata.Details?, to rendition: Rendition
  ) -> [String] {
    guard let details else {
      return ["another program wrote the reference, so there are no words for what changed"]
    }
    var words = rendition.traits.changes(from: details.traits)
    words += SceneDiff(from: details.accessibility, to: rendition.accessibility).sentences()
    let hasElements = !details.accessibility.isEmpty || !rendition.accessibility.isEmpty
    if words.isEmpty, hasElements {
      words.append("no element moved or changed: what differs is only drawn")
    }
    if details.drawing.renderer != rendition.drawing.renderer {
      words.append(
        "the reference was drawn by renderer \(details.drawing.renderer), "
          + "and this is \(rendition.drawing.renderer)")
    }
    if details.drawing.fonts != rendition.drawing.fonts {
      words.append("the reference was drawn with other fonts")
    }
    return words
  }
}
