// SPDX-License-Identifier: MIT

/// How a kind of view is written: its entry in the JSON Schema and in the written guide.
package struct KindForm: Sendable {
  /// The section of the guide.
  package enum Section: String, Sendable, CaseIterable {
    case basics = "Texts, images, colors and gaps"
    case shapes = "Shapes"
    case stacks = "Stacks and groups"
    case lists = "Lists"
    case controls = "Controls"
    case navigation = "Navigation"
  }

  /// The word of the key `kind`.
  package let name: String
  package let section: Section
  /// The keys beside `kind` and `modifiers`.
  package let map: MapForm
  /// A sentence of the guide.
  package let note: String
  /// Entries of a list of views in YAML, for what the kind's examples do not show. Empty shows the
  /// examples.
  package let guide: String

  init(
    _ name: String, _ section: Section, _ keys: KeyValuePairs<String, ValueForm> = [:],
    required: [String] = [], note: String = "", guide: String = ""
  ) {
    self.init(
      name, section, MapForm(keys.map { ($0.key, $0.value) }, required: required), note: note,
      guide: guide)
  }

  init(
    _ name: String, _ section: Section, _ map: MapForm, note: String = "", guide: String = ""
  ) {
    self.name = name
    self.section = section
    self.map = map
    self.note = note
    self.guide = guide
  }
}

extension KindDescription {
  /// The words that the key `kind` can have.
  package static var kinds: [String] { forms.map(\.name) }
}
