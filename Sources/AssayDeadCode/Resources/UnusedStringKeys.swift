// SPDX-License-Identifier: MIT

internal import AssayFindings
internal import AssayResources

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension DeadCodeRule {
  static let unusedStringKey = DeadCodeRule(
    "unused-string-key", "Unused string key", "Keys of string tables that no source mentions.")
}

/// Keys of string tables.
struct UnusedStringKeys {
  let root: String
  let texts: SourceTexts
  /// Tables with the texts of a storyboard (`Main.strings`, by the ids of its objects) or of an
  /// intent definition.
  private let interfaceTables: Set<String>

  init(root: String, texts: SourceTexts) {
    self.root = root
    self.texts = texts
    let files = FolderWalk.files(
      root: root, folder: ".", suffixes: [".storyboard", ".xib", ".intentdefinition"])
    interfaceTables = Set(files.map { Self.table(ofFile: $0) })
  }

  private static func table(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }

  /// Tables that the system reads.
  private static let systemTables: Set<String> = ["InfoPlist", "AppShortcuts", "Root"]

  /// - Parameter path: of an `.xcstrings` or `.strings` file, relative to the root.
  func findings(in path: String) throws -> [Finding] {
    let table = Self.table(ofFile: path)
    guard !Self.systemTables.contains(table), !interfaceTables.contains(table),
      !texts.computedTables.contains(table)
    else { return [] }
    let bytes = FileManager.default.contents(atPath: root + "/" + path).map { [UInt8]($0) } ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return try keys(of: path, table: table).compactMap { key in
      // A key over several lines is hard to recognize in a source.
      guard !key.isEmpty, !key.contains("\n"), !isUsed(key) else { return nil }
      let rule = DeadCodeRule.unusedStringKey
      return Finding(
        rule: rule.id, severity: rule.severity, confidence: .medium,
        location: location(of: key, path: path, lines: lines),
        subject: Finding.Subject(
          name: key, kind: "string key", qualifiedName: "\(table).\(key)",
          identity: "string:\(path):\(key)"),
        message: "string key '\(key)' is never used",
        reason: "no literal in the sources is this key or could produce it",
        fix: "remove the key in every language")
    }
  }

  private func keys(of path: String, table: String) throws -> [String] {
    let tables: StringTables
    if path.hasSuffix(".xcstrings") {
      tables = try StringTables(paths: [root + "/" + path])
    } else {
      // A `.strings` file lies in a folder of one language.
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") else { return [] }
      tables = try StringTables(
        stringsFile: root + "/" + path, locale: String(parts[parts.count - 2].dropLast(6)))
      return try keysInFile(path).filter { key in
        tables.tables[table]?.localizations.values.contains { $0[key] != nil } ?? false
      }
    }
    let localizations = tables.tables[table]?.localizations ?? [:]
    return Set(localizations.values.flatMap(\.keys)).sorted()
  }

  /// `"key" = "value";` at the start of a line, as `genstrings` and everyone writes it.
  private func keysInFile(_ path: String) throws -> [String] {
    let data = FileManager.default.contents(atPath: root + "/" + path) ?? Data()
    var keys: Set<String> = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let rest = line.drop { $0 == " " || $0 == "\t" }
      guard rest.first == "\"" else { continue }
      var key = ""
      var isEscaped = false
      for character in rest.dropFirst() {
        if !isEscaped, character == "\"" { break }
        key.append(character)
        isEscaped = !isEscaped && character == "\\"
      }
      keys.insert(SourceTexts.unescaped(key))
    }
    return keys.sorted()
  }

  private func isUsed(_ key: String) -> Bool {
    if texts.mayMake(key) { return true }
    if isMadeByInterpolation(key) { return true }
    return GeneratedSymbol.alternatives(ofKey: key).contains {
      $0.allSatisfy(texts.members.contains)
    }
  }

  /// `Text("\(count) photos of \(name)")` asks for `%lld photos of %@`.
  private func isMadeByInterpolation(_ key: String) -> Bool {
    guard let (beginning, ending) = Self.aroundPlaceholders(key) else { return false }
    if beginning.isEmpty {
      let tail = ending.lastIndex(of: ")").map { String(ending[ending.index(after: $0)...]) }
      return texts.endings.contains(tail ?? ending)
    }
    return texts.beginnings.contains(beginning)
  }

  /// The text before the first placeholder and after the last; nil without placeholders.
  static func aroundPlaceholders(_ key: String) -> (String, String)? {
    var beginning: String?
    var run = ""
    var rest = key[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        run.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        run.append("%")
        continue
      }
      // `%1$@`, `%lld`, `%.2f`, `%#@name@`, `%arg`
      let flags = rest.prefix { $0.isNumber || "$.-+ #'hlqLzjt".contains($0) }
      let after = rest.dropFirst(flags.count)
      guard let conversion = after.first, "@diuxXofFeEgGaAcCsSp".contains(conversion) else {
        run.append(character)
        continue
      }
      if beginning == nil { beginning = run }
      run = ""
      rest = after.dropFirst()
      if flags.contains("#") {
        rest = rest.drop { $0 != "@" }.dropFirst()
      }
    }
    return beginning.map { ($0, run) }
  }

  private func location(of key: String, path: String, lines: [String]) -> Finding.Location {
    let escaped = key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let literal = "\"\(escaped)\""
    for (index, line) in lines.enumerated() {
      let start = line.drop { $0 == " " || $0 == "\t" }
      guard start.hasPrefix(literal) else { continue }
      let rest = start.dropFirst(literal.count).drop { $0 == " " }
      guard rest.first == ":" || rest.first == "=" else { continue }
      let column = UInt32(line.utf8.count - start.utf8.count) + 1
      let position = SourcePosition(line: UInt32(index + 1), column: column)
      let end = SourcePosition(line: UInt32(index + 1), column: column + UInt32(literal.utf8.count))
      return Finding.Location(
        path: path, range: SourceRange(start: position, end: end), focus: position)
    }
    return Finding.Location(path: path)
  }
}
