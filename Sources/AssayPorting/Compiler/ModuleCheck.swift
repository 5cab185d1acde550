// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Finds out what of a module compiles: what has errors is left out until the rest has none.
///
/// As little as possible is left out: a statement, then what is around it, at last the file.
struct ModuleCheck {
  let compiler: any ModuleCompiler
  /// Modules of the app itself, which get no stand-in.
  let ownModules: Set<String>
  /// What the app's files say.
  let facts: [String: SourceFacts]
  /// The names that the app's modules publish, by module.
  var published: [String: Set<String>] = [:]
  /// Where sources without what does not compile are written; nil leaves out whole files.
  var copies: SourceCopies?
  /// The rounds in which parts are left out. What uses them may fail again for long; after these
  /// rounds, files are left out whole.
  var partRounds = 30

  /// More than any chain of types that need each other; the check then leaves out what is left.
  private static let roundLimit = 60

  struct Result: Hashable, Sendable {
    var module: AppModule
    var compiled: [String]
    /// In the order in which they were left out.
    var leftOut: [LeftOutFile] = []
    /// What was left out of these files before, as long as the rest seemed to compile.
    var earlierCuts: [SourceCut] = []
    /// Missing modules that a module without contents stands for, sorted.
    var standIns: [String] = []
    /// Modules without an import that stand-ins are there for, sorted: on Apple's systems they come
    /// along with SwiftUI or UIKit.
    var visibleStandIns: [String] = []
    /// Why the symbols of the asset catalogs are left out: the compiler's message; nil if they are
    /// not.
    var symbolError: String?
    /// Why the classes of the data models are left out: the compiler's message; nil if they are
    /// not.
    var dataModelError: String?
    /// Why the classes of the intent definitions are left out: the compiler's message; nil if they
    /// are not.
    var intentError: String?
    /// What the compiler reads in place of files, by their paths.
    var edited: [String: EditedSource] = [:]

    /// What is left out of files of which the rest compiles.
    var cuts: [SourceCut] { compiled.flatMap { edited[$0]?.cuts ?? [] } }
  }

  /// - Parameter progress: called with a few words before each round.
  /// - Throws: `PortError`, `ToolProcessError`, `FileSystemError`.
  func run(_ module: AppModule, progress: (String) -> Void) async throws -> Result {
    var result = Result(module: module, compiled: module.files)
    leaveOutUnlinkable(&result)
    for name in try await missingModules(of: result.compiled, on: module.platform) {
      try await addStandIn(name, to: &result)
    }
    if module.intentClasses != nil { try await addStandIn("Intents", to: &result) }
    try takeForLinux(&result)
    let parts = ModuleParts(facts.values.flatMap(\.imports))
    var scope = CheckScope(result.compiled)
    for round in 1...Self.roundLimit {
      let found = try await errors(of: result, parts: parts, scope: &scope) { count in
        let all = result.compiled.count
        progress(
          "\(module.name), round \(round): " + (count < all ? "\(count) of " : "") + "\(all) files")
      }
      guard let (answer, suspects) = found else {
        result.standIns.sort()
        result.visibleStandIns.sort()
        return result
      }
      let before = result
      try await leaveOut(answer, suspects: suspects, round: round, of: &result)
      let failed = Set(CompilerMessage.decided(in: answer.output).compactMap(\.file))
        .union(suspects.keys)
      scope.narrow(
        to: Set(before.compiled.filter { failed.contains(read($0, of: before)) }), before: before,
        after: result, facts: facts)
    }
    throw PortError.tooManyRounds(module: module.name, limit: Self.roundLimit)
  }

  /// By the files that the compiler read.
  private typealias FoundErrors = [String: [(Blocker, CompilerMessage)]]

