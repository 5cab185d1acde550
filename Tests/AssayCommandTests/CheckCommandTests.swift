// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("assay check")
struct CheckCommandTests {
  private func package(_ check: String) throws -> TemporaryFolder {
    let package = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "App", targets: [.executableTarget(name: "App")])

      """
    ])
    try package.write("dead-code: {syntax-only: true}\n" + check, to: ".assay.yml")
    try package.write("print(1)\n", to: "Sources/App/main.swift")
    try package.write("kind: Text\ntext: Hello\n", to: "Screens/Card.yaml")
    try package.makeRepository()
    try package.git("tag", "v1.0.0")
    return package
  }

  private static let all = """
    check:
      snapshots: {descriptions: Screens, devices: iPhoneSe}
      audit: {views: Screens, sources: Sources}
      dead-code: true
      release: true

    """

  @Test("everything that passes is one line each, and exit code 0")
  func clean() throws {
    let package = try package(Self.all)
    #expect(
      try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe").exitCode == 0)
    let run = try package.run("check")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let lines = run.output.split(separator: "\n").suffix(5)
    #expect(
      lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        == ["snapshots ok", "audit ok", "dead-code ok", "release ok", "4 products:"],
      "\(run.output)")
    #expect(lines.last?.hasPrefix("4 products: 4 ok") == true, "\(run.output)")
  }

  @Test("what had nothing to look at is no pass, and is counted")
  func foundNothing() throws {
    let package = try package(
      """
      check:
        audit: {sources: Sources}
        dead-code: true
        release: true

      """)
    try package.git("tag", "--delete", "v1.0.0")
    let run = try package.run("check", "--json", "check.json", "--markdown", "check.md")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    for line in [
      "audit      nothing to look at  no text, color pair or animation to judge in Sources",
      "dead-code  ok", "release    nothing to look at  no tag has the form 'v1.2.3'",
      "3 products: 1 ok, 2 nothing to look at",
    ] {
      #expect(run.output.contains(line), "\(line)\n\(run.output)")
    }
    #expect(
      try package.text("check.json").contains("release: nothing to look at: no tag has the form"))
    #expect(try package.text("check.md").contains("3 products: 1 ok, 2 nothing to look at"))
    #expect(try package.run("check", "--strict").exitCode == 1)
    // An animation is something, also where it passes.
    try package.write(
      """
      import SwiftUI

      struct Card: View {
        @Environment(\\.accessibilityReduceMotion) private var isReduced
        @State private var isOpen = false
        var body: some View {
          Text("Card").onTapGesture { withAnimation(isReduced ? nil : .default) { isOpen.toggle() } }
        }
      }

      """, to: "Sources/App/Card.swift")
    let looked = try package.run("check")
    #expect(looked.output.contains("audit      ok"), "\(looked.output)")
    #expect(looked.output.contains("1 animation\n"), "\(looked.output)")
  }

  @Test("the worst of all products is the exit code, and every product is reported")
  func worst() throws {
    let package = try package(Self.all)
    try package.write("func unused() {}\nprint(1)\n", to: "Sources/App/main.swift")
    let run = try package.run("check", "--junit", "check.xml", "--sarif", "check.sarif")
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("[snapshot-missing]"))
    #expect(run.output.contains("function 'unused()' is never used"))
    let junit = try package.text("check.xml")
    #expect(junit.contains("<testsuite name=\"unused-function\" tests=\"1\" failures=\"1\""))
    #expect(junit.contains("<testsuite name=\"snapshot-missing\" tests=\"1\" failures=\"1\""))
    #expect(try package.text("check.sarif").contains("\"ruleId\": \"unused-function\""))

    try package.write(Self.all + "audit: {palette: none.css}\n", to: ".assay.yml")
    let broken = try package.run("check")
    #expect(broken.exitCode == 2, "\(broken.output)\(broken.errors)")
    #expect(broken.output.contains("audit      could not run"), "\(broken.output)")
    #expect(broken.output.contains("[snapshot-missing]"))
  }

  @Test("what nobody can tell is no pass")
  func cannotTell() throws {
    let package = try package(
      """
      check:
        snapshots: {tests: true}
        audit: {assets: Assets.xcassets}

