// SPDX-License-Identifier: MIT

/// The strings of one table (`Localizable`, ...) in every language it has.
package struct StringTable: Hashable, Sendable {
  /// nil for a table of `.lproj` folders, which do not say.
  package var sourceLanguage: String?
  /// By normalized BCP 47 tag, or `Base`; then by key.
  package var localizations: [String: [String: LocalizedEntry]] = [:]
  /// Keys that the catalog says to leave as they are in every language.
  package var untranslatedKeys: Set<String> = []

  /// Keys that no source has as a text: people add them to the catalog, and Xcode makes symbols of
  /// them.
  package var manualKeys: Set<String> = []

  package init() {}

  /// Takes over another file of the same table; its entries win.
  mutating func merge(_ other: StringTable) {
    sourceLanguage = other.sourceLanguage ?? sourceLanguage
    untranslatedKeys.formUnion(other.untranslatedKeys)
    manualKeys.formUnion(other.manualKeys)
    for (locale, entries) in other.localizations {
      localizations[locale, default: [:]].merge(entries, uniquingKeysWith: { $1 })
    }
  }
}
