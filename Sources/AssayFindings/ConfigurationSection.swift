// SPDX-License-Identifier: MIT

/// The parts of `.assay.yml`, one a product: each product reads its own and passes over the
/// others'.
package enum ConfigurationSection: String, CaseIterable, Sendable {
  case deadCode = "dead-code"
  case audit
  case release

  package static let fileName = ".assay.yml"

  /// What is wrong with a key at the top of the file; nil for a part that some product knows.
  package static func problem(ofKey name: String) -> String? {
    if ConfigurationSection(rawValue: name) != nil { return nil }
    let names = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return "unknown key '\(name)'; this file knows \(names)"
  }
}
