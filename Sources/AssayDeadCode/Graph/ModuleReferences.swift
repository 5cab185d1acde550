// SPDX-License-Identifier: MIT

/// The modules to which files refer, by the symbols that they use.
struct ModuleReferences: Sendable {
  private let names: [String]
  /// By symbol: its modules, as places in `names`; two are the most that a symbol names (an extension's member), -1 for none.
  private let modules: [(Int16, Int16)]

  init(_ symbols: SymbolTable) {
    var names = [Reexports.clang]
    var places = [Reexports.clang: Int16(0)]
    func place(_ name: String) -> Int16 {
      if let place = places[name] { return place }
      places[name] = Int16(names.count)
      names.append(name)
      return Int16(names.count - 1)
    }
    modules = (0..<symbols.count).map { index in
      let id = SymbolID(rawValue: UInt32(index))
      let found = (SymbolModules.modules(ofUSR: symbols.usrUTF8(of: id)) ?? []).map(place)
      // C's symbols do not tell their modules.
      return (found.first ?? 0, found.count > 1 ? found[1] : -1)
    }
    self.names = names
  }

  /// Sorted names of the modules that a file's references and overrides belong to.
  func modules(of sweep: FileSweep) -> [String] {
    var isSeen = [Bool](repeating: false, count: names.count)
    func see(_ symbol: SymbolID) {
      let (first, second) = modules[Int(symbol.rawValue)]
      if first >= 0 { isSeen[Int(first)] = true }
      if second >= 0 { isSeen[Int(second)] = true }
    }
    for reference in sweep.references { see(reference.symbol) }
    for override in sweep.overrides { see(override.overridden) }
    return names.indices.filter { isSeen[$0] }.map { names[$0] }.sorted()
  }
}
