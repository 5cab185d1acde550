// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// The name of a temporary file, as a process would have made it that has ended.
  package var ofEndedProcess: String {
    get throws {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "exit 0"]
      try process.run()
      process.waitUntilExit()
      let parts = split(separator: "-", omittingEmptySubsequences: false)
      return (parts[..<3] + ["\(process.processIdentifier)"] + parts[4...]).joined(separator: "-")
    }
  }
}
