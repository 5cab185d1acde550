// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Testing

@testable import AssayDeadCode

@Suite("Patterns and names that fit nothing")
struct UnusedSettingsTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "p", targets: [.target(name: "Lib-One"), .executableTarget(name: "App")])
    """

  private func notes(_ change: (inout ScanConfiguration) -> Void) async throws -> [String] {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest, "Sources/Lib-One/A.swift": "public func a() {}\n",
      "Sources/App/main.swift": "print(1)\n",
      "Sources/App/Art.xcassets/A.imageset/Contents.json": "{}",
      "notes.txt": "",
    ])
    var configuration = ScanConfiguration()
    configuration.syntaxOnly = true
    configuration.usesCache = false
    change(&configuration)
    let report = try await DeadCodeScanner(
      root: folder.path, configuration: configuration, toolVersion: "0"
    ).report()
    return report.notes.filter { note in
      ["matches", "is called", "changes nothing"].contains { note.contains($0) }
    }
  }

  @Test("each pattern that no file matches is named, with its key")
  func patterns() async throws {
    let found = try await notes {
      $0.indexExclude = ["Gen/**", "**/A.swift"]
      $0.reportInclude = ["Sources/**", "Source/**"]
      $0.reportExclude = ["**/*.gen.swift"]
      $0.retainFiles = ["Sources/App", "Sources/App/"]
    }
    #expect(
      found == [
        "index-exclude: no file matches 'Gen/**'", "report-include: no file matches 'Source/**'",
        "report-exclude: no file matches '**/*.gen.swift'",
        "retain-files: no file matches 'Sources/App'",
      ])
  }

  @Test("a pattern may be for files that are no sources")
  func otherFiles() async throws {
    #expect(
      try await notes { $0.reportExclude = ["*.txt", "**/Art.xcassets/**", "Package.swift"] } == [])
  }

  @Test("an option that changes nothing is named, whatever its value", arguments: [true, false])
  func optionsWithoutEffect(value: Bool) async throws {
    let found = try await notes { $0.retainObjcAnnotated = value }
    #expect(
      found == [
        "retain-objc-annotated changes nothing: "
          + "declarations marked @objc or @objcMembers are always kept"
      ])
    #expect(try await notes { $0.retainObjcAccessible = value } == [])
  }

  @Test("each target that there is not is named")
  func targets() async throws {
    let found = try await notes {
      $0.targets = ["App", "Lib-One"]
      $0.excludedTargets = ["Lib_One", "Lib-On"]
    }
    #expect(found == ["exclude-targets: no target is called 'Lib-On'; did you mean 'Lib-One'?"])
  }

  @Test(
    "a scan of a target that there is not says so, with an index too", arguments: [true, false])
  func onlyUnknownTargets(syntaxOnly: Bool) async throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest, "Sources/Lib-One/A.swift": "public func a() {}\n",
      "Sources/App/main.swift": "print(1)\n",
    ])
    var configuration = ScanConfiguration()
    configuration.syntaxOnly = syntaxOnly
    configuration.skipsBuild = true
    configuration.usesCache = false
    configuration.targets = ["Lib-On"]
    let error = await #expect(throws: DeadCodeError.self) {
      try await DeadCodeScanner(
        root: folder.path, configuration: configuration, toolVersion: "0"
      ).report()
    }
    let text = try #require(error).description
    #expect(text.contains("no target is called 'Lib-On'; did you mean 'Lib-One'?"))
  }

  @Test("without patterns and names, nothing is said")
  func none() async throws {
    #expect(try await notes { _ in } == [])
  }
}
