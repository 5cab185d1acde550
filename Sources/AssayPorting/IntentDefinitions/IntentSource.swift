// SPDX-License-Identifier: MIT

/// The Swift source of a module's intent definitions: the classes that Xcode generates while it
/// builds.
///
/// Xcode's protocols have optional requirements, and a requirement with a completion handler and
/// its asynchronous form are one. Here, both have an implementation that does nothing; no system
/// calls either.
struct IntentSource {
  /// The name of the file.
  static let file = "GeneratedIntents.swift"

  let definitions: [IntentDefinition]
  /// The types that the app's own files declare, such as a copy of what Xcode generates.
  let declared: Set<String>

  /// Nil where the definitions have nothing that classes are made of.
  var text: String? {
    var lines: [String] = []
    var written = declared
    for definition in definitions {
      for choice in definition.choices where written.insert(choice.name).inserted {
        lines += self.lines(of: choice)
      }
      for object in definition.objects where written.insert(object.name).inserted {
        lines += self.lines(of: object)
      }
      for intent in definition.intents where written.insert(intent.className).inserted {
        lines += self.lines(of: intent, in: definition)
      }
    }
    guard !lines.isEmpty else { return nil }
    let head = [
      "// Written by 'assay port': what Xcode generates for the intent definitions.",
      "import Foundation", "import Intents", "",
    ]
    return (head + lines).joined(separator: "\n")
  }

  /// Xcode's classes are not on the main actor, whatever the module's other declarations are.
  private var type: String { "nonisolated " + access }

  /// Nothing may be public that has a type of the app's own, which may not be.
  private var access: String {
    let names = definitions.flatMap { $0.choices.map(\.name) + $0.objects.map(\.name) }
    return declared.isDisjoint(with: names) ? "public " : ""
  }

  // Types of values.

  private func lines(of choice: IntentDefinition.Choice) -> [String] {
    let name = choice.name
    return ["\(type)enum `\(name)`: Int, Sendable {"]
      + choice.cases.map { "  case `\($0.name)` = \($0.index)" } + [
        "}", "",
        "\(type)class \(name)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {",
        "  \(access)class func success(with resolvedValue: `\(name)`) -> Self {",
        "    __success(withResolvedValue: resolvedValue.rawValue)",
        "  }",
        "  \(access)class func confirmationRequired(with valueToConfirm: `\(name)`) -> Self {",
        "    __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)",
        "  }",
        "}", "",
      ]
  }

  private func lines(of object: IntentDefinition.Object) -> [String] {
    let name = object.name
    return ["\(type)class `\(name)`: INObject, @unchecked Sendable {"]
      + object.properties.map(property) + [
        "}", "",
        "\(type)class \(name)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {",
        "  \(access)class func success(with resolvedObject: `\(name)`) -> Self {",
        "    super.success(with: resolvedObject)",
        "  }",
        "  \(access)class func disambiguation(with objectsToDisambiguate: [`\(name)`]) -> Self {",
        "    super.disambiguation(with: objectsToDisambiguate)",
        "  }",
        "  \(access)class func confirmationRequired(with objectToConfirm: `\(name)`?) -> Self {",
        "    super.confirmationRequired(with: objectToConfirm)",
        "  }",
        "}", "",
      ]
  }

  /// What nobody has set: nil, or an enumeration's 0.
  private func property(_ value: IntentDefinition.Value) -> String {
    guard case .choice(let name) = value.type else {
      return "  \(access)var `\(value.name)`: \(value.swiftType)?"
    }
    let cases = definitions.flatMap(\.choices).first { $0.name == name }?.cases ?? []
    let first = cases.first { $0.index == 0 } ?? cases.first
    return "  \(access)var `\(value.name)`: `\(name)` = .`\(first?.name ?? "unknown")`"
  }

  // Intents.

