// SPDX-License-Identifier: MIT

internal import AssayResources

// Foundation looks into the bundle of the process, which is a test, in the language of the machine.
// In a rendering the strings are those of the app, in the language of the trait set. Each function
// has fewer arguments than Foundation's, so that the compiler prefers it; the one with all of them
// is in each module that 'assay port' writes, where it hides Foundation's.

/// The text of a key in the app's string tables, in the language of the rendering; the key where
/// there is none. Outside of a rendering as Foundation has it.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  _localizedString(key, tableName: nil, bundle: .main, value: nil)
}

/// The text of a key in one of the app's string tables, in the language of the rendering; the key
/// where there is none. Outside of a rendering as Foundation has it.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  _localizedString(key, tableName: tableName, bundle: .main, value: nil)
}

/// The text of a key in the app's string tables or another bundle, in the language of the
/// rendering; the key where there is none. Outside of a rendering as Foundation has it.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  _localizedString(key, tableName: nil, bundle: bundle, value: nil)
}

/// The text of a key in the app's string tables, in the language of the rendering; the value
/// where there is none. Outside of a rendering as Foundation has it.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  _localizedString(key, tableName: nil, bundle: .main, value: value)
}

/// The text of a key in one of the app's string tables or another bundle, in the language of the
/// rendering; the key where there is none. Outside of a rendering as Foundation has it.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  _localizedString(key, tableName: tableName, bundle: bundle, value: nil)
}

/// The text of a key in one of the app's string tables, in the language of the rendering; the
/// value where there is none. Outside of a rendering as Foundation has it.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  _localizedString(key, tableName: tableName, bundle: .main, value: value)
}

/// The text of a key in the app's string tables or another bundle, in the language of the
/// rendering; the value where there is none. Outside of a rendering as Foundation has it.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  _localizedString(key, tableName: nil, bundle: bundle, value: value)
}

/// What `NSLocalizedString` and `Bundle.localizedString(forKey:value:table:)` are in the modules
/// that `assay port` writes.
public func _localizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String?
) -> String {
  (bundle == .main ? LocalizedStrings.text(key, table: tableName) : nil)
    ?? bundle.localizedString(forKey: key, value: value, table: tableName)
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
