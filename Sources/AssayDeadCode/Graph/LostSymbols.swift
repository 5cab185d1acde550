// SPDX-License-Identifier: MIT

internal import AssayFindings

/// Symbols of the scanned modules that sources use and no record defines.
///
/// One wrong bit in a symbol's USR makes two symbols of one: what is defined under the one and used
/// under the other would be reported although it is used. Where the other one is known, the record
/// is damaged; else the symbol cannot be told from one that the compiler makes without saying so,
/// and what uses it uses whatever has its name.
struct LostSymbols {
  /// A place that uses a symbol, of which a single bit differs from one that is defined.
  struct Damage: Hashable {
    var name: String
    var file: Int
    var position: SourcePosition

    /// Completes "cannot read the index record of …".
    var reason: String {
      "it, or the record that defines '\(name)' of line \(position.line), has a wrong bit, so it is "
        + "damaged"
    }
  }

  private let symbols: SymbolTable
  /// By symbol.
  private var isLost: [Bool]
  private var neighbors: [Neighbors] = []

  /// A lost symbol and a defined one of the same name, whose USRs are the same but for a bit.
  private struct Neighbors {
    var lost: SymbolID
    var defined: SymbolID
    /// Of the byte that differs.
    var place: Int
  }

  init(_ symbols: SymbolTable, files: [SourceGraph.File], sweeps: [FileSweep]) {
    self.symbols = symbols
    isLost = [Bool](repeating: false, count: symbols.count)
    for sweep in sweeps {
      for reference in sweep.references where reference.isUse {
        isLost[Int(reference.symbol.rawValue)] = symbols[reference.symbol].isSwift
      }
    }
    for sweep in sweeps {
      for symbol in sweep.definedSymbols { isLost[Int(symbol.rawValue)] = false }
    }
    let own = Set(files.flatMap(\.modules))
    var foreign: [String: [Int]] = [:]
    for index in isLost.indices where isLost[index] {
      let id = SymbolID(rawValue: UInt32(index))
      let usr = symbols.usrUTF8(of: id)
      // Records call them Swift's too, where Swift uses them.
      if Self.isOfC(usr) {
        isLost[index] = false
        continue
      }
      // What else is not mangled as a symbol is one with a wrong bit.
      guard let modules = SymbolModules.modules(ofUSR: usr) else { continue }
      let module = modules.first
      if let module, !own.contains(module) { foreign[module, default: []].append(index) }
      isLost[index] = module.map(own.contains) ?? false
    }
    // A module of which a single symbol is used may be one of ours with a wrong bit in its name.
    for symbols in foreign.values where symbols.count == 1 { isLost[symbols[0]] = true }
    neighbors = Self.neighbors(of: isLost, symbols, sweeps)
    // No record defines these either, and every use names their type.
    let known = Set(neighbors.map(\.lost))
    for index in isLost.indices where isLost[index] {
      let id = SymbolID(rawValue: UInt32(index))
      if isDerived(id), !known.contains(id) { isLost[index] = false }
    }
  }

  /// `c:@F@link`, `c:objc(cs)NSObject`: no mangled name has such characters, also not one of which
  /// the `s` became a `c`.
  private static func isOfC(_ usr: ArraySlice<UInt8>) -> Bool {
    usr.starts(with: "c:".utf8)
      && usr.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "(") }
  }

  /// Initializers that a conformance gives a type, of which the compiler writes nothing into a
  /// record. Those of a type's properties and those that it inherits are in the record.
  private func isDerived(_ id: SymbolID) -> Bool {
    guard symbols[id].isInitializer else { return false }
    let name = symbols.nameUTF8(of: id)
    return ["init(rawValue:)", "init(from:)", "init(stringValue:)", "init(intValue:)"]
      .contains { name.elementsEqual($0.utf8) }
  }

  func contains(_ symbol: SymbolID) -> Bool { isLost[Int(symbol.rawValue)] }

  /// The first place that shows that a record is damaged; nil if there is none.
  func damage(in sweeps: [FileSweep]) -> Damage? {
    if neighbors.isEmpty { return nil }
    let defined = sweeps.flatMap(\.definedSymbols)
    let damaged = Set(neighbors.filter { isDamage($0, defined) }.map(\.lost))
    if damaged.isEmpty { return nil }
    for (file, sweep) in sweeps.enumerated() {
      for reference in sweep.references where reference.isUse && damaged.contains(reference.symbol)
      {
        return Damage(
          name: symbols.name(of: reference.symbol), file: file, position: reference.position)
      }
    }
    return nil
  }

  private static func neighbors(
    of isLost: [Bool], _ symbols: SymbolTable, _ sweeps: [FileSweep]
  ) -> [Neighbors] {
    var lostOfName: [ArraySlice<UInt8>: [SymbolID]] = [:]
    for index in isLost.indices where isLost[index] {
      let id = SymbolID(rawValue: UInt32(index))
      lostOfName[symbols.nameUTF8(of: id), default: []].append(id)
    }
    if lostOfName.isEmpty { return [] }
    return sweeps.flatMap(\.definedSymbols).flatMap { defined in
      (lostOfName[symbols.nameUTF8(of: defined)] ?? []).compactMap { lost in
        wrongBit(symbols.usrUTF8(of: lost), symbols.usrUTF8(of: defined))
          .map { Neighbors(lost: lost, defined: defined, place: $0) }
      }
    }
  }

  /// Whether two symbols are so alike because of a wrong bit.
  ///
  /// Two types may have names that differ in as little (`A` and `C`), and the compiler may make a
  /// member of the one that the other declares. Then both USRs begin as those of their types. It
  /// may make `init(rawValue: String)` beside a type's own `init(rawValue: Substring)`, which
  /// differ in one bit too (`SS` and `Ss`), so only the type of an initializer tells.
  private func isDamage(_ pair: Neighbors, _ defined: [SymbolID]) -> Bool {
    let usrs = [symbols.usrUTF8(of: pair.lost), symbols.usrUTF8(of: pair.defined)]
    if symbols[pair.defined].isInitializer {
      let isOfType = defined.contains { other in
        let usr = symbols.usrUTF8(of: other)
        return other != pair.defined && usr.count > pair.place && usrs[1].starts(with: usr)
      }
      guard isOfType else { return false }
    }
    return usrs.contains { usr in
      let beginning = usr.prefix(pair.place + 1)
      return !defined.contains {
        $0 != pair.defined && symbols.usrUTF8(of: $0).starts(with: beginning)
      }
    }
  }

  /// The byte that differs, of texts that are the same but for one bit.
  static func wrongBit(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int? {
    guard left.count == right.count else { return nil }
    let differences = zip(left, right).enumerated().filter { $0.element.0 != $0.element.1 }
    guard differences.count == 1, let (place, (first, second)) = differences.first,
      (first ^ second).nonzeroBitCount == 1
    else { return nil }
    return place
  }
}
