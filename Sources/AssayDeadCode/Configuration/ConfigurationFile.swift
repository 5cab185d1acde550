// SPDX-License-Identifier: MIT

internal import AssayDocuments
internal import AssayFiles
internal import AssayFindings
package import AssayYAML

extension ScanConfiguration {
  /// Reads the `dead-code` part of a file; a file without that part is the default.
  ///
  /// - Throws: `DocumentError`.
  package init(_ file: ProjectConfiguration) throws {
    var result = ScanConfiguration()
    _ = try file.read(.deadCode) { map in
      for key in ConfigurationKey.all {
        if let value = map.take(key.name) {
          try MapReader.at(key.name) { try result.set(key, to: value) }
        }
      }
    }
    self = result
  }

  private mutating func set(_ key: ConfigurationKey, to value: DocumentValue) throws {
    switch key.field {
    case .flag(let path): self[keyPath: path] = try value.bool()
    case .optionalFlag(let path): self[keyPath: path] = try value.bool()
    case .text(let path): self[keyPath: path] = try value.filledString()
    case .optionalText(let path): self[keyPath: path] = try value.filledString()
    case .texts(let path): self[keyPath: path] = try value.texts()
    case .globs(let path): self[keyPath: path] = try value.globs()
    case .format(let path):
      let format: ReportFormat = try value.word("format")
      self[keyPath: path] = format.rawValue
    case .rules(let path):
      self[keyPath: path] = try value.texts().map { text in
        guard let rule = DeadCodeRule(rawValue: text) else {
          throw DocumentError(Self.unknownRule(text), at: value.mark)
        }
        return rule.id
      }
    }
  }

  /// "there is no rule 'unused-classes'; did you mean 'unused-class'?"
  package static func unknownRule(_ text: String) -> String {
    let names = DeadCodeRule.allCases.map(\.rawValue)
    let question = NearestName.question(text, among: names)
    return "there is no rule '\(text)'"
      + (question.isEmpty ? "; use one of \(names.sorted().joined(separator: ", "))" : question)
  }
}

extension DocumentValue {
  /// Texts that are patterns.
  func globs() throws -> [String] {
    let patterns = try texts()
    for pattern in patterns {
      do {
        _ = try Glob(checking: pattern)
      } catch {
        throw DocumentError("\(error)", at: mark)
      }
    }
    return patterns
  }

  fileprivate func filledString() throws -> String {
    let text = try string()
    guard !text.isEmpty else {
      throw DocumentError("expected a text, found an empty one", at: mark)
    }
    return text
  }
}
