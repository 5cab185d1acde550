// SPDX-License-Identifier: MIT

import AssayAuditFiles
import AssayDeadCode
import AssayFiles
import AssayProcesses
import AssayRelease
import AssaySnapshotCommands
import AssayText
import AssayYAML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Looks whether a machine and a package have what Assay needs.
struct Doctor {
  /// One thing that was looked at.
  struct Check {
    var name: String
    var result: Result<String, Problem>

    var isProblem: Bool { if case .failure = result { true } else { false } }
  }

  /// What is wrong, and what to do.
  struct Problem: Error {
    var words: String

    init(_ words: String) {
      self.words = words
    }
  }

  /// A package, or the folder that the command runs in.
  var folder: String

  private let files = PosixFileSystem()

  init(folder: String) {
    self.folder = folder
  }

  func checks() async -> [Check] {
    [
      await check("toolchain") { try await toolchain() },
      await check("fonts") { try fonts() },
      await check("git") { try await git() },
      await check("index") { try await index() },
      await check("permissions") { try permissions() },
      await check("cache") { try cache() },
      await check("configuration") { try configuration() },
    ]
  }

  private func check(_ name: String, _ body: () async throws -> String) async -> Check {
    do {
      return Check(name: name, result: .success(try await body()))
    } catch let problem as Problem {
      return Check(name: name, result: .failure(problem))
    } catch {
      return Check(name: name, result: .failure(Problem("\(error)")))
    }
  }
}

extension Doctor {
  private static let oldestSwift = [6, 2]

  private func toolchain() async throws -> String {
    let outcome: ToolProcess.Outcome
    do {
      outcome = try await ToolProcess.run("swift", ["--version"], in: folder)
    } catch let error as ToolProcessError where error.code == .missing {
      throw Problem(
        "no 'swift' in the folders of PATH; install Swift 6.2 or later from swift.org (snapshots of "
          + "descriptions, audits and release tags work without it)")
    }
    guard outcome.succeeded else {
      throw Problem("'swift --version' failed: \(outcome.firstErrorLine); reinstall the toolchain")
    }
    guard let version = Self.swiftVersion(in: outcome.outputText) else {
      throw Problem(
        "'swift --version' printed no version that can be read; run it to see what it says")
    }
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard !numbers.lexicographicallyPrecedes(Self.oldestSwift) else {
      throw Problem("Swift \(version) is too old; install 6.2 or later from swift.org")
    }
    return "Swift \(version)"
  }

  /// "6.3.1" of "Apple Swift version 6.3.1 (…)".
  static func swiftVersion(in text: String) -> String? {
    guard let start = text.firstRange(of: "Swift version ")?.upperBound else { return nil }
    let version = text[start...].prefix { $0.isNumber || $0 == "." }
    return version.isEmpty ? nil : String(version)
  }

  private func fonts() throws -> String {
    let search = try ProjectFonts.search(near: folder)
    let all = PinnedFontFile.all
    let exported = try Self.exported(search)
    var byPackage: [(package: String, problem: FontError, count: Int)] = []
    var leftOut = 0
    for file in all {
      guard let problem = file.problem(in: search) else { continue }
      if let exported, !exported.contains(file.name) {
        leftOut += 1
        continue
      }
      if let index = byPackage.firstIndex(where: { $0.package == file.package }) {
        byPackage[index].count += 1
      } else {
        byPackage.append((file.package, problem, 1))
      }
    }
    guard !byPackage.isEmpty else {
      if leftOut > 0 {
        return "the \(all.count - leftOut) exported files; a text in another script cannot be drawn"
      }
      let own = search.folders.filter { !FontSearch.system.folders.contains($0) }
      let place = own.isEmpty ? "" : "; searched first: \(own.joined(separator: ", "))"
      switch search.versions {
      case .pinned: return "all \(all.count) pinned files\(place)"
      case .any: return "all \(all.count) files, of any version\(place)"
      }
    }
    throw Problem(
      byPackage.map { package, problem, count in
        "\(problem)" + (count > 1 ? " (and \(count - 1) more of \(package))" : "")
      }.joined(separator: "\n"))
  }

  /// The files of the project's own export, which may be for some scripts only; nil for none.
  private static func exported(_ search: FontSearch) throws -> Set<String>? {
    for folder in search.folders where !FontSearch.system.folders.contains(folder) {
      do {
        if let files = try FontExport.files(in: folder) { return files }
      } catch is DecodingError {
        throw Problem(
          "'\(FilePaths.join(folder, FontExport.manifestName))' is damaged; run 'assay fonts export' again"
        )
      }
    }
    return nil
  }

  private func git() async throws -> String {
    let repository = FolderRepository(folder: folder)
    let words = try await repository.lines(["--version"]).first ?? "git"
    guard let isShallow = try await repository.isShallow() else {
      return "\(words); no repository here, so release tags, --diff and removals cannot run"
    }
    if isShallow {
      throw Problem(
        "the clone is shallow, so the tag before a commit may be missing; run 'git fetch "
          + "--unshallow'")
    }
    return words
  }

  private func index() async throws -> String {
    let path = ScanEnvironment.process.searchPath
    _ = try await IndexStoreLibrary.locate(searchPath: path)
    return "the toolchain's libIndexStore opens"
  }

  /// Every folder that Assay writes in.
  private func permissions() throws -> String {
    let written = ["", ".assay", "__Snapshots__", ScanConfiguration().scratchPath]
      .map { $0.isEmpty ? folder : FilePaths.join(folder, $0) }
    let existing = try written.filter { try files.kind(of: $0) == .folder }
    let problems = (existing + [FileManager.default.temporaryDirectory.path(percentEncoded: false)])
      .compactMap(writingProblem)
    guard problems.isEmpty else { throw Problem(problems.joined(separator: "\n")) }
    return "'\(FilePaths.shown(folder))' and the temporary folder can be written"
  }

  private func cache() throws -> String {
    guard let cache = ScanEnvironment.process.cacheFolder else {
      throw Problem(
        "neither HOME nor XDG_CACHE_HOME is set, so every scan reads everything again; set one of "
          + "them")
    }
    do {
      try files.createFolder(cache)
    } catch {
      throw Problem("\(error); scans work without a cache, and take longer")
    }
    if let problem = writingProblem(cache) {
      throw Problem("\(problem); scans work without a cache, and take longer")
    }
    return cache
  }

  /// Why no file can be made in a folder; nil where one was made and removed.
  private func writingProblem(_ folder: String) -> String? {
    let path = FilePaths.join(folder, ".assay-doctor-\(UUID().uuidString)")
    do {
      // Not empty: a full disk still takes the name of a file.
      try files.create(path, [0])
      try files.remove(path)
      return nil
    } catch var error as FileSystemError {
      // The name of the file was this function's own.
      error.path = folder
      return "\(error)"
    } catch {
      return "\(error)"
    }
  }

  private func configuration() throws -> String {
    guard let file = try ProjectConfiguration.find(from: folder) else {
      guard ProjectFolder.isProject(folder) else {
        return
          "no .assay.yml, and no Package.swift or Xcode project in '\(folder)' that 'assay init' "
          + "could write one for"
      }
      return "no .assay.yml; 'assay init' writes one"
    }
    _ = try ScanConfiguration(file)
    _ = try AuditConfiguration(file)
    _ = try ReleaseConfiguration(file)
    let check = try CheckConfiguration(file)
    return check.isEmpty
      ? "\(file.name); without a section 'check', 'assay check' has nothing to do" : file.name
  }
}
