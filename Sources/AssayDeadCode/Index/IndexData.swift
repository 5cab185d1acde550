// SPDX-License-Identifier: MIT

/// What the compiler's index stores say, all of them together: every symbol once, every source file
/// with its occurrences. Made by `IndexReader`; in an order that depends on nothing but the
/// content.
package struct IndexData: Hashable, Sendable {
  /// Sorted by the bytes of their USRs.
  package var symbols = SymbolTable()
  /// By path, then by record name. A file that was compiled in several configurations is here once
  /// for each record that differs.
  package var files: [IndexedFile] = []

  init() {}
}

/// A symbol's place in the `SymbolTable`.
package struct SymbolID: Hashable, Comparable, BitwiseCopyable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One compiled source file's occurrences.
package struct IndexedFile: Hashable, Sendable {
  /// Absolute, without symbolic links.
  package var path: String
  package var record: String
  /// The modules it was compiled into; more than one where targets share a file.
  package var modules: [String]
  /// The modules that its units depend on, by name and sorted (imports, direct or not).
  package var dependencies: [String]
  /// By line, column, then symbol.
  package var occurrences: [Occurrence]
  package var relations: [OccurrenceRelation]
}

/// A symbol seen at a place.
package struct Occurrence: Hashable, BitwiseCopyable, Sendable {
  package var symbol: SymbolID
  package var roles: SymbolRoles
  /// From 1.
  package var line: UInt32
  /// From 1, in UTF-8 bytes.
  package var column: UInt32
  /// Part of `IndexedFile.relations`.
  package var relationsStart: UInt32
  package var relationsCount: UInt32
}

/// What an occurrence's symbol is to another symbol: contained by it, an override of it.
package struct OccurrenceRelation: Hashable, BitwiseCopyable, Sendable {
  package var symbol: SymbolID
  package var roles: SymbolRoles
}

/// Roles of an occurrence and of a relation, with the bits of `indexstore_symbol_role_t`.
package struct SymbolRoles: OptionSet, Hashable, BitwiseCopyable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  static let declaration = SymbolRoles(rawValue: 1 << 0)
  package static let definition = SymbolRoles(rawValue: 1 << 1)
  package static let reference = SymbolRoles(rawValue: 1 << 2)
  static let read = SymbolRoles(rawValue: 1 << 3)
  static let write = SymbolRoles(rawValue: 1 << 4)
  package static let call = SymbolRoles(rawValue: 1 << 5)
  static let implicit = SymbolRoles(rawValue: 1 << 8)

  static let baseOf = SymbolRoles(rawValue: 1 << 10)
  static let overrideOf = SymbolRoles(rawValue: 1 << 11)
  static let extendedBy = SymbolRoles(rawValue: 1 << 14)
}
