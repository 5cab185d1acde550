// SPDX-License-Identifier: MIT

/// How a modifier is written: its entry in the JSON Schema and in the written guide.
package struct ModifierForm: Sendable {
  /// The section of the guide.
  package enum Section: String, Sendable, CaseIterable {
    case text = "Text"
    case layout = "Layout"
    case drawing = "Drawing"
    case environment = "Environment"
    case controls = "Controls"
    case containers = "Lists, bars and tabs"
    case accessibility = "Accessibility"
  }

  package let section: Section
  /// The value of the modifier's name. Whether the name can be written alone is not declared,
  /// because reading it decides that.
  package let value: ValueForm
  package let options: MapForm
  /// A sentence of the guide.
  package let note: String
  /// Entries of a list `modifiers` in YAML, for what the modifier's example does not show. Empty
  /// shows the example.
  package let guide: String

  init(
    _ section: Section, _ value: ValueForm, options: KeyValuePairs<String, ValueForm> = [:],
    required: [String] = [], note: String = "", guide: String = ""
  ) {
    self.section = section
    self.value = value
    self.options = MapForm(options.map { ($0.key, $0.value) }, required: required)
    self.note = note
    self.guide = guide
  }

  /// Of modifiers that only Swift code can make: they are not in `ModifierList`.
  static let inSwiftOnly = ModifierForm(.layout, .null)
}

extension ModifierDescription {
  package static var form: ModifierForm { .inSwiftOnly }
}
