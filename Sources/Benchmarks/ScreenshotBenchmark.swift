// SPDX-License-Identifier: MIT

import AssayAudit
import AssayGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A screenshot audited by its pixels, and the same file decoded by libpng, in one process.
struct ScreenshotBenchmark {
  private let bytes: [UInt8]
  private static let runs = 9

  init(path: String) throws {
    bytes = Array(try Data(contentsOf: URL(filePath: path)))
  }

  func run() throws {
    var picture = try PNG.decode(bytes)
    let auditor = Auditor()
    var audit = auditor.audit(screenshot: picture, scale: 3...3, name: "")
    let decoding = try CPUClock.median(of: Self.runs) { picture = try PNG.decode(bytes) }
    let auditing = CPUClock.median(of: Self.runs) {
      audit = auditor.audit(screenshot: picture, scale: 3...3, name: "")
    }
    print(
      "{\"decode\": \(decoding), \"audit\": \(auditing), \"width\": \(picture.width), "
        + "\"height\": \(picture.height), \"texts\": \(audit.coverage.found)}")
  }
}
