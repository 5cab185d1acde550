// SPDX-License-Identifier: MIT

/// The part of JSON Schema 2020-12 that the schema of reports uses; a keyword it does not know is a
/// problem of its own.
package struct Schema {
  private var root: JSON

  package static func load(_ name: String = "finding-report") throws -> Schema {
    Schema(
      root: try JSON(
        SourceFolder.text("Sources/AssayFindings/Schema/\(name).schema.json")))
  }

  package func problems(_ value: JSON) -> [String] { problems(value, root, "$") }

  private func problems(_ value: JSON, _ schema: JSON, _ place: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(place): no schema"] }
    return keywords.sorted { $0.key < $1.key }.flatMap {
      check($0.key, $0.value, value, place)
    }
  }

  private func check(
    _ keyword: String, _ operand: JSON, _ value: JSON, _ place: String
  ) -> [String] {
    switch (keyword, operand, value) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _): return []
    case ("$ref", .string(let name), _):
      guard let target = root["$defs"]?[String(name.dropFirst("#/$defs/".count))] else {
        return ["\(place): no \(name)"]
      }
      return problems(value, target, place)
    case ("type", .string("object"), .object), ("type", .string("array"), .array),
      ("type", .string("string"), .string):
      return []
    case ("type", .string("number"), .number): return []
    case ("type", .string("integer"), .number(let number)) where number == number.rounded():
      return []
    case ("type", .string(let name), _): return ["\(place): is no \(name)"]
    case ("const", _, _): return operand == value ? [] : ["\(place): is not the constant"]
    case ("enum", .array(let words), _):
      return words.contains(value) ? [] : ["\(place): is none of the words"]
    case ("minimum", .number(let least), .number(let number)):
      return number >= least ? [] : ["\(place): is too small"]
    case ("minimum", _, _): return []
    case ("pattern", .string("^[0-9a-f]{32}$"), .string(let text)):
      return text.wholeMatch(of: /[0-9a-f]{32}/) == nil ? ["\(place): has another form"] : []
    case ("items", _, .array(let values)):
      return values.enumerated().flatMap { problems($1, operand, "\(place)[\($0)]") }
    case ("properties", .object(let properties), .object(let members)):
      return members.sorted { $0.key < $1.key }.flatMap { key, member in
        properties[key].map { problems(member, $0, "\(place).\(key)") } ?? ["\(place): has \(key)"]
      }
    case ("additionalProperties", .bool(false), _): return []
    case ("required", .array(let names), .object(let members)):
      return names.compactMap { name in
        guard case .string(let name) = name, members[name] == nil else { return nil }
        return "\(place): lacks \(name)"
      }
    case ("items", _, _), ("properties", _, _), ("required", _, _): return []
    default: return ["\(place): unknown keyword \(keyword)"]
    }
  }
}
