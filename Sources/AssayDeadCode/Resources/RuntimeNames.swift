// SPDX-License-Identifier: MIT

/// Names of strings and assets that sources make while they run, so that no literal is such a name.
///
/// - `Image("\(prefix())\(number)")` makes names that begin with a text of `prefix`, which may be a
///   function of any source. Where that is not known, any text of the same file may be it.
/// - `LocalizedStringKey(animal.species)` asks for a text that the sources do not have if a server
///   sends the species.
struct RuntimeNames {
  /// Why a name that seems unused may be used.
  struct Doubt: Hashable {
    /// `App/Row.swift:12`
    var place: String
    /// What names that are made there contain; nil where nothing tells.
    var text: String?
  }

  private var lookups: [RuntimeLookups.Lookup] = []
  private var givers = NameGivers(names: [])
  /// By path: the literals of files that put names together.
  private var fileLiterals: [String: Set<String>] = [:]
  /// Names of enum cases, and what `tab.rawValue.capitalized` and its like make of them.
  private var rawValues: Set<String> = []
  /// Those of Objective-C, with what their files put together.
  private let objectiveC: [ObjectiveCLookups]

  /// - Parameters:
  ///   - files: of Swift.
  ///   - others: of Objective-C.
  init(_ files: [(path: String, bytes: [UInt8])], others: [(path: String, bytes: [UInt8])] = []) {
    objectiveC = others.map { ObjectiveCLookups(path: $0.path, bytes: $0.bytes) }
      .filter { !$0.lookups.isEmpty }
    let sources = files.map { (path: $0.path, source: SwiftTokens($0.bytes)) }
    var wrappers: Set<RuntimeLookups.Wrapper> = []
    // A wrapper may call a wrapper.
    for _ in 0..<4 {
      let byWord = Dictionary(grouping: wrappers, by: \.word)
      let found = sources.map {
        RuntimeLookups(path: $0.path, source: $0.source, wrappers: byWord)
      }
      lookups = found.flatMap(\.lookups)
      let count = wrappers.count
      for lookups in found { wrappers.formUnion(lookups.found) }
      if wrappers.count == count { break }
    }
    let names = lookups.flatMap(\.parts).compactMap { part -> String? in
      if case .name(let name, _) = part { name } else { nil }
    }
    givers = NameGivers(names: Set(names))
    for (path, source) in sources { givers.add(source, path: path) }
    rawValues = Set(
      givers.cases.flatMap { [$0, $0.capitalizedAsASCII, $0.uppercased(), $0.lowercased()] })
    let paths = Set(lookups.filter { $0.parts.count > 1 }.map(\.path))
    for (path, source) in sources where paths.contains(path) {
      fileLiterals[path] = Set(
        source.tokens.indices.filter(source.isLiteral)
          .compactMap { source.literal(at: $0).texts.first }.filter { $0.utf8.count > 1 })
    }
  }

  /// Whether a name may be the raw value of an enum's case: `LocalizedStringKey(tab.rawValue)`.
  func mayBeRawValue(_ name: String, _ kind: RuntimeLookups.Kind) -> Bool {
    let isAsked = lookups.contains { lookup in
      lookup.kind == kind
        && lookup.parts.contains {
          if case .name("rawValue", _) = $0 { true } else { false }
        }
    }
    return isAsked && rawValues.contains(name)
  }

