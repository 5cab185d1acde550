// SPDX-License-Identifier: MIT

import AssayGraphics

@testable import AssayAudit

extension AuditColor {
  static let white = AuditColor(RGBAColor.white)

  /// Of 8-bit channels.
  static func rgb(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) -> AuditColor {
    AuditColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }
}
