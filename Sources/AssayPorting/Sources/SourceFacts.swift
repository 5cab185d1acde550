// SPDX-License-Identifier: MIT

/// What a Swift source says without a compiler: its imports, and the names that it declares and
/// uses.
struct SourceFacts: Hashable, Sendable {
  struct Import: Hashable, Sendable {
    var module: String
    /// Inside of `#if`.
    var isConditional: Bool
    /// The part of a framework, as in `import UIKit.UIImage`; nil for all of it.
    var part: String?
  }

  private(set) var imports: [Import] = []
  /// Types, functions, variables.
  private(set) var declared: Set<String> = []
  /// The types that are not within another declaration.
  private(set) var outermostTypes: Set<String> = []
  /// The declarations that other modules may use.
  private(set) var published: Set<String> = []
  /// Words after a dot.
  private(set) var members: Set<String> = []
  private(set) var words: Set<String> = []
  /// `#Preview`, and types that are a `PreviewProvider`.
  private(set) var previewCount = 0
  /// The modules that conditions ask for, `#if canImport(MapKit)`.
  private(set) var askedModules: Set<String> = []
  /// The systems that conditions ask for, `#if os(iOS)`.
  private(set) var askedSystems: Set<String> = []
  /// Whether it has what needs Objective-C: attributes such as `@objc`, `#selector`, `#keyPath`.
  private(set) var needsObjectiveC = false
  /// Whether it says that its lines are those of another file, which then has the errors.
  private(set) var namesOtherFiles = false
  /// Whether it has managed objects.
  private var hasManagedObjects: Bool {
    words.contains("NSManaged") || words.contains("NSManagedObject")
  }
  /// Whether it uses Core Data.
  var usesCoreData: Bool {
    hasManagedObjects || imports.contains { $0.module == ModuleAlias.coreData.name }
      || !words.isDisjoint(with: ["FetchRequest", "FetchedResults", "managedObjectContext"])
  }
  /// Whether it asks for the bundle that SwiftPM makes for a target with resources, where it is
  /// compiled in a package: what tools write of a project's resources, such as SwiftGen, says so.
  var usesPackageBundle: Bool {
    words.contains("SWIFT_PACKAGE") && words.contains("Bundle") && members.contains("module")
  }
  /// Whether it uses the locks of Darwin, such as `os_unfair_lock`.
  var usesUnfairLocks: Bool { words.contains { $0.hasPrefix("os_unfair_lock") } }
  /// Whether its imports make a name of SwiftUI's or Combine's visible on Apple's systems.
  func sees(_ name: String) -> Bool {
    let modules = Set(imports.map(\.module))
    if modules.contains("Combine") { return true }
    return !modules.isDisjoint(with: ["SwiftUI", "WidgetKit", "Charts"])
      && !Self.namesOfCombine.contains(name)
  }

