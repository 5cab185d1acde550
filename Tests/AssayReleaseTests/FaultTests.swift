// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Every git call fails in turn")
struct FaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// Whether the call does its work before it fails.
    var worksFirst: Bool
    var options: [String] = []
    var testDescription: String {
      (worksFirst ? "after its work" : "before its work") + " " + options.joined(separator: " ")
    }
  }

  private static let releaseGuard = "refs/assay/release/for-v-tags"

  @Test(
    "no half state that a re-run does not mend",
    arguments: [
      Case(worksFirst: false), Case(worksFirst: true),
      Case(worksFirst: false, options: ["--kind", "annotated"]),
      Case(worksFirst: true, options: ["--kind", "annotated", "--floating-tags"]),
    ])
  func faults(_ row: Case) throws {
    let repository = try TestRepository()
    let start = try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    let first = try repository.commit("MINOR one (#1)")
    let second = try repository.commit("two (#2)")
    try repository.push()
    let wrapper = try wrapper(in: repository.folder, worksFirst: row.worksFirst)
    let counter = repository.folder + "/counter"

    var number = 0
    var stopped = 0
    while true {
      number += 1
      // Each round starts from the same remote, whose last release was the first one.
      try repository.git("update-ref", Self.releaseGuard, start, in: repository.remote)
      for name in try repository.remoteTags().keys where name != "v1.0.0" {
        try repository.git("update-ref", "-d", "refs/tags/" + name, in: repository.remote)
      }
      for name in try repository.git("tag").split(separator: "\n") {
        try repository.git("update-ref", "-d", "refs/tags/\(name)")
      }
      try Data("0".utf8).write(to: URL(filePath: counter))
      let run = try TestProcess.run(
        TestProcess.tool, ["tag", "--push", "--retries", "1"] + row.options, in: repository.clone,
        environment: [
          "PATH": wrapper + ":/usr/bin:/bin", "FAIL_AT": "\(number)", "COUNTER": counter,
        ])
      let calls =
        Int(
          try String(contentsOfFile: counter, encoding: .utf8).filter(\.isNumber)) ?? 0
      #expect([0, 2].contains(run.status), "call \(number): \(run.errors)")
      if run.status == 2 { stopped += 1 }
      if run.status == 2 { #expect(run.errors.contains("["), "call \(number): \(run.errors)") }
      // The tags are a beginning of the row, wherever it broke.
      let between = try repository.remoteTags()
      if between["v1.1.1"] != nil { #expect(between["v1.1.0"] == first) }

      let again = try TestProcess.run(
        TestProcess.tool, ["tag", "--push"] + row.options, in: repository.clone)
      #expect(again.status == 0, "after call \(number): \(again.errors)")
      #expect(again.output == "v1.1.1\n")
      let tags = try repository.remoteTags()
      #expect(tags["v1.1.0"] == first)
      #expect(tags["v1.1.1"] == second)
      let extra = row.options.contains("--floating-tags") ? 2 : 0
      #expect(tags.count == 3 + extra, "after call \(number): \(tags)")
      if extra > 0 { #expect(tags["v1"] == second) }
      if calls < number { break }
      try #require(number < 60)
    }
    // Some calls must have failed, or this tested nothing.
    #expect(number > 5)
    #expect(stopped > 0)
  }

  @Test(
    "a version file's commit and its tag come together or not at all", arguments: [false, true])
  func versionFiles(worksFirst: Bool) throws {
    let repository = try TestRepository()
    for (name, text) in [
      (".assay.yml", "release: {version-files: V.swift}\n"),
      ("V.swift", "let version = \"1.0.0\"\n"),
    ] { try Data(text.utf8).write(to: URL(filePath: repository.clone + "/" + name)) }
    try repository.git("add", ".")
    let start = try repository.commit("Start")
    try repository.push()
    try repository.tag("v1.0.0")
    let merge = try repository.commit("MINOR one (#1)")
    let wrapper = try wrapper(in: repository.folder, worksFirst: worksFirst)
    let counter = repository.folder + "/counter"
    func remote(_ arguments: String...) throws -> String {
      try TestProcess.run("/usr/bin/git", arguments, in: repository.remote).output
    }
    var stopped = 0
    for number in 1...60 {
      _ = try remote("update-ref", "refs/heads/main", merge)
      _ = try remote("update-ref", "-d", "refs/tags/v1.1.0")
      _ = try remote("update-ref", Self.releaseGuard, start)
      try repository.git("push", "--quiet", "origin", "\(merge):refs/heads/main")
      try Data("0".utf8).write(to: URL(filePath: counter))
      let run = try TestProcess.run(
        TestProcess.tool, ["tag", "--push", "--branch", "main", "--retries", "1"],
        in: repository.clone,
        environment: [
          "PATH": wrapper + ":/usr/bin:/bin", "FAIL_AT": "\(number)", "COUNTER": counter,
        ])
      #expect([0, 2].contains(run.status), "call \(number): \(run.errors)")
      if run.status == 2 { stopped += 1 }
      let isTagged = try repository.remoteTags()["v1.1.0"] != nil
      let hasMoved = try remote("rev-parse", "main") != merge + "\n"
      #expect(isTagged == hasMoved, "after call \(number)")

      let again = try repository.tool("tag", "--push", "--branch", "main")
      #expect(again.output == "v1.1.0\n", "after call \(number): \(again.errors)")
      let tag = try #require(try repository.remoteTags()["v1.1.0"])
      #expect(try remote("rev-parse", "main", "main^") == "\(tag)\n\(merge)\n")
      #expect(try remote("show", "main:V.swift") == "let version = \"1.1.0\"\n")
      let calls = try Int(String(contentsOfFile: counter, encoding: .utf8).filter(\.isNumber))
      if try #require(calls) < number { break }
      try #require(number < 60)
    }
    #expect(stopped > 0)
  }

  private func wrapper(in folder: String, worksFirst: Bool) throws -> String {
    let place = folder + "/bin"
    let real = "/usr/bin/git"
    let script = """
      #!/bin/sh
      number=$(($(cat "$COUNTER") + 1))
      echo "$number" > "$COUNTER"
      if [ "$number" = "$FAIL_AT" ]; then
        \(worksFirst ? real + " \"$@\" >/dev/null 2>&1" : ":")
        echo "fatal: the remote end hung up unexpectedly" >&2
        exit 128
      fi
      exec \(real) "$@"

      """
    try TestProcess.writeScript(script, to: place + "/git")
    return place
  }
}