  private func lines(
    of intent: IntentDefinition.Intent, in definition: IntentDefinition
  ) -> [String] {
    let name = intent.className
    return ["\(type)class \(name): INIntent, @unchecked Sendable {"]
      + intent.parameters.map(property) + ["}", ""]
      + handlingLines(intent) + responseLines(intent)
      + intent.parameters.flatMap { reasonLines($0, of: intent) }
  }

  private func handlingLines(_ intent: IntentDefinition.Intent) -> [String] {
    let name = intent.className
    var requirements = ["handle", "confirm"].flatMap { verb in
      Requirement.pair(
        "\(verb)(intent: \(name)", completion: "completion", ["\(name)Response"],
        body: "\(name)Response()")
    }
    for parameter in intent.parameters {
      let part = parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
      if parameter.isResolved {
        let result = resultClass(of: parameter, in: intent)
        requirements += Requirement.pair(
          "resolve\(part)(for intent: \(name)", completion: "with completion",
          [parameter.isList ? "[\(result)]" : result],
          body: parameter.isList ? "[]" : ".notRequired()")
      }
      guard parameter.isOffered else { continue }
      let search = parameter.isSearched ? ", searchTerm: String?" : ""
      let collection = "INObjectCollection<\(parameter.type.objectName)>"
      requirements += Requirement.pair(
        "provide\(part)OptionsCollection(for intent: \(name)\(search)",
        completion: "with completion", [collection], body: "INObjectCollection(items: [])",
        canThrow: true)
      requirements.append(
        Requirement(
          text: "provide\(part)Options(for intent: \(name), with completion: "
            + "@escaping ([\(parameter.type.swiftName)]?, (any Error)?) -> Void)",
          body: "completion(nil, nil)"))
      requirements.append(
        Requirement(
          text: "default\(part)(for intent: \(name)) -> \(parameter.swiftType)?", body: "nil"))
    }
    return ["\(access)protocol \(name)Handling: NSObjectProtocol {"]
      + requirements.map { "  func \($0.text)" } + [
        "}", "", "extension \(name)Handling {",
      ] + requirements.map { "  \(access)func \($0.text) { \($0.body) }" } + ["}", ""]
  }

  /// A requirement of a protocol, and what an app gets that does not have it.
  private struct Requirement {
    var text: String
    var body: String

    /// With a completion handler, and without.
    static func pair(
      _ start: String, completion: String, _ types: [String], body: String, canThrow: Bool = false
    ) -> [Requirement] {
      let type = types.joined()
      let handler = completion.split(separator: " ").last.map(String.init) ?? completion
      let values = canThrow ? "\(type)?, (any Error)?" : type
      return [
        Requirement(
          text: "\(start), \(completion): @escaping (\(values)) -> Void)",
          body: canThrow ? "\(handler)(nil, nil)" : "\(handler)(\(body))"),
        Requirement(
          text: "\(start)) async \(canThrow ? "throws " : "")-> \(type)", body: body),
      ]
    }
  }

  private func responseLines(_ intent: IntentDefinition.Intent) -> [String] {
    let name = intent.className + "Response"
    let more = intent.codes.map(\.name).filter { !Self.codes.contains($0) }
    var lines = ["\(type)enum \(name)Code: Int, Sendable {"]
    lines += Self.codes.enumerated().map { "  case \($1) = \($0)" }
    lines += more.enumerated().map { "  case `\($1)` = \(100 + $0)" }
    lines += [
      "}", "", "\(type)class \(name): INIntentResponse, @unchecked Sendable {",
    ]
    lines += intent.responseValues.map(property)
    lines += [
      "  \(access)fileprivate(set) var code = \(name)Code.unspecified",
      "  \(access)convenience init(code: \(name)Code, userActivity: NSUserActivity?) {",
      "    self.init()",
      "    self.code = code",
      "    self.userActivity = userActivity",
      "  }",
    ]
    for code in intent.codes where !code.values.isEmpty {
      let values = code.values.compactMap { name in
        intent.responseValues.first { $0.name == name }
      }
      lines += [
        "  \(access)static func `\(code.name)`(\(labels(of: values, code.name))) -> \(name) {",
        "    let response = \(name)(code: .`\(code.name)`, userActivity: nil)",
      ]
      lines += values.map { "    response.`\($0.name)` = `\($0.name)`" }
      lines += ["    return response", "  }"]
    }
    return lines + ["}", ""]
  }

