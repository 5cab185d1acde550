// SPDX-License-Identifier: MIT

internal import AssayChanges

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
