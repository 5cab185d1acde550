// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayFindings
internal import AssayResources

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension DeadCodeRule {
  static let unusedStringKey = DeadCodeRule(
    "unused-string-key", "Unused string key", "Keys of string tables that no source mentions.",
    removal: RuleRemoval(isDefault: false, RemovalSteps.stringKey))
}

/// Keys of string tables.
struct UnusedStringKeys {
  let root: String
  let texts: SourceTexts
  let runtime: RuntimeNames
  /// Tables with the texts of a storyboard (`Main.strings`, by the ids of its objects) or of an
  /// intent definition.
  private let interfaceTables: Set<String>
  /// What is known of keys: the same ones are in the table of each language.
  private var usedKeys: [String: Bool] = [:]

  init(root: String, texts: SourceTexts, runtime: RuntimeNames) {
    self.root = root
    self.texts = texts
    self.runtime = runtime
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

  /// One finding for each key, whatever languages have it, and a note for each file that cannot be
  /// read. Where nearly all keys of a larger table seem unused, one note instead.
  mutating func findings(in table: StringTableFiles) -> PackageFindings {
    var result = PackageFindings()
    guard !Self.systemTables.contains(table.name), !interfaceTables.contains(table.name),
      !texts.computedTables.contains(table.name)
    else { return result }
    var languages: [String: [String]] = [:]
    var judged: Set<String> = []
    var places: [String: (path: String, range: SourceRange?)] = [:]
    for file in table.files {
      let bytes = FileManager.default.contents(atPath: root + "/" + file.path).map { [UInt8]($0) }
      let quoted = QuotedKeys(bytes ?? [])
      do {
        for (key, names) in try keys(of: file, table: table.name, quoted) {
          // A key over several lines is hard to recognize in a source.
          guard !key.isEmpty, !key.contains("\n") else { continue }
          judged.insert(key)
          if isUsed(key) { continue }
          languages[key, default: []] += names
          if places[key] == nil { places[key] = (file.path, quoted.range(of: key)) }
        }
      } catch {
        result.notes.append("\(error)")
      }
    }
    if Self.isNamedElsewhere(unused: places.count, of: judged.count) {
      result.notes.append(
        "the \(judged.count) string keys of table '\(table.name)' are not judged, because no source "
          + "names \(places.count) of them: code that is missing here, such as a generator's output, "
          + "probably does; generate it and scan again")
      return result
    }
    let untold = runtime.untold(.key, table: table.name)
    guard untold.isEmpty || places.isEmpty else {
      result.notes.append(Self.note(onUntold: places.count, in: table.name, at: untold))
      return result
    }
    let doubts = runtime.doubts(about: places.keys.sorted(), .key, table: table.name)
    result.notes +=
      DoubtNotes(doubts: doubts, nouns: ("string key", "of table '\(table.name)'")).notes
    result.findings = places.keys.sorted().filter { doubts[$0] == nil }.compactMap { key in
      places[key].map { path, range in
        finding(key, in: table.name, at: location(path, range), languages[key] ?? [])
      }
    }
    return result
  }

  private static func note(onUntold count: Int, in table: String, at places: [String]) -> String {
    "\(Counted.words(count, "string key")) of table '\(table)' cannot be judged: no source contains "
      + "\(count == 1 ? "it" : "them"), and a text is looked up by a name that only exists at run "
      + "time at \(DoubtNotes.list(places))"
  }

  /// Whether so many keys of a table have no use that something which is not here must name them.
  private static func isNamedElsewhere(unused: Int, of count: Int) -> Bool {
    unused >= 20 && unused * 100 >= count * 80
  }

  private func finding(
    _ key: String, in table: String, at location: Finding.Location, _ languages: [String]
  ) -> Finding {
    let rule = DeadCodeRule.unusedStringKey
    let names = Set(languages).sorted().joined(separator: ", ")
    let reason = "no literal in the sources is this key or could produce it"
    return Finding(
      rule: rule.id, severity: rule.severity, confidence: .medium, location: location,
      subject: Finding.Subject(
        name: key, kind: "string key", qualifiedName: "\(table).\(key)",
        identity: "string:\(location.path):\(key)"),
      message: "string key '\(key)' is never used",
      reason: languages.count > 1 ? reason + " (in \(names))" : reason,
      fix: languages.count > 1 ? "remove the key in every language" : "remove the key")
  }

  /// The keys of a file, each with the languages that it has a text in.
  private func keys(
    of file: StringTableFiles.File, table: String, _ places: QuotedKeys
  ) throws -> [(key: String, languages: [String])] {
    guard let language = file.language else {
      let tables = try StringTables(paths: [root + "/" + file.path])
      var languages: [String: [String]] = [:]
      for (language, entries) in tables.tables[table]?.localizations ?? [:] {
        for key in entries.keys { languages[key, default: []].append(language) }
      }
      return languages.map { ($0, $1) }
    }
    let tables = try StringTables(stringsFile: root + "/" + file.path, locale: language)
    let localizations = tables.tables[table]?.localizations.values.map { $0 } ?? []
    return places.keys.filter { key in localizations.contains { $0[key] != nil } }
      .map { ($0, [language]) }
  }

  private mutating func isUsed(_ key: String) -> Bool {
    if let known = usedKeys[key] { return known }
    let result = mayBeUsed(key)
    usedKeys[key] = result
    return result
  }

  private func mayBeUsed(_ key: String) -> Bool {
    if texts.mayMake(key) { return true }
    if isMadeByInterpolation(key) || texts.keyPatterns.mayMake(key) { return true }
    if runtime.mayBeRawValue(key, .key) { return true }
    // `18 photos` becomes `_18Photos`.
    if key.first?.isNumber == true, texts.foldedMembers.contains(GeneratedSymbol.folded(key)) {
      return true
    }
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

  /// The start of the file where it does not write the key as expected.
  private func location(_ path: String, _ range: SourceRange?) -> Finding.Location {
    let start = SourcePosition(line: 1, column: 1)
    let range = range ?? SourceRange(start: start, end: start)
    return Finding.Location(path: path, range: range, focus: range.start)
  }
}
