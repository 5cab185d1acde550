// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayProcesses

/// A package that could not be fetched.
package struct UnfetchedPackage: Hashable, Sendable, Encodable {
  package var url: String
  package var reason: String
}

/// Fetches the packages that an app imports, with SwiftPM, into a folder for caches.
package struct PackageFetch: Sendable {
  private let cache: String
  private let repositories: String?
  private let progress: @Sendable (String) -> Void

  /// - Parameters:
  ///   - cacheFolder: for all apps.
  ///   - repositories: where SwiftPM keeps its clones; nil for the user's folder.
  ///   - progress: is told what goes on.
  package init(
    cacheFolder: String, repositories: String? = nil,
    progress: @escaping @Sendable (String) -> Void
  ) {
    cache = cacheFolder
    self.repositories = repositories
    self.progress = progress
  }

  /// Fetches packages and those that they depend on.
  ///
  /// - Parameters:
  ///   - root: the app's folder.
  ///   - lock: the app's `Package.resolved`, whose versions are taken; nil for none.
  /// - Returns: the folders with the packages, one folder each, and what could not be fetched.
  /// - Throws: `ToolProcessError`, `FileSystemError`.
  func fetch(
    _ packages: [RemotePackage], for root: String, lock: String?
  ) async throws -> (checkouts: [String], failures: [UnfetchedPackage]) {
    var failures: [UnfetchedPackage] = []
    let named = packages.filter { package in
      if package.dependency == nil {
        failures.append(
          UnfetchedPackage(
            url: package.url, reason: "--fetch cannot use this address or the version asked for"))
      }
      return package.dependency != nil
    }
    guard !named.isEmpty else { return ([], failures) }
    progress("fetching \(Counted.words(named.count, "package"))")
    let folder = FilePaths.join(cache, "packages/" + StableHash("packages", root).hex)
    let together = FilePaths.join(folder, "all")
    guard let reason = try await resolve(named, in: together, lock: lock) else {
      return ([Self.checkouts(in: together)], failures)
    }
    if named.count == 1 {
      return ([], failures + named.map { UnfetchedPackage(url: $0.url, reason: reason) })
    }
    // SwiftPM fetches nothing where it cannot fetch one of them.
    var checkouts: [String] = []
    for package in named {
      progress("fetching \(package.identity)")
      let alone = FilePaths.join(folder, StableHash(package.identity).hex)
      if let reason = try await resolve([package], in: alone, lock: lock) {
        failures.append(UnfetchedPackage(url: package.url, reason: reason))
      } else {
        checkouts.append(Self.checkouts(in: alone))
      }
    }
    return (checkouts, failures)
  }

  /// - Returns: why it failed; nil if it did not.
  private func resolve(
    _ packages: [RemotePackage], in folder: String, lock: String?
  ) async throws -> String? {
    let files = PosixFileSystem()
    try files.createFolder(folder)
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "fetched",
        dependencies: [
          \(packages.compactMap(\.dependency).joined(separator: ",\n    "))
        ])

      """
    try files.write(Array(manifest.utf8), to: FilePaths.join(folder, "Package.swift"))
    if let lock {
      try files.write(try files.read(lock), to: FilePaths.join(folder, "Package.resolved"))
    }
    // git asks for no password: nobody is there to type one.
    let outcome = try await ToolProcess.run(
      "swift", ["package"] + (repositories.map { ["--cache-path", $0] } ?? []) + ["resolve"],
      in: folder, changing: ["GIT_TERMINAL_PROMPT": "0"])
    return outcome.succeeded ? nil : Self.reason(in: outcome.errorText)
  }

  private static func checkouts(in folder: String) -> String {
    FilePaths.join(folder, ".build/checkouts")
  }

  /// What git says, which SwiftPM repeats with all of its progress; otherwise SwiftPM's first
  /// error.
  static func reason(in output: String) -> String {
    let lines = output.split { $0.isNewline }.map { $0.drop { $0 == " " } }
    let start = lines.firstIndex { $0.hasPrefix("error: ") } ?? lines.startIndex
    for beginning in ["fatal: ", "error: "] {
      if let line = lines[start...].first(where: { $0.hasPrefix(beginning) }) {
        return String(line.dropFirst(beginning.count))
      }
    }
    return lines.last.map(String.init) ?? "SwiftPM failed without a message"
  }
}
