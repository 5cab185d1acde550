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
  /// What is known of keys: the same ones are in the table of each language.
  private var usedKeys: [String: Bool] = [:]

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
  mutating func findings(in path: String) throws -> [Finding] {
    let table = Self.table(ofFile: path)
    guard !Self.systemTables.contains(table), !interfaceTables.contains(table),
      !texts.computedTables.contains(table)
    else { return [] }
    let bytes = FileManager.default.contents(atPath: root + "/" + path).map { [UInt8]($0) } ?? []
    let places = QuotedKeys(bytes)
    return try keys(of: path, table: table, places).compactMap { key in
      // A key over several lines is hard to recognize in a source.
      guard !key.isEmpty, !key.contains("\n"), !isUsed(key) else { return nil }
      let rule = DeadCodeRule.unusedStringKey
      return Finding(
        rule: rule.id, severity: rule.severity, confidence: .medium,
        location: location(of: key, path: path, places),
        subject: Finding.Subject(
          name: key, kind: "string key", qualifiedName: "\(table).\(key)",
          identity: "string:\(path):\(key)"),
        message: "string key '\(key)' is never used",
        reason: "no literal in the sources is this key or could produce it",
        fix: "remove the key in every language")
    }
  }

  private func keys(of path: String, table: String, _ places: QuotedKeys) throws -> [String] {
    let tables: StringTables
    if path.hasSuffix(".xcstrings") {
      tables = try StringTables(paths: [root + "/" + path])
    } else {
      // A `.strings` file lies in a folder of one language.
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") else { return [] }
      tables = try StringTables(
        stringsFile: root + "/" + path, locale: String(parts[parts.count - 2].dropLast(6)))
      let localizations = tables.tables[table]?.localizations.values.map { $0 } ?? []
      return places.keys.filter { key in localizations.contains { $0[key] != nil } }
    }
    let localizations = tables.tables[table]?.localizations ?? [:]
    return Set(localizations.values.flatMap(\.keys)).sorted()
  }

  private mutating func isUsed(_ key: String) -> Bool {
    if let known = usedKeys[key] { return known }
    let result = mayBeUsed(key)
    usedKeys[key] = result
    return result
  }

  private func mayBeUsed(_ key: String) -> Bool {
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

  private func location(of key: String, path: String, _ places: QuotedKeys) -> Finding.Location {
    guard let range = places.range(of: key) else { return Finding.Location(path: path) }
    return Finding.Location(path: path, range: range, focus: range.start)
  }
}
