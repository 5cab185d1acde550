// SPDX-License-Identifier: MIT

package import AssayDeadCode
internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What the guide sees of a package, and what it asks about it.
package struct PackageView {
  private let publicModules: [String]
  private let targetCount: Int
  private let testCount: Int
  private let fileCount: Int
  /// Files that import what this machine's SDK does not have.
  private let foreignFileCount: Int

  package init(root: String) async throws {
    let hasManifest = FileManager.default.fileExists(atPath: root + "/Package.swift")
    let manifest = hasManifest ? try await PackageManifest.load(root: root) : nil
    let files = SourceLister.swiftFiles(
      root: root, manifest: manifest, configuration: ScanConfiguration())
    publicModules = manifest?.publicModules ?? []
    targetCount = manifest?.targets.count ?? 1
    testCount = manifest?.targets.count { $0.kind == .test } ?? 0
    fileCount = files.count
    #if os(macOS)
      foreignFileCount = 0
    #else
      foreignFileCount = files.count { file in
        let data = FileManager.default.contents(atPath: root + "/" + file.path) ?? Data()
        let text = String(decoding: data, as: UTF8.self)
        return ["SwiftUI", "UIKit", "AppKit"].contains { text.contains("import \($0)") }
      }
    #endif
  }

  var words: [String] {
    var lines = [
      Counted.words(fileCount, "Swift file") + " in " + Counted.words(targetCount, "target")
        + (testCount > 0 ? ", \(testCount) of them for tests" : "")
    ]
    if !publicModules.isEmpty {
      lines.append("library products contain the modules \(publicModules.joined(separator: ", "))")
    }
    if foreignFileCount > 0 {
      lines.append(
        Counted.words(foreignFileCount, "file imports", plural: "files import")
          + " SwiftUI, UIKit or AppKit, which are not available on this machine")
    }
    return lines
  }

  /// - Parameter ask: gets a question and its usual answer.
  package func suggested(
    ask: (String, Bool) -> Bool = { $1 }
  ) -> ScanConfiguration {
    var configuration = ScanConfiguration()
    if !publicModules.isEmpty {
      configuration.retainPublic = ask("Do other packages use its public API?", true)
    }
    if testCount > 0 {
      configuration.excludesTests = !ask("Does code that only tests use count as used?", true)
    }
    if foreignFileCount > 0 {
      configuration.syntaxOnly = ask("Scan the sources without building?", true)
    }
    if ask("Record the current findings as the baseline and report only new ones?", false) {
      configuration.baseline = ".assay-baseline.json"
    }
    return configuration
  }
}
