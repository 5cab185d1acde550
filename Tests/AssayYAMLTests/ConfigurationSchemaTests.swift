// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayTestSupport
import AssayYAML
import Foundation
import Testing

@Suite("The schema of .assay.yml")
struct ConfigurationSchemaTests {
  private static let path =
    SourceFolder.path + "/Sources/AssayYAML/Schema/assay-configuration.schema.json"

  /// What JSON Schema (draft 2020-12) says of a shape.
  private static func schema(_ shape: ConfigurationShape) -> DocumentValue {
    func type(_ name: String) -> DocumentValue { .map([.init("type", .string(name))]) }
    func any(_ schemas: [DocumentValue]) -> DocumentValue { .map([.init("anyOf", .list(schemas))]) }
    func list(_ items: DocumentValue) -> DocumentValue {
      .map([.init("type", .string("array")), .init("items", items)])
    }
    switch shape {
    case .flag: return type("boolean")
    case .number: return type("number")
    case .text: return type("string")
    case .texts:
      let text = DocumentValue.map([
        .init("type", .list([.string("string"), .string("number")]))
      ])
      return any([text, list(text)])
    case .choice(let words): return .map([.init("enum", .list(words.map { .string($0) }))])
    case .list(let shape): return list(schema(shape))
    case .section(let keys):
      return .map([
        .init("type", .string("object")), .init("additionalProperties", .bool(false)),
        .init("properties", .map(keys.map { .init($0.key, schema($0.shape)) })),
      ])
    case .table(let shape):
      return .map([
        .init("type", .string("object")), .init("additionalProperties", schema(shape)),
      ])
    case .either(let first, let second): return any([schema(first), schema(second)])
    }
  }

  /// Without the words for people.
  private static func bare(_ value: DocumentValue) -> DocumentValue {
    switch value.kind {
    case .map(let entries):
      return .map(
        entries.filter { $0.key != "description" || $0.value.isMap }.map {
          .init($0.key, bare($0.value))
        })
    case .list(let values): return .list(values.map(bare))
    case .null, .bool, .number, .string: return DocumentValue(value.kind)
    }
  }

  @Test func agreesWithTheReader() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Self.path)))
    let file = try JSONReader.value(of: bytes, file: "schema.json", budget: .written)
    let properties = try #require(
      try file.entries("an object").first { $0.key == "properties" }?.value)
    let sections = try properties.entries("an object")
    #expect(sections.map(\.key) == ConfigurationSection.allCases.map(\.rawValue))
    for (section, entry) in zip(ConfigurationSection.allCases, sections) {
      let expected = Self.schema(section.shape)
      let json = String(decoding: try Self.json(expected), as: UTF8.self)
      #expect(Self.bare(entry.value) == expected, "\(section.rawValue): \(json)")
    }
  }

  private static func json(_ value: DocumentValue) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
    return try encoder.encode(value)
  }

  @Test func everyKeyIsDescribed() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Self.path)))
    let file = try JSONReader.value(of: bytes, file: "schema.json", budget: .written)
    var missing: [String] = []
    func visit(_ value: DocumentValue, _ name: String) throws {
      guard case .map(let entries) = value.kind else {
        if case .list(let values) = value.kind { for value in values { try visit(value, name) } }
        return
      }
      for entry in entries {
        guard entry.key == "properties" else {
          try visit(entry.value, name)
          continue
        }
        for property in try entry.value.entries("an object") {
          let name = "\(name).\(property.key)"
          if try !property.value.entries("an object").contains(where: { $0.key == "description" }) {
            missing.append(name)
          }
          try visit(property.value, name)
        }
      }
    }
    try visit(file, "")
    #expect(missing == [])
  }
}

extension DocumentValue {
  fileprivate var isMap: Bool {
    if case .map = kind { return true }
    return false
  }
}
