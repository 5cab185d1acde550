// SPDX-License-Identifier: MIT

import AssayAudit
import AssayGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the check says of each of the 2^24 opaque colors on white and on black, for
/// ci/contrast-verdicts to hold against a reading of its own.
struct ContrastVerdicts {
  /// At 4.5, at 3 and at 7.
  private static let requirements: [ContrastRequirement] = [
    .text(.aa, isLarge: false), .text(.aa, isLarge: true), .text(.aaa, isLarge: false),
  ]

  /// Writes a byte for each color, 0x000000 first: bits 0 to 2 for the requirements on white, 3 to
  /// 5 on black.
  /// - Throws: where the file cannot be written.
  func write(to path: String) throws {
    let backgrounds = [UInt8.max, 0].map {
      AuditColor(RGBAColor(red: $0, green: $0, blue: $0))
    }
    var verdicts = [UInt8](repeating: 0, count: 1 << 24)
    for index in verdicts.indices {
      let color = AuditColor(
        RGBAColor(
          red: UInt8(index >> 16), green: UInt8(index >> 8 & 0xFF), blue: UInt8(index & 0xFF)))
      var bit: UInt8 = 1
      for background in backgrounds {
        for requirement in Self.requirements {
          let check = ContrastCheck(
            foreground: color, background: background, requirement: requirement)
          if check.evaluate().outcome == .pass { verdicts[index] |= bit }
          bit <<= 1
        }
      }
    }
    try Data(verdicts).write(to: URL(filePath: path))
  }
}
