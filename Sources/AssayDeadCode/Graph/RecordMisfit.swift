// SPDX-License-Identifier: MIT

internal import AssayFindings

/// A place at which a record of the index says what its source does not. The record was damaged,
/// or is of other sources than its unit says.
enum RecordMisfit: Hashable, Sendable {
  /// A declaration of the source that the record does not define.
  case missingDefinition(name: String, position: SourcePosition)
  /// A symbol at a place where the source has another name.
  case otherName(symbol: String, source: String, position: SourcePosition)

  /// Whether the compiler's index has every declaration of a kind.
  static func isIndexed(_ kind: DeclarationKind) -> Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .protocol, .function, .method, .initializer, .property,
      .global, .enumCase, .typealias, .associatedType, .subscript:
      true
    case .extension, .deinitializer, .operator, .precedenceGroup, .macro: false
    }
  }

  /// Completes "cannot read the index record of …".
  var reason: String {
    switch self {
    case .missingDefinition(let name, let position):
      "it does not know '\(name)' of line \(position.line), so it is damaged"
    case .otherName(let symbol, let source, let position):
      "it has '\(symbol)' at line \(position.line), column \(position.column), where the source has "
        + "'\(source)', so it is damaged"
    }
  }
}
