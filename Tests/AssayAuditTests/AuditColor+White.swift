// SPDX-License-Identifier: MIT

import AssayGraphics

@testable import AssayAudit

extension AuditColor {
  static let white = AuditColor(RGBAColor.white)
}
