// SPDX-License-Identifier: MIT

/// Every string of a project: its String Catalogs and the `.strings` and `.stringsdict` files of
/// its `.lproj` folders, merged by table.
package struct StringTables: Hashable, Sendable {
  package static let defaultTable = "Localizable"

  /// By name.
  package var tables: [String: StringTable]
  /// What `Base` is written in, and the last resort of a table that does not name its own.
  package var developmentLanguage: String
  /// The tables of other targets, for keys that these tables have not.
  package var others: [StringTables] = []

  package init(tables: [String: StringTable] = [:], developmentLanguage: String = "en") {
    self.tables = tables
    self.developmentLanguage = developmentLanguage
  }

  /// Reads every `.xcstrings` file and `.lproj` folder below a directory, hidden folders and build
  /// products left out. Where files define a key twice, a catalog wins over a `.stringsdict`, that
  /// over a `.strings`, and the later path over the earlier.
  package init(
    directory: String, developmentLanguage: String = "en"
  ) throws(ResourceError) {
    self.init(developmentLanguage: developmentLanguage)
    var files: [(rank: Int, path: String, name: String, locale: String?)] = []
    try ResourceFolder.walk(directory) { path, name, isDirectory throws(ResourceError) in
      if isDirectory, name.hasSuffix(".lproj") {
        for file in try ResourceFolder.names(in: path) {
          let rank = file.hasSuffix(".strings") ? 0 : file.hasSuffix(".stringsdict") ? 1 : nil
          guard let rank else { continue }
          files.append((rank, ResourceFolder.join(path, file), file, String(name.dropLast(6))))
        }
        return false
      }
      if !isDirectory, name.hasSuffix(".xcstrings") { files.append((2, path, name, nil)) }
      return !name.hasSuffix(".xcassets")
    }
    // The walk is in path order, and this sort keeps it within a rank.
    for rank in 0...2 {
      for file in files where file.rank == rank {
        try read(path: file.path, name: file.name, locale: file.locale)
      }
    }
  }

  /// Reads the files and folders that a description names: `.xcstrings` files, and folders as
  /// above.
  package init(paths: [String], developmentLanguage: String = "en") throws(ResourceError) {
    self.init(developmentLanguage: developmentLanguage)
    for path in paths {
      guard path.hasSuffix(".xcstrings") else {
        try ResourceFolder.requireFolder(
          path, expected: "a string catalog (.xcstrings) or a folder with string files")
        let found = try StringTables(directory: path, developmentLanguage: developmentLanguage)
        for (name, table) in found.tables { tables[name, default: StringTable()].merge(table) }
        continue
      }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      try read(path: path, name: name, locale: nil)
    }
  }

  /// Reads one `.strings` file.
  ///
  /// - Parameter locale: the name of its `.lproj` folder, without the extension.
  package init(stringsFile path: String, locale: String) throws(ResourceError) {
    self.init()
    let name = path.split(separator: "/").last.map(String.init) ?? path
    try read(path: path, name: name, locale: locale)
  }

  private mutating func read(
    path: String, name: String, locale: String?
  ) throws(ResourceError) {
    let file = try ResourceFile(path: path)
    let tableName = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    var table = StringTable()
    if let locale {
      let tag = locale == "Base" ? locale : LanguageTag(locale).text
      table.localizations[tag] =
        name.hasSuffix(".stringsdict")
        ? try StringsDictionaryReader.read(file) : try StringsFileReader.read(file)
    } else {
      table = try StringCatalogReader.read(file)
    }
    tables[tableName, default: StringTable()].merge(table)
  }

  /// Every locale that some table has, sorted, without `Base`.
  package var locales: [String] {
    Set(tables.values.flatMap(\.localizations.keys)).filter { $0 != "Base" }.sorted()
  }

  /// An entry, and whose text it is.
  package struct Match: Hashable, Sendable {
    var entry: LocalizedEntry
    /// A BCP 47 tag; the development language for a text of `Base`.
    package var locale: String
    /// Whether the text serves the locale that was asked for; if not, it is the source's.
    var isTranslated: Bool
  }

  /// The entry of a key for a locale, as Foundation falls back: the locale, its script, its parent,
  /// its language, another variant of the language, then the source language and `Base`.
  func lookup(
    key: String, table name: String = defaultTable, locale: String
  ) -> Match? {
    guard let table = tables[name] else { return nil }
    // The two common cases first: a text of the very locale, and a key that no language has.
    if let entry = table.localizations[locale]?[key] {
      return Match(entry: entry, locale: locale, isTranslated: true)
    }
    let candidates = table.localizations.compactMapValues { $0[key] }
    guard !candidates.isEmpty else { return nil }

    for tag in LocaleFallback.chain(for: locale) {
      guard let entry = candidates[tag] else { continue }
      return Match(entry: entry, locale: tag, isTranslated: true)
    }
    let variants = candidates.keys.filter { $0 != "Base" && LocaleFallback.areVariants($0, locale) }
    if let tag = variants.min(), let entry = candidates[tag] {
      return Match(entry: entry, locale: tag, isTranslated: true)
    }
    let isUntranslated = table.untranslatedKeys.contains(key)
    let source = table.sourceLanguage ?? developmentLanguage
    for tag in LocaleFallback.chain(for: source) {
      guard let entry = candidates[tag] else { continue }
      return Match(entry: entry, locale: tag, isTranslated: isUntranslated)
    }
    // Base is the development language's own folder.
    guard let entry = candidates["Base"] else { return nil }
    let isOwn = LocaleFallback.areVariants(locale, developmentLanguage)
    return Match(
      entry: entry, locale: developmentLanguage, isTranslated: isUntranslated || isOwn)
  }

  /// The text of a key for a locale, with its arguments put in; the key itself where no table has
  /// it, which is missing unless the locale is the table's own language or there is no such table.
  ///
  /// A pseudolocale has the texts of the source language, changed. Numbers are grouped, in the
  /// digits of the locale that was asked for.
  package func localized(
    key: String, arguments: [FormatArgument] = [], locale: String,
    table: String = defaultTable, device: LocalizedDevice = .iphone
  ) -> LocalizedText {
    guard !key.isEmpty else { return LocalizedText(string: "", isMissing: false) }
    if table == SystemWords.table, tables[table] == nil {
      return systemWords(key, arguments: arguments, locale: locale, device: device)
    }
    let pseudoLocale = PseudoLocale(tag: locale)
    let locale =
      pseudoLocale == nil ? locale : tables[table]?.sourceLanguage ?? developmentLanguage
    let match =
      lookup(key: key, table: table, locale: locale)
      ?? others.lazy.compactMap { $0.lookup(key: key, table: table, locale: locale) }.first
    var formatter = TextFormatter(
      arguments: arguments, locale: match?.locale ?? locale,
      symbols: .of(pseudoLocale == nil ? locale : PseudoLocale.base), device: device,
      pseudoLocale: pseudoLocale)
    guard let match else {
      // NB: a key is its own text in the language that it is written in.
      let source = tables[table].map { $0.sourceLanguage ?? developmentLanguage }
      let isSource = source.map { LocaleFallback.areVariants(locale, $0) } ?? true
      let isMissing = !isSource || (tables[table] == nil && table != Self.defaultTable)
      let text = formatter.string(unlocalized: key)
      return LocalizedText(
        string: text, isMissing: isMissing, resolvedLocale: nil, unfilled: formatter.unfilled)
    }
    let text = formatter.string(match.entry)
    return LocalizedText(
      string: text, isMissing: !match.isTranslated, resolvedLocale: match.locale,
      unfilled: formatter.unfilled)
  }
}

/// A text as it is shown.
package struct LocalizedText: Hashable, Sendable {
  package var string: String
  /// Whether the locale that was asked for has no text for the key.
  package var isMissing: Bool
  /// Whose text it is; nil where the key itself is shown.
  package var resolvedLocale: String?
  /// The format specifiers, as written, that the text shows because their arguments are missing.
  package var unfilled: [String] = []
}

extension StringTables {
  /// The texts of a language by table and key, for files that hold no variations: a text that
  /// varies is left out.
  package func texts(language: String) -> [String: [String: String]] {
    tables.compactMapValues { table in
      let entries = table.localizations[LanguageTag(language).text] ?? [:]
      let texts = entries.compactMapValues { entry -> String? in
        guard case .text(let text) = entry.value else { return nil }
        return text
      }
      return texts.isEmpty ? nil : texts
    }
  }
}
