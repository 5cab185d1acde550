// SPDX-License-Identifier: MIT

/// Lays text out and draws its glyphs: the one door to fonts.
///
/// It may be used from many threads at once; what it answers never depends on which.
///
/// ```swift
/// let engine = try TextEngine()
/// let run = TextRequest.Run(text: "Hello", font: FontDescriptor(size: 17), color: .black)
/// engine.layout(TextRequest(runs: [run])).size.height  // 20.5
/// ```
package final class TextEngine: Sendable {
  /// A face of an app's own.
  package struct AppFace: Hashable, Sendable {
    package var face: FontDescriptor.Face
    /// Whether the file could draw the weight that is asked for, and draws another.
    package var hasOneWeightOfMany: Bool
    /// Whether a slant is asked for that no face of the family has, so that text is upright.
    package var lacksItalic: Bool
  }

  private struct Preparation: Hashable, Sendable {
    var runs: [TextRequest.Run]
    var language: String
    var isRightToLeft: Bool
    var scale: Double
  }

  private let book: FontBook
  private let glyphs: GlyphCache
  private let shaper = Shaper()
  private let lineBreaks = LineBreaks()
  private let symbols = SymbolBook()
  private let layouts = BoundedCache<TextRequest, TextLayout>(capacity: 2048)
  private let prepared = BoundedCache<Preparation, PreparedText>(capacity: 1024)

  /// Opens the fonts that the operating system's packages install.
  ///
  /// All of Inter must be there. Every other face is opened when text first needs it: where it is
  /// missing, text falls back to the next face and the problem is added to `fontProblems`.
  ///
  /// - Throws: `FontError` naming the package to install where a font is missing or is not the
  ///   pinned one.
  package init(search: FontSearch = .system) throws {
    book = try FontBook(search: search)
    glyphs = GlyphCache(book: book)
  }

  /// Lays out text; equal requests are answered from a bounded cache.
  package func layout(_ request: TextRequest) -> TextLayout {
    layouts.value(for: request) {
      let preparer = TextPreparer(
        book: book, shaper: shaper, lineBreaks: lineBreaks, language: request.language,
        isRightToLeft: request.isRightToLeft)
      return TextLayouter(
        prepare: { scale in self.prepare(request, preparer, scale: scale) }, preparer: preparer,
        request: request
      ).layout()
    }
  }

  /// The characters of a text that no font draws as what they are, each once: a box stands for one,
  /// and an emoji newer than the font falls into its parts.
  package func unsupportedCharacters(in request: TextRequest) -> [Character] {
    guard !request.runs.allSatisfy({ $0.text.utf8.allSatisfy { $0 < 0x80 } }) else { return [] }
    let preparer = TextPreparer(
      book: book, shaper: shaper, lineBreaks: lineBreaks, language: request.language,
      isRightToLeft: request.isRightToLeft)
    return prepare(request, preparer, scale: 1).unsupportedCharacters
  }

  /// The fonts that text has needed so far and that could not be used, the most needed first.
  /// Text was drawn in other faces, or as boxes, in their stead: whoever compares pictures should
  /// fail on them.
  package var fontProblems: [FontError] { book.problems }

  /// Opens and checks every font that any text may need.
  ///
  /// - Throws: the first `FontError`.
  // assay:ignore used-only-by-tests - a check of all pinned fonts for those who set a machine up
  func checkAllFonts() throws {
    for entry in book.entries {
      if let problem = book.checked(entry.name) { throw problem }
    }
  }

  /// The face of an app's own for a name; nil where none of the files has it.
  ///
  /// - Parameters:
  ///   - weight: 100 to 900; nil for that of the named face.
  ///   - files: The paths of the app's font files.
  package func appFace(
    named name: String, weight: Int?, isItalic: Bool, in files: [String]
  ) -> AppFace? {
    guard !files.isEmpty else { return nil }
    return book.appFonts(in: files).face(named: name, weight: weight, isItalic: isItalic)
      .map { font in
        AppFace(
          face: font.face,
          hasOneWeightOfMany: font.isVariable && weight != nil && weight != font.weight,
          lacksItalic: isItalic && !font.isItalic)
      }
  }

  /// The hash of a face's file, as 32 hexadecimal digits; nil where the face is unknown.
  package func fileHash(ofFace name: String) -> String? { book.fileHash(ofFace: name) }

  /// What a run's point size is of the size that was asked for: a face that stands in for another
  /// is drawn a little smaller or larger, to its widths; 1 for any other.
  package func standInScale(ofFace name: String) -> Double { book.face(named: name)?.scale ?? 1 }

  /// The masks of a face at a size in pixels; nil where the face is unknown. Cheaper than `mask`
  /// for each glyph: ask once per run.
  ///
  /// - Parameter growth: see `GlyphRun.growth`.
  package func glyphSource(
    face: String, pixelSize: Double, growth: Double = 0
  ) -> GlyphSource? {
    glyphs.source(face: face, pixelSize: pixelSize, growth: growth)
  }

  /// The mask of a glyph.
  ///
  /// - Parameters:
  ///   - face: a name from a `GlyphRun`.
  ///   - pixelSize: the font's size in pixels.
  ///   - quarter: the sub-pixel place of the origin, in quarters of a pixel to the right, 0...3.
  ///   - growth: see `GlyphRun.growth`.
  /// - Returns: an empty mask where the glyph draws nothing or the face is unknown.
  package func mask(
    face: String, glyph: UInt32, pixelSize: Double, quarter: Int, growth: Double = 0
  ) -> GlyphMask {
    glyphSource(face: face, pixelSize: pixelSize, growth: growth)?
      .mask(glyph: glyph, quarter: quarter) ?? .empty
  }

  /// The glyph of an SF Symbol name, as text of one glyph in a symbol font; nil where there is
  /// none.
  ///
  /// - Parameters:
  ///   - size: of the font of the text beside it, in points.
  ///   - weight: of that font; its strokes are as heavy.
  package func symbol(
    named systemName: String, size: Double, weight: Int = 400
  ) -> SymbolLayout? {
    symbols.layout(of: systemName, size: size, weight: weight, book: book)
  }

  private func prepare(
    _ request: TextRequest, _ preparer: TextPreparer, scale: Double
  ) -> PreparedText {
    let key = Preparation(
      runs: request.runs, language: request.language, isRightToLeft: request.isRightToLeft,
      scale: scale)
    return prepared.value(for: key) { preparer.prepare(request.runs, scale: scale) }
  }
}
