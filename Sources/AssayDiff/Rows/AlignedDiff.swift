// SPDX-License-Identifier: MIT

package import AssayGraphics

/// What differs between two pictures when rows that only moved are laid on each other.
package struct AlignedDiff: Hashable, Sendable {
  package let alignment: RowAlignment
  /// Of the rows that changed in place.
  package let differentPixelCount: Int
  /// Around what changed in place, in the rendition; from the top.
  package let changedAreas: [PixelBox]
  /// Those, what was inserted, and a line where something was removed; from the top.
  package let areas: [PixelBox]

  /// Nil where nothing moved; a difference in place says everything then.
  package init?(reference: Bitmap, rendition: Bitmap) {
    guard let alignment = RowAlignment(reference: reference, rendition: rendition) else {
      return nil
    }
    self.alignment = alignment
    var finder = DifferenceFinder(width: rendition.width)
    var bands: [PixelBox] = []
    reference.pixels.withUnsafeBufferPointer { old in
      rendition.pixels.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        let width = rendition.width
        // Below the last row of the rendition that a piece has.
        var next = 0
        for piece in alignment.pieces {
          switch piece {
          case .same(_, let rows): next = rows.upperBound
          case .removed:
            let y = min(max(0, next - 1), rendition.height - 1)
            bands.append(PixelBox(x: 0, y: y, width: width, height: min(2, rendition.height - y)))
          case .inserted(let rows, _):
            next = rows.upperBound
            bands.append(
              PixelBox(x: 0, y: rows.lowerBound, width: width, height: rows.count))
          case .changed(let oldRows, let newRows):
            next = newRows.upperBound
            for (a, b) in zip(oldRows, newRows) {
              finder.compare(old + a * width, new + b * width, width: width, y: b)
              finder.finishRow(b)
            }
            finder.finish()
          }
        }
      }
    }
    differentPixelCount = finder.count
    changedAreas = BoxMerger.merge(finder.tiles, limit: PixelDiff.maxBoxCount)
    areas = (changedAreas + bands).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}
