// SPDX-License-Identifier: MIT

/// What `@Animatable` adds to a type: its stored variables as the data that is animated.
struct AnimatableExpansion {
  private let access: String
  private let properties: [(name: String, type: String)]
  private let hasData: Bool

  /// - Parameter declaration: The type as it is written.
  init(_ declaration: String) {
    var scanner = SwiftScanner(declaration)
    var access = ""
    while !scanner.isAtEnd, !scanner.take("struct"), !scanner.take("class") {
      // A type that conforms has witnesses as visible as itself.
      for level in ["public ", "package "] where scanner.starts(with: level) { access = level }
      scanner.skip()
    }
    self.access = access
    let statements = scanner.nextBody().map { StatementList($0).all } ?? []
    var conditions = 0
    var properties: [(String, String)] = []
    var hasData = false
    for statement in statements.map(\.trimmed) {
      if statement.hasPrefix("#if") { conditions += 1 }
      if statement.hasPrefix("#endif") { conditions -= 1 }
      guard let variable = StoredVariable(statement) else { continue }
      if variable.name == "animatableData" { hasData = true }
      // The condition may be false, and a wrapper's value is not the type's own.
      guard conditions == 0, variable.isStored, variable.attributes.isEmpty,
        let type = variable.type ?? variable.value.flatMap(Self.type)
      else { continue }
      properties.append((variable.name, type))
    }
    self.properties = properties
    self.hasData = hasData
  }

  /// - Parameters:
  ///   - type: The type that is extended.
  ///   - lacksConformance: Whether nothing else says that it is animatable, as a shape does.
  func source(extending type: String, lacksConformance: Bool) -> String {
    let conformance = lacksConformance ? ": Animatable" : ""
    guard !hasData, let last = properties.last else {
      return lacksConformance ? "extension \(type): Animatable {}" : ""
    }
    var dataType = "(\(last.type)).AnimatableData"
    var value = "\(last.name).animatableData"
    for property in properties.dropLast().reversed() {
      dataType = "AnimatablePair<(\(property.type)).AnimatableData, \(dataType)>"
      value = "AnimatablePair(\(property.name).animatableData, \(value))"
    }
    let setters = properties.enumerated().map { index, property in
      let way = String(repeating: ".second", count: index)
      let end = index == properties.count - 1 ? "" : ".first"
      return "\(property.name).animatableData = newValue\(way)\(end)"
    }
    return """
      extension \(type)\(conformance) {
      nonisolated \(access)var animatableData: \(dataType) {
      get { \(value) }
      set {
      \(setters.joined(separator: "\n"))
      }
      }
      }
      """
  }

  /// The type that a first value names or that its literal has. Nil for one that only the compiler
  /// knows; the property is not animated then, which no picture shows.
  private static func type(of value: String) -> String? {
    var digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
    if digits.first?.isNumber == true {
      digits = digits.drop { $0.isNumber || $0 == "_" }
      return digits.hasPrefix(".") ? "Double" : nil
    }
    var parts: [Substring] = []
    var rest = value[...]
    while let first = rest.first, first.isUppercase {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      parts.append(word)
      rest = rest.dropFirst(word.count)
      if rest.first == "(" { return parts.joined(separator: ".") }
      guard rest.first == "." else { return nil }
      rest = rest.dropFirst()
    }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
}
