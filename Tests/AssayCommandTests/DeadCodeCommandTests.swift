// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("assay dead-code")
struct DeadCodeCommandTests {
  private func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    try package.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "shop",
        targets: [.executableTarget(name: "shop", path: "Sources")]
      )
      """, to: "Package.swift")
    try package.write(
      """
      struct Cart {
        func total() -> Int { 3 }
        func forgotten() -> Int { 4 }
      }
      print(Cart().total())
      """, to: "Sources/main.swift")
    return package
  }

  @Test("the rules are listed with what counts and what can be removed")
  func rules() throws {
    let listed = try TemporaryFolder.package().run("dead-code", "rules")
    #expect(listed.exitCode == 0)
    #expect(
      listed.output.hasPrefix(
        """
        unused-class  Classes that no running code reaches.
            a warning; 'remove' removes its findings of high confidence

        """))
    #expect(
      listed.output.hasSuffix(
        """
        unread-source  Sources that cannot be parsed in full; everything they name is kept.
            a warning; findings are not removed; they need a decision

        """))
    // 38 rules, two lines each.
    #expect(listed.output.split(separator: "\n").count == 76)
  }

  @Test("a wrong bit in a record changes nothing, or is told with the file")
  func damagedRecord() throws {
    let package = try package()
    let sound = try package.run("dead-code", "scan", "--no-cache")
    let store = "\(package.path)/.build-assay/debug/index/store/v5/records"
    let names = try FileManager.default.subpathsOfDirectory(atPath: store)
    let name = try #require(names.first { $0.contains("/main.swift-") })
    let url = URL(fileURLWithPath: "\(store)/\(name)")
    let bytes = Array(try Data(contentsOf: url))
    var told = 0
    for index in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 48)) {
      var changed = bytes
      changed[index] ^= 1 << UInt8(index % 8)
      try Data(changed).write(to: url)
      let run = try CommandRun(
        ["dead-code", "scan", "--skip-build", "--no-cache"], in: package.path)
      if run.exitCode == 2 {
        told += 1
        #expect(run.errors.contains("main.swift"), "byte \(index): \(run.errors)")
      } else {
        #expect(run.exitCode == sound.exitCode, "byte \(index): \(run.errors)")
      }
    }
    #expect(told > 0)
  }

  @Test("a package is scanned, explained, put into a baseline, and drawn")
  func wholeStory() throws {
    let package = try package()
    let found = try package.run("dead-code", "scan")
    #expect(found.exitCode == 1)
    let line = "Sources/main.swift:3:8: warning: method 'forgotten()' is never used"
    #expect(found.output.hasPrefix(line), "\(found.output)\(found.errors)")
    #expect(found.output.split(separator: "\n").count == 1)
    #expect(found.errors.contains("assay: 1 finding in 1 file"))

    let again = ["--skip-build", "--quiet"]
    let quiet = try CommandRun(["dead-code", "scan"] + again, in: package.path)
    #expect(quiet.output == found.output)
    #expect(quiet.errors.isEmpty)

    let other = try CommandRun(
      ["dead-code", "scan", "--rule", "unused-class"] + again, in: package.path)
    #expect(other.exitCode == 0)
    #expect(other.output.isEmpty)

    let written = try CommandRun(
      ["dead-code", "scan", "--format", "json", "-o", "report.json"] + again, in: package.path)
    #expect(written.exitCode == 1)
    #expect(written.output.isEmpty)
    let report = try JSONSerialization.jsonObject(with: package.data("report.json"))
    #expect((report as? [String: Any])?["findings"] is [Any])

    let below = try CommandRun(
      ["dead-code", "explain", "forgotten", "--skip-build"], in: package.path + "/Sources")
    #expect(below.exitCode == 0)
    #expect(
      below.output
        == "Sources/main.swift:3:8: method 'Cart.forgotten()' is unused\n  nothing refers to it\n"
        + below.output.split(separator: "\n").dropFirst(2).map { $0 + "\n" }.joined())
    let used = try package.run("dead-code", "explain", "Sources/main.swift:2", "--skip-build")
    #expect(used.output.contains("method 'Cart.total()' is used"))
    let nothing = try package.run("dead-code", "explain", "forgoten", "--skip-build")
    #expect(nothing.exitCode == 2)
    #expect(nothing.errors.contains("did you mean 'forgotten'"))

    let graph = try package.run("dead-code", "graph", "--format", "json", "--skip-build")
    #expect(graph.exitCode == 0)
    let object = try JSONSerialization.jsonObject(with: Data(graph.output.utf8)) as? [String: Any]
    #expect((object?["declarations"] as? [Any])?.count == 3)

    try baseline(package)
  }

  private func baseline(_ package: TemporaryFolder) throws {
    let missing = try package.run("dead-code", "baseline", "check", "--skip-build")
    #expect(missing.exitCode == 2)
    let made = try package.run("dead-code", "baseline", "write", "--skip-build")
    #expect(made.exitCode == 0)
    #expect(package.exists(".assay-baseline.json"))
    let known = try package.run(
      "dead-code", "scan", "--skip-build", "--baseline", ".assay-baseline.json")
    #expect(known.exitCode == 0)
    #expect(known.output.isEmpty)
    let checked = try package.run("dead-code", "baseline", "check", "--skip-build")
    #expect(checked.exitCode == 0)
    #expect(checked.output == "0 new, 1 known, 0 stale\n")
    let stale = try package.run(
      "dead-code", "baseline", "check", "--skip-build", "--rule", "unused-class")
    #expect(stale.exitCode == 1)
    #expect(stale.output.contains("stale  unused-method: Cart.forgotten()\n"))
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var exitCode: Int32
    var message: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "what is wrong is said in one message with its own exit code",
    arguments: [
      Wrong(
        arguments: ["scan", "--format", "xcod"], exitCode: 64, message: "xcod"),
      Wrong(
        arguments: ["scan", "--rule", "unused-clas"], exitCode: 64,
        message: "there is no rule 'unused-clas'; did you mean 'unused-class'?"),
      Wrong(
        arguments: ["scan", "--index-exclude", "a{b"], exitCode: 64,
        message: "--index-exclude: the pattern 'a{b' opens '{' without '}'"),
      Wrong(arguments: ["explain"], exitCode: 64, message: "Missing expected argument"),
      Wrong(
        arguments: ["scan", "--package-path", "nowhere"], exitCode: 2,
        message: "assay: 'nowhere': no such folder; check --package-path\n"),
      Wrong(
        arguments: ["scan", "--package-path", "Package.swift"], exitCode: 2,
        message:
          "assay: 'Package.swift': it is a file; name the folder of a package with --package-path\n"
      ),
      Wrong(
        arguments: ["scan", "--config", "Bad.yml"], exitCode: 2,
        message:
          "assay: Bad.yml:2:18: dead-code.retain-public: expected true or false, found the text 'yes please'\n"
      ),
      Wrong(
        arguments: ["scan", "--config", "gone.yml"], exitCode: 2,
        message: "assay: gone.yml: no such file\n"),
      Wrong(
        arguments: ["scan", "--baseline", "gone.json", "--skip-build"], exitCode: 2,
        message: "no baseline at"),
      Wrong(
        arguments: ["scan", "--since", "HEAD", "--skip-build"], exitCode: 2,
        message: "is not in a git repository"),
      Wrong(
        arguments: ["import-config", "gone.yml"], exitCode: 2,
        message: "assay: gone.yml: no such file\n"),
      Wrong(
        arguments: ["import-config", "Periphery.yml", "--output", "Bad.yml"], exitCode: 2,
        message: "'Bad.yml' already exists; move it, or use --force"),
    ])
  func wrong(_ row: Wrong) throws {
    let package = try package()
    try package.write("dead-code:\n  retain-public: yes please\n", to: "Bad.yml")
    try package.write("retain_public: true\n", to: "Periphery.yml")
    let run = try CommandRun(["dead-code"] + row.arguments, in: package.path)
    #expect(run.exitCode == row.exitCode)
    #expect(run.errors.contains(row.message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("Periphery's file is translated to a file that a scan reads")
  func importConfig() throws {
    let package = try package()
    try package.write("retain_public: true\nschemes: [App]\n", to: ".periphery.yml")
    let printed = try package.run("dead-code", "import-config", "--output", "-")
    #expect(printed.exitCode == 0)
    #expect(
      printed.output
        == "# Translated from .periphery.yml by 'assay dead-code import-config'.\n"
        + "dead-code:\n  retain-public: true\n")
    #expect(printed.errors.hasPrefix("assay: schemes has no meaning here: "))
    #expect(!package.exists(".assay.yml"))
    let written = try package.run("dead-code", "import-config")
    #expect(written.exitCode == 0)
    #expect(written.output == "wrote .assay.yml\n")
    #expect(try String(decoding: package.data(".assay.yml"), as: UTF8.self) == printed.output)
  }

  @Test("the guide explains itself where nobody can answer, and writes nothing")
  func setup() throws {
    let package = try package()
    let run = try package.run("dead-code", "scan", "--setup")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("1 Swift file in 1 target\n"))
    #expect(run.output.hasSuffix("dead-code: {}\n"))
    #expect(!package.exists(".assay.yml"))
  }

  @Test("only files that differ from a revision are reported")
  func since() throws {
    let package = try package()
    try package.write("func first() {}\n", to: "Sources/First.swift")
    try package.write(".build-assay\n", to: ".gitignore")
    try package.git("init", "-q")
    try package.git("add", "-A")
    try package.git("commit", "-q", "-m", "first")
    try package.write("func second() {}\n", to: "Sources/Second.swift")
    let run = try package.run("dead-code", "scan", "--since", "HEAD")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("Sources/Second.swift"))
    #expect(!run.output.contains("Sources/First.swift"))
    #expect(!run.output.contains("Sources/main.swift"))
  }
}
