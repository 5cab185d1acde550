// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@Suite("A repository without commits")
struct UnbornBranchTests {
  @Test func isToldApartFromAMissingCommit() throws {
    let folder = try TemporaryFolder()
    try TestProcess.run("/usr/bin/env", ["git", "init", "-q", "."], in: folder.path)
    let unborn = try TestProcess.run(TestProcess.tool, ["plan", "--offline"], in: folder.path)
    #expect(unborn.status == 2)
    #expect(unborn.errors.contains("has no commit yet; commit first"), "\(unborn.errors)")
    let named = try TestProcess.run(
      TestProcess.tool, ["plan", "--offline", "--commit", "abc"], in: folder.path)
    #expect(named.status == 2)
    #expect(named.errors.contains("there is no commit 'abc'"), "\(named.errors)")
  }
}
