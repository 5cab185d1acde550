// SPDX-License-Identifier: MIT

internal import AssayFiles

extension PortReport {
  init(
    _ layout: AppLayout, _ all: [ModuleCheck.Result], facts: [String: SourceFacts],
    undrawn: UndrawnNames
  ) {
    let count = BlockerCount(all, facts: facts)
    let results = all.filter { !$0.module.isFetched }
    let ownFiles = Set(results.flatMap(\.module.files))
    let direct = count.direct.mapValues(ownFiles.intersection).filter { !$0.value.isEmpty }
    let leftOut = results.flatMap(\.leftOut)
    let compiled = Set(results.flatMap(\.compiled)).sorted()
    // A file of several modules may compile in one of them only.
    let blocked = Set(leftOut.map(\.path)).subtracting(compiled).sorted()
    let standIns = Set(results.flatMap(\.standIns))
    let shown = layout.shown
    let edited = results.reduce(into: [String: EditedSource]()) {
      $0.merge($1.edited) { first, _ in first }
    }
    let incomplete = compiled.filter { edited[$0]?.cuts.isEmpty == false }
    func previews(_ files: [String]) -> Int {
      files.reduce(0) { $0 + (facts[$1]?.previewCount ?? 0) }
    }
    func importing(_ file: String) -> Set<String> {
      standIns.intersection((facts[file]?.imports ?? []).map(\.module))
    }

    name = layout.name
    kind = layout.kind
    fileCount = compiled.count + blocked.count
    compiledCount = compiled.count - incomplete.count
    incompleteCount = incomplete.count
    func compiledPreviews(_ files: [String]) -> Int {
      files.reduce(0) { $0 + ((edited[$1]?.facts ?? facts[$1])?.previewCount ?? 0) }
    }
    previewCount = compiledPreviews(compiled)
    blockedPreviewCount = previews(blocked) + previews(compiled) - previewCount
    dependentCount = count.dependentFiles.intersection(blocked + incomplete).count
    otherProjects = layout.otherProjects
    unfetchedPackages = layout.unfetchedPackages
    modules = results.map {
      Module(
        name: $0.module.name, fileCount: $0.compiled.count + $0.leftOut.count,
        compiledCount: $0.compiled.count - Set($0.cuts.map(\.cause.path)).count,
        platform: $0.module.platform, previewCount: compiledPreviews($0.compiled))
    }
    fetchedModules = all.filter(\.module.isFetched).map {
      FetchedModule(
        name: $0.module.name, fileCount: $0.module.files.count,
        incompleteCount: Set($0.leftOut.map(\.path) + $0.cuts.map(\.cause.path)).count)
    }
    .sorted { $0.name < $1.name }
    let blockedDirectly = direct.values.reduce(into: Set()) { $0.formUnion($1) }
    missingModules = standIns.map { module in
      MissingModule(
        name: module, applePurpose: AppleFramework.purpose(of: module),
        isUnknown: StandIn.contents[module] == nil,
        importingFileCount: (compiled + blocked).count { importing($0).contains(module) },
        blockedFileCount: blockedDirectly.count { importing($0).contains(module) })
    }
    .sorted { (-$0.importingFileCount, $0.name) < (-$1.importingFileCount, $1.name) }
    let blockers = (leftOut + results.flatMap { $0.cuts + $0.earlierCuts }.map(\.cause))
      .reduce(into: [String: Set<Blocker>]()) { $0[$1.path, default: []].formUnion($1.blockers) }
    let types = (leftOut + results.flatMap { $0.cuts + $0.earlierCuts }.map(\.cause))
      .reduce(into: [Blocker: Set<String>]()) { types, cause in
        for (blocker, words) in cause.words { types[blocker, default: []].formUnion(words) }
      }
    let declaring = (compiled + blocked).sorted().reduce(into: [String: [String]]()) {
      for name in facts[$1]?.declared ?? [] { $0[name, default: []].append($1) }
    }
    let moduleFiles = results.map { Set($0.compiled + $0.leftOut.map(\.path)) }
    missing = direct.map { blocker, files in
      let modules = moduleFiles.filter { !$0.isDisjoint(with: files) }
      let common = files.dropFirst().reduce(files.first.map(importing) ?? []) {
        $0.intersection(importing($1))
      }
      // A member's type may be anyone's, so the imports say little about it.
      let isOwn = blocker.kind != .member && blocker.kind != .message && blocker.kind != .form
      return Missing(
        kind: blocker.kind, name: blocker.name, fileCount: files.count,
        onlyBlockerCount: files.count { blockers[$0]?.count == 1 },
        dependentFileCount: count.dependent[blocker]?.intersection(ownFiles).count ?? 0,
        appleFramework: AppleFramework.owner(of: blocker, types: types[blocker] ?? []),
        importedModule: isOwn && common.count == 1 ? common.first : nil,
        declaringFile: isOwn
          ? declaring[blocker.name]?
            .first { file in modules.contains { !$0.contains(file) } }.map(shown) : nil)
    }
    .sorted {
      ($0.fileCount, $0.dependentFileCount, $1.name, $1.kind)
        > ($1.fileCount, $1.dependentFileCount, $0.name, $0.kind)
    }
    let declared = (compiled + blocked)
      .reduce(into: Set<String>()) { $0.formUnion(facts[$1]?.declared ?? []) }
    notDrawn = undrawn.uses(
      in: compiled.compactMap { edited[$0]?.facts ?? facts[$0] }, declaredByApp: declared)
    self.leftOut = results.flatMap { result in
      result.leftOut.map { file in
        File(
          path: shown(file.path), module: result.module.name,
          reason: file.words(shown: shown),
          needs: (count.needs[file.path] ?? []).map(shown).sorted())
      }
    }
    .sorted { ($0.module, $0.path) < ($1.module, $1.path) }
    parts = results.flatMap { result in
      result.cuts.map { cut in
        Part(
          path: shown(cut.cause.path), module: result.module.name, reason: cut.words(shown: shown))
      }
    }
    func asking(for platform: ApplePlatform?) -> [String] {
      let conditions = PlatformConditions(platform)
      let files = results.filter { $0.module.platform == platform }.flatMap(\.compiled)
      return Set(files.filter { facts[$0].map(conditions.asksForSystem) == true })
        .map(shown).sorted()
    }
    filesForIOS = asking(for: nil)
    filesForOtherSystems = Set(results.compactMap(\.module.platform))
      .map { SystemFiles(platform: $0, paths: asking(for: $0)) }
      .filter { !$0.paths.isEmpty }.sorted { $0.platform.rawValue < $1.platform.rawValue }
    filesForAbsentModules = compiled.compactMap { file in
      let absent = (facts[file]?.askedModules ?? []).filter {
        AppleFramework.isAbsent($0) && !standIns.contains($0)
      }
      return absent.isEmpty ? nil : "\(shown(file)): \(absent.sorted().joined(separator: ", "))"
    }
    symbolErrors = results.compactMap { result in
      result.symbolError.map { "\(result.module.name): \($0)" }
    }
    managedObjectFiles = compiled.filter { facts[$0]?.words.contains("NSManaged") == true }
      .map(shown)
    objectiveCFiles = compiled.filter {
      facts[$0]?.needsObjectiveC == true && facts[$0]?.words.contains("NSManaged") == false
    }
    .map(shown)
    optionalFiles = Set(
      results.flatMap { result in
        result.compiled.filter { result.edited[$0]?.takesOptionals == true }
      }
    ).map(shown).sorted()
    dataModelProblems = results.compactMap { result in
      result.dataModelError.map { "\(result.module.name), all classes: \($0)" }
    }
    intentProblems = results.compactMap { result in
      result.intentError.map { "\(result.module.name), all classes: \($0)" }
    }
    let own = layout.modules.filter { !$0.isFetched }
    absentFiles = Set(own.flatMap(\.absentFiles)).map(shown).sorted()
    let others = Set(own.flatMap(\.otherFiles)).map(shown)
    otherFiles = OtherFiles.kinds(of: Set(others))
  }
}

