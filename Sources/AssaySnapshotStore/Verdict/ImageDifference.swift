// SPDX-License-Identifier: MIT

internal import AssayChanges
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

/// What changed between a reference and a rendition, by what they say of themselves.
struct PictureChanges {
  let words: [String]
  /// Whether the words say what changed, and not just that something did.
  let namesChange: Bool

  /// - Parameter details: what the reference says of itself; nil where another program wrote it.
  init(from details: SnapshotMetadata.Details?, to rendition: Rendition) {
    guard let details else {
      words = ["another program wrote the reference, so the change cannot be described"]
      namesChange = false
      return
    }
    // A picture that came from elsewhere has no record of itself: nothing of it is gone or new.
    guard details.drawing.renderer.isEmpty == rendition.drawing.renderer.isEmpty else {
      words = ["another program wrote one of the pictures, so the change cannot be described"]
      namesChange = false
      return
    }
    let fonts = rendition.drawing.changedFonts(from: details.drawing)
    var words = rendition.traits.changes(from: details.traits)
    words += SceneDiff.words(from: details, to: rendition)
    namesChange = !words.isEmpty
    let hasElements = !details.accessibility.isEmpty || !rendition.accessibility.isEmpty
    if words.isEmpty, hasElements {
      words.append("no element moved or changed; only the drawing differs")
    }
    if details.drawing.renderer != rendition.drawing.renderer {
      words.append(
        "the reference was drawn by renderer \(details.drawing.renderer), "
          + "and this is \(rendition.drawing.renderer)")
    }
    // First, because every text may have changed with its font.
    if !fonts.isEmpty {
      let noun = fonts.count == 1 ? "font" : "fonts"
      words.insert(
        "the reference was drawn with other files of the \(noun) "
          + fonts.joined(separator: ", "), at: 0)
    }
    self.words = words
  }
}

extension DrawingVersion {
  /// The fonts of both drawings whose files are not the same. A drawing lists only the fonts that
  /// it uses, so a bold word is no other file.
  fileprivate func changedFonts(from old: DrawingVersion) -> [String] {
    func files(_ fonts: [String]) -> [Substring: Substring] {
      let pairs = fonts.compactMap { font -> (Substring, Substring)? in
        font.lastIndex(of: ":").map { (font[..<$0], font[$0...]) }
      }
      return Dictionary(pairs) { first, _ in first }
    }
    let oldFiles = files(old.fonts)
    return files(fonts).filter { name, file in
      oldFiles[name].map { $0 != file } ?? false
    }.keys.map(String.init).sorted()
  }
}
