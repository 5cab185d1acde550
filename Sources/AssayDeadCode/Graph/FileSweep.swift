// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Joins one file's facts with its occurrences in the index, by walking both in the order of the
/// source.
///
/// The container of a reference is taken from the source, not from the index: the index names none
/// for the underlying type of a typealias or an associated value, and names accessors and locals
/// for others.
struct FileSweep: Sendable {
  /// A declaration's symbol. The same declaration has several where targets share its file.
  struct Definition {
    var symbol: SymbolID
    var fact: Int32
  }

  struct Reference {
    var symbol: SymbolID
    /// -1 for code outside all declarations.
    var fact: Int32
    var roles: SymbolRoles
    var flags: UseFlags
    /// The use of the source in that place; -1 for an argument's label, which is no use.
    var use: Int32
    var position: SourcePosition

    var isUse: Bool { use >= 0 }
  }

  /// `member` fulfills or overrides `overridden`. The member is a fact of this file, or, for what a
  /// type gets from elsewhere, a symbol.
  struct Override {
    var member: SymbolID
    /// The type that gets it; none (-1) where the member itself stands at the place.
    var type: Int32
    var overridden: SymbolID
    var position: SourcePosition
  }

  private(set) var definitions: [Definition] = []
  /// Compiler-made initializers: the type represents them.
  private(set) var implicitInitializers: [Definition] = []
  private(set) var references: [Reference] = []
  /// All that the records define, also what the compiler makes.
  private(set) var definedSymbols: [SymbolID] = []
  private(set) var overrides: [Override] = []
  /// By use: whether some record has an occurrence in that place.
  private(set) var isUseIndexed: [Bool]
  /// The clauses of `#if` of which no record has anything, in source order.
  private(set) var unseenConditions: [Int32] = []
  /// The first place at which a record does not fit the source; nil if none is known.
  private(set) var misfit: RecordMisfit?
  private var labels: ArgumentLabels

  /// - Parameter source: the text that the facts are of, to compare the labels of calls with the
  ///   records; empty where the records need not fit.
  init(facts: FileFacts, records: [IndexedFile], symbols: SymbolTable, source: [UInt8] = []) {
    isUseIndexed = [Bool](repeating: false, count: facts.uses.count)
    let names = NamePlaces(facts)
    labels = ArgumentLabels(of: source)
    for record in records {
      sweep(record, facts: facts, names: names, symbols: symbols)
    }
    // The sweeps of all files are there at once, and nothing asks for a label again.
    labels = ArgumentLabels(of: [])
    unseenConditions = clausesUnseen(in: facts)
    if !records.isEmpty, misfit == nil { misfit = missingDefinition(in: facts) }
  }

  /// Code outside of every `#if` is in each record.
  private func missingDefinition(in facts: FileFacts) -> RecordMisfit? {
    var isDefined = [Bool](repeating: false, count: facts.declarations.count)
    for definition in definitions { isDefined[Int(definition.fact)] = true }
    for (fact, isDefined) in zip(facts.declarations, isDefined) where !isDefined {
      guard fact.condition < 0, RecordMisfit.isIndexed(fact.kind) else { continue }
      return .missingDefinition(name: facts.names[fact.name], position: fact.nameStart)
    }
    return nil
  }

  private func clausesUnseen(in facts: FileFacts) -> [Int32] {
    if facts.conditions.isEmpty { return [] }
    var hasCode = [Bool](repeating: false, count: facts.conditions.count)
    var isSeen = hasCode
    for (use, isIndexed) in zip(facts.uses, isUseIndexed) where use.condition >= 0 {
      hasCode[Int(use.condition)] = true
      if isIndexed { isSeen[Int(use.condition)] = true }
    }
    for fact in facts.declarations where fact.condition >= 0 {
      hasCode[Int(fact.condition)] = true
    }
    for definition in definitions {
      let condition = facts.declarations[Int(definition.fact)].condition
      if condition >= 0 { isSeen[Int(condition)] = true }
    }
    return hasCode.indices.filter { hasCode[$0] && !isSeen[$0] }.map(Int32.init)
  }

