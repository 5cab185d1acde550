// SPDX-License-Identifier: MIT

/// Finds the words of a piece of text.
struct StringLookup {
  var resources: SceneResources

  func string(
    _ source: TextNode.Piece.Source, locale: String, notes: inout SceneNotes
  ) -> String {
    switch source {
    case .verbatim(let text): text
    case .localized(let key, let arguments, _): filled(key, arguments)
    }
  }

  /// A key with its arguments in the places of its format specifiers.
  private func filled(_ key: String, _ arguments: [LocalizedArgument]) -> String {
    var text = key
    for argument in arguments {
      let (specifiers, value) =
        switch argument {
        case .string(let value): (["%@"], value)
        case .integer(let value): (["%lld", "%ld", "%d", "%@"], String(value))
        case .double(let value): (["%lf", "%f", "%@"], String(value))
        }
      guard let range = specifiers.lazy.compactMap({ text.firstRange(of: $0) }).first else {
        continue
      }
      text.replaceSubrange(range, with: value)
    }
    return text
  }
}
