// SPDX-License-Identifier: MIT

import AssayTestSupport
import Testing

@testable import AssayPorting

/// The forms of the files are those that Xcode's editor writes, the declarations those of the
/// classes that Xcode generates for them, without Objective-C's attributes.
@Suite("Intent definitions")
struct IntentDefinitionTests {
  private func list(_ contents: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(contents)</dict></plist>
    """
  }

  /// What the widget template of Xcode 12 to 14 has.
  private var template: String {
    list(
      """
      <key>INEnums</key><array/>
      <key>INIntentDefinitionModelVersion</key><string>1.2</string>
      <key>INIntents</key><array><dict>
        <key>INIntentCategory</key><string>information</string>
        <key>INIntentEligibleForWidgets</key><true/>
        <key>INIntentName</key><string>Configuration</string>
        <key>INIntentResponse</key><dict>
          <key>INIntentResponseCodes</key><array>
            <dict>
              <key>INIntentResponseCodeName</key><string>success</string>
              <key>INIntentResponseCodeSuccess</key><true/>
            </dict>
            <dict><key>INIntentResponseCodeName</key><string>failure</string></dict>
          </array>
        </dict>
        <key>INIntentType</key><string>Custom</string>
        <key>INIntentVerb</key><string>View</string>
      </dict></array>
      <key>INTypes</key><array/>
      """)
  }

  private func dictionary(_ values: [(String, String)]) -> String {
    "<dict>" + values.map { "<key>\($0.0)</key>\($0.1)" }.joined() + "</dict>"
  }

  private func parameter(_ name: String, _ type: String, _ more: [(String, String)] = []) -> String
  {
    dictionary(
      [
        ("INIntentParameterName", "<string>\(name)</string>"),
        ("INIntentParameterType", "<string>\(type)</string>"),
      ] + more.map { ("INIntentParameter" + $0.0, $0.1) })
  }

  private func intent(
    _ name: String, parameters: [String] = [], response: String = "", more: String = ""
  ) -> String {
    """
    <dict><key>INIntentName</key><string>\(name)</string>\(more)
    <key>INIntentParameters</key><array>\(parameters.joined())</array>\(response)</dict>
    """
  }

  private func layout(
    _ folder: TemporaryFolder, files: [String: String]
  ) throws -> (AppLayout, [String: SourceFacts]) {
    for (path, text) in files { try folder.write(text, to: "App/" + path) }
    let paths = files.keys.sorted().map { folder.path + "/App/" + $0 }
    let sources = paths.filter { $0.hasSuffix(".swift") }
    let module = AppModule(
      name: "App", files: sources, resources: [],
      otherFiles: paths.filter { !$0.hasSuffix(".swift") })
    let facts = sources.map { path in
      (path, SourceFacts(Array((files[String(path.dropFirst(folder.path.count + 5))] ?? "").utf8)))
    }
    return (
      AppLayout(kind: .looseFiles, name: "App", root: folder.path + "/App", modules: [module]),
      Dictionary(uniqueKeysWithValues: facts)
    )
  }

  private func source(_ definition: String) throws -> String {
    let folder = try TemporaryFolder()
    var (layout, facts) = try layout(folder, files: ["A.intentdefinition": definition])
    #expect(try layout.readIntentDefinitions(facts: facts) == [])
    return try #require(layout.modules[0].intentClasses)
  }

  @Test("the intent of Xcode's template for widgets")
  func widget() throws {
    let folder = try TemporaryFolder()
    var (layout, facts) = try layout(
      folder,
      files: ["Base.lproj/Widget.intentdefinition": template, "A.swift": "struct A {}"])
    #expect(try layout.readIntentDefinitions(facts: facts) == [])
    #expect(layout.modules[0].otherFiles == [])
    #expect(
      layout.modules[0].generatedSources.map(\.name) == ["GeneratedIntents.swift"])
    #expect(
      layout.modules[0].intentClasses == """
        // Written by 'assay port': what Xcode generates for the intent definitions.
        import Foundation
        import Intents

        nonisolated public class ConfigurationIntent: INIntent, @unchecked Sendable {
        }

        public protocol ConfigurationIntentHandling: NSObjectProtocol {
          func handle(intent: ConfigurationIntent, completion: @escaping (ConfigurationIntentResponse) -> Void)
          func handle(intent: ConfigurationIntent) async -> ConfigurationIntentResponse
          func confirm(intent: ConfigurationIntent, completion: @escaping (ConfigurationIntentResponse) -> Void)
          func confirm(intent: ConfigurationIntent) async -> ConfigurationIntentResponse
        }

        extension ConfigurationIntentHandling {
          public func handle(intent: ConfigurationIntent, completion: @escaping (ConfigurationIntentResponse) -> Void) { completion(ConfigurationIntentResponse()) }
          public func handle(intent: ConfigurationIntent) async -> ConfigurationIntentResponse { ConfigurationIntentResponse() }
          public func confirm(intent: ConfigurationIntent, completion: @escaping (ConfigurationIntentResponse) -> Void) { completion(ConfigurationIntentResponse()) }
          public func confirm(intent: ConfigurationIntent) async -> ConfigurationIntentResponse { ConfigurationIntentResponse() }
        }

        nonisolated public enum ConfigurationIntentResponseCode: Int, Sendable {
          case unspecified = 0
          case ready = 1
          case continueInApp = 2
          case inProgress = 3
          case success = 4
          case failure = 5
          case failureRequiringAppLaunch = 6
        }

        nonisolated public class ConfigurationIntentResponse: INIntentResponse, @unchecked Sendable {
          public fileprivate(set) var code = ConfigurationIntentResponseCode.unspecified
          public convenience init(code: ConfigurationIntentResponseCode, userActivity: NSUserActivity?) {
            self.init()
            self.code = code
            self.userActivity = userActivity
          }
        }

        """)
  }

  @Test(
    "the type of a parameter",
    arguments: [
      ("String", "String?"), ("Integer", "NSNumber?"), ("Decimal", "NSNumber?"),
      ("Boolean", "NSNumber?"), ("TimeInterval", "NSNumber?"),
      ("DateComponents", "DateComponents?"), ("URL", "URL?"), ("File", "INFile?"),
      ("Placemark", "CLPlacemark?"), ("Person", "INPerson?"),
      ("SpeakableString", "INSpeakableString?"),
    ])
  func types(_ name: String, _ type: String) throws {
    let parameters = [
      parameter("one", name), parameter("all", name, [("SupportsMultipleValues", "<true/>")]),
    ]
    let source = try source(
      list("<key>INIntents</key><array>\(intent("Send", parameters: parameters))</array>"))
    #expect(source.contains("  public var `one`: \(type)\n"))
    #expect(source.contains("  public var `all`: [\(type.dropLast())]?\n"))
  }

  @Test("enumerations, objects, and what an app says and offers of them")
  func values() throws {
    let kind = dictionary([
      ("INEnumName", "<string>Kind</string>"), ("INEnumType", "<string>Regular</string>"),
      (
        "INEnumValues",
        """
        <array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueIndex</key><integer>2</integer>
        <key>INEnumValueName</key><string>default</string></dict>
        </array>
        """
      ),
    ])
    let city = dictionary([
      ("INTypeName", "<string>City</string>"),
      ("INTypeClassPrefix", "<string>XY</string>"),
      (
        "INTypeProperties",
        "<array>"
          + [("identifier", "String", true), ("cityId", "Integer", false)].map {
            dictionary([
              ("INTypePropertyName", "<string>\($0.0)</string>"),
              ("INTypePropertyType", "<string>\($0.1)</string>"),
              ("INTypePropertyDefault", $0.2 ? "<true/>" : "<false/>"),
            ])
          }.joined() + "</array>"
      ),
    ])
    let parameters = [
      parameter(
        "kind", "Integer",
        [("EnumType", "<string>Kind</string>"), ("SupportsResolution", "<true/>")]),
      parameter(
        "city", "Object",
        [
          ("ObjectType", "<string>City</string>"), ("SupportsDynamicEnumeration", "<true/>"),
          ("SupportsSearch", "<true/>"),
        ]),
      parameter(
        "names", "String",
        [
          ("SupportsMultipleValues", "<true/>"), ("SupportsResolution", "<true/>"),
          ("SupportsDynamicEnumeration", "<true/>"),
        ]),
    ]
    let source = try source(
      list(
        """
        <key>INEnums</key><array>\(kind)</array><key>INTypes</key><array>\(city)</array>
        <key>INIntents</key><array>\(intent("Show", parameters: parameters))</array>
        """))
    for line in [
      "nonisolated public enum `Kind`: Int, Sendable {\n  case `unknown` = 0\n  case `default` = 2\n}",
      "public class KindResolutionResult: INEnumResolutionResult, @unchecked Sendable {",
      "  public class func success(with resolvedValue: `Kind`) -> Self {",
      "public class `XYCity`: INObject, @unchecked Sendable {\n  public var `cityId`: NSNumber?\n}",
      "  public class func disambiguation(with objectsToDisambiguate: [`XYCity`]) -> Self {",
      "  public var `kind`: `Kind` = .`unknown`\n", "  public var `city`: `XYCity`?\n",
      "  func resolveKind(for intent: ShowIntent, with completion: @escaping (KindResolutionResult) -> Void)\n",
      "  func resolveKind(for intent: ShowIntent) async -> KindResolutionResult\n",
      "  func resolveNames(for intent: ShowIntent, with completion: @escaping ([INStringResolutionResult]) -> Void)\n",
      "  func provideCityOptionsCollection(for intent: ShowIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<`XYCity`>?, (any Error)?) -> Void)\n",
      "  func provideCityOptionsCollection(for intent: ShowIntent, searchTerm: String?) async throws -> INObjectCollection<`XYCity`>\n",
      "  func provideNamesOptionsCollection(for intent: ShowIntent) async throws -> INObjectCollection<NSString>\n",
      "  func provideNamesOptions(for intent: ShowIntent, with completion: @escaping ([String]?, (any Error)?) -> Void)\n",
      "  func defaultCity(for intent: ShowIntent) -> `XYCity`?\n",
      "  func defaultNames(for intent: ShowIntent) -> [String]?\n",
    ] {
      #expect(source.contains(line), "\(line)")
    }
    #expect(!source.contains("resolveCity"))
    #expect(!source.contains("defaultKind"))
    #expect(!source.contains("`identifier`"))
  }

  @Test("responses have codes from 100 on, and their sentences' values")
  func responses() throws {
    func code(_ name: String, _ sentence: String) -> String {
      """
      <dict><key>INIntentResponseCodeName</key><string>\(name)</string>
      <key>INIntentResponseCodeFormatString</key><string>\(sentence)</string></dict>
      """
    }
    func value(_ name: String) -> String {
      """
      <dict><key>INIntentResponseParameterName</key><string>\(name)</string>
      <key>INIntentResponseParameterType</key><string>String</string></dict>
      """
    }
    let response = """
      <key>INIntentResponse</key><dict>
      <key>INIntentResponseCodes</key><array>
      \(code("success", "The state of ${item} is ${state}"))
      \(code("failureInvalidItem", "Sorry, no ${item}"))
      \(code("failureInvalidAction", "No ${state.name}, not ${item}, ${gone}"))
      </array>
      <key>INIntentResponseParameters</key><array>\(value("item"))\(value("state"))</array>
      </dict>
      """
    let source = try source(
      list(
        """
        <key>INIntents</key><array>
        \(intent("Set", response: response, more: "<key>INIntentClassPrefix</key><string>Home</string>"))
        </array>
        """))
    for line in [
      "  case failureRequiringAppLaunch = 6\n  case `failureInvalidItem` = 100\n",
      "  case `failureInvalidAction` = 101\n",
      "public class HomeSetIntentResponse: INIntentResponse", "  public var `state`: String?\n",
      "  public static func `success`(`item`: String, `state`: String) -> HomeSetIntentResponse {",
      "  public static func `failureInvalidItem`(_ `item`: String) -> HomeSetIntentResponse {",
      "  public static func `failureInvalidAction`(`state`: String, `item`: String) -> HomeSetIntentResponse {",
    ] {
      #expect(source.contains(line), "\(line)")
    }
  }

  @Test("a value that is refused for reasons has a class of its own")
  func reasons() throws {
    let reasons = """
      <array>
      <dict><key>INIntentParameterUnsupportedReasonCode</key>
      <string>negativeNumbersNotSupported</string></dict>
      <dict><key>INIntentParameterUnsupportedReasonCode</key>
      <string>greaterThanMaximumValue</string></dict>
      </array>
      """
    let source = try source(
      list(
        """
        <key>INIntents</key><array>\(intent(
          "SleepTimer",
          parameters: [
            parameter(
              "seconds", "Integer",
              [("SupportsResolution", "<true/>"), ("UnsupportedReasons", reasons)])
          ]))</array>
        """))
    for line in [
      "  func resolveSeconds(for intent: SleepTimerIntent) async -> SleepTimerSecondsResolutionResult\n",
      "public enum SleepTimerSecondsUnsupportedReason: Int, Sendable {\n  case `negativeNumbersNotSupported` = 1\n  case `greaterThanMaximumValue` = 2\n}",
      "public class SleepTimerSecondsResolutionResult: INIntegerResolutionResult, @unchecked Sendable {",
      "  public class func unsupported(forReason reason: SleepTimerSecondsUnsupportedReason) -> Self {",
    ] {
      #expect(source.contains(line), "\(line)")
    }
  }

  @Test("a class's name in the file counts; the system's intents and the app's own types are there")
  func names() throws {
    let folder = try TemporaryFolder()
    let named =
      "<key>INIntentClassName</key><string>OpenIntent</string>"
      + "<key>INIntentClassPrefix</key><string>SP</string>"
    let system =
      "<key>INIntentClassName</key><string>INPlayMediaIntent</string>"
      + "<key>INIntentType</key><string>System</string>"
    var (layout, facts) = try layout(
      folder,
      files: [
        "A.intentdefinition": list(
          """
          <key>INIntents</key><array>\(intent("Open", more: named))
          \(intent("PlayMedia", more: system))\(intent("Own"))</array>
          """),
        "Own.swift": "import Intents\npublic class OwnIntent: INIntent {}",
      ])
    #expect(try layout.readIntentDefinitions(facts: facts) == [])
    let source = try #require(layout.modules[0].intentClasses)
    #expect(source.contains("class OpenIntent: INIntent"))
    #expect(!source.contains("SPOpen"))
    #expect(!source.contains("PlayMedia"))
    #expect(!source.contains("OwnIntent"))
  }

  @Test("what a definition asks for and is left out is named; names are never code")
  func problems() throws {
    let folder = try TemporaryFolder()
    let parameters = [
      parameter("a()", "String"), parameter("money", "CurrencyAmount"),
      parameter("gone", "Object", [("ObjectType", "<string>Gone</string>")]),
    ]
    var (layout, facts) = try layout(
      folder,
      files: [
        "A.intentdefinition": list(
          """
          <key>INEnums</key><array><dict><key>INEnumName</key><string>Set</string>
          <key>INEnumType</key><string>Flags</string></dict></array>
          <key>INIntents</key><array>\(intent("B {}; class C"))
          \(intent("Pay", parameters: parameters))</array>
          """),
        "B.intentdefinition": "<plist>",
        "C.intentdefinition": list("<key>INIntents</key><array><dict/></array>"),
      ])
    #expect(
      try layout.readIntentDefinitions(facts: facts) == [
        "A.intentdefinition: Set is an enumeration of the kind 'Flags', not 'Regular'",
        "A.intentdefinition: an intent has the name 'B {}; class CIntent', which Swift does not allow; "
          + "rename it in Xcode",
        "A.intentdefinition: a value of PayIntent has the name 'a()', which Swift does not allow; "
          + "rename it in Xcode",
        "A.intentdefinition: PayIntent.money has the type 'CurrencyAmount', which is not known",
        "A.intentdefinition: PayIntent.gone has the type 'Gone', which is not known",
        "B.intentdefinition: it is not a property list; open it in Xcode and save it again",
        "C.intentdefinition: it has no 'INIntentName' at INIntents/0",
      ])
    #expect(layout.modules[0].otherFiles.count == 2)
    let source = try #require(layout.modules[0].intentClasses)
    #expect(source.contains("class PayIntent: INIntent"))
    #expect(!source.contains("class C"))
  }
}
