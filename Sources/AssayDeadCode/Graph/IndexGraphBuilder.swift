// SPDX-License-Identifier: MIT

/// Makes the graph from the compiler's index, with each file's facts for what the index leaves out.
struct IndexGraphBuilder {
  var graph = SourceGraph()
  private let symbols: SymbolTable
  private let sweeps: [FileSweep]
  private let lost: LostSymbols
  private let previewsKeep: Bool
  /// By symbol: our declaration; -1 for what is not ours.
  private var declarationOfSymbol: [Int32]
  var edges: [SourceGraph.Edge] = []
  /// What local types inherit.
  private(set) var localTypes = LocalTypeBases()

  /// - Parameters:
  ///   - files: sorted by path, with facts; declarations are numbered in their order.
  ///   - sweeps: one for each file.
  ///   - lost: what of the sources' symbols no record defines.
  ///   - previewsKeep: whether what a `#Preview` uses is used.
  init(
    files: [SourceGraph.File], sweeps: [FileSweep], symbols: SymbolTable, lost: LostSymbols,
    previewsKeep: Bool
  ) {
    self.symbols = symbols
    self.lost = lost
    self.previewsKeep = previewsKeep
    self.sweeps = sweeps
    graph.files = files
    declarationOfSymbol = [Int32](repeating: -1, count: symbols.count)
    graph.addDeclarations()
  }

  static func graph(
    files: [SourceGraph.File], sweeps: [FileSweep], symbols: SymbolTable, lost: LostSymbols,
    previewsKeep: Bool = true
  ) -> SourceGraph {
    var builder = IndexGraphBuilder(
      files: files, sweeps: sweeps, symbols: symbols, lost: lost, previewsKeep: previewsKeep)
    builder.define()
    builder.connect()
    builder.connectLocalTypes()
    builder.keepWhatHolesName()
    builder.graph.addStructure(edges: &builder.edges)
    builder.graph.add(builder.edges)
    return builder.graph
  }

  private mutating func define() {
    for (file, sweep) in zip(graph.files, sweeps) {
      for definition in sweep.definitions {
        let declaration = file.declarations.lowerBound + Int(definition.fact)
        declarationOfSymbol[Int(definition.symbol.rawValue)] = Int32(declaration)
        graph.marks[declaration].insert(.judged)
        if graph.identities[declaration].isEmpty {
          graph.identities[declaration] = symbols.usr(of: definition.symbol)
        }
      }
    }
    // The index has no symbols for these; where they stand in active code, their uses are found by
    // name.
    for (index, declaration) in graph.declarations.enumerated()
    where [.operator, .precedenceGroup].contains(declaration.kind) {
      let id = DeclarationID(index)
      if graph.fact(of: id).condition < 0 { graph.marks[index].insert(.judged) }
      graph.identities[index] = "\(declaration.kind.words) \(graph.name(of: id))"
    }
    // After all real ones: a type stands for the initializers that the compiler gives it.
    for (file, sweep) in zip(graph.files, sweeps) {
      for definition in sweep.implicitInitializers
      where declarationOfSymbol[Int(definition.symbol.rawValue)] < 0 {
        declarationOfSymbol[Int(definition.symbol.rawValue)] =
          Int32(file.declarations.lowerBound) + definition.fact
      }
    }
  }

  private mutating func connect() {
    // An initializer that a class inherits has a symbol of its own there, for which the class
    // stands; who calls it needs the inherited one too.
    var inherited: [SymbolID: SymbolID] = [:]
    for sweep in sweeps {
      for override in sweep.overrides where symbols[override.member].isInitializer {
        inherited[override.member] = override.overridden
      }
    }
    for (index, (file, sweep)) in zip(graph.files, sweeps).enumerated() {
      for reference in sweep.references
      where previewsKeep || !reference.flags.contains(.preview) {
        connect(reference, in: file, at: Int32(index), inherited: inherited)
      }
      for override in sweep.overrides {
        connect(override, in: file, at: Int32(index))
      }
    }
  }

  private mutating func connect(
    _ reference: FileSweep.Reference, in file: SourceGraph.File, at index: Int32,
    inherited: [SymbolID: SymbolID]
  ) {
    var symbol = reference.symbol
    var target = declarationOfSymbol[Int(symbol.rawValue)]
    if symbols[symbol].isMacro, reference.flags.contains(.attribute), reference.fact >= 0 {
      graph.marks[file.declarations.lowerBound + Int(reference.fact)].insert(.attachedMacro)
    }
    var steps = 0
    while target >= 0, let next = inherited[symbol], steps < 64 {
      add(reference, to: target, in: file, at: index)
      symbol = next
      target = declarationOfSymbol[Int(symbol.rawValue)]
      steps += 1
    }
    if reference.flags.contains(.localInheritance) {
      localTypes.add(reference, base: target, in: file, at: index)
    }
    guard target >= 0 else { return }
    add(reference, to: target, in: file, at: index)
  }

