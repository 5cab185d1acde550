// SPDX-License-Identifier: MIT

internal import CPNG

extension PNG {
  /// The size that a file claims, in pixels, and whether its rows can be read one by one.
  ///
  /// - Throws: `PNGError` for what is no PNG file, or of a kind that is not read.
  package static func size(
    _ bytes: [UInt8]
  ) throws(PNGError) -> (width: Int, height: Int, hasRows: Bool) {
    let header = try PNGHeader(bytes, chunks: try chunks(bytes))
    return (header.width, header.height, !header.isInterlaced)
  }

  /// Reads a picture row by row from the top, without memory for all of it.
  ///
  /// - Parameter body: gets the number of each row and its pixels, which are valid during the call.
  /// - Throws: `PNGError` as `decode(_:)` does, maybe after some rows; for an interlaced picture.
  package static func eachRow(
    of bytes: [UInt8], _ body: (Int, UnsafePointer<UInt32>) -> Void
  ) throws(PNGError) {
    let chunks = try chunks(bytes, checkingCRC: true)
    let header = try PNGHeader(bytes, chunks: chunks)
    var message = [CChar](repeating: 0, count: 128)
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: header.width)
    row.initialize(repeating: 0, count: header.width)
    defer { row.deallocate() }
    var status = ASSAY_PNG_OK
    withoutActuallyEscaping(body) { body in
      let rows = RowReader(row: row, header: header, body: body)
      status = row.withMemoryRebound(to: UInt8.self, capacity: header.width * 4) { samples in
        withExtendedLifetime(rows) {
          assay_png_decode_rows(
            bytes, bytes.count, UInt32(header.width), UInt32(header.height), samples,
            { context, y in
              guard let context else { return }
              Unmanaged<RowReader>.fromOpaque(context).takeUnretainedValue().read(Int(y))
            }, Unmanaged.passUnretained(rows).toOpaque(), &message)
        }
      }
    }
    try check(status, message, header)
  }

  /// What C hands back with each row.
  private final class RowReader {
    private let row: UnsafeMutablePointer<UInt32>
    private let header: PNGHeader
    private let body: (Int, UnsafePointer<UInt32>) -> Void

    init(
      row: UnsafeMutablePointer<UInt32>, header: PNGHeader,
      body: @escaping (Int, UnsafePointer<UInt32>) -> Void
    ) {
      self.row = row
      self.header = header
      self.body = body
    }

    func read(_ y: Int) {
      if header.mayBeTransparent {
        row.withMemoryRebound(to: UInt8.self, capacity: header.width * 4) {
          Premultiplication.apply($0, count: header.width)
        }
      }
      body(y, row)
    }
  }
}
