// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayGraphics
package import AssayRendering
internal import AssayResources
package import AssaySnapshotStore
internal import AssayText
internal import AssayViews
internal import Foundation
internal import Synchronization
internal import XCTest

/// The state of the process: its environment, the references that it claimed, and the fonts.
package final class SnapshotSession: Sendable {
  package static let shared = SnapshotSession()

  private let arguments: [String]
  private let environment: Result<SnapshotEnvironment, any Error>
  private let claims = ClaimRegistry()
  let bitmaps = BitmapPool()
  /// Of the unnamed snapshots of tests without the `.snapshots` trait.
  private let numbers = SnapshotNumbers()
  private let state = Mutex(State())

  private struct State {
    /// By the folders of files.
    var stores: [String: SnapshotStore] = [:]
    var logs: [String: ReferenceLog] = [:]
    var hasObserver = false
    var engine: Result<TextEngine, any Error>?
    /// By the folders of files.
    var resources: [String: Result<Resources, any Error>] = [:]
    /// By the folders that were read.
    var readResources: [String: Result<Resources, any Error>] = [:]
    var mainBundles: [String: MainBundle] = [:]
    /// nil until it is asked for.
    var pictures: PicturesOfRuns?
    var maskUse = MaskUse()

    /// Those of the nearest folder, completed by those of the package's other targets.
    mutating func resources(ofCode file: String) throws -> Resources {
      var result: Resources?
      for folder in ResourceFinder.directories(ofCode: file) {
        let read = readResources[folder] ?? Result { try Resources(directory: folder) }
        readResources[folder] = read
        result = try result.map { $0.completed(by: try read.get()) } ?? read.get()
      }
      return result ?? Resources()
    }
  }

  private init() {
    arguments = CommandLine.arguments
    environment = Result {
      try SnapshotEnvironment(
        variables: ProcessInfo.processInfo.environment,
        workingDirectory: FileManager.default.currentDirectoryPath)
    }
    // A crash does not write this line, so the log of a crashed run does not count as complete.
    #if canImport(Glibc)
      on_exit({ status, _ in SnapshotSession.shared.finish(hasFailed: status != 0) }, nil)
    #else
      atexit { SnapshotSession.shared.finish(hasFailed: false) }
    #endif
  }

  /// Wrong variables are errors of each assertion; until then there is no cache.
  private var cacheFolder: String? {
    if case .success(let settings) = environment { settings.cache } else { nil }
  }

  var library: TestLibrary { TestLibrary.current(arguments: arguments) }
  /// Those that are told of a failure.
  var libraries: [TestLibrary] { TestLibrary.toldOfFailures(arguments: arguments) }

  /// - Throws: `SnapshotStoreError` if a variable has a wrong value; each assertion reports it.
  func settings() throws -> SnapshotEnvironment { try environment.get() }

  /// What the call asks for, else the configuration around it, else the variables.
  ///
  /// - Throws: As `settings()`.
  package func recordMode(asked: RecordMode? = nil) throws -> RecordMode {
    try asked ?? SnapshotTestingConfiguration.current?.record ?? GlobalSettings.record
      ?? settings().recordMode
  }

  /// - Throws: `UnknownReferences`, or as `settings()`.
  func references() throws -> SnapshotTestingConfiguration.References {
    guard let value = try settings().references else { return .named }
    guard let references = SnapshotTestingConfiguration.References(rawValue: value) else {
      throw UnknownReferences(value: value)
    }
    return references
  }

  /// The number of an unnamed snapshot of the test that runs now.
  func nextNumber(for prefix: String) throws -> Int {
    if let scoped = SnapshotNumbers.scoped { return try scoped.next(for: prefix) }
    observeTests()
    return try numbers.next(for: prefix)
  }

  /// XCTest runs its tests one after the other, so that each may start at 1.
  private func observeTests() {
    guard library == .xctest, Thread.isMainThread else { return }
    let isFirst = state.withLock { state in
      defer { state.hasObserver = true }
      return !state.hasObserver
    }
    guard isFirst else { return }
    XCTestObservationCenter.shared.addTestObserver(SnapshotNumberReset(numbers))
  }

  func store(forTestFile file: String, directory: String?) throws -> SnapshotStore {
    let settings = try settings()
    if let directory { return SnapshotStore(directory: Self.absolute(directory, from: file)) }
    if let directory = settings.directory { return SnapshotStore(directory: directory) }
    let folder = FilePaths.parent(of: file)
    if let known = state.withLock({ $0.stores[folder] }) { return known }
    let store = SnapshotStore(packageRoot: try PackageRoot.find(above: file))
    state.withLock { $0.stores[folder] = store }
    return store
  }

  func claim(_ path: String, by site: CallSite, content: PixelHash) throws {
    try claims.claim(path, by: site, content: content)
  }

  /// The log of this process in a store.
  func log(in store: SnapshotStore) -> ReferenceLog {
    if let known = state.withLock({ $0.logs[store.directory] }) { return known }
    let identity = RunIdentity(
      key: "\(getppid())", library: library.rawValue, isWhole: isWhole,
      startSeconds: Int(Date().timeIntervalSince1970), processID: Int(getpid()))
    return state.withLock { state in
      let log = state.logs[store.directory] ?? ReferenceLog(store: store, run: identity)
      state.logs[store.directory] = log
      return log
    }
  }

  /// Remembers which masks covered something in a picture.
  ///
  /// - Parameter isConfigured: whether they are those of a suite or of a configuration: these are
  ///   also for tests that a run of some tests leaves out, so that it tells nothing of them.
  func note(_ use: MaskUse, isConfigured: Bool) {
    guard !use.isEmpty, !isConfigured || isWhole else { return }
    state.withLock { $0.maskUse.add(use) }
  }

  /// A renderer with the resources nearest to the file of a test. The first call that needs fonts
  /// or resources opens them.
  ///
  /// - Throws: The errors of opening them, at every call.
  package func renderer(near file: String) throws -> SnapshotRenderer {
    let folder = FilePaths.parent(of: file)
    let (engine, resources) = state.withLock { state in
      let engine = state.engine ?? Result { try TextEngine(search: FontSearch(near: file)) }
      state.engine = engine
      let resources = state.resources[folder] ?? Result { try state.resources(ofCode: file) }
      state.resources[folder] = resources
      return (engine, resources)
    }
    return SnapshotRenderer(engine: try engine.get(), resources: try resources.get())
  }

  /// What earlier runs drew; nil unless `ASSAY_CACHE` names a folder.
  var pictures: SceneCache? {
    state.withLock { state in
      if let known = state.pictures { return known.cache }
      let opened = PicturesOfRuns(folder: cacheFolder)
      state.pictures = opened
      return opened.cache
    }
  }

  /// What the app finds in its main bundle: the string tables nearest to the file of a test, and
  /// the files of the package. `Bundle.main` says then what the package's Info.plist says.
  ///
  /// - Throws: The errors of opening the resources, at every call.
  func mainBundle(near file: String) throws -> MainBundle {
    let folder = FilePaths.parent(of: file)
    if let known = state.withLock({ $0.mainBundles[folder] }) { return known }
    let resources = try renderer(near: file).resources
    // Without a package there are no files to find; the renderer's own errors say what is wrong.
    let root = try? PackageRoot.find(above: file)
    let bundle = MainBundle(
      strings: resources.strings, assets: resources.assets, folder: root)
    try state.withLock {
      // One at a time, because all tests share the bundle.
      try MainBundleInfo.install(from: root)
      $0.mainBundles[folder] = bundle
    }
    return bundle
  }

  /// Whether the process runs all tests. XCTest gets the names of selected tests as arguments, and
  /// Swift Testing the options of `swift test`.
  private var isWhole: Bool {
    switch library {
    case .xctest: arguments.count <= 1
    case .swiftTesting:
      !arguments.contains { argument in
        ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
      }
    }
  }

  /// At the end of the process.
  private func finish(hasFailed: Bool) {
    for log in state.withLock({ Array($0.logs.values) }) {
      // The process ends here, and a log is a convenience, so an error is not reported.
      do { try log.finish(hasFailed: hasFailed) } catch {}
    }
    state.withLock(\.pictures)?.close()
    for word in state.withLock(\.maskUse).words { FailureReporter.note(word) }
  }

  static func absolute(_ directory: String, from file: String) -> String {
    directory.hasPrefix("/")
      ? directory : FilePaths.join(FilePaths.parent(of: file), directory)
  }
}
