// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("assay init in a package that has files already")
struct SecondInitTests {
  private static let withoutSnapshots = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop", targets: [.target(name: "Shop"), .testTarget(name: "ShopTests")])

    """

  private static let withSnapshots = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop", dependencies: [.package(path: "../assay")],
      targets: [
        .target(name: "Shop"),
        .testTarget(
          name: "ShopTests", dependencies: [.product(name: "AssaySnapshots", package: "assay")]),
      ])

    """

  private func package(_ manifest: String = withoutSnapshots) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": manifest,
      "Sources/Shop/Shop.swift": "struct Shop {}\n",
      "Tests/ShopTests/ShopTests.swift": "import Testing\n",
    ])
  }

  /// The lines that a run printed after a line, as far as they are indented more than six spaces.
  private func lines(of output: String, after title: String) throws -> [String] {
    let all = output.split(separator: "\n").map(String.init)
    let index = try #require(all.firstIndex { $0.hasSuffix(title) }, "\(output)")
    return all[(index + 1)...].prefix { $0.hasPrefix("        ") }.map { String($0.dropFirst(8)) }
  }

  @Test("the second run prints the lines that turn snapshots on, and they do")
  func snapshotsAreTurnedOn() throws {
    let package = try package()
    let first = try package.run("init", "--yes")
    #expect(first.output.contains("and run 'assay init' again."), "\(first.output)")
    try package.write(Self.withSnapshots, to: "Package.swift")
    let second = try package.run("init", "--yes")
    #expect(second.exitCode == 0, "\(second.errors)")
    #expect(second.output.contains("next: complete .assay.yml, as said above"), "\(second.output)")

    var file = try package.text(".assay.yml").split(separator: "\n").map(String.init)
    let check = try #require(file.firstIndex(of: "check:"))
    let missing = try lines(
      of: second.output, after: "add to it below 'check' (line \(check + 1)):")
    #expect(missing == ["  snapshots:", "    tests: true"])
    file.insert(contentsOf: missing, at: check + 1)
    try package.write(file.joined(separator: "\n") + "\n", to: ".assay.yml")
    let run = try package.run("check")
    #expect(run.output.contains("snapshots"), "\(run.output)\(run.errors)")
    // Nothing is missing anymore.
    let third = try package.run("init", "--yes")
    #expect(!third.output.contains("add to it"), "\(third.output)")
    #expect(!third.output.contains("complete .assay.yml"), "\(third.output)")
  }

  struct Existing: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    /// What follows "add to it", and the lines, those of one place after the other's.
    var places: [String]
    var lines: [[String]]
  }

  @Test(
    "lines are printed for their place, with its indentation",
    arguments: [
      Existing(
        testDescription: "an empty file", text: "# mine\n", places: ["at its end:"],
        lines: [["check:", "  snapshots:", "    tests: true", "  dead-code: true"]]),
      Existing(
        testDescription: "an empty section", text: "check:\ndead-code: {}\n",
        places: ["below 'check' (line 1):"],
        lines: [["  snapshots:", "    tests: true", "  dead-code: true"]]),
      Existing(
        testDescription: "four spaces", text: "dead-code: {}\n\ncheck:\n    dead-code: true\n",
        places: ["below 'check' (line 3):"], lines: [["    snapshots:", "      tests: true"]]),
      Existing(
        testDescription: "a section inside",
        text: "check:\n  dead-code: false\n  snapshots:\n    descriptions: Screens\n",
        places: ["below 'snapshots' (line 3):"], lines: [["    tests: true"]]),
      Existing(
        testDescription: "braces", text: "check: {dead-code: true}\n",
        places: [
          "below 'check' (line 1), after writing what its braces hold as indented lines:"
        ],
        lines: [["  snapshots:", "    tests: true"]]),
    ])
  func places(_ row: Existing) throws {
    let package = try package(Self.withSnapshots)
    try package.write(row.text, to: ".assay.yml")
    let run = try package.run("init", "--yes")
    #expect(run.exitCode == 0, "\(run.errors)")
    for (place, expected) in zip(row.places, row.lines) {
      let printed = try lines(of: run.output, after: "add to it " + place)
      // What the section 'dead-code' gets is another matter.
      let relevant = printed.drop { !expected.contains($0) }
      #expect(Array(relevant) == expected, "\(run.output)")
    }
    #expect(try package.text(".assay.yml") == row.text)
  }

  @Test("a configuration that has an answer is complete, whatever the answer")
  func answersCount() throws {
    let package = try package(Self.withSnapshots)
    try package.write(
      "dead-code: {syntax-only: true}\ncheck:\n  snapshots: {tests: false}\n  dead-code: false\n",
      to: ".assay.yml")
    let run = try package.run("init", "--yes")
    #expect(!run.output.contains("add to it below 'check'"), "\(run.output)")
    #expect(!run.output.contains("below 'snapshots'"), "\(run.output)")
  }

  @Test("a configuration that is not YAML is said to be so")
  func damagedConfiguration() throws {
    let package = try package()
    try package.write("check: [a\n", to: ".assay.yml")
    let run = try package.run("init", "--yes")
    #expect(run.output.contains("what it lacks is unknown: .assay.yml:2:1: not valid YAML"))
  }

  struct Pipeline: CustomTestStringConvertible, Sendable {
    var testDescription: String { host }
    var host: String
    var path: String
    var text: String
    /// The file that is written beside it; nil for none.
    var beside: String?
    /// Lines that say what to do.
    var says: [String] = []
  }

  @Test(
    "a pipeline file that exists stays, and its host gets one beside it, or lines to add to it",
    arguments: [
      Pipeline(
        host: "github", path: ".github/workflows/assay.yml", text: "on: push\n",
        beside: ".github/workflows/assay-check.yml"),
      Pipeline(
        host: "gitlab", path: ".gitlab-ci.yml", text: "own:\n  script: make\n",
        beside: ".gitlab/assay.yml",
        says: [
          "Add to .gitlab-ci.yml, in its list 'include' if it has one:\n    include:\n"
            + "      - local: /.gitlab/assay.yml\n"
        ]),
      Pipeline(
        host: "azure", path: "azure-pipelines.yml", text: "steps: []\n",
        beside: "azure-pipelines-assay.yml",
        says: ["Create a pipeline of azure-pipelines-assay.yml"]),
      Pipeline(
        host: "jenkins", path: "Jenkinsfile", text: "pipeline {}\n", beside: "Jenkinsfile.assay",
        says: ["Create a project in Jenkins whose script path is Jenkinsfile.assay."]),
      Pipeline(
        host: "xcode-cloud", path: "ci_scripts/ci_post_clone.sh", text: "#!/bin/sh\n",
        beside: "ci_scripts/assay.sh",
        says: [
          "Add to ci_scripts/ci_post_clone.sh:\n"
            + "    \"$CI_PRIMARY_REPOSITORY_PATH/ci_scripts/assay.sh\" || exit 1\n"
        ]),
      Pipeline(
        host: "bitrise", path: "bitrise.yml",
        text: "format_version: \"13\"\nworkflows:\n    own:\n        steps: []\n",
        says: [
          "bitrise.yml does not run 'assay check' yet. Add to it:\n"
            + "  below 'workflows' (line 2):\n        assay:\n          meta:\n"
        ]),
      Pipeline(
        host: "circleci", path: ".circleci/config.yml",
        text: "version: 2.1\njobs:\n  build:\n    docker: [{image: x}]\n    steps: []\n",
        says: [
          "  below 'jobs' (line 2):\n      assay:\n        docker:\n",
          "  at its end:\n    workflows:\n      assay:\n        jobs:\n          - assay\n"
            + "          - build\n",
        ]),
    ])
  func pipelines(_ row: Pipeline) throws {
    let package = try package()
    try package.write(row.text, to: row.path)
    let run = try package.run("init", "--yes")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("left  \(row.path) (it exists)"), "\(run.output)")
    #expect(try package.text(row.path) == row.text)
    for words in row.says { #expect(run.output.contains(words), "\(run.output)") }
    if let beside = row.beside {
      #expect(run.output.contains("wrote \(beside)\n"), "\(run.output)")
      #expect(try package.text(beside).contains("/assay check --junit assay.xml"))
    }
    // What reads them is there now, or printed.
    #expect(run.output.contains("set its variables ASSAY_TOOL_ADDRESS and ASSAY_TOOL_SHA256"))
  }

  @Test("a pipeline file that runs the check needs nothing, and no variables that it does not read")
  func pipelineRunsCheck() throws {
    let package = try package()
    try package.write(
      "# 'assay check' runs below\nown:\n  script: /opt/assay check\n", to: ".gitlab-ci.yml")
    let run = try package.run("init", "--yes")
    #expect(run.output.contains("left  .gitlab-ci.yml (it exists)"), "\(run.output)")
    #expect(!run.output.contains("Add to .gitlab-ci.yml"), "\(run.output)")
    #expect(!run.output.contains("ASSAY_TOOL_ADDRESS"), "\(run.output)")
    #expect(!package.exists(".gitlab/assay.yml"))
    // A comment runs nothing.
    try package.write("# assay check\nown:\n  script: make\n", to: ".gitlab-ci.yml")
    let second = try package.run("init", "--yes")
    #expect(second.output.contains("wrote .gitlab/assay.yml"), "\(second.output)")
  }

  @Test("a pipeline file of 'assay init' from when there was nothing to check is to be replaced")
  func pipelineWithoutCheck() throws {
    let package = try package()
    try package.write(
      "# Written by 'assay init'. References are compared here and never recorded.\n"
        + "assay:\n  script:\n    - swift test\n", to: ".gitlab-ci.yml")
    let run = try package.run("init", "--yes")
    #expect(
      run.output.contains(
        ".gitlab-ci.yml was written when there was nothing to check: delete it and run 'assay init' again."
      ), "\(run.output)")
    #expect(!package.exists(".gitlab/assay.yml"))
    #expect(!run.output.contains("ASSAY_TOOL_ADDRESS"), "\(run.output)")
  }

  @Test("the catalogs' hint is valid without its comment signs", arguments: [true, false])
  func catalogHint(hasViews: Bool) throws {
    let package = try package()
    if hasViews { try package.write("import SwiftUI\n", to: "Sources/Shop/Shop.swift") }
    try package.write(
      #"{"info": {"author": "xcode", "version": 1}}"#,
      to: "Sources/Shop/My Assets.xcassets/Contents.json")
    try package.write(
      """
      {
        "colors": [
          {
            "idiom": "universal",
            "color": {
              "color-space": "srgb",
              "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}
            }
          }
        ],
        "info": {"author": "xcode", "version": 1}
      }
      """, to: "Sources/Shop/My Assets.xcassets/Ink.colorset/Contents.json")
    let run = try package.run("init", "--yes")
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = try package.text(".assay.yml").split(separator: "\n").map(String.init)
    let hint = try #require(
      lines.firstIndex { $0.hasPrefix("# To measure contrast, remove '# '") }, "\(lines)")
    let plain = try lines[(hint + 1)...].map { line in
      try #require(line.hasPrefix("# "), "\(line)")
      return String(line.dropFirst(2))
    }
    // Without the scan for dead code, which builds, and which finds that nothing uses the color.
    let text = (lines[...hint] + plain).filter { $0 != "  dead-code: true" }
    try package.write(text.joined(separator: "\n") + "\n", to: ".assay.yml")
    #expect(try package.run("doctor").output.contains("ok   configuration"))
    let check = try package.run("check")
    #expect(check.exitCode == 0, "\(check.output)\(check.errors)")
    #expect(check.output.contains("pairs (100%)"), "\(check.output)")
  }
}