  private mutating func sweep(
    _ record: IndexedFile, facts: FileFacts, names: NamePlaces, symbols: SymbolTable
  ) {
    var open = OpenDeclarations(facts)
    var use = 0
    for occurrence in record.occurrences {
      let position = SourcePosition(line: occurrence.line, column: occurrence.column)
      open.advance(to: position)
      while use < facts.uses.count, facts.uses[use].start < position { use += 1 }
      var flags: UseFlags = []
      var usePlace: Int32 = -1
      let entry = symbols[occurrence.symbol]
      if use < facts.uses.count, facts.uses[use].start == position {
        flags = facts.uses[use].flags
        usePlace = Int32(use)
        if occurrence.roles.contains(.reference) {
          // What is passed over below must not count as known, nor a symbol of another name: the
          // one that the source names is at the same place, or the record has lost it.
          let name = facts.uses[use].name
          if !entry.isAccessor, !entry.isParameter,
            !entry.isSwift || Self.hasName(symbols.nameUTF8(of: occurrence.symbol), name, facts)
          {
            isUseIndexed[use] = true
          }
          check(occurrence, entry, named: facts.uses[use].name, in: facts, symbols)
        }
      }

      let isDefinition = occurrence.roles.contains(.definition)
      if isDefinition || occurrence.roles.contains(.declaration) {
        definedSymbols.append(occurrence.symbol)
      }
      if entry.isAccessor || entry.isParameter { continue }
      if isDefinition, !occurrence.roles.contains(.implicit) {
        if let fact = names[position] {
          definitions.append(Definition(symbol: occurrence.symbol, fact: fact))
          let name = facts.declarations[Int(fact)].name
          check(occurrence, entry, named: name, in: facts, symbols)
        }
      } else if isDefinition {
        // Those that a class inherits are at its brace, the others at the type's name.
        if entry.isInitializer, let type = names[position] ?? open.innermostType {
          implicitInitializers.append(Definition(symbol: occurrence.symbol, fact: type))
        }
      } else if !occurrence.roles.contains(.reference) {
        collectOverrides(
          of: occurrence, in: record, type: names[position] ?? -1, position: position)
        continue
      }
      if occurrence.roles.contains(.reference) {
        if usePlace < 0, names[position] == nil { checkLabel(occurrence, entry, symbols) }
        references.append(
          Reference(
            symbol: occurrence.symbol, fact: open.innermost, roles: occurrence.roles, flags: flags,
            use: usePlace, position: position))
      }
      if isDefinition {
        collectOverrides(of: occurrence, in: record, type: -1, position: position)
      }
    }
  }

  /// Notes where a symbol has another name than the source has at its place.
  private mutating func check(
    _ occurrence: Occurrence, _ entry: SymbolTable.Entry, named name: NameID, in facts: FileFacts,
    _ symbols: SymbolTable
  ) {
    guard misfit == nil, !occurrence.roles.contains(.implicit), entry.hasNameInSource else {
      return
    }
    let symbol = symbols.nameUTF8(of: occurrence.symbol)
    if Self.hasName(symbol, name, facts) { return }
    if Self.isCalledWithoutName(symbol) { return }
    misfit = .otherName(
      symbol: String(decoding: symbol, as: UTF8.self),
      source: facts.names[name],
      position: SourcePosition(line: occurrence.line, column: occurrence.column))
  }

  /// Notes where a call of a memberwise initializer has another label than the symbol at its place.
  private mutating func checkLabel(
    _ occurrence: Occurrence, _ entry: SymbolTable.Entry, _ symbols: SymbolTable
  ) {
    guard misfit == nil, !occurrence.roles.contains(.implicit), entry.hasNameInSource else {
      return
    }
    let position = SourcePosition(line: occurrence.line, column: occurrence.column)
    guard let label = labels.label(at: position) else { return }
    let symbol = symbols.nameUTF8(of: occurrence.symbol)
    if Self.hasName(symbol, label) || Self.isCalledWithoutName(symbol) { return }
    misfit = .otherName(
      symbol: String(decoding: symbol, as: UTF8.self),
      source: String(decoding: label, as: UTF8.self), position: position)
  }