extension PortReport.OtherFiles {
  /// Files by what their names end with, the kinds with the most files first.
  static func kinds(of paths: Set<String>) -> [Self] {
    Dictionary(grouping: paths) { FilePaths.fileExtension(of: $0) }
      .map { Self(kind: $0.key, paths: $0.value.sorted()) }
      .sorted { (-$0.paths.count, $0.kind) < (-$1.paths.count, $1.kind) }
  }
}

extension AppleFramework {
  /// - Parameter types: those that the messages about a member name.
  fileprivate static func owner(of blocker: Blocker, types: Set<String>) -> String? {
    switch blocker.kind {
    case .name: owner(of: blocker.name)
    case .member: owner(ofMember: blocker.name, of: types)
    case .module, .macro, .attribute, .form, .message: nil
    }
  }
}

extension LeftOutFile {
  /// Why it is left out.
  ///
  /// - Parameter shown: how a path is written.
  func words(shown: (String) -> String) -> String {
    switch reason {
    case .error(let line, let text, let code):
      "line \(line): \(text)" + (code.map { ", in: " + Printable.short($0, limit: 120) } ?? "")
    case .compilerCrash: "the compiler crashes on it"
    case .topLevelCode: "its top-level code would make a program of the module"
    case .applicationMain:
      "its '@UIApplicationMain' or '@NSApplicationMain' needs Objective-C; '@main' does not"
    case .sameName(let other): "the module has another file of this name: \(shown(other))"
    }
  }
}
