// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayDeadCode

@Suite("Comparing with a revision that git does not have")
struct ChangedFilesTests {
  private func code(
    _ revision: String, in folder: TemporaryFolder
  ) async throws -> (changed: ChangedFilesError.Code?, base: ChangedFilesError.Code?) {
    var codes: (ChangedFilesError.Code?, ChangedFilesError.Code?) = (nil, nil)
    do {
      _ = try await ChangedFiles.since(revision, root: folder.path)
    } catch let error as ChangedFilesError {
      codes.0 = error.code
    }
    do {
      let base = BaseScan(
        root: folder.path, configuration: ScanConfiguration(), toolVersion: "0")
      try await base.check(revision)
    } catch let error as ChangedFilesError {
      codes.1 = error.code
    }
    return codes
  }

  @Test("a folder without a repository says so, whatever git was asked")
  func noRepository() async throws {
    let codes = try await code("main", in: TemporaryFolder(["A.swift": ""]))
    #expect(codes.changed == .noRepository)
    #expect(codes.base == .noRepository)
    #expect(
      "\(ChangedFilesError(.noRepository, revision: "main", root: "/a"))"
        == "cannot compare '/a' with 'main' because it is not in a git repository; run this in a "
        + "clone of the repository, or leave out the option that names 'main'")
  }

  @Test("an unknown revision is told in git's words")
  func unknownRevision() async throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.makeRepository()
    let codes = try await code("nothing", in: folder)
    #expect(codes.changed == .refused(reason: "fatal: bad revision 'nothing'"))
    #expect(codes.base == .refused(reason: "fatal: Not a valid object name nothing"))
    #expect(try await code("HEAD", in: folder).changed == nil)
  }
}
