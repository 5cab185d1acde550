// SPDX-License-Identifier: MIT

/// What the names in inheritance clauses mean, and what each of these protocols includes.
///
/// A name means a protocol of the sources only where the file can see it: one of the same module,
/// or a public one of a module that the file imports, also through modules that export it with
/// `@_exported`. Anywhere else it means one from outside, so
/// that another module's `Identifiable` says nothing about Swift's.
struct ProtocolMeanings {
  enum Meaning: Hashable {
    case own(DeclarationID)
    case outside(String)

    var isOutside: Bool {
      if case .outside = self { true } else { false }
    }
  }

  private let graph: SourceGraph
  private let protocols: [String: [DeclarationID]]
  private let reexports: Reexports
  private var known: [Meaning: Set<Meaning>] = [:]

  init(in graph: SourceGraph) {
    self.graph = graph
    reexports = Reexports(of: graph)
    protocols = graph.declarations.indices.reduce(into: [:]) { protocols, index in
      guard graph.declarations[index].kind == .protocol else { return }
      protocols[graph.name(of: DeclarationID(index)), default: []].append(DeclarationID(index))
    }
  }

  /// More than one where the file sees several protocols of the name.
  func meanings(of inherited: InheritedTypeFact, in file: SourceGraph.File) -> Set<Meaning> {
    let name = file.facts.names[inherited.name]
    let isOfSwift = file.facts.names[inherited.text].hasPrefix("Swift.")
    let seen = isOfSwift ? [] : (protocols[name] ?? []).filter { isSeen($0, in: file) }
    return seen.isEmpty ? [.outside(name)] : Set(seen.map(Meaning.own))
  }

  private func isSeen(_ id: DeclarationID, in file: SourceGraph.File) -> Bool {
    if file.declarations.contains(id.index) { return true }
    let declaration = graph.declarations[id.index]
    guard declaration.parent == .none, ![.private, .fileprivate].contains(declaration.access) else {
      return false
    }
    let home = graph.file(of: id).modules
    if !Set(file.modules).isDisjoint(with: home) { return true }
    let isPublic = declaration.access >= .package
    // What one file of a module exports, all its files see.
    if isPublic, file.modules.contains(where: { isExported(home, by: $0) }) { return true }
    return file.facts.imports.contains { imported in
      let module = file.facts.names[imported.module]
      return home.contains(module) && (imported.isTestable || isPublic)
        || isPublic && isExported(home, by: module)
    }
  }

  private func isExported(_ modules: [String], by module: String) -> Bool {
    !reexports.closure(of: module).isDisjoint(with: modules)
  }

  /// All that a protocol includes, directly or through others.
  mutating func included(in meaning: Meaning) -> Set<Meaning> {
    if let included = known[meaning] { return included }
    var included: Set<Meaning> = []
    var open = [meaning]
    while let next = open.popLast() {
      open += direct(next).filter { included.insert($0).inserted }
    }
    known[meaning] = included
    return included
  }

  private func direct(_ meaning: Meaning) -> Set<Meaning> {
    switch meaning {
    case .outside(let name): return Set((Self.standard[name] ?? []).map(Meaning.outside))
    case .own(let id):
      let file = graph.file(of: id)
      return file.facts.inheritedTypes(of: graph.fact(of: id)).reduce(into: []) {
        $0.formUnion(meanings(of: $1, in: file))
      }
    }
  }

  /// What a protocol inherits itself, in its clause's words, that a type which conforms to it has
  /// from another of its conformances: written again, it is an error in an extension.
  mutating func inheritance(
    of id: DeclarationID, alreadyIn conformer: DeclarationID
  ) -> [String] {
    let extended = graph.declarations[conformer.index].extended
    let type = extended == .none ? conformer : extended
    var others: Set<Meaning> = []
    for part in [type] + graph.extensions(of: type) {
      let file = graph.file(of: part)
      for inherited in file.facts.inheritedTypes(of: graph.fact(of: part)) {
        for meaning in meanings(of: inherited, in: file) where meaning != .own(id) {
          others.insert(meaning)
          // NB: another protocol of ours may be redundant as well, and go with all it includes.
          if meaning.isOutside { others.formUnion(included(in: meaning)) }
        }
      }
    }
    let file = graph.file(of: id)
    return file.facts.inheritedTypes(of: graph.fact(of: id))
      .filter { meanings(of: $0, in: file).isSubset(of: others) }
      .map { file.facts.names[$0.text] }
  }

  /// Whether it is known to be a protocol.
  static func isProtocol(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .own: true
    case .outside(let name): standard[name] != nil || standardBases.contains(name)
    }
  }

  private static let standardBases: Set<String> = standard.values.reduce(into: []) {
    $0.formUnion($1)
  }

  /// From the declarations of the standard library
  /// (https://developer.apple.com/documentation/swift).
  private static let standard: [String: Set<String>] = [
    "Hashable": ["Equatable"],
    "Comparable": ["Equatable"],
    "Codable": ["Encodable", "Decodable"],
    "Collection": ["Sequence"],
    "BidirectionalCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"],
    "MutableCollection": ["Collection"],
    "RangeReplaceableCollection": ["Collection"],
    "BinaryInteger": [
      "Hashable", "Numeric", "Comparable", "CustomStringConvertible", "Strideable",
    ],
    "FixedWidthInteger": ["BinaryInteger", "LosslessStringConvertible"],
    "SignedInteger": ["BinaryInteger", "SignedNumeric"],
    "UnsignedInteger": ["BinaryInteger"],
    "SignedNumeric": ["Numeric"],
    "LosslessStringConvertible": ["CustomStringConvertible"],
    "OptionSet": ["RawRepresentable", "SetAlgebra"],
    "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
    "CodingKey": ["CustomStringConvertible", "CustomDebugStringConvertible", "Sendable"],
    "AdditiveArithmetic": ["Equatable"],
    "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
    "LocalizedError": ["Error"],
    "Actor": ["Sendable"],
  ]
}
