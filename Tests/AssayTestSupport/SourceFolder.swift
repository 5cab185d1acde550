// SPDX-License-Identifier: MIT

import Foundation

/// The folder of Assay's own sources, for tests that compare files of the repository with the code.
package enum SourceFolder {
  package static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  package static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}
