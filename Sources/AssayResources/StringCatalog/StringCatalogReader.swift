// SPDX-License-Identifier: MIT

import AssayDocuments

/// Reads a String Catalog (`.xcstrings`, versions 1.0 to 1.2).
struct StringCatalogReader {
  private let document: JSONDocument
  private var table = StringTable()

  static func read(_ file: ResourceFile) throws(ResourceError) -> StringTable {
    var reader = StringCatalogReader(document: try JSONDocument(file))
    try reader.readRoot()
    return reader.table
  }

  private init(document: JSONDocument) {
    self.document = document
  }

  private mutating func readRoot() throws(ResourceError) {
    let root = try document.members(document.root, of: "a string catalog")
    if let version = document.member("version", in: root) {
      let text = try document.string(version, of: "'version'")
      guard text == "1" || text.hasPrefix("1.") else {
        throw document.error(.unsupportedVersion(text), at: version)
      }
    }
    guard let source = document.member("sourceLanguage", in: root) else {
      throw document.error("a string catalog needs 'sourceLanguage'", at: document.root)
    }
    let language = LanguageTag(try document.string(source, of: "'sourceLanguage'")).text
    table.sourceLanguage = language
    guard let strings = document.member("strings", in: root) else {
      throw document.error("a string catalog needs 'strings'", at: document.root)
    }
    for member in try document.members(strings, of: "'strings'") {
      try readEntry(member.key, member.value, sourceLanguage: language)
    }
  }

  private mutating func readEntry(
    _ key: String, _ node: DocumentValue, sourceLanguage: String
  ) throws(ResourceError) {
    let entry = try document.members(node, of: "the entry '\(key)'")
    if case .bool(false) = document.member("shouldTranslate", in: entry)?.kind {
      table.untranslatedKeys.insert(key)
    }
    if case .string("manual") = document.member("extractionState", in: entry)?.kind {
      table.manualKeys.insert(key)
    }
    if let localizations = document.member("localizations", in: entry) {
      for member in try document.members(localizations, of: "'localizations'") {
        let locale = LanguageTag(member.key).text
        let isSource = locale == sourceLanguage
        if let entry = try localization(member.value, isSource: isSource) {
          table.localizations[locale, default: [:]][key] = entry
        }
      }
    }
    // A key without text in the source language is that text.
    if table.localizations[sourceLanguage]?[key] == nil {
      table.localizations[sourceLanguage, default: [:]][key] = LocalizedEntry(.text(key))
    }
  }

  private func localization(
    _ node: DocumentValue, isSource: Bool
  ) throws(ResourceError) -> LocalizedEntry? {
    let members = try document.members(node, of: "a localization")
    if let set = document.member("stringSet", in: members) {
      return try stringSet(set).map { LocalizedEntry($0) }
    }
    guard let value = try value(members, at: node, isSource: isSource) else { return nil }
    var entry = LocalizedEntry(value)
    if let substitutions = document.member("substitutions", in: members) {
      for member in try document.members(substitutions, of: "'substitutions'") {
        entry.substitutions[member.key] = try substitution(member.value, isSource: isSource)
      }
    }
    return entry
  }

  /// The phrases of an App Shortcut, of which the first is the one shown.
  private func stringSet(_ node: DocumentValue) throws(ResourceError) -> LocalizedValue? {
    let members = try document.members(node, of: "'stringSet'")
    guard let values = document.member("values", in: members) else { return nil }
    guard let first = try document.elements(values, of: "'values'").first else { return nil }
    return .text(try document.string(first, of: "a value of 'stringSet'"))
  }

  private func substitution(
    _ node: DocumentValue, isSource: Bool
  ) throws(ResourceError) -> LocalizedEntry.Substitution? {
    let members = try document.members(node, of: "a substitution")
    guard let value = try value(members, at: node, isSource: isSource) else { return nil }
    var argument: Int?
    if let number = document.member("argNum", in: members) {
      guard case .number(let position) = number.kind, position >= 1, position <= 99,
        position == position.rounded()
      else { throw document.error("'argNum' must be a whole number from 1 to 99", at: number) }
      argument = Int(position)
    }
    let specifier = document.member("formatSpecifier", in: members)
    return LocalizedEntry.Substitution(
      argumentNumber: argument,
      formatSpecifier: try specifier.map { node throws(ResourceError) in
        try document.string(node, of: "'formatSpecifier'")
      } ?? "lld",
      value: value)
  }

  /// The string unit or the variations of a node; nil where no unit has a usable text.
  private func value(
    _ members: [DocumentValue.Entry], at node: DocumentValue, isSource: Bool
  ) throws(ResourceError) -> LocalizedValue? {
    if let unit = document.member("stringUnit", in: members) {
      return try text(of: unit, isSource: isSource).map { .text($0) }
    }
    guard let variations = document.member("variations", in: members) else { return nil }
    let axes = try document.members(variations, of: "'variations'")
    // An entry varies along one axis at each level; Xcode nests plural inside device.
    guard let axis = axes.first, axes.count == 1 else {
      throw document.error("'variations' must contain one of 'plural' and 'device'", at: variations)
    }
    var forms: [(String, LocalizedValue)] = []
    for form in try document.members(axis.value, of: "'\(axis.key)'") {
      let members = try document.members(form.value, of: "the form '\(form.key)'")
      guard let value = try value(members, at: form.value, isSource: isSource) else { continue }
      if axis.key == "plural", PluralCategory(rawValue: form.key) == nil {
        throw document.error("'\(form.key)' is not a plural category", at: form.value)
      }
      forms.append((form.key, value))
    }
    guard !forms.isEmpty else { return nil }
    switch axis.key {
    case "plural":
      let categories = forms.compactMap { key, value in
        PluralCategory(rawValue: key).map { ($0, value) }
      }
      return .plural(Dictionary(categories, uniquingKeysWith: { $1 }))
    case "device":
      return .device(Dictionary(forms, uniquingKeysWith: { $1 }))
    default:
      throw document.error("strings cannot vary by '\(axis.key)'", at: axis.value)
    }
  }

  /// A unit in state `new` holds no translation yet, save in the source language.
  private func text(of unit: DocumentValue, isSource: Bool) throws(ResourceError) -> String? {
    let members = try document.members(unit, of: "'stringUnit'")
    if let state = document.member("state", in: members), !isSource,
      try document.string(state, of: "'state'") == "new"
    {
      return nil
    }
    guard let value = document.member("value", in: members) else { return nil }
    return try document.string(value, of: "'value'")
  }
}
