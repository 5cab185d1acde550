// SPDX-License-Identifier: MIT

internal import ArgumentParser
package import AssayConsole
package import AssayDeadCode
internal import AssayFiles
package import AssayFindings
internal import AssayYAML

/// What is scanned and how: the options of every command that scans. Each overrides the key of the
/// same name in `.assay.yml`.
package struct ScanOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The package, or a folder of Swift sources; by default the nearest package, searching upward.",
      valueName: "folder"))
  var packagePath: String?

  @Option(
    help: ArgumentHelp(
      "The configuration file (default: the nearest .assay.yml, searching upward from the package).",
      valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "An index store to read instead of building; repeat the option to merge several.",
      valueName: "folder"))
  var indexStore: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file that 'scan --record' wrote on another system; its uses count too. Repeatable; with --skip-build no own index is needed.",
      valueName: "file"))
  var with: [String] = []

  @Flag(help: "Read only the sources: no build, and findings of lower confidence.")
  var syntaxOnly = false

  @Flag(help: "Use the index of the last build.")
  var skipBuild = false

  @Flag(help: "Continue if sources are newer than the index.")
  var allowStaleIndex = false

  @Flag(help: "Continue if the index does not know all sources; what the others name is kept.")
  var allowIncompleteIndex = false

  @Option(
    help: ArgumentHelp("The folder to build the package in for its index.", valueName: "folder"))
  var scratchPath: String?

  @Option(
    name: .customLong("build-argument"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("An argument for 'swift build'; repeatable.", valueName: "argument"))
  var buildArguments: [String] = []

  @Flag(inversion: .prefixedNo, help: "Cache results for the next scan.")
  var cache: Bool?

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Report only findings of this rule; repeatable.", valueName: "rule"))
  var rules: [String] = []

  @Option(
    name: .customLong("disable-rule"),
    help: ArgumentHelp("Report no findings of this rule; repeatable.", valueName: "rule"))
  var disabledRules: [String] = []

  @OptionGroup(title: "Scope") var scope: ScopeOptions
  @OptionGroup(title: "Retention") var retention: RetentionOptions

  package init() {}

  package func validate() throws {
    for rule in rules + disabledRules where DeadCodeRule(rawValue: rule) == nil {
      throw ValidationError(ScanConfiguration.unknownRule(rule))
    }
    if syntaxOnly, !with.isEmpty {
      throw ValidationError(
        "--with joins indexes and --syntax-only reads none; leave one of them out")
    }
    try scope.checkGlobs()
    try retention.checkGlobs()
  }

  /// The package's root, absolute.
  func root() throws -> String {
    do {
      return try PackageFolder.find(packagePath)
    } catch {
      // Every command refuses a misspelled .assay.yml, also where there is nothing to scan.
      _ = try file(above: FilePaths.workingFolder)
      throw error
    }
  }

  /// The file's configuration with the options over it. Paths are absolute where they are not the
  /// package's own.
  package func configuration(root: String) throws -> ScanConfiguration {
    var result = ScanConfiguration()
    if let file = try file(above: root) {
      result = try ScanConfiguration(file)
      result.indexStores = result.indexStores.map(file.path)
      result.indexFacts = result.indexFacts.map(file.path)
      result.baseline = result.baseline.map(file.path)
    }
    if !indexStore.isEmpty { result.indexStores = indexStore.map(FilePaths.absolute) }
    if !with.isEmpty { result.indexFacts = with.map(FilePaths.absolute) }
    if syntaxOnly { result.syntaxOnly = true }
    if skipBuild { result.skipsBuild = true }
    if allowStaleIndex { result.allowsStaleIndex = true }
    if allowIncompleteIndex { result.allowsIncompleteIndex = true }
    if let scratchPath { result.scratchPath = FilePaths.absolute(scratchPath) }
    if !buildArguments.isEmpty { result.buildArguments = buildArguments }
    if let cache { result.usesCache = cache }
    if !rules.isEmpty { result.rules = rules.map(RuleID.init(rawValue:)) }
    if !disabledRules.isEmpty { result.disabledRules = disabledRules.map(RuleID.init(rawValue:)) }
    scope.apply(to: &result)
    retention.apply(to: &result)
    return result
  }

  private func file(above folder: String) throws -> ProjectConfiguration? {
    try ProjectConfiguration.named(config, orAbove: folder)
  }

  /// Scans; progress goes to a terminal.
  func scan(
    root: String, configuration: ScanConfiguration, console: Console = .standard
  ) async throws -> ScanResult {
    let scanner = scanner(root: root, configuration: configuration, console: console)
    defer { console.progress("") }
    return try await scanner.scan()
  }

  /// Scans for the findings alone, which is faster where nothing has changed.
  package func report(
    root: String, configuration: ScanConfiguration, console: Console = .standard
  ) async throws -> FindingReport {
    let scanner = scanner(root: root, configuration: configuration, console: console)
    defer { console.progress("") }
    return try await scanner.report()
  }

  func scanner(
    root: String, configuration: ScanConfiguration, console: Console
  ) -> DeadCodeScanner {
    DeadCodeScanner(
      root: root, configuration: configuration, toolVersion: ToolVersion.current
    ) { console.progress($0) }
  }
}
