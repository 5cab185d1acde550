// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Foundation
import Testing

@Suite("JSON schema")
struct SchemaTests {
  @Test(arguments: [
    SampleReport.report, FindingReport(tool: "", version: "", rules: [], findings: []),
  ])
  func whatIsPrintedFits(_ report: FindingReport) throws {
    let text = JSONReporter().text(of: report, in: SampleReport.context)
    #expect(try Schema.load().problems(JSON(text)) == [])
  }

  /// The checker itself finds what is wrong.
  @Test(arguments: [
    (#""schemaVersion": 1"#, #""schemaVersion": 2"#, "$.schemaVersion: is not the constant"),
    (#""schemaVersion": 1"#, #""extra": 1"#, "$: lacks schemaVersion"),
    (#""schemaVersion": 1"#, #""extra": 1"#, "$: has extra"),
    (#""line": 2"#, #""line": 0"#, "$.findings[2].range.start.line: is too small"),
    (#""line": 2"#, #""line": "2""#, "$.findings[2].range.start.line: is no integer"),
    (
      #""confidence": "low""#, #""confidence": "no""#,
      "$.findings[0].confidence: is none of the words"
    ),
    (
      #""fingerprint": "7663"#, #""fingerprint": "763"#,
      "$.findings[0].fingerprint: has another form"
    ),
  ])
  func theCheckerFinds(part: String, replacement: String, problem: String) throws {
    let text = JSONReporter().text(of: SampleReport.report, in: SampleReport.context)
    #expect(text.contains(part))
    let broken = text.replacing(part, with: replacement, maxReplacements: 1)
    #expect(try Schema.load().problems(JSON(broken)).contains(problem))
  }
}

/// A JSON value, for looking.
enum JSON: Decodable, Equatable {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }
}

/// The part of JSON Schema 2020-12 that the schema of reports uses; a keyword it does not know is a
/// problem of its own.
struct Schema {
  var root: JSON

  static func load() throws -> Schema {
    Schema(
      root: try JSON(
        SourceFolder.text("Sources/AssayFindings/Schema/finding-report.schema.json")))
  }

  func problems(_ value: JSON) -> [String] { problems(value, root, "$") }

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
