// SPDX-License-Identifier: MIT

/// A name as the compiler accepts it for a module.
package enum ModuleName {
  /// The name that SwiftPM and Xcode make of a target's name
  /// (`spm_mangledToC99ExtendedIdentifier`, `:c99extidentifier`); `App` for an empty name.
  package static func identifier(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic || scalar == "_"
      let isDigit = scalar.properties.numericType == .decimal
      if isLetter || (isDigit && !result.isEmpty) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "_"
      }
    }
    return result.isEmpty ? "App" : result
  }
}
