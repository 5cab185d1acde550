// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("The server of a review")
struct ReviewServerTests {
  private static let paths = #"{"paths": ["Descriptions/Login/iPhoneSe.png"]}"#

  /// A folder with a change that waits for a decision.
  private func pending() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["S/Login.yaml": "kind: Text\ntext: Hi\n", "out.txt": ""])
    _ = try folder.run("snapshot", "record", "S", "--device", "iPhoneSe")
    try folder.write("kind: Text\ntext: Ho\n", to: "S/Login.yaml")
    #expect(try folder.run("snapshot", "verify", "S", "--device", "iPhoneSe").exitCode == 1)
    return folder
  }

  /// Runs the server while the work is done with the page's address.
  private func serve(
    _ folder: TemporaryFolder, during work: (_ address: String) throws -> Void
  ) throws {
    _ = try CommandRun(
      ["snapshot", "review", "--snapshots", "S/__Snapshots__", "--serve"], in: folder.path,
      outputPath: folder.path + "/out.txt"
    ) { process in
      defer { process.terminate() }
      let limit = Date().addingTimeInterval(30)
      while try !folder.text("out.txt").contains("\n"), process.isRunning, Date() < limit {
        usleep(20_000)
      }
      let words = try folder.text("out.txt").split(separator: " ").map(String.init)
      try work(try #require(words.first { $0.hasPrefix("http://127.0.0.1:") }, "\(words)"))
    }
  }

  private func curl(_ arguments: String...) throws -> (status: String, body: String) {
    let run = try CommandRun(
      ["curl", "--silent", "--show-error", "--write-out", "\n%{http_code}"] + arguments, in: "/",
      program: URL(filePath: "/usr/bin/env"))
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    return (String(lines.last ?? ""), lines.dropLast().joined(separator: "\n"))
  }

  @Test("it shows the page and takes decisions of the page only")
  func decisions() throws {
    let folder = try pending()
    let reference = "S/__Snapshots__/Descriptions/Login/iPhoneSe.png"
    let old = try folder.data(reference)
    try serve(folder) { (address: String) throws in
      let origin = "Origin: " + address.split(separator: "/").prefix(2).joined(separator: "//")
      #expect(try curl(address).body.contains("<title>Snapshots</title>"))
      #expect(try curl("--data", Self.paths, address + "accept").status == "403")
      #expect(
        try curl("--header", "Origin: http://x", "--data", Self.paths, address + "accept").status
          == "403")
      #expect(try folder.data(reference) == old)
      let accepted = try curl("--header", origin, "--data", Self.paths, address + "accept")
      #expect(accepted.status == "200" && accepted.body.contains(#""problems":[]"#))
      #expect(try folder.data(reference) != old)
      #expect(try curl(address).body.contains(#""decision":"accepted""#))
      let again = try curl("--header", origin, "--data", Self.paths, address + "accept")
      #expect(again.body.contains("was accepted before; undo that first"), "\(again.body)")
      #expect(try curl("--header", origin, "--data", "", address + "undo").status == "200")
      #expect(try folder.data(reference) == old)
      #expect(try !curl(address).body.contains(#""decision":"accepted""#))
      #expect(try curl("--header", origin, "--data", "{", address + "accept").status == "400")
    }
  }

  @Test("it refuses what has no token, another host, another method and files of others")
  func refusals() throws {
    try serve(pending()) { (address: String) throws in
      let root = address.split(separator: "/").prefix(2).joined(separator: "//")
      #expect(try curl("--header", "Host: example.com", address).status == "404")
      for other in [root + "/", root + "/0123456789abcdef0123456789abcdef/", address + "x"] {
        #expect(try curl(other).status == "404")
      }
      #expect(
        try curl("--path-as-is", address + "picture/0/../../../../etc/passwd").status == "404")
      #expect(try curl("--output", "/dev/null", address + "picture/0/new").status == "200")
      #expect(try curl("--output", "/dev/null", address + "picture/9/new").status == "404")
      #expect(try curl("--request", "DELETE", address).status == "501")
    }
  }

  @Test("a port in use is named")
  func portInUse() throws {
    let folder = try pending()
    try serve(folder) { (address: String) throws in
      let port = try #require(address.split(separator: "/")[1].split(separator: ":").last)
      let second = try folder.run(
        "snapshot", "review", "--snapshots", "S/__Snapshots__", "--serve", "--port", String(port))
      #expect(second.exitCode == 2)
      #expect(
        second.errors == "assay: the port \(port) is in use; leave --port out for a free one\n")
    }
  }
}
