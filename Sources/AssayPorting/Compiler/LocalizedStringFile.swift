// SPDX-License-Identifier: MIT

/// The file that makes Foundation's functions for texts find those of the app.
///
/// Foundation looks into the bundle of the process, which is a test. A function of a module hides
/// one of Foundation with the same arguments, and Assay's modules could only add a second one.
enum LocalizedStringFile {
  static let name = "LocalizedStrings.swift"

  /// The source; nil for a module that does not call the functions, and for one that has its own.
  static func source(of module: AppModule, facts: [String: SourceFacts]) -> String? {
    let facts = module.files.compactMap { facts[$0] }
    func uses(_ name: String) -> Bool {
      facts.contains { $0.words.contains(name) } && !facts.contains { $0.declared.contains(name) }
    }
    let functions = [
      ("NSLocalizedString", function), ("localizedString", method),
    ].compactMap { name, text in uses(name) ? text : nil }
    guard !functions.isEmpty else { return nil }
    return """
      // Written by 'assay port': texts are those of the app, in the language of the rendering.
      import Foundation
      import SwiftUI

      \(functions.joined(separator: "\n"))
      """
  }

  private static let function = """
    nonisolated func NSLocalizedString(
      _ key: String, tableName: String?, bundle: Foundation.Bundle, value: String,
      comment: String
    ) -> String {
      _localizedString(key, tableName: tableName, bundle: bundle, value: value)
    }

    """

  private static let method = """
    nonisolated extension Foundation.Bundle {
      func localizedString(forKey key: String, value: String?, table: String?) -> String {
        _localizedString(key, tableName: table, bundle: self, value: value)
      }
    }

    """
}
