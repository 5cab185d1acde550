// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("One .assay.yml for all commands")
struct ConfigurationCommandTests {
  private func repository(_ configuration: String) throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    try package.write(configuration, to: ".assay.yml")
    try package.write("func used() {}\n", to: "Sources/App/App.swift")
    try package.git("init", "-q")
    try package.git("add", "-A")
    try package.git("commit", "-q", "-m", "feat: first")
    try package.git("tag", "v1.0.0")
    try package.git("commit", "-q", "--allow-empty", "-m", "feat: second")
    return package
  }

  /// Under Conventional Commits 1.0.0 a `feat` is a minor version; under the default rule a patch.
  @Test("a subfolder of the repository has the configuration of its root")
  func subfolder() throws {
    let package = try repository("release:\n  rule: conventional\n")
    for folder in ["", "/Sources", "/Sources/App"] {
      let run = try CommandRun(
        ["release", "next", "--offline", "--title", "feat: x"], in: package.path + folder)
      #expect(run.output == "v1.1.0\n", "\(folder): \(run.errors)")
    }
  }

  @Test(
    "a misspelled section or key is refused by every product",
    arguments: [
      ["release", "next", "--offline", "--title", "x"], ["dead-code", "scan", "--syntax-only"],
      ["audit", "sources", "."], ["audit", "contrast", "black", "on", "white"],
    ])
  func unknownKeys(arguments: [String]) throws {
    for (text, message) in [
      ("releese: {}\n", "unknown key 'releese'; did you mean 'release'?"),
      ("audit: {levl: AA}\n", "unknown key 'audit.levl'; did you mean 'level'?"),
    ] {
      let package = try repository(text)
      let run = try CommandRun(arguments, in: package.path + "/Sources/App")
      #expect(run.exitCode == 2)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test("a misspelled key is refused also where there is no package to scan")
  func withoutPackage() throws {
    let folder = try TemporaryFolder()
    try folder.write("audit: {levl: AA}\n", to: ".assay.yml")
    let run = try folder.run("dead-code", "scan", "--syntax-only")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("unknown key 'audit.levl'"), "\(run.errors)")
    try folder.write("audit: {level: AA}\n", to: ".assay.yml")
    let right = try folder.run("dead-code", "scan", "--syntax-only")
    #expect(right.exitCode == 2)
    #expect(
      right.errors.contains(
        "no Package.swift or Xcode project here or above; name a package or folder with --package-path"
      ), "\(right.errors)")
    try folder.write("", to: "Shop/Package.swift")
    let below = try folder.run("dead-code", "scan", "--syntax-only")
    #expect(below.exitCode == 2)
    #expect(
      below.errors.contains("here or above; name one of these with --package-path: 'Shop'\n"),
      "\(below.errors)")
  }

  /// WCAG 1.4.3 needs 4.5:1, 1.4.6 needs 7:1; #767676 on white has 4.54:1.
  @Test("a single pair has the level of the configuration, and the option overrides it")
  func contrastLevel() throws {
    let folder = try TemporaryFolder()
    try folder.write("audit: {level: AAA}\n", to: ".assay.yml")
    #expect(try folder.run("audit", "contrast", "#767676", "on", "white").exitCode == 1)
    let option = try folder.run("audit", "contrast", "#767676", "on", "white", "--level", "AA")
    #expect(option.exitCode == 0, "\(option.output)\(option.errors)")
  }
}
