// SPDX-License-Identifier: MIT

/// A key that a locale has no text for.
package struct MissingKey: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var locale: String
  package var table: String
  package var key: String

  package init(key: String, table: String = StringTables.defaultTable, locale: String) {
    self.key = key
    self.table = table
    self.locale = locale
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.locale, a.table, a.key) < (b.locale, b.table, b.key)
  }

  package var description: String {
    if table == SystemWords.table {
      return "the '\(locale)' text of the system's \"\(key)\" is not known; it is drawn in English"
    }
    return "no '\(locale)' text for \"\(key)\" in table '\(table)'; add it to the string catalog or"
      + " to \(locale).lproj/\(table).strings"
  }
}
