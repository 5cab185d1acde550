// SPDX-License-Identifier: MIT

/// What an intent definition says: the custom intents of an app, and the types of their values.
struct IntentDefinition: Hashable, Sendable {
  /// The type of a value.
  enum ValueType: Hashable, Sendable {
    case text, integer, decimal, flag, date, duration, url, file, place, person, spokenText
    /// A class that the file declares, by its name in Swift.
    case object(String)
    /// An enumeration that the file declares, by its name in Swift.
    case choice(String)
  }

  /// A parameter of an intent or of its response, or a property of an object.
  struct Value: Hashable, Sendable {
    var name: String
    var type: ValueType
    var isList = false
    /// Whether the app checks it.
    var isResolved = false
    /// Whether the app offers the values that there are.
    var isOffered = false
    /// Whether the app searches these.
    var isSearched = false
    /// The names of the reasons for which the app refuses a value.
    var reasons: [String] = []
  }

  /// A case of the code of a response.
  struct Code: Hashable, Sendable {
    var name: String
    /// The values of the response that its sentence has, in that order.
    var values: [String] = []
  }

  struct Intent: Hashable, Sendable {
    var className: String
    var parameters: [Value] = []
    var responseValues: [Value] = []
    var codes: [Code] = []
  }

  struct Choice: Hashable, Sendable {
    struct Case: Hashable, Sendable {
      var name: String
      var index: Int
    }

    var name: String
    var cases: [Case]
  }

  struct Object: Hashable, Sendable {
    var name: String
    var properties: [Value]
  }

  var intents: [Intent] = []
  var choices: [Choice] = []
  var objects: [Object] = []
  /// What the file asks for and Assay does not do, in words.
  var problems: [String] = []

  init(_ list: IntentPropertyList) {
    for found in list.choices ?? [] { add(found) }
    let names = (list.objects ?? []).map { ($0.name, $0.swiftName) }
    let types = Types(
      objects: Dictionary(names) { first, _ in first },
      choices: Dictionary((list.choices ?? []).map { ($0.name, $0.swiftName) }) { first, _ in first
      })
    for found in list.objects ?? [] { add(found, types) }
    for found in list.intents ?? [] { add(found, types) }
  }

  /// The names in Swift by those in the file.
  private struct Types {
    var objects: [String: String]
    var choices: [String: String]
  }

  private mutating func add(_ found: IntentPropertyList.Choice) {
    let name = found.swiftName
    guard SwiftName.isValid(name) else {
      problems.append(SwiftName.problem("an enumeration", name))
      return
    }
    guard found.type == nil || found.type == "Regular" else {
      problems.append("\(name) is an enumeration of the kind '\(found.type ?? "")', not 'Regular'")
      return
    }
    var cases: [Choice.Case] = []
    for value in found.values ?? [] {
      let index = value.index ?? 0
      guard SwiftName.isValid(value.name) else {
        problems.append(SwiftName.problem("a case of \(name)", value.name))
        continue
      }
      guard !cases.contains(where: { $0.name == value.name || $0.index == index }) else {
        problems.append("the name or the number of the case \(name).\(value.name) is there twice")
        continue
      }
      cases.append(Choice.Case(name: value.name, index: index))
    }
    guard !cases.isEmpty else {
      problems.append("\(name) has no cases")
      return
    }
    choices.append(Choice(name: name, cases: cases))
  }

  private mutating func add(_ found: IntentPropertyList.Object, _ types: Types) {
    let name = found.swiftName
    guard SwiftName.isValid(name) else {
      problems.append(SwiftName.problem("a type", name))
      return
    }
    // Those that each object has are the framework's.
    let own = (found.properties ?? []).filter { $0.isDefault != true }
    objects.append(
      Object(name: name, properties: own.compactMap { value($0.value, of: name, types) }))
  }

  private mutating func add(_ found: IntentPropertyList.Intent, _ types: Types) {
    // Those of the system have their classes in the framework.
    guard found.type != "System" else { return }
    let name = found.swiftName
    guard SwiftName.isValid(name) else {
      problems.append(SwiftName.problem("an intent", name))
      return
    }
    var intent = Intent(className: name)
    intent.parameters = (found.parameters ?? []).compactMap { parameter in
      guard var value = value(parameter.value, of: name, types) else { return nil }
      value.isResolved = parameter.isResolved ?? false
      value.isOffered = parameter.isOffered ?? false
      value.isSearched = parameter.isSearched ?? false
      value.reasons = (parameter.reasons ?? []).map(\.name)
      for reason in value.reasons where !SwiftName.isValid(reason) {
        problems.append(SwiftName.problem("a reason of \(name).\(value.name)", reason))
      }
      value.reasons.removeAll { !SwiftName.isValid($0) }
      return value
    }
    let response = name + "Response"
    intent.responseValues = (found.response?.parameters ?? []).compactMap {
      value($0.value, of: response, types)
    }
    for code in found.response?.codes ?? [] {
      guard SwiftName.isValid(code.name) else {
        problems.append(SwiftName.problem("a code of \(response)", code.name))
        continue
      }
      guard !intent.codes.contains(where: { $0.name == code.name }) else { continue }
      let named = Self.values(in: code.sentence ?? "")
      intent.codes.append(
        Code(
          name: code.name,
          values: named.filter { name in intent.responseValues.contains { $0.name == name } }))
    }
    intents.append(intent)
  }

  /// Nil for one that is left out.
  private mutating func value(
    _ found: IntentPropertyList.Value, of owner: String, _ types: Types
  ) -> Value? {
    guard SwiftName.isValid(found.name) else {
      problems.append(SwiftName.problem("a value of \(owner)", found.name))
      return nil
    }
    let isList = found.isList ?? false
    guard let type = type(of: found, types) else {
      let words = found.object ?? found.choice ?? found.type
      problems.append("\(owner).\(found.name) has the type '\(words)', which is not known")
      return nil
    }
    if isList, case .choice = type {
      problems.append("\(owner).\(found.name) has several values of an enumeration")
      return nil
    }
    return Value(name: found.name, type: type, isList: isList)
  }

  private func type(of found: IntentPropertyList.Value, _ types: Types) -> ValueType? {
    if let name = found.choice {
      guard let name = types.choices[name], choices.contains(where: { $0.name == name }) else {
        return nil
      }
      return .choice(name)
    }
    switch found.type {
    case "String": return .text
    case "Integer": return .integer
    case "Decimal": return .decimal
    case "Boolean": return .flag
    case "DateComponents": return .date
    case "TimeInterval": return .duration
    case "URL": return .url
    case "File": return .file
    case "Placemark": return .place
    case "Person": return .person
    case "SpeakableString": return .spokenText
    case "Object":
      return found.object.flatMap { types.objects[$0] }
        .flatMap { SwiftName.isValid($0) ? .object($0) : nil }
    default: return nil
    }
  }

  /// The names in a sentence such as `Sent to ${name}.`, each once. Of `${note.title}` it is
  /// `note`.
  private static func values(in sentence: String) -> [String] {
    var names: [String] = []
    for part in sentence.split(separator: "${", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "}") else { continue }
      let name = String(part[..<end].prefix { $0 != "." })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
