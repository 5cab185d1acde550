// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssayFiles

@Suite("Writing a file that somebody named")
struct FileWritingTests {
  private let files = PosixFileSystem()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ name: String) throws {
    try files.write(Array(text.utf8), to: folder.path + "/" + name)
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func aNewFileGetsItsFolders() throws {
    try write("new", "a/b/c.txt")
    #expect(try folder.text("a/b/c.txt") == "new")
    #expect(try folder.names == ["a"])
  }

  @Test("what a killed process left is removed by the next write, and nothing else is")
  func abandonedFiles() throws {
    let name = TemporaryName.next(for: "c.txt")
    let gone = try name.ofEndedProcess
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    // The last two are of another machine, and of somebody's own.
    let others = [name, gone.replacing(parts[2], with: "00000000"), ".assay-baseline.json"]
    for file in [gone] + others { try folder.write("half", to: "a/" + file) }
    try write("new", "a/c.txt")
    #expect(Set(try folder.files) == Set((others + ["c.txt"]).map { "a/" + $0 }))
  }

  @Test func aFileKeepsItsPermissions() throws {
    try folder.write("old", to: "tool.sh")
    chmod(folder.path + "/tool.sh", 0o750)
    try write("new", "tool.sh")
    #expect(try folder.text("tool.sh") == "new")
    #expect(try mode("tool.sh") == 0o750)
    #expect(try folder.names == ["tool.sh"], "nothing is left aside")
  }

  @Test(.enabled(if: getuid() == 0, "only root may give files away"))
  func aFileKeepsItsOwner() throws {
    try folder.write("old", to: "a.txt")
    chown(folder.path + "/a.txt", 12, 34)
    try write("new", "a.txt")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.txt")
    #expect(attributes[.ownerAccountID] as? Int == 12)
    #expect(attributes[.groupOwnerAccountID] as? Int == 34)
  }

  @Test func aReaderOfTheOldFileKeepsIt() throws {
    try folder.write("old", to: "a.txt")
    let reader = try #require(FileHandle(forReadingAtPath: folder.path + "/a.txt"))
    try write("new", "a.txt")
    #expect(reader.readDataToEndOfFile() == Data("old".utf8))
  }

  @Test func aWriteProtectedFileStays() throws {
    try folder.write("old", to: "a.txt")
    chmod(folder.path + "/a.txt", 0o444)
    let error = #expect(throws: FileSystemError.self) { try write("new", "a.txt") }
    #expect(error?.code == EACCES)
    #expect(try folder.text("a.txt") == "old")
  }

  @Test func aLinkStaysAndItsFileIsReplaced() throws {
    try folder.write("old", to: "real/a.txt")
    try folder.link("b.txt", to: "c.txt")
    try folder.link("c.txt", to: "real/a.txt")
    try write("new", "b.txt")
    #expect(try folder.text("real/a.txt") == "new")
    #expect(try files.destination(ofLink: folder.path + "/b.txt") == "c.txt")
    #expect(try files.names(inFolder: folder.path + "/real") == ["a.txt"])
  }

  @Test func aLinkToNothingMakesItsFile() throws {
    try folder.link("b.txt", to: "a.txt")
    try write("new", "b.txt")
    #expect(try folder.text("a.txt") == "new")
  }

  @Test func aCircleOfLinksIsRefused() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    let error = #expect(throws: FileSystemError.self) { try write("new", "a") }
    #expect(error?.code == ELOOP)
  }

  @Test func aFolderIsRefused() throws {
    try folder.write("", to: "a/b.txt")
    let error = #expect(throws: FileSystemError.self) { try write("new", "a") }
    #expect(
      error?.description
        == "cannot write '\(folder.path)/a': is a directory; a folder is where a file should be; move it away"
    )
  }

  @Test func aPipeIsWrittenTo() async throws {
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    // A thread and not a task: a task would stand behind all other tests, and the writer holds a
    // thread of theirs until it has a reader.
    let (read, reader) = AsyncStream<Data?>.makeStream()
    Thread.detachNewThread {
      reader.yield(FileHandle(forReadingAtPath: path)?.readDataToEndOfFile())
      reader.finish()
    }
    try write("through the pipe", "pipe")
    #expect(await read.first { _ in true } == Data("through the pipe".utf8))
    #expect(try files.kind(of: path) == .other)
  }

  /// A device of its own with the numbers of `/dev/null` (1, 3 in Linux's devices.txt).
  @Test(.enabled(if: getuid() == 0, "only root may make a device"))
  func aDeviceIsWrittenToAndStays() throws {
    let path = folder.path + "/null"
    // Containers without the right to make devices have nothing to test here.
    guard mknod(path, S_IFCHR | 0o666, 1 << 8 | 3) == 0 else { return }
    do {
      try files.write([1, 2, 3], to: path)
    } catch let error as FileSystemError where error.code == EACCES || error.code == EPERM {
      // The disk is mounted without devices (nodev).
    }
    #expect(try files.kind(of: path) == .other)
    #expect(try folder.names == ["null"])
  }

  @Test func theNullDeviceStays() throws {
    try files.write([1, 2, 3], to: "/dev/null")
    #expect(try files.kind(of: "/dev/null") == .other)
    #expect(try files.read("/dev/null") == [])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsReported() throws {
    let error = #expect(throws: FileSystemError.self) { try OutputFile.write("x", to: "/dev/full") }
    #expect(
      error?.description
        == "cannot write '/dev/full': no space left on device; free some space and run again")
  }

  @Test func anErrorNamesThePathAsTheUserWroteIt() throws {
    try folder.write("", to: "inside/a.txt")
    let error = #expect(throws: FileSystemError.self) {
      try OutputFile.write("x", to: folder.path + "//./inside")
    }
    #expect(error?.path == folder.path + "//./inside")
  }

  /// The words are those of strerror for EEXIST and ENOTDIR.
  @Test(
    "a folder that cannot be made is named, and not the file that was to be in it",
    arguments: [
      ("file/a.txt", "file", "file exists"), ("file/b/a.txt", "file/b", "not a directory"),
    ])
  func blockedFolder(_ name: String, _ blocked: String, _ reason: String) throws {
    try folder.write("", to: "file")
    let expected =
      "cannot create the folder '\(folder.path)/\(blocked)': \(reason); "
      + "a file is where a folder should be; move it away"
    let output = #expect(throws: FileSystemError.self) {
      try OutputFile.write("x", to: folder.path + "/" + name)
    }
    #expect(output?.description == expected)
    let written = #expect(throws: FileSystemError.self) { try write("x", name) }
    #expect(written?.description == expected)
  }

  @Test func aLinkOutOfThePackageIsRefusedWhereTheToolChoseThePath() throws {
    let outside = try TemporaryFolder()
    try outside.write("old", to: "a.txt")
    try folder.write("", to: "package/keep")
    try folder.link("package/file.txt", to: outside.path + "/a.txt")
    try folder.link("package/folder", to: outside.path)
    try folder.link("package/inside", to: ".")
    let root = folder.path + "/package"
    for name in ["file.txt", "folder/a.txt", "folder/new/b.txt"] {
      #expect(throws: LinkError.self, "\(name)") {
        try files.write([1], to: root + "/" + name, inside: root)
      }
    }
    #expect(try outside.text("a.txt") == "old")
    #expect(try outside.names == ["a.txt"])
    try files.write([1], to: root + "/inside/new/c.txt", inside: root)
    #expect(try files.read(root + "/new/c.txt") == [1])
  }
}

