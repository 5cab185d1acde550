// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Synchronization

@testable import AssayPorting

/// A compiler that reads `needs NAME` in a source as a use of a name, and knows the names that
/// other sources declare. `hard NAME` is a use in an expression that it gives up on quickly.
final class FakeCompiler: ModuleCompiler {
  private let known: Set<String>
  private let made = Mutex<[String]>([])
  private let declared = Mutex<Set<String>>([])
  /// For each question, of how many files; nil for all.
  let asked = Mutex<[Int?]>([])

  /// - Parameter known: modules that exist.
  init(known: Set<String> = []) {
    self.known = known
  }

  var standIns: [String] { made.withLock { $0 } }

  func hasModule(_ name: String) async throws -> Bool { known.contains(name) }

  func addStandIn(_ name: String) async throws { made.withLock { $0.append(name) } }

  func compile(_ request: CompilerRequest) async throws -> CompilerAnswer {
    asked.withLock { $0.append(request.checked?.count) }
    let sources = try request.files.map {
      ($0, String(decoding: try Data(contentsOf: URL(filePath: $0)), as: UTF8.self))
    }
    var names = declared.withLock { $0 }
    for name in request.visibleStandIns {
      names.formUnion(SourceFacts(Array(StandIn.source(of: name).utf8)).declared)
    }
    for (_, text) in sources { names.formUnion(SourceFacts(Array(text.utf8)).declared) }
    var output = ""
    // As the compiler says of a catalog whose names do not go together.
    if request.module.assetSymbols != nil {
      output += "/x/GeneratedAssetSymbols.swift:3:1: error: invalid redeclaration of 'logo'\n"
    }
    for (file, text) in sources where request.checked?.contains(file) != false {
      for (number, line) in text.split(separator: "\n").enumerated() {
        let words = line.split(separator: " ")
        let place = "\(file):\(number + 1):1: error: "
        if words.first == "imports", !request.standIns.contains(String(words[1])) {
          return CompilerAnswer(
            succeeded: false, output: place + "no such module '\(words[1])'\n")
        }
        if words.first == "needs", !names.contains(String(words[1])) {
          output += place + "cannot find '\(words[1])' in scope\n"
        }
        if words.first == "hard", request.effort == .quick || !names.contains(String(words[1])) {
          output +=
            place + "the compiler is unable to type-check this expression in reasonable time; try\n"
        }
        if words.first == "fails" { output += place + "it does not work\n" }
      }
    }
    if output.isEmpty, request.checked == nil { declared.withLock { $0.formUnion(names) } }
    return CompilerAnswer(succeeded: output.isEmpty, output: output)
  }
}

extension ModuleCheck {
  /// Checks modules whose files a folder has.
  static func run(
    _ modules: [(name: String, files: [String: String])], in folder: TemporaryFolder,
    compiler: FakeCompiler
  ) async throws -> (results: [Result], facts: [String: SourceFacts]) {
    var facts: [String: SourceFacts] = [:]
    var apps: [AppModule] = []
    for module in modules {
      var files: [String] = []
      for (name, text) in module.files {
        let path = module.name + "/" + name
        try folder.write(text, to: path)
        files += folder.paths(path)
        facts[folder.path + "/" + path] = SourceFacts(Array(text.utf8))
      }
      apps.append(AppModule(name: module.name, files: files.sorted(), resources: []))
    }
    let check = ModuleCheck(
      compiler: compiler, ownModules: Set(modules.map(\.name)), facts: facts)
    var results: [Result] = []
    for app in apps { results.append(try await check.run(app) { _ in }) }
    return (results, facts)
  }
}