      """)
    try package.write("{}", to: "Assets.xcassets/Contents.json")
    let run = try package.run("check")
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("no full test run has finished yet"))
    #expect(run.output.contains("no pairs of colors are declared"))
    #expect(run.output.contains("snapshots  cannot tell"))
    #expect(run.output.contains("audit      cannot tell"))
  }

  @Test("with a base, only what the branch changed is reported")
  func diff() throws {
    let package = try package("check:\n  dead-code: true\n  release: true\n")
    try package.write("func old() {}\nprint(1)\n", to: "Sources/App/main.swift")
    try package.git("commit", "-q", "-a", "-m", "old")
    try package.git("branch", "base")
    try package.write("func old() {}\nfunc new() {}\nprint(1)\n", to: "Sources/App/main.swift")
    let run = try package.run("check", "--diff", "base")
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("'new()'"), "\(run.output)")
    #expect(!run.output.contains("'old()'"), "\(run.output)")
    let unknown = try package.run("check", "--diff", "nothing")
    #expect(unknown.exitCode == 2)
  }

  private static func colorSet(_ byte: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "\(byte)", "green": "\(byte)", "blue": "\(byte)", "alpha": "1.000"}}}],
      "info": {"author": "xcode", "version": 1}}
    """
  }

  /// A screen with a text in a color of a catalog beside it, and one with an old finding in a view
  /// that it includes.
  private func screens() throws -> TemporaryFolder {
    let package = try package("check:\n  audit: {views: Screens}\n")
    try package.write(
      "assets: [Media.xcassets]\nview: {kind: Text, text: Hello, "
        + "modifiers: [{foregroundStyle: {asset: ink}}]}\n", to: "Screens/A.yaml")
    try package.write(
      Self.colorSet("0x00"), to: "Screens/Media.xcassets/ink.colorset/Contents.json")
    try package.write("include: ../Parts/Old.yaml\n", to: "Screens/B.yaml")
    try package.write(
      "{kind: Text, text: Old, modifiers: [{foregroundStyle: \"#CCCCCC\"}]}\n",
      to: "Parts/Old.yaml")
    try package.git("add", "-A")
    try package.git("commit", "-q", "-m", "screens")
    try package.git("branch", "base")
    return package
  }

  @Test("what a branch changed counts also where the finding is in a file that it did not change")
  func diffOfSharedFiles() throws {
    let package = try screens()
    try package.write(
      Self.colorSet("0xBB"), to: "Screens/Media.xcassets/ink.colorset/Contents.json")
    let run = try package.run("check", "--diff", "base")
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("'Hello'"), "\(run.output)")
    try package.git("checkout", "-q", ".")
    try package.write(
      "{kind: Text, text: New, modifiers: [{foregroundStyle: \"#CCCCCC\"}]}\n",
      to: "Parts/Old.yaml")
    let included = try package.run("check", "--diff", "base")
    #expect(included.exitCode == 1, "\(included.output)\(included.errors)")
    #expect(included.output.contains("'New'"), "\(included.output)")
  }

  @Test("old findings stay left out where a branch changed what no audit reads")
  func diffOfOtherFiles() throws {
    let package = try screens()
    #expect(try package.run("check").exitCode == 1)
    try package.write("on: push\n", to: ".github/workflows/x.yml")
    try package.write("{}\n", to: "project.yml")
    try package.write("not a picture", to: "__Snapshots__/Screens/A/iPhoneSe.png")
    try package.git("add", "-A")
    let run = try package.run("check", "--diff", "base")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  @Test("with a base, tags that are left out are no reason to fail, also where notes are")
  func strictDiff() throws {
    let package = try package("check:\n  dead-code: true\n  release: true\n")
    let run = try package.run("check", "--diff", "HEAD", "--strict")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("2 products: 1 ok, 1 left out"), "\(run.output)")
  }

  @Test(
    "a report is not written over a source, an input or the configuration",
    arguments: ["--junit", "--sarif", "--json", "--markdown", "--html"])
  func reportsOverInputs(_ option: String) throws {
    let package = try package(Self.all)
    for path in ["Package.swift", "Screens/Card.yaml", ".assay.yml", "Sources/App/main.swift"] {
      let before = try package.text(path)
      let run = try package.run("check", option, path)
      #expect(run.exitCode == 64, "\(run.errors)")
      #expect(
        run.errors.contains("\(option) would write over '\(path)', which is no report"),
        "\(run.errors)")
      #expect(try package.text(path) == before)
    }
  }

  @Test("two reports in one file are refused")
  func sameFile() throws {
    let package = try package(Self.all)
    let run = try package.run("check", "--junit", "out.xml", "--sarif", "./out.xml")
    #expect(run.exitCode == 64)
    #expect(
      run.errors.contains("--junit and --sarif name the same file, 'out.xml'; name two"),
      "\(run.errors)")
  }

  @Test(
    "a configuration that asks for nothing is refused",
    arguments: [
      ("dead-code: {}\n", "the section 'check' is missing or asks for nothing"),
      ("check: {snapshots: {}}\n", "check.snapshots: nothing to compare"),
      ("check: {audit: {views: []}}\n", "check.audit: nothing to audit"),
      ("check: {snapshot: {}}\n", "unknown key 'check.snapshot'; did you mean 'snapshots'?"),
      ("check: {dead-code: perhaps}\n", "check.dead-code: expected true or false"),
    ])
  func nothing(text: String, message: String) throws {
    let folder = try TemporaryFolder([".assay.yml": text])
    let run = try folder.run("check")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("the page has a tab for each product, and no script but its own")
  func page() throws {
    let package = try package(Self.all)
    try package.write("func unused() {}\nprint(1)\n", to: "Sources/App/main.swift")
    _ = try package.run("check", "--html", "check.html", "--markdown", "check.md")
    let page = try package.text("check.html")
    for text in ["id=\"tab-4\"", "id=\"panel-4\"", "dead-code: 1 finding", "unused-function"] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(try package.text("check.md").contains("| dead-code | 1 finding |"))
  }
}
