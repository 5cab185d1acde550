// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Finds the lines of text in a picture by its local structure: edges, the shapes they surround,
/// and how these stand.
///
/// Linear in the pixels: one pass for edges, a union-find over their runs, and one look at each
/// shape that can be a glyph.
struct RegionFinder {
  private(set) var regions: [TextRegion] = []
  /// Boxes of what may be a picture with text in it, in pixels.
  private(set) var pictures: [PixelBox] = []

  init(_ picture: Bitmap) {
    let components = EdgeComponent.components(of: EdgeRun.runs(in: picture))
    var marks: [GlyphMark] = []
    var busy: [PixelBox] = []
    picture.pixels.withUnsafeBufferPointer { pixels in
      var reader = GlyphMarkReader(
        picture: pixels, width: picture.width, height: picture.height)
      for component in components {
        do throws(MarkRefusal) {
          marks.append(try reader.mark(of: component))
        } catch {
          if component.mayBePicture(error) { busy.append(component.box) }
        }
      }
    }
    var found: [TextRegion] = []
    marks = GlyphMark.withoutContainers(GlyphMark.withoutInsides(marks))
    for line in LineJoiner(marks: marks).lines() {
      do {
        found.append(try TextRegion(line.map { marks[$0] }))
      } catch {
        // It is a shape and no text, of which nothing is asked.
        continue
      }
    }
    let pictures = Self.joined(busy)
    // A spot or two of a photo look like a letter; a word on one is three and more.
    let texts = TextRegion.withoutParts(found).filter { region in
      region.marks.count >= 3 || !pictures.contains { $0.shared(with: region.box) > 0 }
    }
    let (written, photos) = Self.withoutPhotos(texts, beside: busy, in: picture)
    regions = TextRegion.inContext(written)
    self.pictures = photos
  }

  /// The texts, without what only looks like some in photos; and the photos.
  private static func withoutPhotos(
    _ texts: [TextRegion], beside busy: [PixelBox], in picture: Bitmap
  ) -> (texts: [TextRegion], photos: [PixelBox]) {
    let textures = texts.map { Texture(around: $0.box, in: picture) }
    // Spots of one photo lie apart, and are to be one box.
    let spots = texts.indices.filter { textures[$0].isPhoto }
      .map { texts[$0].box.grown(by: photoMargin, in: picture) }
    var photos = joined(busy + spots)
    while case let larger = joined(photos), larger.count < photos.count { photos = larger }
    let written = texts.indices.filter { index in
      let (box, texture) = (texts[index].box, textures[index])
      if texture.isPhoto { return false }
      return !texture.mayBePhoto || !photos.contains { $0.shared(with: box) * 5 > box.area * 4 }
    }
    return (written.map { texts[$0] }, photos)
  }

  /// In pixels.
  private static let photoMargin = 48

  /// Boxes that share pixels as one, from the largest.
  private static func joined(_ boxes: [PixelBox]) -> [PixelBox] {
    var result: [PixelBox] = []
    for box in boxes.sorted(by: { ($0.area, $1.top, $1.left) > ($1.area, $0.top, $0.left) }) {
      if let index = result.firstIndex(where: { $0.shared(with: box) > 0 }) {
        result[index] = result[index].union(box)
      } else if result.count < mostPictures {
        result.append(box)
      }
    }
    return result.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
  }

  /// More of them are one picture in pieces.
  private static let mostPictures = 32
}

extension EdgeComponent {
  /// Whether it is large and full of edges: a photo, or text on one.
  fileprivate func mayBePicture(_ refusal: MarkRefusal) -> Bool {
    switch refusal {
    case .tooLarge, .busySurroundings, .manyColors:
      min(box.width, box.height) >= 48 && edges * 5 >= box.area
    case .tooSmall, .frame, .faint: false
    }
  }
}

extension PixelBox {
  fileprivate func grown(by margin: Int, in picture: Bitmap) -> PixelBox {
    PixelBox(
      left: max(0, left - margin), top: max(0, top - margin),
      right: min(picture.width, right + margin), bottom: min(picture.height, bottom + margin))
  }
}
