// SPDX-License-Identifier: MIT

import Testing

@testable import AssayPorting

@Suite("What a source says by itself")
struct SourceFactsTests {
  @Test("imports, and which depend on a condition")
  func imports() {
    let facts = SourceFacts(
      Array(
        """
        // import Comment
        /* import /* import Nested */ Block */
        import SwiftUI; @testable import App
        import struct CoreData.NSManagedObject
        public import os.log
        #if canImport(UIKit)
          import UIKit
        #endif
        let text = "import Text"
        """.utf8))
    #expect(
      facts.imports == [
        .init(module: "SwiftUI", isConditional: false), .init(module: "App", isConditional: false),
        .init(module: "CoreData", isConditional: false),
        .init(module: "os", isConditional: false, part: "log"),
        .init(module: "UIKit", isConditional: true),
      ])
  }

  @Test("declarations, members and previews")
  func names() {
    let facts = SourceFacts(
      Array(
        ##"""
        @main struct Home: View {
          static let title = "a \(name.first("x")) let hidden = 1"
          let raw = #"let alsoHidden \(no) \#(yes.second)"#
          func `default`() { self.third }
        }
        #Preview { Home() }
        struct Home_Previews: PreviewProvider {}
        let long = """
          let inText = "quoted" \(fourth.fifth)
          """
        """##.utf8))
    #expect(facts.declared == ["Home", "title", "raw", "default", "Home_Previews", "long"])
    #expect(facts.members == ["first", "second", "third", "fifth"])
    #expect(facts.previewCount == 2)
    #expect(facts.hasMain)
  }

  @Test("the types that are not within others")
  func outermostTypes() {
    let source = """
      struct State { struct Album {} }
      extension State { enum Inner {} }
      #if os(iOS)
      final class Player { func play() { struct Local {} } }
      #endif
      typealias Song = Int
      """
    #expect(SourceFacts(Array(source.utf8)).outermostTypes == ["State", "Player", "Song"])
  }

  @Test("what other modules may use")
  func published() {
    let source = """
      public struct A {}
      @objc open class B {}
      public final class C { static func d() {} }
      class E {}
      let publicly = open
      """
    #expect(SourceFacts(Array(source.utf8)).published == ["A", "B", "C"])
  }

  @Test(
    "the systems that conditions ask for",
    arguments: [
      ("#if os(iOS)\n#endif", ["iOS"]),
      ("#if os(macOS)\n#elseif !os( iOS )\n#endif", ["iOS", "macOS"]),
      ("#if os(macOS) || os(iOS)\n#endif", ["iOS", "macOS"]),
      ("#if os(watchOS)\n#else\n#endif", ["watchOS"]),
      ("#if canImport(UIKit)\n#endif", []), ("os(iOS)", []), ("// #if os(iOS)", []),
    ] as [(String, Set<String>)])
  func conditions(_ source: String, _ systems: Set<String>) {
    #expect(SourceFacts(Array(source.utf8)).askedSystems == systems)
  }

  @Test("the static members of extensions, by their types")
  func statics() {
    let facts = SourceFacts(
      Array(
        """
        extension SwiftUI.Color {
          static let brand = Color("a")
          public static var `default`: Color { if true { } ; return .red }
          var instance: Int { 1 }
          enum Inner { static let inside = 1 }
        }
        extension ShapeStyle where Self == Color { static var brand: Color { .brand } }
        extension UIColor { class var own: UIColor { .red }; class func make() {} }
        struct Theme { static let brand = 1 }
        """.utf8))
    #expect(
      facts.extensionStatics == [
        "Color": ["brand", "default"], "ShapeStyle": ["brand"], "UIColor": ["own", "make"],
      ])
  }

  @Test("what ends in the middle ends the reading")
  func incomplete() {
    for text in [
      "\"", "\"\\", "\"\\(", "\"\"\"", "/*", "#", "#\"", "\"\\((", "import", "let", "extension",
      "extension A { static", "extension A.",
    ] {
      #expect(SourceFacts(Array(text.utf8)).imports.isEmpty)
    }
  }

  /// Apple's Foundation imports Darwin, which has them.
  @Test(
    "the locks of Darwin come along without an import",
    arguments: [
      ("import Foundation\nvar lock = os_unfair_lock()", true),
      ("let lock: os_unfair_lock_t", true), ("// os_unfair_lock\nlet lock = NSLock()", false),
    ])
  func unfairLocks(source: String, uses: Bool) {
    #expect(SourceFacts(Array(source.utf8)).usesUnfairLocks == uses)
    var module = AppModule(name: "App", files: [], resources: [])
    module.usesUnfairLocks = uses
    #expect(
      PortSettings.visibleModules(["AssayViews"], for: module)
        == (uses ? ["AssayViews", "AssayOS"] : ["AssayViews"]))
  }

  /// SwiftPM defines `SWIFT_PACKAGE` in the targets of every package, the written one too.
  @Test(
    "code that asks for a package's bundle in packages only gets one",
    arguments: [
      ("#if SWIFT_PACKAGE\nlet b = Bundle.module\n#else\nlet b = Bundle.main\n#endif", true),
      ("let b = Bundle.module", false), ("#if SWIFT_PACKAGE\nlet b = Bundle.main\n#endif", false),
      (
        "#if SWIFT_PACKAGE\nlet b = Bundle.module\n#endif\nextension Bundle { static let module = main }",
        false
      ),
    ])
  func packageBundle(source: String, hasBundle: Bool) {
    var module = AppModule(name: "App", files: ["/A.swift"], resources: [])
    module.takePackageBundle(facts: ["/A.swift": SourceFacts(Array(source.utf8))])
    #expect(module.hasBundle == hasBundle)
  }
}
