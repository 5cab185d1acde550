// SPDX-License-Identifier: MIT

import AssayFiles
import AssayTestSupport
import Synchronization
import Testing

@testable import AssayPorting

@Suite("Rounds of the check")
struct ModuleCheckTests {
  @Test("files that need what is left out go in later rounds")
  func cascade() async throws {
    let folder = try TemporaryFolder()
    let (results, _) = try await ModuleCheck.run(
      [
        (
          "App",
          [
            "A.swift": "struct A {}", "B.swift": "struct B {}\nneeds Frob",
            "C.swift": "struct C {}\nneeds B", "D.swift": "needs C\nneeds A",
          ]
        )
      ], in: folder, compiler: FakeCompiler())
    let result = try #require(results.first)
    #expect(result.compiled == folder.paths("App/A.swift"))
    #expect(result.leftOut.map(\.round) == [1, 2, 3])
    #expect(
      result.leftOut.map(\.blockers) == [
        [Blocker(.name, "Frob")], [Blocker(.name, "B")], [Blocker(.name, "C")],
      ])
  }

  /// Watches have WatchKit and Macs AppKit, in conditions too.
  @Test(
    "a module that files import in a condition has a stand-in where the target's system has it",
    arguments: [
      (nil, ["MapKit"]), (.watchOS, ["MapKit", "WatchKit"]), (.macOS, ["AppKit", "MapKit"]),
      (.tvOS, ["MapKit"]), (.visionOS, ["MapKit"]),
    ] as [(ApplePlatform?, [String])])
  func conditionalImports(_ platform: ApplePlatform?, _ standIns: [String]) async throws {
    let folder = try TemporaryFolder()
    let text = "#if X\nimport AppKit\nimport MapKit\nimport WatchKit\n#endif\n"
    try folder.write(text, to: "A.swift")
    var module = AppModule(name: "App", files: folder.paths("A.swift"), resources: [])
    module.platform = platform
    let check = ModuleCheck(
      compiler: FakeCompiler(known: ["CoreLocation"]), ownModules: ["App"],
      facts: [module.files[0]: SourceFacts(Array(text.utf8))])
    let result = try await check.run(module) { _ in }
    // Those that the imported ones need are not asked for here.
    #expect(result.standIns.filter { text.contains("import \($0)\n") } == standIns)
  }

  @Test("the copies of a file are each for the system of their module")
  func copiesByPlatform() async throws {
    let folder = try TemporaryFolder()
    let text = "#if os(watchOS)\n#elseif os(iOS)\n#endif\n"
    try folder.write(text, to: "A.swift")
    let file = folder.paths("A.swift")[0]
    let copies = try TemporaryFolder()
    let check = ModuleCheck(
      compiler: FakeCompiler(), ownModules: ["App"],
      facts: [file: SourceFacts(Array(text.utf8))], copies: SourceCopies(folder: copies.path))
    let expected: [(ApplePlatform?, String)] = [
      (nil, "#if os(watchOS)\n#elseif true   \n#endif\n"),
      (.watchOS, "#if true       \n#elseif os(iOS)\n#endif\n"),
    ]
    for (platform, edited) in expected {
      var module = AppModule(name: "App", files: [file], resources: [])
      module.platform = platform
      let result = try await check.run(module) { _ in }
      let source = try #require(result.edited[file])
      #expect(String(decoding: source.text, as: UTF8.self) == edited)
    }
  }

  @Test("after a round, the compiler is asked about what can fail because of it, at last about all")
  func scope() async throws {
    let folder = try TemporaryFolder()
    let compiler = FakeCompiler()
    let (results, _) = try await ModuleCheck.run(
      [
        (
          "App",
          [
            "A.swift": "struct A {}\nstruct Twice {}", "B.swift": "struct B {}\nneeds Frob",
            "C.swift": "struct C {}\nneeds B", "D.swift": "needs A", "E.swift": "needs A",
            "F.swift": "hard A", "G.swift": "needs Frob\nstruct Twice {}",
          ]
        )
      ], in: folder, compiler: compiler)
    let result = try #require(results.first)
    #expect(
      result.compiled == folder.paths("App/A.swift", "App/D.swift", "App/E.swift", "App/F.swift"))
    // All; C, which uses B; all, for nothing uses C; F with more effort; all.
    #expect(compiler.asked.withLock { $0 } == [nil, 1, nil, 1, nil])
  }

  @Test(
    "what the compiler gives up on is asked again when nothing else is wrong",
    arguments: [("A", ["A.swift", "C.swift"]), ("Gone", ["A.swift"])])
  func undecided(name: String, compiled: [String]) async throws {
    let folder = try TemporaryFolder()
    let (results, _) = try await ModuleCheck.run(
      [
        (
          "App",
          ["A.swift": "struct A {}", "B.swift": "needs Frob", "C.swift": "hard \(name)"]
        )
      ], in: folder, compiler: FakeCompiler())
    let result = try #require(results.first)
    #expect(result.compiled == compiled.map { folder.path + "/App/" + $0 })
    #expect(result.leftOut.first?.blockers == [Blocker(.name, "Frob")])
    #expect(result.leftOut.map(\.round) == (name == "A" ? [1] : [1, 2]))
  }

  @Test("of an expression that the compiler gives up on, what uses a name that is gone is left out")
  func suspects() async throws {
    /// Gives up on a view as long as it uses a property that another file does not have anymore,
    /// and quickly on another view.
    final class Undecided: ModuleCompiler {
      let efforts = Mutex<[CompilerEffort]>([])
      func hasModule(_ name: String) async throws -> Bool { true }
      func addStandIn(_ name: String) async throws {}
      func compile(_ request: CompilerRequest) async throws -> CompilerAnswer {
        efforts.withLock { $0.append(request.effort) }
        func places(_ word: String) throws -> [String] {
          try (request.checked ?? request.files).filter {
            String(decoding: try PosixFileSystem().read($0), as: UTF8.self).contains(word)
          }
        }
        var output = try places("User").map {
          "\($0):2:15: error: cannot find type 'User' in scope"
        }
        if output.isEmpty {
          let hard = request.effort == .quick ? try places("Hard") : []
          output = try (places(".status") + hard).map {
            "\($0):3:5: error: the compiler is unable to type-check this expression in reasonable time"
          }
        }
        return CompilerAnswer(
          succeeded: output.isEmpty, output: output.joined(separator: "\n"))
      }
    }
    let folder = try TemporaryFolder()
    let sources = [
      "App/A.swift": """
      struct A: View {
        var body: some View {
          VStack { Text("a") }
            .onChange(of: store.status) { go() }
            .padding()
        }
      }
      """,
      "App/B.swift": "struct B: View {\n  var body: some View {\n    Hard()\n  }\n}",
      "App/Store.swift": "class Store {\n  var status: User\n}",
    ]
    for (path, text) in sources { try folder.write(text, to: path) }
    let files = folder.paths("App/A.swift", "App/B.swift", "App/Store.swift")
    let compiler = Undecided()
    let check = ModuleCheck(
      compiler: compiler, ownModules: ["App"],
      facts: try files.reduce(into: [:]) { $0[$1] = SourceFacts(try PosixFileSystem().read($1)) },
      copies: SourceCopies(folder: folder.path + "/work"))
    let result = try await check.run(AppModule(name: "App", files: files, resources: [])) { _ in }
    #expect(result.leftOut.isEmpty)
    #expect(
      result.cuts.map { $0.words { FilePaths.lastComponent(of: $0) } } == [
        "the modifier onChange of A.body: line 4: the compiler gives up on the expression around it, and "
          + "'status' is left out",
        "var status: line 2: cannot find type 'User' in scope",
      ])
    #expect(
      result.edited[files[0]].map { String(decoding: $0.text, as: UTF8.self) }
        == sources["App/A.swift"]?.replacing(
          ".onChange(of: store.status) { go() }", with: #"._leftOut("onChange", "A.swift:4")"#))
    // At last the files that were not asked about, then B with more effort, then everything.
    #expect(
      compiler.efforts.withLock { $0 } == [.quick, .quick, .quick, .quick, .usual, .usual])
  }

  @Test("parts are left out for some rounds, then whole files", arguments: [20, 0])
  func parts(rounds: Int) async throws {
    let folder = try TemporaryFolder()
    let text = "struct B {\nneeds Frob\n}\nstruct C {}"
    try folder.write(text, to: "App/A.swift")
    let files = folder.paths("App/A.swift")
    var check = ModuleCheck(
      compiler: FakeCompiler(), ownModules: ["App"],
      facts: [files[0]: SourceFacts(Array(text.utf8))],
      copies: SourceCopies(folder: folder.path + "/work"))
    check.partRounds = rounds
    let result = try await check.run(AppModule(name: "App", files: files, resources: [])) { _ in }
    #expect(result.compiled == (rounds > 0 ? files : []))
    #expect(result.cuts.count == (rounds > 0 ? 1 : 0))
    #expect(result.leftOut.map(\.path) == (rounds > 0 ? [] : files))
  }

  /// The messages are those of Swift 6.3.
  @Test(
    "a type of the app's with a name of SwiftUI's is written with its module",
    arguments: [
      ("import Domain", "Group", true), ("import Domain\nimport SwiftUI", "Group", false),
      // SwiftUI brings two names of Combine along, and not the others.
      ("import Domain\nimport SwiftUI", "Subscription", true),
      ("import Domain\nimport SwiftUI", "ObservableObject", false),
      ("import Domain\nimport SwiftUI\nimport Combine", "Subscription", false),
    ])
  func ambiguousType(imports: String, name: String, isWritten: Bool) async throws {
    final class Ambiguous: ModuleCompiler {
      let name: String
      init(_ name: String) { self.name = name }
      func hasModule(_ name: String) async throws -> Bool { true }
      func addStandIn(_ name: String) async throws {}
      func compile(_ request: CompilerRequest) async throws -> CompilerAnswer {
        var output = ""
        for file in request.files {
          let text = String(decoding: try PosixFileSystem().read(file), as: UTF8.self)
          for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
          where line.contains(": \(name)") {
            let column = (line.firstRange(of: name)?.lowerBound).map {
              line.utf8.distance(from: line.startIndex, to: $0) + 1
            }
            output += """
              \(file):\(row + 1):\(column ?? 0): error: '\(name)' is ambiguous for type lookup in this context

              """
          }
        }
        return CompilerAnswer(succeeded: output.isEmpty, output: output)
      }
    }
    let folder = try TemporaryFolder()
    let text = imports + "\nstruct A {\n  let group: \(name)\n  var other: \(name)?\n}"
    try folder.write(text, to: "App/A.swift")
    let files = folder.paths("App/A.swift")
    let check = ModuleCheck(
      compiler: Ambiguous(name), ownModules: ["App", "Domain"],
      facts: [files[0]: SourceFacts(Array(text.utf8))],
      published: ["Domain": [name], "Other": [name]],
      copies: SourceCopies(folder: folder.path + "/work"))
    let result = try await check.run(AppModule(name: "App", files: files, resources: [])) { _ in }
    #expect(result.cuts.isEmpty == isWritten)
    #expect(
      (result.edited[files[0]].map { String(decoding: $0.text, as: UTF8.self) }
        == text.replacing(": \(name)", with: ": Domain.\(name)")) == isWritten)
  }

  /// As the compiler does with Foundation's blocks in Swift 5 mode: the message is an error until
  /// the class is of code from before Swift 6.
  @Test(
    "what a block uses of the main actor is a warning in Swift 5 mode",
    arguments: [
      ("5", false, "@MainActor final class A {\n  func b() {}\n}", "@preconcurrency "),
      ("5", true, "  final class A {\n  func b() {}\n}", "@preconcurrency @MainActor "),
      ("5", false, "final class A {\n  func b() {}\n}", nil),
      ("6", false, "@MainActor final class A {\n  func b() {}\n}", nil),
      ("5", false, "@preconcurrency @MainActor class A {\n  func b() {}\n}", nil),
    ])
  func mainActor(version: String, isDefault: Bool, text: String, written: String?) async throws {
    final class Strict: ModuleCompiler {
      func hasModule(_ name: String) async throws -> Bool { true }
      func addStandIn(_ name: String) async throws {}
      func compile(_ request: CompilerRequest) async throws -> CompilerAnswer {
        var output = ""
        for file in request.files {
          let text = String(decoding: try PosixFileSystem().read(file), as: UTF8.self)
          guard text.contains("func b"), !text.hasPrefix("@preconcurrency @MainActor final"),
            !text.hasPrefix("  @preconcurrency @MainActor final")
          else { continue }
          output += """
            \(file):2:8: error: call to main actor-isolated instance method 'b()' in a synchronous nonisolated context

            """
        }
        return CompilerAnswer(succeeded: output.isEmpty, output: output)
      }
    }
    let folder = try TemporaryFolder()
    try folder.write(text, to: "App/A.swift")
    let files = folder.paths("App/A.swift")
    let check = ModuleCheck(
      compiler: Strict(), ownModules: ["App"],
      facts: [files[0]: SourceFacts(Array(text.utf8))],
      copies: SourceCopies(folder: folder.path + "/work"))
    var module = AppModule(name: "App", files: files, resources: [])
    module.settings.version = version
    module.settings.isMainActorByDefault = isDefault
    let result = try await check.run(module) { _ in }
    #expect(result.cuts.isEmpty == (written != nil))
    guard let written else { return }
    let indent = text.prefix { $0 == " " }
    #expect(
      result.edited[files[0]].map { String(decoding: $0.text, as: UTF8.self) }
        == indent + written + text.dropFirst(indent.count))
  }

  @Test("a value that is optional on Apple's systems only is taken as it is")
  func optionals() async throws {
    let text = """
      func first(_ days: [String], _ name: String) -> Int {
        guard let days = days, let name else { return 0 }
        return days?.count! ?? name.count
      }

      """
    let written = """
      func first(_ days: [String], _ name: String) -> Int {
        guard let days = Optional(days), let name = Optional(name) else { return 0 }
        return days.count ?? name.count
      }

      """
    // The toolchain's own words and places for the text.
    let messages = [
      (2, 9, "initializer for conditional binding must have Optional type, not '[String]'"),
      (2, 26, "initializer for conditional binding must have Optional type, not 'String'"),
      (3, 14, "cannot use optional chaining on non-optional value of type '[String]'"),
      (3, 21, "cannot force unwrap value of non-optional type 'Int'"),
    ]
    final class Strict: ModuleCompiler {
      let written: String
      let messages: [(Int, Int, String)]
      init(_ written: String, _ messages: [(Int, Int, String)]) {
        (self.written, self.messages) = (written, messages)
      }
      func hasModule(_ name: String) async throws -> Bool { true }
      func addStandIn(_ name: String) async throws {}
      func compile(_ request: CompilerRequest) async throws -> CompilerAnswer {
        let text = String(decoding: try PosixFileSystem().read(request.files[0]), as: UTF8.self)
        if text == written { return CompilerAnswer(succeeded: true, output: "") }
        return CompilerAnswer(
          succeeded: false,
          output: messages.map { "\(request.files[0]):\($0.0):\($0.1): error: \($0.2)\n" }.joined())
      }
    }
    let folder = try TemporaryFolder()
    try folder.write(text, to: "App/A.swift")
    let files = folder.paths("App/A.swift")
    let check = ModuleCheck(
      compiler: Strict(written, messages), ownModules: ["App"],
      facts: [files[0]: SourceFacts(Array(text.utf8))],
      copies: SourceCopies(folder: folder.path + "/work"))
    let result = try await check.run(AppModule(name: "App", files: files, resources: [])) { _ in }
    #expect(result.cuts.isEmpty)
    #expect(result.edited[files[0]]?.takesOptionals == true)
    #expect(
      result.edited[files[0]].map { String(decoding: $0.text, as: UTF8.self) } == written)
  }

  @Test("a condition that asks for a module of an iPhone holds")
  func conditionalStandIns() async throws {
    let folder = try TemporaryFolder()
    let source = """
      #if canImport(MapKit)
      import MapKit
      #elseif canImport(AppKit)
      import AppKit
      #endif
      #if canImport(ARKit)
      import ARKit
      #endif
      """
    let (results, _) = try await ModuleCheck.run(
      [("App", ["A.swift": source])], in: folder, compiler: FakeCompiler(known: ["SwiftUI"]))
    #expect(results.first?.standIns == ["CoreLocation", "MapKit"])
  }

  @Test("a missing module gets a stand-in, and only users of its names are left out")
  func standIns() async throws {
    let folder = try TemporaryFolder()
    let compiler = FakeCompiler(known: ["SwiftUI"])
    let (results, _) = try await ModuleCheck.run(
      [
        (
          "App",
          [
            "A.swift": "import SwiftUI\nimport CoreData\nimport App",
            "B.swift": "import CoreData\nneeds NSManagedObject",
            // The compiler alone knows that this condition holds.
            "C.swift": "#if os(Linux)\nimport Hidden\n#endif\nimports Hidden",
          ]
        )
      ], in: folder, compiler: compiler)
    #expect(results.first?.standIns == ["CoreData", "Hidden"])
    #expect(compiler.standIns == ["CoreData", "Hidden"])
    #expect(results.first?.compiled == folder.paths("App/A.swift", "App/C.swift"))
  }

  @Test("a module's part that no stand-in can have leaves its file out")
  func submodule() async throws {
    let folder = try TemporaryFolder()
    let (results, _) = try await ModuleCheck.run(
      [("App", ["A.swift": "imports os.log", "B.swift": ""])], in: folder,
      compiler: FakeCompiler())
    #expect(results.first?.leftOut.map(\.blockers) == [[Blocker(.module, "os.log")]])
    #expect(results.first?.compiled == folder.paths("App/B.swift"))
  }

  @Test("a stand-in comes after those that its contents import")
  func neededStandIns() async throws {
    let folder = try TemporaryFolder()
    let compiler = FakeCompiler()
    let (results, _) = try await ModuleCheck.run(
      [("App", ["A.swift": "import MapKit"])], in: folder, compiler: compiler)
    #expect(compiler.standIns == ["CoreLocation", "MapKit"])
    #expect(results.first?.standIns == ["CoreLocation", "MapKit"])
    #expect(StandIn.needed(by: "AVKit") == ["AudioToolbox", "AVFoundation"])
  }

  // UIKit's header imports that of UserNotifications, and SwiftUI's module exports AppKit's.
  @Test("names that come along with SwiftUI and UIKit need no import")
  func comingAlong() async throws {
    let folder = try TemporaryFolder()
    let compiler = FakeCompiler()
    let (results, _) = try await ModuleCheck.run(
      [("App", ["A.swift": "needs UNUserNotificationCenter", "B.swift": "needs NSWorkspace"])],
      in: folder, compiler: compiler)
    #expect(StandIn.comingAlong(with: "SecItemAdd") == "Security")
    #expect(StandIn.comingAlong(with: "kSecClass") == "Security")
    // A name inside of a type, and one of a module that needs an import.
    #expect(StandIn.comingAlong(with: "ModalResponse") == nil)
    #expect(StandIn.comingAlong(with: "MKMapView") == nil)
    // UIKit's fonts are those of CoreText, whose stand-in needs another one.
    let (fonts, _) = try await ModuleCheck.run(
      [("Fonts", ["C.swift": "needs CTFontManagerRegisterFontsForURL"])], in: folder,
      compiler: compiler)
    #expect(fonts.first?.compiled == folder.paths("Fonts/C.swift"))
    #expect(fonts.first?.visibleStandIns == ["CoreText", "Security"])
    #expect(results.first?.compiled == folder.paths("App/A.swift", "App/B.swift"))
    #expect(results.first?.standIns == [])
    #expect(results.first?.visibleStandIns == ["AppKit", "UserNotifications"])
    #expect(
      PortSettings.arguments(
        aliases: [], visibleModules: [], standIns: ["MapKit"], visibleStandIns: ["AppKit"])
        == [
          "-module-alias", "MapKit=PortStandIn_MapKit", "-Xfrontend", "-import-module",
          "-Xfrontend",
          "PortStandIn_AppKit",
        ])
  }

  @Test("the parts of frameworks are in a map, by the names of the modules in their places")
  func parts() {
    let imports = [
      ("UIKit", "UIImage"), ("UIKit", "UIColor"), ("MapKit", "MKGeometry"), ("os", "log"),
      ("Foundation", "NSURL"), ("UIKit", "A\""), ("UIKit", nil),
    ].map { SourceFacts.Import(module: $0, isConditional: false, part: $1) }
    let map = ModuleParts(imports).map(aliases: ModuleAlias.all)
    #expect(
      map == """
        module PortStandIn_Foundation {
          module NSURL {}
        }
        module PortStandIn_MapKit {
          module MKGeometry {}
        }
        module AssayUIKit {
          module UIColor {}
          module UIImage {}
        }

        """)
    #expect(ModuleParts([]).map(aliases: ModuleAlias.all) == nil)
  }

  @Test("top-level code and a second file of a name are left out before the compiler sees them")
  func unlinkable() async throws {
    let folder = try TemporaryFolder()
    let (results, _) = try await ModuleCheck.run(
      [("App", ["main.swift": "", "A/X.swift": "", "B/X.swift": ""])], in: folder,
      compiler: FakeCompiler())
    #expect(
      results.first?.leftOut.map(\.reason) == [
        .sameName(as: folder.path + "/App/A/X.swift"), .topLevelCode,
      ])
  }

  @Test("messages that name nothing count only where none names something")
  func consequences() async throws {
    let folder = try TemporaryFolder()
    let (results, _) = try await ModuleCheck.run(
      [("App", ["A.swift": "fails\nneeds Frob", "B.swift": "  fails here "])], in: folder,
      compiler: FakeCompiler())
    #expect(
      results.first?.leftOut.map(\.blockers) == [
        [Blocker(.name, "Frob")], [Blocker(.message, "it does not work")],
      ])
    #expect(
      results.first?.leftOut.map(\.reason) == [
        .error(line: 2, text: "cannot find 'Frob' in scope"),
        .error(line: 1, text: "it does not work", code: "fails here"),
      ])
  }

  @Test("a failure without a file stops the check")
  func failure() async throws {
    struct Broken: ModuleCompiler {
      func hasModule(_ name: String) async throws -> Bool { true }
      func addStandIn(_ name: String) async throws {}
      func compile(_ request: CompilerRequest) async throws -> CompilerAnswer {
        CompilerAnswer(succeeded: false, output: "error: no space left\n")
      }
    }
    let check = ModuleCheck(compiler: Broken(), ownModules: [], facts: [:])
    await #expect(
      throws: PortError.compilerFailed(module: "App", output: "error: no space left")
    ) {
      try await check.run(
        AppModule(name: "App", files: ["/nowhere/A.swift"], resources: [])
      ) { _ in }
    }
  }
}