  /// What the compiler says; nil if it has no errors in any file.
  ///
  /// - Parameters:
  ///   - scope: the files to ask about first.
  ///   - progress: called with the number of files before the compiler is asked.
  private func errors(
    of result: Result, parts: ModuleParts, scope: inout CheckScope, progress: (Int) -> Void
  ) async throws -> (CompilerAnswer, FoundErrors)? {
    func compile(_ files: [String]?, effort: CompilerEffort) async throws -> CompilerAnswer {
      progress(files?.count ?? result.compiled.count)
      return try await compiler.compile(
        CompilerRequest(
          module: result.module, files: result.compiled.map { read($0, of: result) },
          standIns: result.standIns, visibleStandIns: result.visibleStandIns, parts: parts,
          effort: effort, checked: files?.map { read($0, of: result) }))
    }
    while true {
      let answer = try await compile(scope.files, effort: .quick)
      let suspects = try suspectedUses(in: answer, of: result)
      if !CompilerMessage.decided(in: answer.output).isEmpty || !suspects.isEmpty {
        return (answer, suspects)
      }
      let undecided = CompilerMessage.undecidedFiles(in: answer.output)
      if scope.files != nil, answer.succeeded || !undecided.isEmpty {
        scope.widen()
        continue
      }
      if answer.succeeded { return nil }
      if undecided.isSubset(of: scope.undecidable) { return (answer, [:]) }
      // Nothing else is wrong, so that the compiler may think longer.
      let hard = result.compiled.filter { undecided.contains(read($0, of: result)) }
      for files in [hard, nil] {
        let answer = try await compile(files, effort: .usual)
        scope.undecidable.formUnion(CompilerMessage.undecidedFiles(in: answer.output))
        if !answer.succeeded { return (answer, [:]) }
      }
      return nil
    }
  }

  /// By the files that the compiler read. They are left out before it is asked with more effort.
  private func suspectedUses(
    in answer: CompilerAnswer, of result: Result
  ) throws -> FoundErrors {
    guard copies != nil, CompilerMessage.decided(in: answer.output).isEmpty else { return [:] }
    let suspects = SuspectedUses(result, facts: facts)
    var uses: FoundErrors = [:]
    for message in CompilerMessage.causes(in: answer.output) {
      let found = try suspects.uses(around: message)
      if let file = message.file, !found.isEmpty { uses[file, default: []] += found }
    }
    return uses
  }

  /// Linux answers conditions that ask for the module's system with no, and has no Objective-C.
  /// Errors must be in the files that have them.
  private func takeForLinux(_ result: inout Result) throws {
    let platform = result.module.platform
    let files = result.compiled.filter { facts[$0]?.needsCopy(for: platform) == true }
    _ = try edit(files, in: &result) { _, _ in true }
  }

  /// A file as it is edited so far.
  private func edited(_ file: String, of result: Result) throws -> EditedSource {
    try result.edited[file]
      ?? EditedSource(
        path: file, text: try PosixFileSystem().read(file), for: result.module.platform)
  }

  /// The file that the compiler reads.
  private func read(_ file: String, of result: Result) -> String {
    result.edited[file] == nil ? file : copies?.path(of: file) ?? file
  }

  /// Modules that do not exist and that files import on every platform, or in a condition that
  /// holds on theirs, such as `#if canImport(MapKit)`.
  private func missingModules(
    of files: [String], on platform: ApplePlatform?
  ) async throws -> [String] {
    let imports = files.flatMap { facts[$0]?.imports ?? [] }
      .filter { !$0.isConditional || StandIn.stands(for: $0.module, on: platform) }
    var result: [String] = []
    for name in Set(imports.map(\.module)).subtracting(ownModules).sorted() {
      if try await !compiler.hasModule(name) { result.append(name) }
    }
    return result
  }

  /// With those that its contents need.
  private func addStandIn(_ name: String, to result: inout Result) async throws {
    for name in StandIn.needed(by: name) + [name] where !result.standIns.contains(name) {
      try await compiler.addStandIn(name)
      result.standIns.append(name)
    }
  }

  /// What the compiler would refuse without a place, or would make a program of the module.
  private func leaveOutUnlinkable(_ result: inout Result) {
    var byName: [String: String] = [:]
    for file in result.module.files {
      let name = FilePaths.lastComponent(of: file)
      let reason: LeftOutFile.Reason
      if name == "main.swift" {
        reason = .topLevelCode
      } else if facts[file]?.hasApplicationMain == true {
        reason = .applicationMain
      } else if let first = byName[name] {
        reason = .sameName(as: first)
      } else {
        byName[name] = file
        continue
      }
      result.leftOut.append(LeftOutFile(path: file, round: 0, reason: reason, blockers: []))
    }
    let gone = Set(result.leftOut.map(\.path))
    result.compiled.removeAll { gone.contains($0) }
  }

