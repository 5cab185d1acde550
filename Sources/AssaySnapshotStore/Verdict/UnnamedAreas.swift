// SPDX-License-Identifier: MIT

internal import AssayDiff
internal import AssayFiles
internal import AssayGraphics

/// Changed areas of a picture in which no element is, so that no sentence tells what changed there.
/// Two pictures with the same sentences have the same change only where these areas are the same.
package enum UnnamedAreas {
  private static let verb = " outside of all elements changed ("

  /// A sentence with a hash of what the areas show now; nil for no areas.
  static func sentence(on boxes: [PixelBox], in bitmap: Bitmap) -> String? {
    guard !boxes.isEmpty else { return nil }
    var shown: [UInt32] = []
    for box in boxes {
      let columns = (box.x..<box.x + box.width).clamped(to: 0..<bitmap.width)
      let rows = (box.y..<box.y + box.height).clamped(to: 0..<bitmap.height)
      shown += [UInt32(columns.count), UInt32(rows.count)]
      for row in rows {
        let start = row * bitmap.width
        shown += bitmap.pixels[start + columns.lowerBound..<start + columns.upperBound]
      }
    }
    let hash = shown.withUnsafeBytes { PixelHash(bytes: $0) }
    return Counted.words(boxes.count, "area") + verb + String(hash.high, radix: 16) + ")"
  }

  /// A sentence without the hash, for the pictures of one test on several devices, or in several
  /// appearances. Other sentences stay.
  package static func withoutHash(_ sentence: String) -> String {
    guard let range = sentence.firstRange(of: verb) else { return sentence }
    return String(sentence[..<range.upperBound])
  }
}
