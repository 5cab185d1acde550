// SPDX-License-Identifier: MIT

/// The size that a stand-in is drawn at, per size of San Francisco.
///
/// San Francisco's capitals are 1443 of 2048 units high, Inter's 2048 of 2816 and Inter Display's
/// 1472 of 2048. Drawn 3% and 2% smaller, the letters are as high as San Francisco's, and less
/// tracking brings their widths near it.
enum StandInScale {
  static func scale(face: String) -> Double {
    let capitals = face.hasPrefix("InterDisplay") ? 1472.0 / 2048 : 2048.0 / 2816
    return (1443.0 / 2048) / capitals
  }
}
