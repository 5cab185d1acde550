// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayNodes
import AssayTestSupport
import AssayYAML
import Testing

@testable import AssayDescription

/// An example of the documentation and the line on which it starts.
struct Example: CustomTestStringConvertible, Sendable {
  var page: String
  var line: Int
  var yaml: String
  var testDescription: String { "\(page):\(line)" }

  static func all() throws -> [Example] {
    try ["WritingViews.md", "ViewKinds.md", "ViewModifiers.md"].flatMap { try all(on: $0) }
  }

  private static func all(on page: String) throws -> [Example] {
    let text = try SourceFolder.text("Sources/AssayDescription/AssayDescription.docc/\(page)")
    var examples: [Example] = []
    var current: Example?
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if row == "```yaml" {
        current = Example(page: page, line: index + 2, yaml: "")
      } else if row == "```", let example = current {
        examples.append(example)
        current = nil
      } else {
        current?.yaml += row + "\n"
      }
    }
    return examples
  }
}

@Suite("The documentation of view descriptions")
struct DocumentationTests {
  private func value(_ example: Example) throws -> DocumentValue {
    var budget = DocumentBudget.written
    return try #require(
      try DocumentFile.value(of: Array(example.yaml.utf8), file: "example", budget: &budget))
  }

  @Test("every example is a description, reads back from what it writes, and fits the schema")
  func examples() throws {
    let schema = try Schema.load()
    let examples = try Example.all()
    #expect(examples.count > 15)
    for example in examples {
      let description = try ViewDescription.parse(
        example.yaml,
        file: SourceFolder.path + "/Tests/AssayDescriptionTests/Fixtures" + "/example.yaml")
      let yaml = try ViewDescription.yaml(of: description.view)
      #expect(try ViewDescription.parse(yaml).view == description.view, "\(example)")
      #expect(schema.problems(try value(example)) == [], "\(example)")
    }
  }

  @Test("every kind and every modifier has an example")
  func coverage() throws {
    var (kinds, modifiers) = (Set<String>(), Set<String>())
    func walk(_ value: DocumentValue) {
      switch value.kind {
      case .list(let values): values.forEach(walk)
      case .map(let entries):
        for entry in entries {
          if entry.key == "kind", case .string(let kind) = entry.value.kind { kinds.insert(kind) }
          if entry.key == "modifiers", case .list(let list) = entry.value.kind {
            for modifier in list {
              switch modifier.kind {
              case .string(let name): modifiers.insert(name)
              case .map(let options): modifiers.formUnion(options.map(\.key))
              default: break
              }
            }
          }
          walk(entry.value)
        }
      default: break
      }
    }
    for example in try Example.all() { walk(try value(example)) }
    #expect(Set(KindList.names).subtracting(kinds) == [])
    #expect(Set(ModifierList.names).subtracting(modifiers) == [])
  }

  @Test("the schema and the pages of kinds and modifiers are what ci/regenerate writes")
  func generated() throws {
    let folder = "Sources/AssayDescription"
    let pages = "\(folder)/AssayDescription.docc"
    #expect(
      try SourceFolder.text("\(folder)/Schema/view-description.schema.json")
        == DescriptionSchema.json())
    #expect(try SourceFolder.text("\(pages)/ViewKinds.md") == DescriptionGuide.kinds())
    #expect(try SourceFolder.text("\(pages)/ViewModifiers.md") == DescriptionGuide.modifiers())
  }

  /// Values of each type, with words, lengths and keys that some modifiers and kinds know.
  private static let probes = [
    "null", "true", "false", "3", "1.5", "-1", "zzz", "infinity", "leading", "top", "all",
    "[]", "[zzz]", "[3]", "[leading]", "{}", "{zzz: 1}", "{x: 1}", "{x: 1, y: 2}", "{width: 1}",
    "{text: a}", "{kind: Divider}", "[{kind: Divider}]", "{kind: Zzz}", "{asset: a}", "{min: zzz}",
    "\"#1E90FF\"", "title", "{size: 3}", "Circle", "{horizontal: true}", "{radius: 1}",
  ]

  @Test("reading accepts a value of a modifier if the schema does")
  func formsAgreeWithReading() throws {
    let schema = try Schema.load()
    let alternatives = try #require(schema.modifierAlternatives)
    // Without its required option, no value of a modifier reads.
    for type in ModifierList.all where type.form.options.required.isEmpty {
      let alternative = try #require(alternatives.first { $0["properties"]?[type.name] != nil })
      for probe in Self.probes {
        let modifier = "{\(type.name): \(probe)}"
        let reads: Bool
        do {
          _ = try ViewDescription.parse("{kind: Divider, modifiers: [\(modifier)]}")
          reads = true
        } catch is DocumentError {
          reads = false
        }
        let written = try value(Example(page: "", line: 0, yaml: modifier))
        let problems = schema.problems(written, alternative)
        #expect(reads == problems.isEmpty, "\(modifier): \(problems)")
      }
    }
  }

  @Test("the schema lists the kinds and the modifiers of the code, and no others")
  func schemaNames() throws {
    let definitions = try Schema.load().definitions
    let kinds = definitions.compactMap {
      $0.key.hasPrefix("kind.") ? String($0.key.dropFirst(5)) : nil
    }
    #expect(kinds.sorted() == KindList.names.sorted())

    let alternatives = try #require(Schema.load().modifierAlternatives)
    var names: [String] = []
    for alternative in alternatives.dropFirst() {
      if case .list(let required) = alternative["required"]?.kind,
        case .string(let name) = required.first?.kind
      {
        names.append(name)
      }
    }
    #expect(names.sorted() == ModifierList.names.sorted())

    // The bare names of the schema are those that read without a value.
    guard case .list(let bare) = alternatives.first?["enum"]?.kind else {
      Issue.record("the schema has no bare modifiers")
      return
    }
    let bareNames = Set(bare.map { $0.kind })
    for name in ModifierList.names {
      let reads: Bool
      do {
        _ = try ViewDescription.parse("{kind: Divider, modifiers: [\(name)]}")
        reads = true
      } catch {
        reads = false
      }
      #expect(bareNames.contains(.string(name)) == reads, "\(name)")
    }
  }

  @Test("the example of every modifier and of every kind fits the schema")
  func schemaExamples() throws {
    let schema = try Schema.load()
    func modifier<M: ModifierDescription>(_ type: M.Type) -> ModifierNode {
      ModifierNode(M.example)
    }
    func views<K: KindDescription>(_ type: K.Type) -> [ViewNode] {
      K.examples.map { ViewNode($0.content) }
    }
    for type in ModifierList.all {
      let view = ViewNode(.divider, modifiers: [modifier(type)])
      #expect(schema.problems(try view.written()) == [], "\(type.name)")
    }
    for view in KindList.all.flatMap({ views($0) }) {
      #expect(schema.problems(try view.written()) == [])
    }
  }

  @Test("the schema names every color")
  func schemaColors() throws {
    let schema = try Schema.load()
    for name in Color.names {
      let value = DocumentValue.map([
        .init("kind", .string("Color")), .init("color", .string(name)),
      ])
      #expect(schema.problems(value) == [], "\(name)")
    }
  }

  @Test(
    "the schema refuses what reading refuses",
    arguments: [
      "kind: Txt", "kind: Text\ntxt: a", "kind: VStack\nspacing: wide", "kind: Color",
      "kind: Text\ntext: a\nmodifiers: [pading]", "kind: Text\ntext: a\nmodifiers: [{opacity: x}]",
      "kind: Text\ntext: a\nmodifiers: [{frame: {width: 1, maxWidth: 2}}]", "3", "[]",
      "kind: Color\ncolor: blu", "kind: Text\ntext: a\nmodifiers: [{padding: 1, edge: top}]",
      "name: only",
    ])
  func schemaRefuses(_ yaml: String) throws {
    #expect(throws: DocumentError.self) { try ViewDescription.parse(yaml) }
    #expect(try Schema.load().problems(try value(Example(page: "", line: 0, yaml: yaml))) != [])
  }
}
