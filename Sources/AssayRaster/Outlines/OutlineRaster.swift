// SPDX-License-Identifier: MIT

internal import CFreeType

/// FreeType's smooth rasterizer: exact area coverage in integers, in 1/256ths, rounded down.
///
/// Chosen over a rasterizer of our own because it also draws the glyphs, is fast, has been tested
/// by every font on earth, and gave the same coverage over the FreeType versions in use. It is
/// given straight lines.
final class OutlineRaster {
  /// Made at first use, for many scenes need none.
  private lazy var raster: OpaquePointer? = assay_raster_create()

  deinit {
    if isCreated { assay_raster_destroy(raster) }
  }

  private var isCreated = false

  /// FreeType counts points in 16 bits.
  private static let maxPoints = 32_767

  typealias SpanHandler = (_ y: Int, _ spans: UnsafeBufferPointer<assay_raster_span>) -> Void

  /// Hands the covered pixels within `clip` to `handle`, row by row from the top.
  ///
  /// An outline with more points than FreeType holds is filled in several goes; a single contour of
  /// that many is left out.
  func fill(_ outline: Outline, clip: PixelRect, handle: SpanHandler) {
    let box = clip.intersection(outline.pixelBounds)
    guard outline.isValid, !box.isEmpty, let raster = handleForUse() else { return }
    let rule: Int32 = outline.isEvenOdd ? 1 : 0
    let outline = outline.polygons()
    withoutActuallyEscaping(handle) { handle in
      let sink = SpanSink(handle)
      var contour = 0
      while contour < outline.ends.count {
        let start = contour == 0 ? 0 : outline.ends[contour - 1] + 1
        var last = contour
        while last + 1 < outline.ends.count,
          outline.ends[last + 1] - start < OutlineRaster.maxPoints
        {
          last += 1
        }
        let count = outline.ends[last] + 1 - start
        if count <= OutlineRaster.maxPoints {
          let ends = outline.ends[contour...last].map { Int16(truncatingIfNeeded: $0 - start) }
          fill(raster, outline, start, count, ends, rule, box, sink)
        }
        contour = last + 1
      }
    }
  }

  private func fill(
    _ raster: OpaquePointer, _ outline: Outline, _ start: Int, _ count: Int, _ ends: [Int16],
    _ rule: Int32, _ box: PixelRect, _ sink: SpanSink
  ) {
    outline.points.withUnsafeBufferPointer { points in
      outline.tags.withUnsafeBufferPointer { tags in
        ends.withUnsafeBufferPointer { ends in
          var piece = assay_raster_outline(
            points: points.baseAddress.map { $0 + start },
            tags: tags.baseAddress.map { $0 + start },
            ends: ends.baseAddress, point_count: Int32(count), contour_count: Int32(ends.count))
          // NB: an error means that FreeType ran out of memory or refused the outline; what it
          // drew stands, as a picture has no better place for it.
          _ = assay_raster_fill(
            raster, &piece, Int32(box.left), Int32(box.top), Int32(box.right), Int32(box.bottom),
            rule,
            { context, y, count, spans in
              guard let context else { return }
              Unmanaged<SpanSink>.fromOpaque(context).takeUnretainedValue()
                .handle(Int(y), UnsafeBufferPointer(start: spans, count: Int(count)))
            }, Unmanaged.passUnretained(sink).toOpaque())
        }
      }
    }
  }

  /// Nil where there is no memory for it.
  func handleForUse() -> OpaquePointer? {
    isCreated = true
    return raster
  }
}

/// Carries a Swift closure through C.
private final class SpanSink {
  let handle: OutlineRaster.SpanHandler

  init(_ handle: @escaping OutlineRaster.SpanHandler) {
    self.handle = handle
  }
}
