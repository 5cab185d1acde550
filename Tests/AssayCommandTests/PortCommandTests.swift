// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("assay port")
struct PortCommandTests {
  /// A package with an AssayViews of few names, so that the check takes seconds.
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
        ],
        traits: [.trait(name: "Tools")],
        targets: [.target(name: "AssayViews"), .target(name: "AssayCharts"),
          .target(name: "AssaySwiftData"), .target(name: "AssayCoreData")])
      """, to: "tiny/Package.swift")
    try package.write(
      """
      public protocol View {}
      public struct Text: View { public init(_ text: String) {} }
      extension View {
        /// Accepted, but not drawn: a sheet.
        public func sheet() -> some View { self }
      }
      """, to: "tiny/Sources/AssayViews/Views.swift")
    try package.write("public enum Charts {}\n", to: "tiny/Sources/AssayCharts/Charts.swift")
    try package.write("public enum Data {}\n", to: "tiny/Sources/AssaySwiftData/Data.swift")
    try package.write("public enum Core {}\n", to: "tiny/Sources/AssayCoreData/Core.swift")
    try package.write(
      """
      import GameKit
      import SwiftUI
      @main struct App { static func main() { _ = Text("a").sheet() } }
      """, to: "App/App.swift")
    // On Apple's systems, Foundation brings names that are Assay's here, such as ObservableObject.
    try package.write("import Foundation\nlet text = Text(\"b\")\n", to: "App/Model.swift")
    return package
  }

  private func port(_ package: TemporaryFolder, _ options: String...) throws -> CommandRun {
    try CommandRun(
      ["port", "App", "--assay", "tiny", "--cache-path", "cache"] + options, in: package.path,
      environment: ["HOME": package.path])
  }

  @Test("an app's own files compile, and what is missing is named")
  func check() throws {
    let package = try folder()
    let clean = try port(package, "--write")
    #expect(clean.exitCode == 0, "\(clean.output)\(clean.errors)")
    #expect(clean.output.hasPrefix("App (loose files): 2 of 2 files compile unchanged"))
    #expect(clean.output.contains("1        0  GameKit: Game Center"))
    #expect(clean.output.contains("1  sheet: a sheet"))
    #expect(package.exists("AppPort/Package.swift"))

    try package.write("import SwiftUI\nlet glow = Text(\"a\").glow()", to: "App/Glow.swift")
    #expect(try port(package, "--write").exitCode == 1)
    try package.write("mine", to: "Mine/Package.swift")
    let refused = try port(package, "--write", "--output", "Mine")
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("Mine' already exists"))
    let blocked = try port(package, "--format", "json")
    #expect(blocked.exitCode == 1, "\(blocked.output)\(blocked.errors)")
    #expect(blocked.output.contains("\"name\" : \"glow\""))
    #expect(blocked.output.contains("value of type 'Text' has no member 'glow'"))
    // Only the declaration that needs it is left out.
    #expect(blocked.output.contains("let glow: line 2: "))
    #expect(blocked.output.contains("\"incompleteCount\" : 1"))
    #expect(blocked.output.contains("\"leftOut\" : [\n\n  ]"))
  }

  @Test(
    "what cannot run or is not understood",
    arguments: [
      (["port", "Gone"], Int32(2), "'Gone': no such folder"),
      (["port", "App/App.swift"], 2, "'App/App.swift' is a file; name the folder"),
      (["port", "App", "--output", "x"], 64, "--output needs --write"),
      (["port", "App", "--target", "Kit"], 2, "there is no target 'Kit'"),
      (
        ["port", "App", "--assay", "gone", "--cache-path", "cache"], 2, "cannot build Assay's views"
      ),
    ])
  func errors(_ arguments: [String], _ code: Int32, _ words: String) throws {
    let package = try folder()
    let run = try CommandRun(
      arguments, in: package.path, environment: ["HOME": package.path])
    #expect(run.exitCode == code)
    #expect(run.errors.contains(words), "\(run.output)\(run.errors)")
  }
}