  /// The types of Combine that do not come along with SwiftUI, unlike `ObservableObject` and
  /// `Published` (Apple's documentation of Combine lists them).
  private static let namesOfCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CombineIdentifier",
    "ConnectablePublisher", "CurrentValueSubject", "CustomCombineIdentifierConvertible", "Deferred",
    "Empty", "Fail", "Future", "ImmediateScheduler", "Just", "PassthroughSubject", "Publisher",
    "Publishers", "Record", "Scheduler", "SchedulerTimeIntervalConvertible", "Subject",
    "Subscriber",
    "Subscribers", "Subscription", "Subscriptions", "TopLevelDecoder", "TopLevelEncoder",
  ]
  /// The static members that extensions declare, by the name of the type.
  private(set) var extensionStatics: [String: Set<String>] = [:]
  /// Whether the compiler reads a copy, in which something is replaced.
  ///
  /// - Parameter platform: the system that it is compiled for; nil for a phone's.
  func needsCopy(for platform: ApplePlatform?) -> Bool {
    PlatformConditions(platform).decides(self) || needsObjectiveC || namesOtherFiles
  }
  /// Whether it has the program's entry point, `@main`.
  private(set) var hasMain = false
  /// Whether it has an entry point that needs Objective-C: the compiler crashes on it on Linux.
  private(set) var hasApplicationMain = false

  private static let declarators: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
    "associatedtype", "macro",
  ]
  private static let typeDeclarators: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
  private static let modifiers: Set<String> = [
    "public", "open", "final", "class", "static", "indirect", "nonisolated", "override",
  ]
  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  init(_ source: [UInt8]) {
    let tokens = SwiftTokens.read(source)
    var conditions = 0
    var extensions = OpenExtensions()
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .directive:
        switch token.text {
        case "#if": conditions += 1
        case "#endif": conditions -= 1
        case "#Preview": previewCount += 1
        case "#selector", "#keyPath": needsObjectiveC = true
        case "#sourceLocation": namesOtherFiles = true
        default: break
        }
      case .mark: extensions.read(mark: token.text)
      case .word:
        words.insert(token.text)
        if let (type, name) = extensions.read(word: index, of: tokens) {
          extensionStatics[type, default: []].insert(name)
        }
        let follower = index + 1 < tokens.count ? tokens[index + 1] : nil
        if token.text == "os", conditions > 0, index + 2 < tokens.count,
          tokens[index + 1].text == "("
        {
          askedSystems.insert(tokens[index + 2].text)
        }
        if token.text == "canImport", conditions > 0, index + 2 < tokens.count,
          tokens[index + 1].text == "("
        {
          askedModules.insert(tokens[index + 2].text)
        }
        if ObjectiveCNames.attributes.contains(token.text), index > 0,
          tokens[index - 1].text == "@"
        {
          needsObjectiveC = true
        }
        if token.text == "main", index > 0, tokens[index - 1].text == "@" {
          hasMain = true
        } else if ["UIApplicationMain", "NSApplicationMain"].contains(token.text), index > 0,
          tokens[index - 1].text == "@"
        {
          hasApplicationMain = true
        } else if index > 0, tokens[index - 1].text == "." {
          members.insert(token.text)
        } else if token.text == "import", let follower, follower.kind == .word {
          let isKind = Self.importKinds.contains(follower.text) && index + 2 < tokens.count
          let module = isKind ? tokens[index + 2] : follower
          let hasPart =
            !isKind && index + 3 < tokens.count && tokens[index + 2].text == "."
            && tokens[index + 3].kind == .word
          imports.append(
            Import(
              module: module.text, isConditional: conditions > 0,
              part: hasPart ? tokens[index + 3].text : nil))
        } else if Self.declarators.contains(token.text), let follower, follower.kind == .word {
          declared.insert(follower.text)
          if extensions.isOutermost, Self.typeDeclarators.contains(token.text) {
            outermostTypes.insert(follower.text)
          }
          let before = tokens[max(0, index - 3)..<index].reversed()
            .prefix { $0.kind == .word && Self.modifiers.contains($0.text) }
          if before.contains(where: { ["public", "open"].contains($0.text) }) {
            published.insert(follower.text)
          }
        } else if token.text == "PreviewProvider", index > 0,
          [":", ","].contains(tokens[index - 1].text)
        {
          previewCount += 1
        }
      }
    }
  }
}

/// The extensions around a place in a source.
private struct OpenExtensions {
  private var depth = 0
  /// Whether the place is within no braces.
  var isOutermost: Bool { depth == 0 }
  /// Innermost last, with the depth of the members.
  private var open: [(type: String, depth: Int)] = []
  /// An extension whose brace is still to come.
  private var pending: String?

  mutating func read(mark: String) {
    switch mark {
    case "{":
      depth += 1
      if let type = pending { open.append((type, depth)) }
      pending = nil
    case "}":
      depth -= 1
      while let last = open.last, last.depth > depth { open.removeLast() }
    default: break
    }
  }

  /// The static member that a word begins to declare in an extension, with the extended type.
  mutating func read(word index: Int, of tokens: [SwiftTokens.Token]) -> (String, String)? {
    func text(_ offset: Int) -> String? {
      tokens.indices.contains(index + offset) ? tokens[index + offset].text : nil
    }
    switch tokens[index].text {
    case "extension":
      // The last part of `SwiftUI.Color` is the type.
      var offset = 1
      while text(offset + 1) == "." { offset += 2 }
      pending = text(offset)
    case "static", "class":
      guard let last = open.last, last.depth == depth, let name = text(2),
        ["let", "var", "func"].contains(text(1))
      else { return nil }
      return (last.type, name)
    default: break
    }
    return nil
  }
}
