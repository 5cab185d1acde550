// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("Two commands that decide at once")
struct TwoDecisionsTests {
  private func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    for number in 1...20 {
      try package.write("kind: Text\ntext: A\n", to: "Screens/S\(number).yaml")
    }
    #expect(try package.run("snapshot", "verify", "Screens").exitCode == 1)
    return package
  }

  /// Which of them comes first is open, and what both find together is not.
  @Test("each snapshot is accepted once, and both succeed")
  func accept() throws {
    let package = try package()
    var second: CommandRun?
    let first = try CommandRun(["snapshot", "accept", "--all"], in: package.path) { _ in
      second = try package.run("snapshot", "accept", "--all")
    }
    let runs = [first, try #require(second)]
    for run in runs {
      #expect(run.exitCode == 0, "\(run.errors)")
      for line in run.errors.split(separator: "\n") {
        #expect(
          line.hasPrefix("assay: note: 'Screens/")
            && line.hasSuffix(
              "another command replaced its reference meanwhile; look at the reference"),
          "\(line)")
      }
    }
    let accepted = runs.map { $0.output.split(separator: "\n").count { $0.hasPrefix("accepted ") } }
    #expect(accepted.reduce(0, +) == 20, "\(accepted)")
    #expect(try package.run("snapshot", "verify", "Screens").exitCode == 0)
  }
}
