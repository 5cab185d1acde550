// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayTestSupport
import Foundation

/// The part of JSON Schema 2020-12 that the schema of descriptions uses.
struct Schema {
  let root: DocumentValue

  static func load() throws -> Schema {
    let text = try SourceFolder.text(
      "Sources/AssayDescription/Schema/view-description.schema.json")
    return Schema(root: try JSONDecoder().decode(DocumentValue.self, from: Data(text.utf8)))
  }

  var definitions: [(key: String, value: DocumentValue)] {
    guard case .map(let entries) = root["$defs"]?.kind else { return [] }
    return entries.map { ($0.key, $0.value) }
  }

  /// The names of modifiers that need no value, and a schema for each modifier.
  var modifierAlternatives: [DocumentValue]? {
    guard let modifier = definitions.first(where: { $0.key == "modifier" })?.value,
      case .list(let alternatives) = modifier["anyOf"]?.kind
    else { return nil }
    return alternatives
  }

  /// What is wrong with a value against one of the schema's parts; empty where it fits.
  func problems(_ value: DocumentValue, _ part: DocumentValue) -> [String] {
    problems(value, part, at: "$")
  }

  /// What is wrong with a value; empty where it fits.
  func problems(_ value: DocumentValue) -> [String] { problems(value, root, at: "$") }

  private func problems(
    _ value: DocumentValue, _ schema: DocumentValue, at path: String
  ) -> [String] {
    guard case .map(let keywords) = schema.kind else { return ["\(path): no schema"] }
    return keywords.flatMap { check($0.key, $0.value, value, schema, at: path) }
  }

  private func check(
    _ keyword: String, _ operand: DocumentValue, _ value: DocumentValue,
    _ schema: DocumentValue, at path: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$defs", "title", "description", "then": return []
    case "$ref":
      guard case .string(let name) = operand.kind,
        let target = definitions.first(where: { "#/$defs/" + $0.key == name })?.value
      else { return ["\(path): no definition \(operand.noun)"] }
      return problems(value, target, at: path)
    case "type": return Self.has(value, type: operand) ? [] : ["\(path): is \(value.noun)"]
    case "enum":
      guard case .list(let allowed) = operand.kind else { return ["\(path): bad enum"] }
      return allowed.contains { $0.kind == value.plain.kind }
        ? [] : ["\(path): not one of the words"]
    case "const": return operand.kind == value.plain.kind ? [] : ["\(path): not \(operand.noun)"]
    case "anyOf":
      guard case .list(let schemas) = operand.kind else { return ["\(path): bad anyOf"] }
      return schemas.contains { problems(value, $0, at: path).isEmpty }
        ? [] : ["\(path): fits none"]
    case "allOf":
      guard case .list(let schemas) = operand.kind else { return ["\(path): bad allOf"] }
      return schemas.flatMap { problems(value, $0, at: path) }
    case "if":
      guard let then = schema["then"], problems(value, operand, at: path).isEmpty else { return [] }
      return problems(value, then, at: path)
    case "items":
      guard case .list(let values) = value.kind else { return [] }
      return values.enumerated().flatMap { problems($1, operand, at: "\(path)[\($0)]") }
    case "pattern":
      guard case .string(let text) = value.kind, case .string(let pattern) = operand.kind else {
        return []
      }
      return text.range(of: pattern, options: .regularExpression) == nil
        ? ["\(path): '\(text)' does not match"] : []
    case "minimum", "maximum", "exclusiveMinimum", "minProperties", "maxProperties",
      "minItems", "maxItems":
      return Self.isWithin(value, keyword, operand) ? [] : ["\(path): \(keyword)"]
    case "properties", "required", "additionalProperties":
      return object(keyword, operand, value, schema, at: path)
    default: return ["\(path): the test does not know the keyword \(keyword)"]
    }
  }

  private func object(
    _ keyword: String, _ operand: DocumentValue, _ value: DocumentValue,
    _ schema: DocumentValue, at path: String
  ) -> [String] {
    guard case .map(let entries) = value.kind else { return [] }
    switch keyword {
    case "properties":
      return entries.flatMap { entry in
        operand[entry.key].map { problems(entry.value, $0, at: "\(path).\(entry.key)") } ?? []
      }
    case "required":
      guard case .list(let keys) = operand.kind else { return ["\(path): bad required"] }
      return keys.filter { key in
        !entries.contains { DocumentValue.Kind.string($0.key) == key.kind }
      }.map { "\(path): lacks \($0.noun)" }
    default:
      let known = schema["properties"]
      return entries.filter { known?[$0.key] == nil }.map { "\(path): has \($0.key)" }
    }
  }

  private static func has(_ value: DocumentValue, type: DocumentValue) -> Bool {
    switch (type.kind, value.kind) {
    case (.string("string"), .string), (.string("boolean"), .bool), (.string("null"), .null),
      (.string("number"), .number), (.string("array"), .list), (.string("object"), .map):
      true
    case (.string("integer"), .number(let number)): number == number.rounded()
    default: false
    }
  }

  private static func isWithin(
    _ value: DocumentValue, _ keyword: String, _ operand: DocumentValue
  ) -> Bool {
    guard case .number(let bound) = operand.kind else { return false }
    switch (keyword, value.kind) {
    case ("minimum", .number(let number)): return number >= bound
    case ("maximum", .number(let number)): return number <= bound
    case ("exclusiveMinimum", .number(let number)): return number > bound
    case ("minProperties", .map(let entries)): return Double(entries.count) >= bound
    case ("minItems", .list(let items)): return Double(items.count) >= bound
    case ("maxItems", .list(let items)): return Double(items.count) <= bound
    case ("maxProperties", .map(let entries)): return Double(entries.count) <= bound
    default: return true
    }
  }
}

extension DocumentValue {
  subscript(key: String) -> DocumentValue? {
    guard case .map(let entries) = kind else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// Without its place.
  fileprivate var plain: DocumentValue { DocumentValue(kind) }
}
