// SPDX-License-Identifier: MIT

import AssayAudit
import AssayGraphics

/// Pairs of random colors, judged one after the other: the whole check, as a palette's pairs get
/// it.
struct ContrastBenchmark {
  private let checks: [ContrastCheck]

  /// Knuth's MMIX generator, the upper 24 bits of each step: the same pairs as
  /// ci/benchmarks/audit.py makes.
  init(pairs: Int) {
    var state: UInt64 = 0x5EED
    func color() -> AuditColor {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let bits = state >> 40
      return AuditColor(
        RGBAColor(
          red: UInt8(bits >> 16 & 0xFF), green: UInt8(bits >> 8 & 0xFF), blue: UInt8(bits & 0xFF)))
    }
    checks = (0..<pairs).map { _ in
      let foreground = color()
      return ContrastCheck(
        foreground: foreground, background: color(), requirement: .text(.aa, isLarge: false))
    }
  }

  func run() {
    var passing = 0
    let time = CPUClock.median(of: 15) {
      passing = checks.count { $0.evaluate().outcome == .pass }
    }
    print("{\"evaluate\": \(time), \"passing\": \(passing)}")
  }
}
