// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayGraphics

/// A difference of two pictures, in words and as a picture.
struct ImageDifference {
  /// What changed, and then how far the change reaches and what it exceeds.
  let words: [String]
  let changes: [String]
  private let diff: PixelDiff
  private let aligned: AlignedDiff?
  private let pictures: DifferencePicture?

  /// - Parameters:
  ///   - reference: nil where it was compared without being held in memory.
  ///   - details: what the reference says of itself; nil where another program wrote it.
  init(
    _ diff: PixelDiff, from reference: Bitmap?, details: SnapshotMetadata.Details?,
    to rendition: Rendition, masks: MaskedParts
  ) {
    self.diff = diff
    pictures = reference.map {
      DifferencePicture(reference: $0, rendition: rendition.bitmap)
    }
    aligned = reference.flatMap { reference in
      AlignedDiff(reference: reference, rendition: rendition.bitmap).flatMap {
        // Rows that happen to be equal elsewhere explain little.
        $0.differentPixelCount * 2 <= diff.differentPixelCount ? $0 : nil
      }
    }
    let found = PictureChanges(from: details, to: rendition)
    var changes = found.words
    if !found.namesChange, let reference,
      EdgeDifference.isAll(of: diff, reference, rendition.bitmap)
    {
      changes.append(EdgeDifference.words)
    }
    let extent = PictureExtent(diff, aligned: aligned, details: details, rendition: rendition)
    words =
      changes + [extent.words]
      + diff.exceededLimits.map { "too much: " + $0.words }
      + IgnoredPixels(diff.ignored).words + masks.words
    if found.namesChange,
      let others = UnnamedAreas.sentence(on: extent.unnamedAreas, in: rendition.bitmap)
    {
      changes.append(others)
    }
    self.changes = changes
  }

  func difference(wasEdited: Bool, isDrawn: Bool) -> ReferenceDifference {
    ReferenceDifference(
      words: words, changes: changes, areas: aligned?.areas ?? diff.boxes,
      picture: isDrawn ? picture : nil, wasEdited: wasEdited)
  }

  private var picture: Bitmap? {
    aligned.flatMap { pictures?.aligned($0) } ?? pictures?.inPlace(diff)
  }
}
