// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayProcesses

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// `swift build --build-tests` into a scratch path of its own, so that the user's own build is left
/// alone.
package struct SwiftPackageBuilder: PackageBuilder {
  /// Absolute.
  package var root: String
  /// Absolute, or relative to the root.
  package var scratchPath: String
  package var arguments: [String]

  init(root: String, scratchPath: String, arguments: [String] = []) {
    self.root = root
    self.scratchPath = scratchPath.hasPrefix("/") ? scratchPath : "\(root)/\(scratchPath)"
    self.arguments = arguments
  }

  /// Where the compiler writes its index on the way.
  var indexStore: String { "\(scratchPath)/debug/index/store" }

  private var words: [String] {
    ["build", "--build-tests", "--package-path", root, "--scratch-path", scratchPath] + arguments
  }

  package var command: String { (["swift"] + words).joined(separator: " ") }

  package func build() async throws -> BuildOutcome {
    try ScratchFolder.hideFromGit(scratchPath)
    let outcome = try await ToolProcess.run("swift", words, in: root)
    return BuildOutcome(
      succeeded: outcome.succeeded, output: outcome.outputText + outcome.errorText)
  }

  /// Waits for the next whole second, which may take one.
  ///
  /// The compiler's driver takes the time of a file in whole seconds and compares it with the exact
  /// start of its last build (https://github.com/swiftlang/swift-driver/pull/2188). It does not
  /// compile what was edited later in the same second, so a removal that breaks the build would
  /// seem to pass.
  package func waitForEdits() async throws {
    let now = Date().timeIntervalSince1970
    // The clock of the file system may be a tick behind.
    try await Task.sleep(for: .seconds(now.rounded(.down) + 1.02 - now))
  }

  /// Builds for the index.
  ///
  /// - Throws: `DeadCodeError.buildFailed` with the compiler's errors.
  func buildIndex() async throws {
    let outcome = try await build()
    guard outcome.succeeded else {
      throw DeadCodeError.buildFailed(root: root, lines: Self.errors(in: outcome.output))
    }
  }

  /// The lines of a build that say why it failed, each once: the compiler draws an error below its
  /// line again, and a manifest is read twice.
  static func errors(in output: String) -> [String] {
    let lines = output.split(separator: "\n")
    var known: Set<Substring> = []
    let errors = lines.compactMap { line -> Substring? in
      guard line.contains("error:"), line.first(where: { $0 != " " }) != "|" else { return nil }
      let line = line.firstRange(of: " (compiled with: [").map { line[..<$0.lowerBound] } ?? line
      return known.insert(line).inserted ? line : nil
    }
    var shown = (errors.isEmpty ? lines.suffix(10) : errors.prefix(10)).map(String.init)
    if errors.count > 10 { shown.append("and \(Counted.words(errors.count - 10, "more error"))") }
    return shown
  }
}
