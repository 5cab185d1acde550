// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Foundation
import Testing

@testable import AssayDeadCode

@Suite("Names in storyboards, property lists and data models")
struct ResourceNamesTests {
  private static let source = """
    import UIKit
    class CartController: UIViewController {
      var field: UILabel?
      func pay() {}
      var cornerRadius = 0
      func back() {}
      var forgotten = 1
    }
    class SceneDelegate: UIResponder {}
    class Handler {}
    class Order: NSManagedObject { var total = 0 }
    class Forgotten {}
    """

  private func findings(_ files: [String: String]) async throws -> [String] {
    let folder = try TemporaryFolder(files.merging(["App/Code.swift": Self.source]) { $1 })
    var configuration = ScanConfiguration()
    configuration.syntaxOnly = true
    configuration.usesCache = false
    let scanner = DeadCodeScanner(
      root: folder.path, configuration: configuration, toolVersion: "1",
      environment: ScanEnvironment(searchPath: "", cacheFolder: nil))
    return try await scanner.report().findings.compactMap { $0.subject?.name }
  }

  @Test("without such files all of it is unused")
  func none() async throws {
    let found = try await findings([:])
    #expect(Set(found).isSuperset(of: ["CartController", "SceneDelegate", "Order", "Forgotten"]))
  }

  @Test("classes of a scripting definition's commands, and what its keys reach")
  func scriptingDefinition() async throws {
    let found = try await findings([
      "App/App.sdef": """
      <dictionary><suite name="S" code="s">
        <command name="delete" code="d"><cocoa class="App.Handler"/></command>
        <class name="cart" code="c"><cocoa class="CartController"/>
          <property name="radius" code="r" type="integer"><cocoa key="cornerRadius"/></property>
          <responds-to command="pay"><cocoa method="pay:"/></responds-to>
        </class></suite></dictionary>
      """
    ])
    for name in ["CartController", "Handler", "cornerRadius", "pay()"] {
      #expect(!found.contains(name), "\(name)")
    }
    #expect(found.contains("field") && found.contains("Forgotten"))
  }

  @Test("a protocol by which a code generator's template looks for types is no marker in vain")
  func template() async throws {
    let sources = [
      "App/Marker.swift": """
      protocol Sampled {}
      protocol Other {}
      struct Sample: Sampled, Other {}
      print(Sample())
      """
    ]
    let without = try await findings(sources)
    #expect(without.contains("Sampled") && without.contains("Other"))
    let template = "{% for type in types.types where type.implements.Sampled %}x{% endfor %}"
    let found = try await findings(
      sources.merging(["Tools/Samples.stencil": template]) { $1 })
    #expect(!found.contains("Sampled") && found.contains("Other"))
  }

  @Test("Interface Builder's classes, outlets, actions, segues and runtime attributes")
  func interfaceBuilder() async throws {
    let found = try await findings([
      "App/Main.storyboard": """
      <?xml version="1.0"?>
      <document><viewController customClass="CartController" customModule="App">
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"/>
        <connections>
          <outlet property="field" destination="x"/>
          <action selector="pay" destination="y"/>
          <segue kind="unwind" unwindAction="back:" destination="z"/>
        </connections>
      </viewController><!-- customClass="Forgotten" --></document>
      """
    ])
    #expect(!found.contains("CartController"))
    #expect(found.filter { ["field", "pay()", "cornerRadius", "back()"].contains($0) } == [])
    #expect(found.contains("forgotten") && found.contains("Forgotten"))
  }

  @Test("what a class that only a storyboard names uses of its nested types is used")
  func nestedTypes() async throws {
    let found = try await findings([
      "App/Main.storyboard": """
      <document><view customClass="PriceView"/></document>
      """,
      "App/PriceView.swift": """
      class PriceView: UIView {
        override func layoutSubviews() { print(Metrics.inset, Badge()) }
      }
      private extension PriceView {
        enum Metrics {
          static let inset = 5
          static let unused = 6
        }
      }
      class Badge: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        init() { super.init(frame: .zero) }
      }
      """,
    ])
    #expect(found.contains("unused"))
    for name in ["PriceView", "inset", "Badge", "init()"] {
      #expect(!found.contains(name), "\(name)")
    }
  }

  @Test(
    "classes that Objective-C names",
    arguments: ["App/Login.m", "App/Login.mm", "App/Login.h"])
  func objectiveC(path: String) async throws {
    let found = try await findings([
      path: "@class CartController;\n- (void)show { [[CartController alloc] init]; }\n"
    ])
    #expect(!found.contains("CartController"))
    #expect(found.contains("SceneDelegate"))
  }

  @Test("a header of C names none")
  func headerOfC() async throws {
    let found = try await findings(["App/Login.h": "struct CartController;\n"])
    #expect(found.contains("CartController"))
  }

