// SPDX-License-Identifier: MIT

/// Which well-known types and protocols from outside the sources a type inherits, by itself, in an
/// extension, or through our own types and protocols.
struct KnownConformances: Sendable {
  struct Names: OptionSet, BitwiseCopyable, Sendable {
    var rawValue: UInt32

    static let encodable = Names(rawValue: 1 << 0)
    static let decodable = Names(rawValue: 1 << 1)
    static let equatable = Names(rawValue: 1 << 2)
    static let comparable = Names(rawValue: 1 << 3)
    static let caseIterable = Names(rawValue: 1 << 4)
    static let rawRepresentable = Names(rawValue: 1 << 5)
    static let testCase = Names(rawValue: 1 << 6)
    static let preview = Names(rawValue: 1 << 7)
    static let appIntent = Names(rawValue: 1 << 8)
    static let codingKey = Names(rawValue: 1 << 9)
    static let optionSet = Names(rawValue: 1 << 10)
    static let error = Names(rawValue: 1 << 11)
    static let hashable = Names(rawValue: 1 << 12)

    static let codable: Names = [.encodable, .decodable]
  }

  private let names: [Names]

  init(of graph: SourceGraph) {
    var names = [Names](repeating: [], count: graph.declarations.count)
    for (index, declaration) in graph.declarations.enumerated() {
      let file = graph.file(of: DeclarationID(index))
      let fact = file.facts.declarations[Int(declaration.fact)]
      for inherited in file.facts.inheritedTypes(of: fact) {
        let known = Self.table[file.facts.names[inherited.name]] ?? []
        names[index].formUnion(known)
        if declaration.extended != .none { names[declaration.extended.index].formUnion(known) }
      }
    }
    Self.addAliases(to: &names, of: graph)
    Self.propagate(&names, over: graph)
    self.names = names
  }

  subscript(id: DeclarationID) -> Names { names[id.index] }

  /// A typealias stands for the protocols that it names, and for the raw type of an enum.
  private static func addAliases(to names: inout [Names], of graph: SourceGraph) {
    for file in graph.files {
      for use in file.facts.uses where use.declaration >= 0 && use.flags.contains(.type) {
        let fact = file.facts.declarations[Int(use.declaration)]
        guard fact.kind == .typealias else { continue }
        let index = file.declarations.lowerBound + Int(use.declaration)
        names[index].formUnion(table[file.facts.names[use.name]] ?? [])
      }
    }
  }

  /// Inheritance among our own types, until nothing changes; chains of inheritance are short.
  private static func propagate(_ names: inout [Names], over graph: SourceGraph) {
    let edges = graph.edges.filter { edge in
      let isAlias = graph.declarations[edge.from.index].kind == .typealias
      return edge.kind == .inheritance || edge.kind == .type && isAlias
    }
    var isChanging = true
    while isChanging {
      isChanging = false
      for edge in edges {
        let declaration = graph.declarations[edge.from.index]
        let type = declaration.extended != .none ? declaration.extended : edge.from
        let union = names[type.index].union(names[edge.to.index])
        if union != names[type.index] {
          names[type.index] = union
          isChanging = true
        }
      }
    }
  }

  private static let table: [String: Names] = {
    var table: [String: Names] = [
      "Codable": [.codable], "Encodable": [.encodable], "Decodable": [.decodable],
      "CodingKey": [.codingKey, .rawRepresentable], "Equatable": [.equatable],
      "Hashable": [.hashable, .equatable],
      "Comparable": [.comparable, .equatable], "Identifiable": [],
      "CaseIterable": [.caseIterable], "RawRepresentable": [.rawRepresentable],
      "OptionSet": [.optionSet, .equatable], "SetAlgebra": [.equatable],
      "Error": [.error], "LocalizedError": [.error], "RecoverableError": [.error],
      "CustomNSError": [.error], "PreviewProvider": [.preview],
      "LibraryContentProvider": [.preview],
      "AppEnum": [.appIntent, .caseIterable, .rawRepresentable],
    ]
    // XCTest, and what Quick, KIF and iOSSnapshotTestCase derive from it. Quick finds the
    // subclasses of `QuickConfiguration` as the runner finds those of `XCTestCase`.
    let testCases = [
      "XCTestCase", "QuickSpec", "AsyncSpec", "QuickConfiguration", "KIFTestCase",
      "FBSnapshotTestCase",
    ]
    for name in testCases { table[name] = [.testCase] }
    let rawTypes = [
      "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
      "UInt16", "UInt32", "UInt64", "Float", "Double", "CGFloat", "CInt", "CUnsignedInt", "CChar",
      "StaticString",
    ]
    for name in rawTypes { table[name] = [.rawRepresentable] }
    // Types that the system finds by their conformance (AppIntents and WidgetKit, Apple's
    // documentation).
    let intents = [
      "AppIntent", "AppEntity", "AppShortcutsProvider", "EntityQuery", "EntityStringQuery",
      "EntityPropertyQuery", "EnumerableEntityQuery", "DynamicOptionsProvider",
      "TransientAppEntity",
      "UniqueAppEntity", "OpenIntent", "DeleteIntent", "SetValueIntent", "AudioPlaybackIntent",
      "AudioRecordingIntent", "LiveActivityIntent", "ForegroundContinuableIntent",
      "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent",
      "SystemIntent", "ShowInAppSearchResultsIntent", "AppIntentsPackage",
      "CustomIntentMigratedAppIntent",
      "PredictableIntent", "UndoableIntent", "SnippetIntent", "IndexedEntity", "FileEntity",
      "URLRepresentableEntity", "URLRepresentableEnum", "URLRepresentableIntent",
      "AssistantEntity", "AssistantEnum", "AssistantIntent",
    ]
    for name in intents { table[name] = [.appIntent] }
    return table
  }()
}
