// SPDX-License-Identifier: MIT

package import AssayDiff
package import AssayGraphics

/// What was rendered now: a picture, and what is known about it.
public struct Rendition: Sendable {
  private var picture: Picture
  package var traits: RenditionTraits
  /// In reading order; empty where nothing is known but pixels.
  package var accessibility: [AccessibilityNode]
  /// Collects the shapes; not done for a picture that is the same, which needs none.
  package var collectShapes: (@Sendable () -> [DrawnShape]?)?
  /// Collects the texts that no element speaks, where the shapes are collected too.
  package var collectTexts: (@Sendable () -> [DrawnText]?)?
  /// What drew the picture.
  package var drawing: DrawingVersion
  /// What was drawn other than asked, such as a symbol without a glyph. Not kept in references.
  package var notes: [String]
  /// Notes that need the pixels; asked for where a picture is recorded or differs.
  package var noteOnPicture: (@Sendable (Bitmap) -> String?)?
  /// Whether the elements have weights, symbols, images and opacities: not in references of earlier
  /// versions.
  package var hasLooks = true
  /// Whether each shape has the outline that a clip gives it: a reference of an earlier version
  /// does not say.
  var knowsClips = true
  /// nil where nothing can draw it again.
  package var redrawing: Redrawing?

  package enum Picture: Sendable {
    case drawn(Bitmap)
    /// One that an earlier run drew.
    case late(LatePicture)
  }

  package init(
    bitmap: Bitmap, traits: RenditionTraits = RenditionTraits(),
    accessibility: [AccessibilityNode] = [], drawing: DrawingVersion = DrawingVersion(),
    notes: [String] = []
  ) {
    self.init(
      .drawn(bitmap), traits: traits, accessibility: accessibility, drawing: drawing, notes: notes)
  }

  package init(
    _ picture: Picture, traits: RenditionTraits = RenditionTraits(),
    accessibility: [AccessibilityNode] = [], drawing: DrawingVersion = DrawingVersion(),
    notes: [String] = []
  ) {
    self.picture = picture
    self.traits = traits
    self.accessibility = accessibility
    self.drawing = drawing
    self.notes = notes
  }
}

extension Rendition {
  /// The picture, which is drawn now where it was only known.
  package var bitmap: Bitmap {
    get {
      switch picture {
      case .drawn(let bitmap): bitmap
      case .late(let late): late.bitmap
      }
    }
    set { picture = .drawn(newValue) }
  }

  /// The picture where it was drawn from the start.
  package var drawnBitmap: Bitmap? {
    if case .drawn(let bitmap) = picture { bitmap } else { nil }
  }

  /// In pixels.
  package var size: PixelSize {
    switch picture {
    case .drawn(let bitmap): PixelSize(of: bitmap)
    case .late(let late): PixelSize(width: late.width, height: late.height)
    }
  }

  var notesOnPicture: [String] {
    noteOnPicture.flatMap { $0(bitmap) }.map { [$0] } ?? []
  }

  /// The hash of the pixels.
  var pixels: PixelHash {
    switch picture {
    case .drawn(let bitmap): PixelHash(of: bitmap)
    case .late(let late): late.pixels
    }
  }

  /// From back to front; nil where nobody knows, or there are too many.
  var shapes: [DrawnShape]? { collectShapes?() }

  /// Those that no element speaks, from back to front; nil where nobody knows, or there are too
  /// many.
  var texts: [DrawnText]? { collectTexts?() }

  /// The picture in a PNG file with what its metadata says; only pixels where there is none.
  ///
  /// - Throws: `ReferenceProblem`.
  package init(png bytes: [UInt8]) throws(ReferenceProblem) {
    let metadata = try SnapshotMetadata(ofPNG: bytes)
    let bitmap: Bitmap
    do {
      bitmap = try PNG.decode(bytes)
    } catch {
      throw ReferenceProblem(error)
    }
    self.init(
      bitmap: bitmap, traits: metadata?.details.traits ?? RenditionTraits(),
      accessibility: metadata?.details.accessibility ?? [],
      drawing: metadata?.details.drawing ?? DrawingVersion())
    hasLooks = metadata?.details.hasLooks ?? false
    knowsClips = metadata?.details.knowsClips ?? false
    let shapes = metadata?.details.shapes
    collectShapes = { shapes }
    let texts = metadata?.details.texts
    collectTexts = { texts }
  }
}

/// The way to draw a picture once more, which tells whether it is the same each time.
///
/// NB: `@unchecked`, because it holds a view: it is called on the thread that drew the picture.
package struct Redrawing: @unchecked Sendable {
  package let draw: () throws -> Rendition
  /// Whether the present is the same in each drawing.
  package let hasOwnClock: Bool

  package init(hasOwnClock: Bool = false, _ draw: @escaping () throws -> Rendition) {
    self.hasOwnClock = hasOwnClock
    self.draw = draw
  }
}

/// What drew a picture: the renderer's version and the fonts.
package struct DrawingVersion: Codable, Hashable, Sendable {
  /// Empty for a picture that came from elsewhere.
  package var renderer: String
  /// The fonts' names and hashes, such as `Inter-Regular:9f86d081`, in order.
  package var fonts: [String]

  package init(renderer: String = "", fonts: [String] = []) {
    self.renderer = renderer
    self.fonts = fonts.sorted()
  }
}