  @Test("delegates and principal classes of property lists, entities of data models")
  func listsAndModels() async throws {
    let found = try await findings([
      "App/Info.plist": """
      <plist><dict>
        <key>UISceneDelegateClassName</key>
        <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        <key>NSExtensionPrincipalClass</key><string>App.Handler</string>
      </dict></plist>
      """,
      "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents": """
      <model><entity name="Order" representedClassName=".Order" syncable="YES">
        <attribute name="total" attributeType="Integer 64"/></entity></model>
      """,
    ])
    for name in ["SceneDelegate", "Handler", "Order", "total"] {
      #expect(!found.contains(name), "\(name)")
    }
    #expect(found.contains("Forgotten") && found.contains("CartController"))
  }

  @Test("migration policies of mapping models")
  func mappingModel() async throws {
    let found = try await findings([
      "App/1to2.xcmappingmodel/xcmapping.xml": """
      <database><object type="XDDEVENTITYMAPPING" id="z102">
        <attribute name="migrationpolicyclassname" type="string">App.Handler</attribute>
        <attribute name="sourcename" type="string">CartController</attribute>
      </object></database>
      """
    ])
    #expect(!found.contains("Handler"))
    #expect(found.contains("CartController") && found.contains("Forgotten"))
  }

  private func report(_ folder: TemporaryFolder) async throws -> FindingReport {
    var configuration = ScanConfiguration()
    configuration.syntaxOnly = true
    configuration.usesCache = false
    let scanner = DeadCodeScanner(
      root: folder.path, configuration: configuration, toolVersion: "1",
      environment: ScanEnvironment(searchPath: "", cacheFolder: nil))
    return try await scanner.report()
  }

  @Test(
    "a storyboard in UTF-16 and a binary property list name classes as any other does",
    arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func encodings(encoding: String.Encoding) async throws {
    let folder = try TemporaryFolder(["App/Code.swift": Self.source])
    let storyboard = "\u{FEFF}<?xml version=\"1.0\"?><view customClass=\"CartController\"/>\n"
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["NSExtension": ["Principal": "App.Handler"], "é": "SceneDelegate"],
      format: .binary, options: 0)
    let text = try #require(storyboard.data(using: encoding))
    try text.write(to: URL(fileURLWithPath: folder.path + "/App/Main.storyboard"))
    try list.write(to: URL(fileURLWithPath: folder.path + "/App/Info.plist"))
    let report = try await report(folder)
    let found = report.findings.compactMap { $0.subject?.name }
    #expect(!found.contains("CartController") && !found.contains("Handler"))
    #expect(!found.contains("SceneDelegate") && found.contains("Order"))
    #expect(!report.notes.contains { $0.contains("cannot be read") })
  }

  @Test(
    "what cannot be read is a note that names the file, and may name any class of the system's",
    arguments: [
      "App/Main.xib": [UInt8](repeating: 0xFE, count: 9),
      "App/Cut.storyboard": Array("<document><view customClass=\"CartCon".utf8),
      "App/Info.plist": Array("bplist00\u{1}".utf8),
    ])
  func unreadable(path: String, bytes: [UInt8]) async throws {
    let folder = try TemporaryFolder(["App/Code.swift": Self.source])
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/\(path)"))
    let report = try await report(folder)
    let found = report.findings.compactMap { $0.subject?.name }
    for name in ["CartController", "SceneDelegate", "Order"] {
      #expect(!found.contains(name), "\(name)")
    }
    // A class without a superclass is none of theirs.
    #expect(found.contains("Forgotten"))
    let notes = report.notes.filter { $0.contains("1 resource file cannot be read") }
    #expect(notes.count == 1 && notes.first?.contains("'\(path)'") == true)
  }

  @Test("another list that is no property list names what words it has, and hides nothing else")
  func otherList() async throws {
    let folder = try TemporaryFolder([
      "App/Code.swift": Self.source, "App/Data.plist": "# CartController\n",
      "App/Old.plist": "{ Principal = Handler; }\n",
    ])
    let report = try await report(folder)
    let found = report.findings.compactMap { $0.subject?.name }
    #expect(!found.contains("CartController") && !found.contains("Handler"))
    #expect(found.contains("SceneDelegate"))
    let notes = report.notes.filter { $0.contains("cannot be read") }
    #expect(notes.count == 1 && notes.first?.contains("'App/Data.plist'") == true)
  }

  @Test("a damaged binary property list is none, whatever its bytes are")
  func damagedLists() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "é", "b": String(repeating: "x", count: 300)], format: .binary,
      options: 0)
    let whole = [UInt8](data)
    let texts = try #require(BinaryPropertyList(whole)).texts
    #expect(Set(texts) == ["a", "b", "é", String(repeating: "x", count: 300)])
    for length in whole.indices { #expect(BinaryPropertyList(Array(whole[..<length])) == nil) }
    var generator = SplitMix(state: 7)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      // It must not trap; what it reads is no matter.
      _ = BinaryPropertyList(bytes)
    }
  }
}