  /// Whether it is a function that calls of values, and interpolations, do not name.
  private static func isCalledWithoutName(_ symbol: ArraySlice<UInt8>) -> Bool {
    let base = symbol.prefix { $0 != UInt8(ascii: "(") }
    return ["callAsFunction", "dynamicallyCall", "appendInterpolation"]
      .contains { base.elementsEqual($0.utf8) }
  }

  /// Whether a symbol may be what a source names so.
  private static func hasName(
    _ symbol: ArraySlice<UInt8>, _ name: NameID, _ facts: FileFacts
  ) -> Bool {
    hasName(symbol, facts.names.utf8(of: name))
  }

  private static func hasName(_ symbol: ArraySlice<UInt8>, _ written: ArraySlice<UInt8>) -> Bool {
    let base = symbol.prefix { $0 != UInt8(ascii: "(") }
    if base.isEmpty || base.elementsEqual(written) { return true }
    // Storage and projections of property wrappers.
    let isStorage = base.first == UInt8(ascii: "_") || base.first == UInt8(ascii: "$")
    return isStorage && base.dropFirst().elementsEqual(written)
  }

  private mutating func collectOverrides(
    of occurrence: Occurrence, in record: IndexedFile, type: Int32, position: SourcePosition
  ) {
    let start = Int(occurrence.relationsStart)
    for relation in record.relations[start..<start + Int(occurrence.relationsCount)]
    where relation.roles.contains(.overrideOf) {
      overrides.append(
        Override(
          member: occurrence.symbol, type: type, overridden: relation.symbol, position: position))
    }
  }
}

/// The declarations around a place that only moves forward.
private struct OpenDeclarations {
  private let facts: FileFacts
  private var stack: [Int32] = []
  private var next = 0

  init(_ facts: FileFacts) {
    self.facts = facts
  }

  var innermost: Int32 { stack.last ?? -1 }

  var innermostType: Int32? {
    stack.last.flatMap { facts.declarations[Int($0)].kind.isNominalType ? $0 : nil }
  }

  mutating func advance(to position: SourcePosition) {
    while next < facts.declarations.count, facts.declarations[next].range.start <= position {
      close(before: facts.declarations[next].range.start)
      stack.append(Int32(next))
      next += 1
    }
    close(before: position)
  }

  private mutating func close(before position: SourcePosition) {
    while let last = stack.last, facts.declarations[Int(last)].range.end <= position {
      stack.removeLast()
    }
  }
}

/// Declarations by the place of their names.
private struct NamePlaces {
  private let places: [(position: SourcePosition, fact: Int32)]

  init(_ facts: FileFacts) {
    var places = facts.declarations.enumerated().map { ($1.nameStart, Int32($0)) }
    if !zip(places, places.dropFirst()).allSatisfy({ $0.0 <= $1.0 }) {
      places.sort { ($0.0, $0.1) < ($1.0, $1.1) }
    }
    self.places = places
  }

  subscript(position: SourcePosition) -> Int32? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].position == position ? places[low].fact : nil
  }
}

extension SymbolTable.Entry {
  // The numbers are those of `indexstore_symbol_kind_t` and `indexstore_symbol_subkind_t` in the
  // toolchain's indexstore.h.
  var isMacro: Bool { kind == 4 }
  var isModule: Bool { kind == 1 }
  var isInitializer: Bool { kind == 22 }
  var isParameter: Bool { kind == 25 || subkind == Self.genericTypeParameter }
  /// Accessors follow their property wherever it goes: a reference to one stands beside one to the
  /// property.
  var isAccessor: Bool {
    switch subkind {
    case 3, 4, 1000...1003, 1014...1018: true
    default: false
    }
  }

  /// Whether the symbol stands at its own name: an initializer stands at its type's, a type also at
  /// `Self` and at what is written without it, such as `.red`, a subscript at a bracket and at the
  /// members that `@dynamicMemberLookup` makes of it.
  var hasNameInSource: Bool {
    guard !isAccessor, !isParameter, subkind != Self.swiftSubscript else { return false }
    switch kind {
    case 12, 13, 15...21: return true
    default: return false
    }
  }

  private static let genericTypeParameter: UInt16 = 1013
  private static let swiftSubscript: UInt16 = 1011
}
