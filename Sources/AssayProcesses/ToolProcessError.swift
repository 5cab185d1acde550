// SPDX-License-Identifier: MIT

/// Why a tool did not run to its end: what, where, what to do next.
package struct ToolProcessError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    case missing
    case missingFolder(String)
    /// The limit is in bytes.
    case tooMuchOutput(limit: Int)
    case failed(reason: String)
  }

  package var code: Code
  /// A name on PATH, or an absolute path.
  package var tool: String

  package init(_ code: Code, tool: String) {
    self.code = code
    self.tool = tool
  }

  package var description: String {
    switch code {
    case .missing where tool.hasPrefix("/"):
      "cannot run '\(tool)': no such program; reinstall the toolchain that it belongs to"
    case .missing:
      "cannot run '\(tool)': no such program in the folders of PATH; install it, or add its folder to PATH"
    case .missingFolder(let folder):
      "cannot run '\(tool)' in '\(folder)': no such folder; create it, or name another folder"
    case .tooMuchOutput(let limit):
      "'\(tool)' printed more than \(limit) bytes; run it by itself to see what it prints"
    case .failed(let reason):
      "cannot run '\(tool)': \(reason)"
    }
  }
}
