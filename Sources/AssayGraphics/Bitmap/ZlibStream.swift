// SPDX-License-Identifier: MIT

internal import CPNG

/// Reads bytes that are compressed as RFC 1950 says.
package enum ZlibStream {
  /// The bytes in a stream; nil for a damaged one, and for one of more bytes than the limit.
  package static func inflated(_ data: [UInt8], limit: Int) -> [UInt8]? {
    var capacity = min(limit, max(4096, data.count * 4))
    while true {
      var status = ASSAY_PNG_FAILED
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        status = assay_png_inflate(data, data.count, buffer.baseAddress, capacity, &count)
        if status != ASSAY_PNG_OK { count = 0 }
      }
      if status == ASSAY_PNG_OK { return bytes }
      guard capacity < limit else { return nil }
      capacity = min(limit, capacity * 4)
    }
  }
}
