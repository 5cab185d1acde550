// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Paths of the packages of a monorepo")
struct PackagePathTests {
  struct PackagePath: CustomTestStringConvertible, Sendable {
    var paths: String
    var error: String?
    var testDescription: String { paths }
  }

  @Test(
    "a path of a package that no commit has is named, and one that was deleted is not",
    arguments: [
      PackagePath(paths: "[Core]"),
      PackagePath(paths: "[Core/]"),
      PackagePath(paths: "[Core/a]"),
      PackagePath(paths: "[.]"),
      // A folder of an earlier commit, and one of another branch.
      PackagePath(paths: "[Core, Gone]"),
      PackagePath(paths: "[Core, Side]"),
      PackagePath(paths: "[Coer]", error: "the path 'Coer' of the package 'app' is in no commit"),
      PackagePath(paths: "[core]", error: "the path 'core' of the package 'app' is in no commit"),
      PackagePath(paths: "[Core, Core/b]", error: "the path 'Core/b' of the package 'app'"),
      PackagePath(paths: "[Co]", error: "the path 'Co' of the package 'app'"),
    ])
  func packagePaths(_ row: PackagePath) throws {
    let repository = try TestRepository()
    try repository.commit("Start", file: "Gone/a")
    try repository.git("rm", "--quiet", "Gone/a")
    try repository.git("checkout", "--quiet", "-b", "side")
    try repository.commit("aside", file: "Side/a")
    try repository.git("checkout", "--quiet", "main")
    try repository.commit("MINOR add", file: "Core/a")
    try repository.push()
    try Data("release: {packages: {app: {paths: \(row.paths)}}}\n".utf8)
      .write(to: URL(filePath: repository.clone + "/.assay.yml"))
    for command in [["next"], ["plan"], ["notes"], ["verify", "--offline"], ["tag", "--push"]] {
      let run = try TestProcess.run(
        TestProcess.tool, command, in: repository.clone + "/Core")
      guard let error = row.error else {
        // There is no release yet to verify, and that is said.
        #expect(run.status == 0, "\(command): \(run)")
        continue
      }
      #expect(run.status == 2 && run.output.isEmpty, "\(command): \(run)")
      #expect(run.errors.contains(error), "\(command): \(run)")
      #expect(run.errors.contains("[invalid-configuration]"), "\(command): \(run)")
    }
    #expect(try repository.remoteTags().isEmpty == (row.error != nil))
  }

  @Test("a shallow clone cannot tell a deleted package from a misspelled one")
  func packagePathsShallow() throws {
    let repository = try TestRepository()
    try repository.commit("Start", file: "Core/a")
    try repository.git("rm", "--quiet", "Core/a")
    try repository.commit("MINOR remove", file: "UI/a")
    try repository.push()
    let clone = repository.folder + "/shallow"
    try repository.git("clone", "--quiet", "--depth=1", "file://" + repository.remote, clone)
    try Data("release: {packages: {core: {paths: Core}, ui: {paths: UI}}}\n".utf8)
      .write(to: URL(filePath: clone + "/.assay.yml"))
    let run = try repository.tool("next", in: clone)
    #expect(run.status == 2, "\(run)")
    #expect(run.errors.contains("the path 'Core' of the package 'core'"), "\(run)")
    #expect(run.errors.contains("[shallow]"), "\(run)")
    #expect(try repository.tool("next", "--package", "ui", in: clone).output == "ui/v0.1.0\n")
    let whole = try repository.tool("next", "--unshallow", in: clone)
    #expect(whole.output == "core/v0.1.0\nui/v0.1.0\n", "\(whole)")
  }
}
