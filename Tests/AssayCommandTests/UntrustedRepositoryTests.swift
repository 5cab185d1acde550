// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

/// `GIT_TEST_ASSUME_DIFFERENT_OWNER` of git's own tests makes each repository another user's.
@Suite("assay init and doctor where git cannot tell")
struct UntrustedRepositoryTests {
  private static let otherOwner = ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]

  private func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "Shop", targets: [.target(name: "Shop")])

      """,
      "Sources/Shop/Shop.swift": "struct Shop {}\n",
    ])
    try package.makeRepository()
    try package.git("remote", "add", "origin", "https://github.com/x/shop.git")
    return package
  }

  @Test("doctor says that git does not trust another user's repository, and what to run")
  func doctorOnOwner() throws {
    let package = try package()
    let run = try package.run("doctor", environment: Self.otherOwner)
    #expect(run.exitCode == 1)
    let words =
      "FIX  git            git does not trust '\(package.path)', because it belongs to another user; "
      + "run 'git config --global --add safe.directory \(package.path)'\n"
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test("the command names the repository's root, not the package's folder")
  func packageBelowRoot() throws {
    let whole = try TemporaryFolder([
      "Packages/Shop/Package.swift": "// swift-tools-version: 6.2\n"
    ])
    try whole.makeRepository()
    let run = try whole.run(
      "doctor", "--package-path", "Packages/Shop", environment: Self.otherOwner)
    #expect(
      run.output.contains("run 'git config --global --add safe.directory \(whole.path)'\n"),
      "\(run.output)")
  }

  @Test("init says so too, writes the rest, and is complete after the fix")
  func initOnOwner() throws {
    let package = try package()
    let run = try package.run("init", "--yes", environment: Self.otherOwner)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      run.output.contains("git: git does not trust '\(package.path)', because it belongs"),
      "\(run.output)")
    #expect(run.output.contains("and the section 'release' is left out; run 'assay init' again"))
    #expect(try !package.text(".assay.yml").contains("release:"))
    let second = try package.run("init", "--yes")
    #expect(
      second.output.contains("add to it at its end:\n        release:\n"), "\(second.output)")
    #expect(second.output.contains("wrote .github/workflows/assay.yml"), "\(second.output)")
  }

  @Test("a package below the root of a repository that git cannot read gets no pipeline file")
  func placeWithoutGit() throws {
    let whole = try TemporaryFolder([
      "Packages/Shop/Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "Shop", targets: [])

      """
    ])
    try whole.makeRepository()
    let run = try whole.run(
      "init", "--yes", "--pipeline", "github", "--package-path", "Packages/Shop",
      environment: Self.otherOwner)
    #expect(run.output.contains("the package is in 'Packages/Shop/'"), "\(run.output)")
    #expect(!whole.exists("Packages/Shop/.github") && !whole.exists(".github"))
  }

  @Test("a repository that git cannot read is not taken for none")
  func damagedRepository() throws {
    let package = try package()
    try package.write("[\n", to: ".git/config")
    for run in [try package.run("doctor"), try package.run("init", "--yes")] {
      #expect(
        run.output.contains(
          "git cannot read the repository of '\(package.path)': fatal: bad config"),
        "\(run.output)")
      #expect(!run.output.contains("no repository here"))
    }
  }

  @Test("a folder in no repository has no problem")
  func noRepository() throws {
    let folder = try TemporaryFolder.package()
    let run = try folder.run("doctor", environment: Self.otherOwner)
    #expect(run.output.contains("; no repository here, so release tags"), "\(run.output)")
  }

  @Test(
    "the host is that of the remote as it is written, or as git rewrites it",
    arguments: [
      // A mirror that git is told to ask instead.
      ["https://github.com/", "https://mirror.example.com/", "https://github.com/x/shop.git"],
      // A short form of an address.
      ["hub:", "https://github.com/", "hub:x/shop.git"],
    ])
  func rewrittenRemote(_ row: [String]) throws {
    let package = try package()
    try package.git("remote", "set-url", "origin", row[2])
    try package.git("config", "url.\(row[1]).insteadOf", row[0])
    let run = try package.run("init", "--yes")
    #expect(run.output.contains("pipeline: github\n"), "\(run.output)")
  }
}
