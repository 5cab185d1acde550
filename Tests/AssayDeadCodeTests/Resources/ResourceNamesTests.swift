// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
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
}
