// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayYAML

/// The lines of one `.assay.yml` that another one lacks, and where in that they go.
///
/// A key that the other file has is its author's answer, whatever its value.
struct MissingLines {
  /// What goes to one place.
  struct Part {
    /// Such as "below 'check' (line 3)".
    var place: String
    /// With the indentation that they have there.
    var lines: [String]
  }

  private(set) var parts: [Part] = []
  private let source: [Substring]
  private let existing: [Substring]

  /// - Parameters:
  ///   - source: the text with the lines; its maps are written over several lines.
  ///   - existing: the text that may lack some.
  ///   - name: what messages call the existing file.
  /// - Throws: `DocumentError` where a text is not YAML.
  init(of source: String, in existing: String, name: String) throws {
    self.source = source.split(separator: "\n", omittingEmptySubsequences: false)
    // NB: a character of its own, "\r\n" ends a line too.
    self.existing = existing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var budget = DocumentBudget.written
    let wanted = try DocumentFile.value(of: Array(source.utf8), file: name, budget: &budget)
    budget = DocumentBudget.written
    let value = try DocumentFile.value(of: Array(existing.utf8), file: name, budget: &budget)
    guard let wanted else { return }
    collect(wanted, in: value ?? .null, key: nil, end: self.source.count)
  }

  /// - Parameters:
  ///   - key: whose value it is in the existing file; nil for the whole file.
  ///   - end: the first line of the source after the value.
  private mutating func collect(
    _ wanted: DocumentValue, in value: DocumentValue, key: DocumentValue.Entry?, end: Int
  ) {
    guard case .map(let entries) = wanted.kind else { return }
    let present: [DocumentValue.Entry]
    switch value.kind {
    case .map(let entries): present = entries
    case .null: present = []
    // Another form of the value, which is for its author to change.
    case .bool, .number, .string, .list: return
    }
    // Below its key, as it is in braces or has nothing yet; else as the keys that it has.
    let below = key?.mark.map { $0.column + 2 } ?? 1
    let column = isInBraces(value) ? below : present.first?.mark?.column ?? below
    let indentation = String(repeating: " ", count: column - 1)
    var missing: [String] = []
    var shared: [(wanted: DocumentValue, key: DocumentValue.Entry, end: Int)] = []
    for (index, entry) in entries.enumerated() {
      // Nothing is set by an empty map.
      guard let mark = entry.mark, entry.value.kind != .map([]) else { continue }
      let next = index + 1 < entries.count ? entries[index + 1].mark.map { $0.line - 1 } : nil
      if let key = present.first(where: { $0.key == entry.key }) {
        shared.append((entry.value, key, next ?? end))
        continue
      }
      missing += source[(mark.line - 1)..<(next ?? end)].compactMap { line in
        let text = line.drop { $0 == " " }
        return text.isEmpty || text.hasPrefix("#")
          ? nil : indentation + line.dropFirst(mark.column - 1)
      }
    }
    if !missing.isEmpty { parts.append(Part(place: place(of: key, value), lines: missing)) }
    for (wanted, key, end) in shared { collect(wanted, in: key.value, key: key, end: end) }
  }

  private func place(of key: DocumentValue.Entry?, _ value: DocumentValue) -> String {
    let braces = isInBraces(value) ? ", after writing what its braces hold as indented lines" : ""
    guard let key else { return "at its end" + braces }
    return "below '\(key.key)'" + (key.mark.map { " (line \($0.line))" } ?? "") + braces
  }

  /// Whether a map is written as `{key: value}`.
  private func isInBraces(_ value: DocumentValue) -> Bool {
    guard case .map = value.kind, let mark = value.mark, mark.line <= existing.count else {
      return false
    }
    return existing[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1).first == "{"
  }
}
