// SPDX-License-Identifier: MIT

package import AssayGraphics

/// Finds the lines of text in a picture by its local structure: edges, the shapes they surround, and how these stand.
///
/// Linear in the pixels: one pass for edges, a union-find over their runs, and one look at each shape that can be a
/// glyph. What is not found, because it touches a picture or is one, is counted in `refused`.
struct RegionFinder {
  private(set) var regions: [TextRegion] = []
  /// Boxes of what may be a picture with text in it, in pixels.
  private(set) var pictures: [PixelBox] = []

  init(_ picture: Bitmap) {
    let components = EdgeComponent.components(of: EdgeRun.runs(in: picture))
    var marks: [GlyphMark] = []
    picture.pixels.withUnsafeBufferPointer { pixels in
      var reader = GlyphMarkReader(
        picture: pixels, width: picture.width, height: picture.height)
      for component in components {
        do {
          marks.append(try reader.mark(of: component))
        } catch {
          continue
        }
      }
    }
    var found: [TextRegion] = []
    marks = GlyphMark.withoutContainers(marks)
    for line in LineJoiner(marks: marks).lines() {
      do {
        found.append(try TextRegion(line.map { marks[$0] }))
      } catch {
        continue
      }
    }
    regions = TextRegion.withoutParts(found)
  }
}
