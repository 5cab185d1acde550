// SPDX-License-Identifier: MIT

package import AssayGraphics

/// What was rendered now: a picture, and what is known about it.
public struct Rendition: Sendable {
  package var bitmap: Bitmap
  package var traits: RenditionTraits
  /// In reading order; empty where nothing is known but pixels.
  package var accessibility: [AccessibilityNode]
  /// Collects the shapes; not done for a picture that is the same, which needs none.
  package var collectShapes: (@Sendable () -> [DrawnShape]?)?
  /// What drew the picture.
  package var drawing: DrawingVersion
  /// What was drawn other than asked, such as a symbol without a glyph. Not kept in references.
  package var notes: [String]
  /// Whether the elements have weights, symbols, images and opacities: not in references of earlier
  /// versions.
  package var hasLooks = true
  /// nil where nothing can draw it again.
  package var redrawing: Redrawing?

  package init(
    bitmap: Bitmap, traits: RenditionTraits = RenditionTraits(),
    accessibility: [AccessibilityNode] = [], drawing: DrawingVersion = DrawingVersion(),
    notes: [String] = []
  ) {
    self.bitmap = bitmap
    self.traits = traits
    self.accessibility = accessibility
    self.drawing = drawing
    self.notes = notes
  }
}

extension Rendition {
  /// From back to front; nil where nobody knows, or there are too many.
  var shapes: [DrawnShape]? { collectShapes?() }

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
    let shapes = metadata?.details.shapes
    collectShapes = { shapes }
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