  /// As Swift shortens a name that ends with what its only parameter is called:
  /// `failureNoItem(_ item: String)`.
  private func labels(of values: [IntentDefinition.Value], _ code: String) -> String {
    values.enumerated().map { index, value in
      let part = value.name.prefix(1).uppercased() + value.name.dropFirst()
      let label = index == 0 && values.count == 1 && code.hasSuffix(part) ? "_ " : ""
      return "\(label)`\(value.name)`: \(value.swiftType)"
    }.joined(separator: ", ")
  }

  /// The codes of each response.
  private static let codes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]

  // Reasons for which a value is refused.

  private func resultClass(
    of parameter: IntentDefinition.Value, in intent: IntentDefinition.Intent
  ) -> String {
    parameter.reasons.isEmpty
      ? parameter.type.resultClass : stem(of: parameter, in: intent) + "ResolutionResult"
  }

  private func stem(
    of parameter: IntentDefinition.Value, in intent: IntentDefinition.Intent
  ) -> String {
    let name = intent.className
    let base = name.hasSuffix("Intent") ? String(name.dropLast("Intent".count)) : name
    return base + parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
  }

  private func reasonLines(
    _ parameter: IntentDefinition.Value, of intent: IntentDefinition.Intent
  ) -> [String] {
    guard !parameter.reasons.isEmpty else { return [] }
    let stem = stem(of: parameter, in: intent)
    return ["\(type)enum \(stem)UnsupportedReason: Int, Sendable {"]
      + parameter.reasons.enumerated().map { "  case `\($1)` = \($0 + 1)" } + [
        "}", "",
        "\(type)class \(stem)ResolutionResult: \(parameter.type.resultClass), "
          + "@unchecked Sendable {",
        "  \(access)class func unsupported(forReason reason: \(stem)UnsupportedReason) -> Self {",
        "    __unsupported(withReason: reason.rawValue)",
        "  }",
        "}", "",
      ]
  }
}

extension IntentDefinition.Value {
  /// The type that Xcode's generator gives the property, without the mark of an optional one.
  fileprivate var swiftType: String { isList ? "[\(type.swiftName)]" : type.swiftName }
}

extension IntentDefinition.ValueType {
  fileprivate var swiftName: String {
    switch self {
    case .text: "String"
    case .integer, .decimal, .flag, .duration: "NSNumber"
    case .date: "DateComponents"
    case .url: "URL"
    case .file: "INFile"
    case .place: "CLPlacemark"
    case .person: "INPerson"
    case .spokenText: "INSpeakableString"
    case .object(let name), .choice(let name): "`\(name)`"
    }
  }

  /// The class of the objects of a collection.
  fileprivate var objectName: String {
    switch self {
    case .text: "NSString"
    case .date: "NSDateComponents"
    case .url: "NSURL"
    case .choice: "NSNumber"
    case .integer, .decimal, .flag, .duration, .file, .place, .person, .spokenText, .object:
      swiftName
    }
  }

  /// The class of what the app says of a value.
  fileprivate var resultClass: String {
    switch self {
    case .text: "INStringResolutionResult"
    case .integer: "INIntegerResolutionResult"
    case .decimal: "INDoubleResolutionResult"
    case .flag: "INBooleanResolutionResult"
    case .date: "INDateComponentsResolutionResult"
    case .duration: "INTimeIntervalResolutionResult"
    case .url: "INURLResolutionResult"
    case .file: "INFileResolutionResult"
    case .place: "INPlacemarkResolutionResult"
    case .person: "INPersonResolutionResult"
    case .spokenText: "INSpeakableStringResolutionResult"
    case .object(let name), .choice(let name): name + "ResolutionResult"
    }
  }
}
