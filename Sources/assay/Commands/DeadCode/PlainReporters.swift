// SPDX-License-Identifier: MIT

import AssayFindings

extension ReportFormat {
  func makeReporter() throws -> any Reporter {
    guard let plainReporter else {
      throw PackageFolderError(path: rawValue, problem: "no reporter")
    }
    return plainReporter
  }
}
