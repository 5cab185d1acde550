// SPDX-License-Identifier: MIT

/// Lengths of trails in the units that people read.
enum Distance {
  static func kilometers(_ meters: Int) -> Double {
    Double(meters) / 1_000
  }

  static func miles(_ meters: Int) -> Double {
    Double(meters) / metersPerMile
  }

  private static let metersPerMile = 1_609.344
}
