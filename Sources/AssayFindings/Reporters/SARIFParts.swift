// SPDX-License-Identifier: MIT

/// The small objects of a SARIF run. Sections are those of SARIF 2.1.0.
enum SARIFParts {
  /// The base that consumers resolve against the repository's root (§3.4.4).
  static let root = "%SRCROOT%"

  /// Only where the context asks for absolute paths is the folder named (§3.14.14).
  static func rootLocation(in context: ReportContext) -> JSONValue {
    let folder = context.root.hasSuffix("/") ? context.root : context.root + "/"
    return .members([
      "uri": context.usesRelativePaths ? nil : .string(URIReference.file(folder)),
      "description": .members(["text": "The folder that was scanned."]),
    ])
  }

  static func artifact(_ path: String) -> JSONValue {
    path.hasPrefix("/")
      ? .members(["uri": .string(URIReference.file(path))])
      : .members(["uri": .string(URIReference.path(path)), "uriBaseId": .string(root)])
  }

  static func rule(_ rule: Rule) -> JSONValue {
    .members([
      "id": .string(rule.id.rawValue),
      // Where `id` says it all already, the name for people goes to the short description
      // (§3.49.7).
      "shortDescription": .members(["text": .string(rule.name)]),
      "fullDescription": .members(["text": .string(rule.summary)]),
      "help": .members(["text": .string(rule.summary)]),
      "defaultConfiguration": .members(["level": .string(rule.severity.rawValue)]),
    ])
  }

  /// Braces stand for placeholders and are doubled (§3.11.5); brackets make links where parentheses
  /// follow, and are escaped then (§3.11.6).
  static func message(_ text: String) -> JSONValue {
    let hasLink = text.contains("](")
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{", "}":
        result.unicodeScalars.append(scalar)
        result.unicodeScalars.append(scalar)
      case "[" where hasLink, "]" where hasLink:
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return .members(["text": .string(result)])
  }

  /// `endColumn` is the column after the last character (§3.30.8), as the end of a range is here. A
  /// region without columns is of whole lines (§3.30.6, §3.30.8).
  static func region(of location: Finding.Location, in source: SourceText?) -> JSONValue? {
    guard let range = location.range else {
      return location.focus.map {
        .members([
          "startLine": .number(Int($0.line)),
          "startColumn": source?.utf16Column(of: $0).map(JSONValue.number),
        ])
      }
    }
    if let startColumn = source?.utf16Column(of: range.start),
      let endColumn = source?.utf16Column(of: range.end)
    {
      return .members([
        "startLine": .number(Int(range.start.line)), "startColumn": .number(startColumn),
        "endLine": .number(Int(range.end.line)), "endColumn": .number(endColumn),
      ])
    }
    return .members([
      "startLine": .number(Int(range.start.line)), "endLine": .number(Int(range.lastLine)),
    ])
  }

  static func logicalLocation(_ subject: Finding.Subject) -> JSONValue {
    .members([
      "name": .string(subject.name),
      "fullyQualifiedName": .string(subject.qualifiedName),
      "decoratedName": .string(subject.identity),
      "kind": .string(kind(subject.kind)),
    ])
  }

  /// One of the words of §3.33.7 where one fits, otherwise the language's own.
  private static func kind(_ kind: String) -> String {
    switch kind {
    case "class", "struct", "enum", "actor", "protocol", "typealias", "associated type": "type"
    case "method", "initializer", "deinitializer", "subscript", "property", "enum case": "member"
    case "global", "variable", "local": "variable"
    default: kind
    }
  }
}
