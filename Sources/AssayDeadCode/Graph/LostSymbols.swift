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
      // No record defines the initializers that the compiler makes, and every use names their type.
      if symbols[id].isInitializer {
        isLost[index] = false
        continue
      }
      let module = SymbolModules.modules(ofUSR: symbols.usrUTF8(of: id))?.first
      if let module, !own.contains(module) { foreign[module, default: []].append(index) }
      isLost[index] = module.map(own.contains) ?? false
    }
    // A module of which a single symbol is used may be one of ours with a wrong bit in its name.
    for symbols in foreign.values where symbols.count == 1 { isLost[symbols[0]] = true }
  }

  func contains(_ symbol: SymbolID) -> Bool { isLost[Int(symbol.rawValue)] }

  /// The first place that shows that a record is damaged; nil if there is none.
  func damage(in sweeps: [FileSweep]) -> Damage? {
    let damaged = Set(oneBitFromDefined(in: sweeps))
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

  /// Lost symbols beside which one of the same name is defined whose USR is the same but for a bit.
  ///
  /// Two types may have names that differ in as little (`A` and `C`), and the compiler may make a
  /// member of the one that the other declares. Then both USRs begin as those of their types.
  private func oneBitFromDefined(in sweeps: [FileSweep]) -> [SymbolID] {
    var lostOfName: [ArraySlice<UInt8>: [SymbolID]] = [:]
    for index in isLost.indices where isLost[index] {
      let id = SymbolID(rawValue: UInt32(index))
      lostOfName[symbols.nameUTF8(of: id), default: []].append(id)
    }
    if lostOfName.isEmpty { return [] }
    let defined = sweeps.flatMap(\.definedSymbols)
    return defined.flatMap { symbol in
      (lostOfName[symbols.nameUTF8(of: symbol)] ?? []).filter { lost in
        let usrs = (symbols.usrUTF8(of: lost), symbols.usrUTF8(of: symbol))
        guard let end = Self.wrongBit(usrs.0, usrs.1) else { return false }
        return [usrs.0, usrs.1].contains { usr in
          let beginning = usr.prefix(end + 1)
          return !defined.contains {
            $0 != symbol && symbols.usrUTF8(of: $0).starts(with: beginning)
          }
        }
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
