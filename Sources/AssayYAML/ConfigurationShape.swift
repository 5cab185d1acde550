// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayFiles

/// What a value of `.assay.yml` looks like.
package indirect enum ConfigurationShape: Sendable {
  case flag
  case number
  case text
  /// A text, or a list of texts.
  case texts
  case choice([String])
  case list(ConfigurationShape)
  /// These keys and no others.
  case section([(key: String, shape: ConfigurationShape)])
  /// Keys of the user's own, each with such a value.
  case table(ConfigurationShape)
  case either(ConfigurationShape, ConfigurationShape)

  /// Refuses keys that do not exist, and anything but keys where keys are. What the values mean is
  /// for the product that reads them.
  ///
  /// - Parameter name: of the value, with the keys around it.
  func checkKeys(of value: DocumentValue, name: String) throws(DocumentError) {
    switch self {
    case .flag, .number, .text, .texts, .choice: return
    case .list(let shape):
      guard case .list(let values) = value.kind else { return }
      for value in values { try shape.checkKeys(of: value, name: name) }
    case .section(let keys):
      for entry in try Self.entries(of: value, name: name, known: keys.map(\.key)) {
        guard let shape = keys.first(where: { $0.key == entry.key })?.shape else {
          throw Self.unknownKey(entry, below: name, known: keys.map(\.key))
        }
        try shape.checkKeys(of: entry.value, name: Self.joined(name, entry.key))
      }
    case .table(let shape):
      for entry in try Self.entries(of: value, name: name) {
        try shape.checkKeys(of: entry.value, name: "\(name).\(entry.key)")
      }
    case .either(let first, let second):
      try (first.takesKeys == value.isMap ? first : second).checkKeys(of: value, name: name)
    }
  }

  private var takesKeys: Bool {
    switch self {
    case .section, .table: true
    case .flag, .number, .text, .texts, .choice, .list: false
    case .either(let first, let second): first.takesKeys || second.takesKeys
    }
  }

  /// None for a value that is left out.
  private static func entries(
    of value: DocumentValue, name: String, known: [String] = []
  ) throws(DocumentError) -> [DocumentValue.Entry] {
    switch value.kind {
    case .map(let entries): return entries
    case .null: return []
    case .bool, .number, .string, .list:
      let list = (1...12).contains(known.count) ? " (\(known.joined(separator: ", ")))" : ""
      throw DocumentError(
        "expected keys below '\(name)'\(list), found \(value.noun)", at: value.mark)
    }
  }

  private static func joined(_ name: String, _ key: String) -> String {
    name.isEmpty ? key : "\(name).\(key)"
  }

  private static func unknownKey(
    _ entry: DocumentValue.Entry, below name: String, known: [String]
  ) -> DocumentError {
    let question = NearestName.question(entry.key, among: known)
    let list = known.count <= 12 ? "; expected one of \(known.joined(separator: ", "))" : ""
    return DocumentError(
      "unknown key '\(joined(name, entry.key))'" + (question.isEmpty ? list : question),
      at: entry.mark)
  }
}

extension DocumentValue {
  fileprivate var isMap: Bool {
    if case .map = kind { true } else { false }
  }
}