  /// Doubts about names that seem unused, by name.
  ///
  /// - Parameter table: of keys; nil for assets.
  func doubts(
    about names: [String], _ kind: RuntimeLookups.Kind, table: String?
  ) -> [String: Doubt] {
    var result: [String: Doubt] = [:]
    func add(_ partial: PartialName, at place: String) {
      for name in names where result[name]?.text == nil && partial.mayMake(name) {
        result[name] = Doubt(place: place, text: partial.text)
      }
    }
    for (partial, place) in partials(kind, table) { add(partial, at: place) }
    for lookup in lookups(kind, table) where lookup.parts.count > 1 && lookup.partial == nil {
      let texts = ends(of: lookup)
      var untold = texts == nil
      if texts == nil {
        // Any text of the file may be the beginning.
        for name in names {
          let text = fileLiterals[lookup.path]?.filter(name.hasPrefix).max { $0.count < $1.count }
          guard let text else { continue }
          untold = false
          if result[name] == nil { result[name] = Doubt(place: lookup.place, text: text) }
        }
      }
      for name in names where result[name]?.text == nil {
        if let (isStart, ends) = texts {
          guard let text = ends.sorted().first(where: isStart ? name.hasPrefix : name.hasSuffix)
          else { continue }
          result[name] = Doubt(place: lookup.place, text: text)
        } else if untold {
          result[name] = Doubt(place: lookup.place)
        }
      }
    }
    for lookup in lookups(kind, table) where lookup.parts.count == 1 {
      guard case .name(let part, _) = lookup.parts[0], givers.isComposed(part, in: lookup.path)
      else { continue }
      for name in names where result[name] == nil { result[name] = Doubt(place: lookup.place) }
    }
    return result
  }

  /// What is known of the names of lookups, with the places of these, in a stable order.
  private func partials(
    _ kind: RuntimeLookups.Kind, _ table: String?
  ) -> [(PartialName, place: String)] {
    var result: [(PartialName, place: String)] = []
    for lookup in lookups(kind, table) {
      if let partial = lookup.partial { result.append((partial, lookup.place)) }
      guard lookup.parts.count == 1, case .name(let name, _) = lookup.parts[0] else { continue }
      result += givers.partials(of: name).sorted { $0.text < $1.text }.map { ($0, lookup.place) }
    }
    guard table == nil else { return result }
    for source in objectiveC {
      guard let place = source.lookups.first(where: { $0.kind == kind })?.place else { continue }
      result += source.partials.sorted { $0.text < $1.text }.map { ($0, place) }
    }
    return result
  }

  /// Places of lookups by a variable whose values the sources do not have, sorted.
  func untold(_ kind: RuntimeLookups.Kind, table: String?) -> [String] {
    let found = lookups(kind, table).filter { lookup in
      lookup.parts.count == 1 && !isTold(lookup.parts[0], in: lookup.path)
    }
    let others = table == nil ? objectiveC.flatMap(\.lookups).filter { $0.kind == kind } : []
    return Set((found + others).map(\.place)).sorted()
  }

  private func lookups(
    _ kind: RuntimeLookups.Kind, _ table: String?
  ) -> [RuntimeLookups.Lookup] {
    lookups.filter { lookup in
      guard lookup.kind == kind else { return false }
      return switch lookup.table {
      case .standard: table == nil || table == "Localizable"
      case .named(let name): table == nil || table == name
      case .any: true
      }
    }
  }

  /// The texts that the first part has, or else those of the last.
  private func ends(of lookup: RuntimeLookups.Lookup) -> (isStart: Bool, texts: Set<String>)? {
    for (part, isStart) in [(lookup.parts.first, true), (lookup.parts.last, false)] {
      guard case .name(let name, _) = part else { continue }
      if name == "rawValue" { return (isStart, rawValues) }
      if let texts = givers.literals[name], !texts.isEmpty { return (isStart, texts) }
    }
    return nil
  }

  /// Whether the sources have the values of a name: then they are literals, which count as uses.
  private func isTold(_ part: RuntimeLookups.Part, in path: String) -> Bool {
    guard case .name(let name, let isMember) = part else { return false }
    if name == "rawValue" { return true }
    let decoded = isMember ? givers.decoded : givers.decodedInFile[path] ?? []
    if decoded.contains(name) { return false }
    return givers.literals[name]?.isEmpty == false || !givers.partials(of: name).isEmpty
  }
}

extension String {
  /// With a capital first letter and no others, as Foundation's `capitalized` does with one word.
  fileprivate var capitalizedAsASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
