// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

/// Facts of several machines, and findings that only a branch brings. Another machine is played by
/// a build with a condition of its own, which the compiler takes for what a system is.
@Suite("Scans of several systems and revisions")
struct DeadCodeJoinTests {
  private func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    try package.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "shop", targets: [.executableTarget(name: "shop", path: "Sources")])
      """, to: "Package.swift")
    try package.write(
      """
      struct Cart {
        func here() -> Int { 3 }
        func there() -> Int { 4 }
        func nowhere() -> Int { 5 }
      }
      #if OTHER
      let total = Cart()
      print(total.there())
      #else
      print(Cart().here())
      #endif
      """, to: "Sources/main.swift")
    return package
  }

  @Test("a declaration is unused where no machine's index has a use")
  func joined() throws {
    let package = try package()
    let other = try package.run(
      "dead-code", "scan", "--record", "other.facts", "--scratch-path", ".other",
      "--build-argument", "-Xswiftc", "--build-argument", "-DOTHER")
    #expect(other.exitCode == 0, "\(other.errors)")
    #expect(other.errors.contains("recorded what the index knows of 1 source"))
    let both = try package.run("dead-code", "scan", "--with", "other.facts")
    #expect(both.exitCode == 1, "\(both.errors)")
    #expect(
      both.output.hasPrefix("Sources/main.swift:4:8: warning: method 'nowhere()' is never used"),
      "\(both.output)")
    #expect(both.output.split(separator: "\n").count == 1)

    // The facts alone, without an index of this machine.
    let alone = try package.run(
      "dead-code", "scan", "--with", "other.facts", "--skip-build", "--scratch-path", ".none")
    #expect(alone.exitCode == 1, "\(alone.errors)")
    #expect(alone.output.contains("nowhere()"))

    try package.write("print(1)\n", to: "Sources/main.swift")
    let changed = try package.run("dead-code", "scan", "--with", "other.facts")
    #expect(changed.exitCode == 2)
    #expect(changed.errors.contains("were recorded from other sources than these"))
    #expect(changed.errors.contains("  Sources/main.swift"))

    try package.write("assay index facts", to: "damaged.facts")
    let damaged = try package.run("dead-code", "scan", "--with", "damaged.facts")
    #expect(damaged.exitCode == 2)
    #expect(damaged.errors.contains("holds no facts that this version of assay reads"))
  }

  @Test("only what the branch brings is reported, also where it changed nothing")
  func diff() throws {
    let package = try TemporaryFolder.package()
    try package.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "shop", targets: [.executableTarget(name: "shop", path: "Sources")])
      """, to: "Package.swift")
    try package.write("func old() {}\nfunc lost() {}\n", to: "Sources/Other.swift")
    try package.write("lost()\n", to: "Sources/main.swift")
    try package.makeRepository()
    try package.write("print(1)\n", to: "Sources/main.swift")
    let run = try package.run(
      "dead-code", "scan", "--syntax-only", "--diff", "HEAD", "--summary", "summary.md")
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(
      run.output.contains("Sources/Other.swift:2:6: warning: function 'lost()' is never used"))
    #expect(!run.output.contains("old()"))
    #expect(run.errors.contains("1 finding is in 'HEAD'"))
    let summary = try package.text("summary.md")
    #expect(summary.contains("lost") && !summary.contains("old"), "\(summary)")
    // The folder of the base hides itself from git.
    #expect(try package.text(".build-assay/.gitignore") == "*\n")

    let unknown = try package.run("dead-code", "scan", "--syntax-only", "--diff", "nothing")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("git cannot compare"))
    let wrong = try package.run("dead-code", "scan", "--diff", "HEAD", "--index-store", "x")
    #expect(wrong.exitCode == 64)
  }
}
