// SPDX-License-Identifier: MIT

internal import AssayResources

// Foundation looks into the bundle of the process, which is a test, in the language of the machine.
// In a rendering the strings are those of the app, in the language of the trait set. Each function
// has fewer arguments than Foundation's, or narrower ones, so that the compiler prefers it.

/// The text of a key in the app's string tables, in the language of the rendering; outside of a
/// rendering as Foundation has it.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.text(key, table: nil)
    ?? Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

/// The text of a key in one of the app's string tables, in the language of the rendering; outside
/// of a rendering as Foundation has it.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.text(key, table: tableName)
    ?? Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
}

/// The text of a key in the app's string tables or another bundle, in the language of the
/// rendering; outside of a rendering as Foundation has it.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  (bundle == .main ? LocalizedStrings.text(key, table: nil) : nil)
    ?? bundle.localizedString(forKey: key, value: nil, table: nil)
}

/// Strings of the rendering that evaluates a body.
enum LocalizedStrings {
  /// The text of a key; nil outside of a rendering, or if no table has the key.
  static func text(_ key: String, table: String?) -> String? {
    guard CurrentEnvironment.values != nil else { return nil }
    let text = localized(LocalizedStringKey(key), table: table)
    return text.resolvedLocale == nil ? nil : text.string
  }
}