@Suite("Walking a folder")
struct FolderWalkTests {
  @Test func aCircleOfLinksEnds() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/b/file")
    try folder.write("", to: ".hidden/file")
    try folder.write("", to: "skipped/file")
    try folder.link("a/b/up", to: "../..")
    let found = try PosixFileSystem().files(below: folder.path) { $0 != "skipped" }
    #expect(found.first == "a/b/file")
    #expect(found.count < 10)
    #expect(found.allSatisfy { !$0.contains("hidden") && !$0.contains("skipped") })
  }
}

@Suite("Paths")
struct FilePathsTests {
  @Test(
    "a normalized path has no doubled slashes, no dots, and no steps up that can be taken",
    arguments: [
      ("a/./b//c", "a/b/c"), ("/a/../../b", "/b"), ("../a/..", ".."), ("a/..", "."), ("/", "/"),
    ])
  func normalized(_ path: String, _ expected: String) {
    #expect(FilePaths.normalized(path) == expected)
  }

  @Test func insideAFolder() {
    #expect(FilePaths.isInside("/a/b", "/a"))
    #expect(FilePaths.isInside("/a", "/a"))
    #expect(FilePaths.isInside("/a", "/"))
    #expect(!FilePaths.isInside("/ab", "/a"))
  }

  @Test(
    "a file's extension is its last, in lower case, and a leading dot begins none",
    arguments: [("a.PNG", "png"), ("a.b/c", ""), (".hidden", ""), ("a.tar.gz", "gz")])
  func extensions(_ path: String, _ expected: String) {
    #expect(FilePaths.fileExtension(of: path) == expected)
  }
}
