// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("assay snapshot previews")
struct PreviewsCommandTests {
  /// A package with an AssayViews and an AssaySnapshots of few names, so that a run takes seconds:
  /// its previews match where the folder of references has a file "match".
  private func folder() throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    try package.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "tiny",
        products: [
          .library(name: "AssayViews", targets: ["AssayViews"]),
          .library(name: "AssayCharts", targets: ["AssayCharts"]),
          .library(name: "AssaySwiftData", targets: ["AssaySwiftData"]),
          .library(name: "AssayCoreData", targets: ["AssayCoreData"]),
          .library(name: "AssaySnapshots", targets: ["AssaySnapshots"]),
        ],
        traits: [.trait(name: "Tools")],
        targets: [
          .target(name: "AssayViews"), .target(name: "AssayCharts"),
          .target(name: "AssaySwiftData"),
          .target(name: "AssayCoreData"),
          .target(name: "AssaySnapshots"),
        ])
      """, to: "tiny/Package.swift")
    try package.write(
      "public protocol PreviewProvider {}", to: "tiny/Sources/AssayViews/Views.swift")
    try package.write("public enum Charts {}\n", to: "tiny/Sources/AssayCharts/Charts.swift")
    try package.write("public enum Data {}\n", to: "tiny/Sources/AssaySwiftData/Data.swift")
    try package.write("public enum Core {}\n", to: "tiny/Sources/AssayCoreData/Core.swift")
    try package.write(
      """
      import Foundation
      import Testing
      public struct Appearance: Sendable {
        public var name: String
        public static let all = ["light", "dark"].map { Appearance(name: $0) }
      }
      public func assertPreviews(appearances: [Appearance] = []) {
        let variables = ProcessInfo.processInfo.environment
        let folder = variables["ASSAY_SNAPSHOTS"] ?? ""
        if variables["ASSAY_RECORD"] == "all" {
          Issue.record("recorded a new reference '\\(folder)/a.png'; look at it")
        } else if !FileManager.default.fileExists(atPath: folder + "/match") {
          let place = SourceLocation(
            fileID: "App/Home.swift", filePath: "/app/Home.swift", line: 3, column: 1)
          Issue.record("\\(appearances.map(\\.name)) differs", sourceLocation: place)
          let words = "the record mode is never: record it with ASSAY_RECORD=missing, or a"
            + " description with 'assay snapshot record'"
          Issue.record(
            "no reference '\\(folder)/b.png'; \\(words)\\naccept with: assay snapshot accept b.png")
        }
      }
      """, to: "tiny/Sources/AssaySnapshots/Assert.swift")
    try package.write(
      "import SwiftUI\nstruct Home_Previews: PreviewProvider {}\n", to: "App/Home.swift")
    return package
  }

  private func previews(_ package: TemporaryFolder, _ options: String...) throws -> CommandRun {
    try CommandRun(
      ["snapshot", "previews", "App", "--assay", "tiny", "--cache-path", "cache"] + options,
      in: package.path, environment: ["HOME": package.path])
  }

  @Test("previews are recorded, differ at their lines, and match")
  func runs() throws {
    let package = try folder()
    let recorded = try previews(package, "--record")
    #expect(recorded.exitCode == 0, "\(recorded.output)\(recorded.errors)")
    #expect(recorded.output.hasPrefix("recorded a new reference '"))
    #expect(recorded.output.contains("/App/__Snapshots__/a.png'\n"))
    let differs = try previews(package, "--appearance", "dark")
    #expect(differs.exitCode == 1)
    #expect(differs.output.contains("FAIL /app/Home.swift:3: [\"dark\"] differs"))
    #expect(differs.output.contains("/b.png'; record it with --record-missing\n"))
    #expect(
      differs.output.contains(
        "accept with: assay snapshot accept --snapshots App/__Snapshots__ b.png\n"))
    #expect(differs.output.contains("1 preview declared in files that compile, 2 failures\n"))
    try package.write("", to: "App/__Snapshots__/match")
    let matches = try previews(package)
    #expect(matches.exitCode == 0, "\(matches.output)\(matches.errors)")
    #expect(matches.output == "1 preview declared in files that compile, none failed\n")

    // A preview that is left out was not compared.
    try package.write("import SwiftUI\n#Preview { Gone() }", to: "App/Gone.swift")
    let left = try previews(package)
    #expect(left.exitCode == 1)
    #expect(left.output.contains("; 1 left out ('assay port' lists why)"))
    #expect(try previews(package, "--ignore-left-out").exitCode == 0)
    // Nothing of the app's folder but references is written.
    #expect(!package.exists("App/.build"))
    #expect(!package.exists("AppPort"))
  }

  @Test(
    "what cannot run or is not understood",
    arguments: [
      (["Gone"], Int32(2), "'Gone': no such folder"),
      (["App", "--record", "--record-missing"], 64, "leave out --record-missing"),
      (["App", "--right-to-left"], 64, "are for descriptions"),
      (["App", "--locale", "all"], 64, "name each language"),
      (["App", "--device", "iPhone"], 64, "unknown device 'iPhone'"),
    ])
  func errors(_ arguments: [String], _ code: Int32, _ words: String) throws {
    let package = try folder()
    let run = try CommandRun(
      ["snapshot", "previews"] + arguments, in: package.path,
      environment: ["HOME": package.path])
    #expect(run.exitCode == code)
    #expect(run.errors.contains(words), "\(run.output)\(run.errors)")
  }

  @Test("an app without previews that compile is no success")
  func none() throws {
    let package = try folder()
    try package.write("import SwiftUI\nstruct Home {}\n", to: "App/Home.swift")
    let run = try previews(package)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("there is no '#Preview'"), "\(run.output)\(run.errors)")
  }
}
