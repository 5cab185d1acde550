// SPDX-License-Identifier: MIT

import AssayDiff

/// Parts of a tolerance as one writes them on a command line.
enum ToleranceText {
  static let thresholdForm =
    "a threshold such as pixelmatch:0.1, odiff:0.1 or channels:8"

  static func threshold(_ text: String) -> SnapshotTolerance.Threshold? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Double(parts[1]) else { return nil }
    switch parts[0] {
    case "channels": return Int(parts[1]).map { .channels($0) }
    case "pixelmatch": return .pixelmatch(number)
    case "odiff": return .odiff(number)
    default: return nil
    }
  }

  /// `32:40`: at most 40 pixels in any square of 32.
  static func window(_ text: String) -> SnapshotTolerance.Window? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    return SnapshotTolerance.Window(side: parts[0], maxPixels: parts[1])
  }

  /// `x,y,width,height` in points, or an identifier.
  static func mask(_ text: String) -> SnapshotTolerance.Mask {
    let sides = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 4, let x = sides[0], let y = sides[1], let width = sides[2],
      let height = sides[3]
    else { return .identifier(text) }
    return .rectangle(x: x, y: y, width: width, height: height)
  }
}
