// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles

/// The names that a command's options give to the files it writes.
package enum ReportNames {
  /// - Parameter named: each option with the file as messages show it.
  /// - Throws: `ValidationError` where two options name one file.
  package static func check(_ named: [(option: String, path: String)]) throws {
    var options: [String: String] = [:]
    for (option, path) in named {
      guard let other = options.updateValue(option, forKey: FilePaths.absolute(path)) else {
        continue
      }
      throw ValidationError("\(other) and \(option) name the same file, '\(path)'; name two")
    }
  }
}
