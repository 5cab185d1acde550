// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayProcesses

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Assay's modules, built for the check, and how the compiler finds them.
struct PortingKit: Sendable {
  /// The path of `swiftc`.
  var compiler: String
  /// Where modules, C headers and macros are.
  var arguments: [String]

  /// Builds the modules of an Assay package; later runs build only what has changed.
  ///
  /// - Parameters:
  ///   - folder: where the build is kept.
  /// - Throws: `PortError`, `ToolProcessError`, `FileSystemError`.
  static func make(of source: AssaySource, in folder: String) async throws -> PortingKit {
    let files = PosixFileSystem()
    let products = ["AssayViews"] + ModuleAlias.products.map(\.replacement)
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "porting-kit",
        platforms: [.macOS(.v15)],
        dependencies: [\(source.dependency)],
        targets: [
          .target(
            name: "\(probe)",
            dependencies: [\(products.map(source.product).joined(separator: ", "))])
        ]
      )

      """
    // An unchanged file keeps its date, so that nothing is built again.
    for (path, text) in [
      ("Package.swift", manifest), ("Sources/\(probe)/Probe.swift", "import AssayViews\n"),
    ] {
      let path = FilePaths.join(folder, path)
      let old = try files.kind(of: path) == nil ? nil : try files.read(path)
      if old != Array(text.utf8) { try files.write(Array(text.utf8), to: path) }
    }
    let build = FilePaths.join(folder, ".build")
    let outcome = try await ToolProcess.run(
      "swift",
      [
        "build", "--package-path", folder, "--scratch-path", build, "--build-system", "native",
        // A kept plan still names files of Assay that were removed since.
        "--disable-build-manifest-caching", "--target", probe,
      ])
    guard outcome.status == 0 else {
      throw PortError.assayBuildFailed(output: outcome.lastLines)
    }
    let plan = FilePaths.join(build, "debug.yaml")
    guard let kit = PortingKit(plan: try files.read(plan), target: probe) else {
      throw PortError.unknownBuildPlan(plan)
    }
    return kit
  }

  /// Those that the extractor of symbol graphs knows.
  var graphArguments: [String] {
    var result: [String] = []
    for (index, word) in arguments.enumerated() {
      let isPair = ["-I", "-F", "-Xcc", "-target", "-sdk", "-module-cache-path"].contains(word)
      // NB: the value after -Xcc may itself be "-I".
      let follows = index > 0 && arguments[index - 1] == "-Xcc"
      if isPair, !follows, index + 1 < arguments.count {
        result += [word, arguments[index + 1]]
      } else if !follows, word.hasPrefix("-I/") || word.hasPrefix("-F/") {
        result.append(word)
      }
    }
    return result
  }

  private static let probe = "PortProbe"

  /// - Parameters:
  ///   - plan: SwiftPM's plan of a build for llbuild; a command's arguments are a JSON array on a
  ///     line.
  ///   - target: whose command to read.
  init?(plan: [UInt8], target: String) {
    let start = Array("    args: [".utf8)
    for line in plan.split(separator: 0x0A) where line.starts(with: start) {
      let array = Data(line.dropFirst(start.count - 1))
      guard let words = Self.strings(array), let tool = words.first,
        tool.hasSuffix("swiftc"),
        zip(words, words.dropFirst()).contains(where: { $0 == ("-module-name", target) })
      else { continue }
      compiler = tool
      arguments = Self.kept(words)
      return
    }
    return nil
  }

  private static func strings(_ json: Data) -> [String]? {
    do { return try JSONDecoder().decode([String].self, from: json) } catch { return nil }
  }

  /// The arguments that say where things are.
  private static func kept(_ words: [String]) -> [String] {
    let pairs: Set<String> = [
      "-I", "-F", "-Xcc", "-target", "-sdk", "-module-cache-path", "-load-plugin-executable",
      "-load-plugin-library", "-plugin-path", "-external-plugin-path", "-resource-dir",
    ]
    var result: [String] = []
    var index = 1
    while index < words.count {
      let word = words[index]
      if word == "-Xfrontend", index + 3 < words.count,
        words[index + 1].hasPrefix("-load-plugin")
      {
        result += words[index..<(index + 4)]
        index += 4
      } else if pairs.contains(word), index + 1 < words.count {
        result += words[index...(index + 1)]
        index += 2
      } else {
        if word.hasPrefix("-I/") || word.hasPrefix("-F/") { result.append(word) }
        index += 1
      }
    }
    return result
  }
}