  private func leaveOut(
    _ answer: CompilerAnswer, suspects: FoundErrors, round: Int, of result: inout Result
  ) async throws {
    let known = Dictionary(
      result.compiled.map { (read($0, of: result), $0) }, uniquingKeysWith: { first, _ in first })
    if try nameModules(answer, known, in: &result) { return }
    if try takeMainActor(answer, known, in: &result) { return }
    if try takeOptionals(answer, known, in: &result) { return }
    if try importModules(answer, known, in: &result) { return }
    var blockers: FoundErrors = [:]
    var sources: [String: SourceLines] = [:]
    for (place, uses) in suspects {
      if let file = known[place] { blockers[file] = uses }
    }
    let decided = CompilerMessage.decided(in: answer.output)
    // Of other files, the compiler was not asked with more effort yet.
    let messages = decided.isEmpty ? CompilerMessage.causes(in: answer.output) : decided
    for message in suspects.isEmpty ? messages : [] {
      guard let place = message.file, let file = known[place] else { continue }
      let lines = try sources[file] ?? SourceLines(place)
      sources[file] = lines
      let blocker = Blocker(message: message.text, word: lines.word(at: message))
      // The first missing module ends the compiler's work, so that nothing else is known yet.
      if blocker.kind == .module, !ownModules.contains(blocker.name),
        !result.standIns.contains(blocker.name), blocker.name.allSatisfy({ $0 != "." })
      {
        try await addStandIn(blocker.name, to: &result)
        return
      }
      if blocker.kind == .name, let module = StandIn.comingAlong(with: blocker.name),
        !result.visibleStandIns.contains(module)
      {
        for module in StandIn.needed(by: module) + [module]
        where !result.visibleStandIns.contains(module) {
          try await compiler.addStandIn(module)
          result.visibleStandIns.append(module)
        }
        return
      }
      blockers[file, default: []].append((blocker, message))
    }
    var left: [LeftOutFile] = []
    for (file, all) in blockers.sorted(by: { $0.key < $1.key }) {
      let certain = all.filter { !$0.1.isGuess }
      let found = certain.isEmpty ? all : certain
      if try cut(file, found, round: round, of: &result) { continue }
      left.append(
        LeftOutFile(path: file, round: round, found: found) {
          sources[file]?.code(at: $0) ?? ""
        })
    }
    if left.isEmpty, !blockers.isEmpty { return }
    if left.isEmpty,
      let crashed = CompilerMessage.crashedFiles(in: answer.output, of: Array(known.keys)).last
        .flatMap({ known[$0] })
    {
      left = [LeftOutFile(path: crashed, round: round, reason: .compilerCrash, blockers: [])]
    }
    // The names of two assets may not go together: then Xcode's own file fails in the same way.
    let generated: [(name: String, text: WritableKeyPath<AppModule, String?>)] = [
      (AssetSymbolFile.name, \.assetSymbols), (StringSymbolFile.name, \.stringSymbols),
      (LocalizedStringFile.name, \.localizedStrings), (DataModelSource.file, \.dataModels),
      (IntentSource.file, \.intentClasses),
    ]
    for (name, text) in generated where left.isEmpty && result.module[keyPath: text] != nil {
      guard
        let message = CompilerMessage.errors(in: answer.output).first(where: {
          $0.file.map(FilePaths.lastComponent) == name
        })
      else { continue }
      result.module[keyPath: text] = nil
      if name == DataModelSource.file {
        result.dataModelError = message.text
      } else if name == IntentSource.file {
        result.intentError = message.text
      } else {
        result.symbolError = message.text
      }
      return
    }
    guard !left.isEmpty else {
      let lines = answer.output.split(separator: "\n")
      let more = lines.count > 20 ? "\nand \(lines.count - 20) more lines" : ""
      throw PortError.compilerFailed(
        module: result.module.name,
        output: lines.prefix(20).map { Printable.short(String($0), limit: 300) }
          .joined(separator: "\n") + more)
    }
    result.leftOut += left
    let gone = Set(left.map(\.path))
    result.compiled.removeAll { gone.contains($0) }
    for file in left.map(\.path) {
      result.earlierCuts += result.edited[file]?.cuts ?? []
      result.edited[file] = nil
    }
  }

  /// Every file sees the names of SwiftUI and Combine here, and on Apple's systems those that
  /// import them do. In the others, a type of the app's own modules that has such a name is written
  /// with its module. Returns whether there is one.
  private func nameModules(
    _ answer: CompilerAnswer, _ known: [String: String], in result: inout Result
  ) throws -> Bool {
    let places = places(in: answer, known) { message, file -> EditedSource.ModuleName? in
      guard let name = message.ambiguousType, let facts = facts[file], !facts.sees(name) else {
        return nil
      }
      let own = Set(facts.imports.map(\.module)).filter { published[$0]?.contains(name) == true }
      guard own.count == 1, let module = own.first else { return nil }
      return EditedSource.ModuleName(module: module, line: message.line, column: message.column)
    }
    return try edit(Array(places.keys), in: &result) { $0.write(places[$1] ?? []) }
  }