  private mutating func add(
    _ reference: FileSweep.Reference, to target: Int32, in file: SourceGraph.File, at index: Int32
  ) {
    let to = DeclarationID(rawValue: target)
    guard reference.fact >= 0 else {
      graph.roots.append(
        SourceGraph.Root(to, .topLevelUse, position: reference.position, file: index))
      return
    }
    let from = DeclarationID(file.declarations.lowerBound + Int(reference.fact))
    let kind = edgeKind(of: reference, to: to)
    if [.function, .method, .initializer].contains(graph.declarations[to.index].kind),
      reference.roles.isDisjoint(with: [.call, .implicit])
    {
      graph.marks[to.index].insert(.usedAsValue)
    }
    guard from != to || kind == .inheritance else { return }
    if reference.roles.contains(.extendedBy), graph.declarations[from.index].kind == .extension {
      graph.declarations[from.index].extended = to
      return
    }
    edges.append(
      SourceGraph.Edge(from: from, to: to, kind: kind, position: reference.position, file: index))
  }

  private func edgeKind(
    of reference: FileSweep.Reference, to: DeclarationID
  ) -> SourceGraph.EdgeKind {
    if reference.roles.contains(.baseOf) || reference.flags.contains(.inheritance) {
      return .inheritance
    }
    if reference.flags.contains(.defaultValue) { return .defaultValue }
    let kind = graph.declarations[to.index].kind
    if kind == .property || kind == .global {
      // The label of a memberwise initializer is a reference that neither reads nor writes. The
      // index calls all names left of `=` written, `path` in `a[keyPath: path] = b` too.
      let reads =
        reference.roles.contains(.read)
        || (reference.isUse && !reference.flags.contains(.written))
      let isLabel = reference.roles.isDisjoint(with: [.read, .write]) && !reference.isUse
      return !reads && (reference.roles.contains(.write) || isLabel) ? .write : .use
    }
    if kind == .enumCase { return reference.flags.contains(.switchItem) ? .switchItem : .use }
    return reference.flags.contains(.type) ? .type : .use
  }

  private mutating func connect(
    _ override: FileSweep.Override, in file: SourceGraph.File, at index: Int32
  ) {
    let member = declarationOfSymbol[Int(override.member.rawValue)]
    let overridden = declarationOfSymbol[Int(override.overridden.rawValue)]
    guard member >= 0, member != overridden else { return }
    let memberID = DeclarationID(rawValue: member)
    // The type stands for its compiler-made initializers, and `inherited` for what they override.
    if symbols[override.member].isInitializer,
      graph.declarations[memberID.index].kind != .initializer
    {
      return
    }
    if overridden >= 0 {
      let overriddenID = DeclarationID(rawValue: overridden)
      edges.append(
        SourceGraph.Edge(
          from: overriddenID, to: memberID, kind: .witness, position: override.position, file: index
        ))
      edges.append(
        SourceGraph.Edge(
          from: memberID, to: overriddenID, kind: .need, position: override.position, file: index))
      return
    }
    graph.marks[memberID.index].insert(.externalOverride)
    let container =
      override.type >= 0
      ? DeclarationID(file.declarations.lowerBound + Int(override.type))
      : graph.declarations[memberID.index].parent
    if container != .none, container != memberID {
      edges.append(
        SourceGraph.Edge(
          from: container, to: memberID, kind: .use, position: override.position, file: index))
    }
  }

  /// A name in active code without an occurrence is one that the index does not resolve (a macro's
  /// argument, a dynamic call), a name in inactive code is one that it does not look at, and one of
  /// a lost symbol is one that it misread. In each case whatever has that name is kept.
  private mutating func keepWhatHolesName() {
    var mentions = NameMentions()
    for (index, (file, sweep)) in zip(graph.files, sweeps).enumerated() {
      for reference in sweep.references where reference.isUse && lost.contains(reference.symbol) {
        let use = file.facts.uses[Int(reference.use)]
        // An initializer is used under its type's name, or as `init` as all others are.
        if symbols[reference.symbol].isInitializer {
          let name = symbols.nameUTF8(of: reference.symbol)
          mentions.insert(name, at: use.start, in: file, at: Int32(index))
        } else {
          mentions.insert(use, in: file, at: Int32(index))
        }
      }
      for (use, isIndexed) in zip(file.facts.uses, sweep.isUseIndexed) {
        // A loose name is in the facts once, for all its places.
        if isIndexed, !use.flags.contains(.loose) { continue }
        if isOfOperatorDeclaration(use, in: file) { continue }
        if !previewsKeep, use.flags.contains(.preview) { continue }
        mentions.insert(use, in: file, at: Int32(index))
      }
    }
    graph.roots.append(contentsOf: mentions.roots(in: graph))
  }

  /// The index has nothing of these declarations; `SourceGraph.operatorEdges` finds what they name.
  private func isOfOperatorDeclaration(_ use: NameUse, in file: SourceGraph.File) -> Bool {
    guard use.declaration >= 0, use.condition < 0 else { return false }
    let kind = file.facts.declarations[Int(use.declaration)].kind
    return kind == .operator || kind == .precedenceGroup
  }
}
