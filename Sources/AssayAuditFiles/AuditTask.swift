// SPDX-License-Identifier: MIT

internal import AssayDocuments

/// A common task of an app, as Apple's Accessibility Nutrition Labels ask for: its screens, and the
/// sources whose animations they show.
///
/// ```yaml
/// audit:
///   tasks:
///     - {name: Sign up, screens: [Screens/SignUp.yaml, Screens/Confirm.yaml], sources: App/SignUp}
/// ```
package struct AuditTask: Hashable, Sendable {
  package var name: String
  /// Descriptions, and folders of them.
  package var screens: [String]
  /// Swift files, and folders of them; empty where nothing is known of its motion.
  package var sources: [String]

  init(_ value: DocumentValue) throws {
    var map = try MapReader(value, expected: "the keys of a task")
    name = try map.require("name") { try Self.text($0) }
    screens = try map.require("screens") { try $0.texts() }
    sources = try map.take("sources") { try $0.texts() } ?? []
    try map.finish("a task")
    guard !screens.isEmpty else {
      throw DocumentError("the task '\(name)' names no screens", at: value.mark)
    }
  }

  private static func text(_ value: DocumentValue) throws -> String {
    let text = try value.string()
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw DocumentError("expected a text, found an empty one", at: value.mark)
    }
    return text
  }
}
