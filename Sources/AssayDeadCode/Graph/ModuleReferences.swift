// SPDX-License-Identifier: MIT

/// The modules to which files refer, by the symbols that they use.
struct ModuleReferences {
  private let symbols: SymbolTable
  /// By symbol: the modules of the file that defines it, or what its name tells; nil until someone
  /// asks.
  private var modules: [[String]?]

  init(_ symbols: SymbolTable, files: [SourceGraph.File], sweeps: [FileSweep]) {
    self.symbols = symbols
    modules = [[String]?](repeating: nil, count: symbols.count)
    for (file, sweep) in zip(files, sweeps) {
      for definition in sweep.definitions {
        modules[Int(definition.symbol.rawValue)] = file.modules
      }
    }
  }

  /// Sorted names of the modules that a file's references and overrides belong to.
  mutating func modules(of sweep: FileSweep) -> [String] {
    var isSeen = Set<UInt32>()
    var names = Set<String>()
    for symbol in sweep.references.lazy.map(\.symbol) where isSeen.insert(symbol.rawValue).inserted
    {
      names.formUnion(modules(of: symbol))
    }
    for override in sweep.overrides where isSeen.insert(override.overridden.rawValue).inserted {
      names.formUnion(modules(of: override.overridden))
    }
    return names.sorted()
  }

  private mutating func modules(of symbol: SymbolID) -> [String] {
    if let known = modules[Int(symbol.rawValue)] { return known }
    // An import refers to the module itself, which is not a use of it.
    if symbols[symbol].isModule { return [] }
    // C's symbols do not tell their modules.
    let named = SymbolModules.modules(ofUSR: symbols.usrUTF8(of: symbol)) ?? []
    let found = named.isEmpty ? [Reexports.clang] : named
    modules[Int(symbol.rawValue)] = found
    return found
  }
}
