// SPDX-License-Identifier: MIT

import AssayFiles
import Testing

@testable import AssaySnapshotStore

@Suite("The package's root")
struct PackageRootTests {
  @Test func theNearestManifestAboveWins() throws {
    let temporary = try TemporaryStore()
    let files = PosixFileSystem()
    try files.write([], to: temporary.root + "/Package.swift")
    try files.write([], to: temporary.root + "/Inner/Package.swift")
    let outer = temporary.root + "/Tests/AppTests/A.swift"
    let inner = temporary.root + "/Inner/Tests/AppTests/A.swift"
    #expect(try PackageRoot.find(above: outer) == temporary.root)
    #expect(try PackageRoot.find(above: inner) == temporary.root + "/Inner")
    // A folder of that name is no manifest.
    try files.createFolder(temporary.root + "/Tests/Package.swift")
    #expect(try PackageRoot.find(above: outer) == temporary.root)
  }

  @Test("an Xcode project's folder is a root where no package is around it")
  func xcodeProject() throws {
    let temporary = try TemporaryStore()
    let files = PosixFileSystem()
    let test = temporary.root + "/App/AppTests/A.swift"
    try files.createFolder(temporary.root + "/App/App.xcodeproj")
    try files.createFolder(temporary.root + "/All.xcworkspace")
    #expect(try PackageRoot.find(above: test) == temporary.root + "/App")
    try files.write([], to: temporary.root + "/Package.swift")
    #expect(try PackageRoot.find(above: test) == temporary.root)
  }

  @Test("outside of projects, a folder with pending renditions is a root, also without references")
  func pendingOnly() throws {
    let temporary = try TemporaryStore()
    let files = PosixFileSystem()
    try files.createFolder(temporary.root + "/__Snapshots__")
    try files.createFolder(temporary.root + "/Screens/.assay/pending")
    try files.createFolder(temporary.root + "/Other")
    let screens = temporary.root + "/Screens"
    #expect(try PackageRoot.find(around: screens) == screens)
    #expect(try PackageRoot.find(around: temporary.root + "/Other") == temporary.root)
  }

  @Test func withoutOneItSaysWhatToDo() throws {
    let error = #expect(throws: SnapshotStoreError.self) {
      try PackageRoot.find(above: "/nowhere/at/all/A.swift")
    }
    #expect(error?.code == .noPackageRoot)
    #expect(error?.description.contains("set ASSAY_SNAPSHOTS") == true)
    #expect(error?.description.contains("--snapshots") == true)
  }

  @Test func aRelativePathIsNoPlaceToStart() throws {
    #expect(throws: SnapshotStoreError(.relativeTestFile, path: "Tests/A.swift")) {
      try PackageRoot.find(above: "Tests/A.swift")
    }
  }
}
