// SPDX-License-Identifier: MIT

import Foundation

/// A second implementation, with libm's pow.
enum RGBColorSpaceReference {
  static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