  /// In Swift 5 mode, code outside of the main actor that uses what belongs to it is a warning on
  /// Apple's systems where it is a block for Objective-C. Returns whether something was written.
  private func takeMainActor(
    _ answer: CompilerAnswer, _ known: [String: String], in result: inout Result
  ) throws -> Bool {
    let settings = result.module.settings
    guard settings.version == "5",
      CompilerMessage.errors(in: answer.output).contains(where: \.isAboutMainActor)
    else { return false }
    let places = places(in: answer, known) { message, _ in
      settings.isMainActorByDefault && message.isAboutMainActor
        ? (message.line, message.column) : nil
    }
    let files = result.compiled.filter {
      facts[$0]?.words.contains("MainActor") == true || places[$0] != nil
    }
    return try edit(files, in: &result) { $0.takeMainActor(at: places[$1] ?? []) }
  }

  /// What Objective-C returns is optional on Apple's systems where nobody said that it never is
  /// nil, and on Linux where it may be. Returns whether something was written.
  private func takeOptionals(
    _ answer: CompilerAnswer, _ known: [String: String], in result: inout Result
  ) throws -> Bool {
    let places = places(in: answer, known) { message, _ in
      message.isAboutOptional ? (message.line, message.column) : nil
    }
    return try edit(Array(places.keys), in: &result) { $0.takeOptionals(at: places[$1] ?? []) }
  }

  /// A declaration that files import by its name may be in another module on Linux, as those of
  /// Foundation's for networks are. Returns whether something was written.
  private func importModules(
    _ answer: CompilerAnswer, _ known: [String: String], in result: inout Result
  ) throws -> Bool {
    let places = places(in: answer, known) { message, _ in
      message.isAboutScopedImport ? (message.line, message.column) : nil
    }
    return try edit(Array(places.keys), in: &result) { $0.importModules(at: places[$1] ?? []) }
  }

  /// What there is to do about the errors of an answer, by file.
  private func places<Place>(
    in answer: CompilerAnswer, _ known: [String: String],
    of place: (CompilerMessage, String) -> Place?
  ) -> [String: [Place]] {
    var places: [String: [Place]] = [:]
    for message in CompilerMessage.errors(in: answer.output) {
      guard let file = message.file.flatMap({ known[$0] }), let place = place(message, file) else {
        continue
      }
      places[file, default: []].append(place)
    }
    return places
  }

  /// Edits copies of files. Returns whether one of them is another one now.
  ///
  /// - Parameter change: returns false where nothing has to be written.
  private func edit(
    _ files: [String], in result: inout Result,
    change: (inout EditedSource, String) -> Bool
  ) throws -> Bool {
    guard let copies else { return false }
    var isWritten = false
    for file in files {
      var source = try edited(file, of: result)
      guard change(&source, file) else { continue }
      try copies.write(source)
      result.edited[file] = source
      isWritten = true
    }
    return isWritten
  }

  /// Leaves out parts of a file. Returns false where the whole file must be left out.
  private func cut(
    _ file: String, _ found: [(Blocker, CompilerMessage)], round: Int, of result: inout Result
  ) throws -> Bool {
    // A module that is missing is not the fault of a part.
    guard round <= partRounds, found.allSatisfy({ $0.0.kind != .module }) else { return false }
    return try edit([file], in: &result) { source, _ in source.cut(found, round: round) }
  }
}

/// The lines of a source that messages point to.
private struct SourceLines {
  private let lines: [[UInt8]]

  init(_ file: String) throws {
    lines = try PosixFileSystem().read(file)
      .split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  /// The word that a message points to; empty where there is none.
  func word(at message: CompilerMessage) -> String {
    guard lines.indices.contains(message.line - 1), message.column > 0 else { return "" }
    let rest = lines[message.line - 1].dropFirst(message.column - 1)
    let text = String(decoding: rest, as: UTF8.self)
    return String(text.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// The line that a message is about, without the spaces around it.
  func code(at message: CompilerMessage) -> String {
    guard lines.indices.contains(message.line - 1) else { return "" }
    let bytes = lines[message.line - 1].drop { $0 <= 0x20 }
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.reversed().drop { $0.isWhitespace }.reversed())
  }
}
