// SPDX-License-Identifier: MIT

/// Reads a `.stringsdict` file: a property list of plural and device rules.
struct StringsDictionaryReader {
  private let file: PropertyListFile

  static func read(_ file: ResourceFile) throws(ResourceError) -> [String: LocalizedEntry] {
    let reader = StringsDictionaryReader(file: try PropertyListFile(file))
    var entries: [String: LocalizedEntry] = [:]
    let members = try reader.file.members(of: "a stringsdict file")
    // Sorted, so that the first error does not depend on the hash seed.
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      entries[key] = try reader.entry(value, key: key)
    }
    return entries
  }

  private func entry(
    _ value: PropertyListFile.Value, key: String
  ) throws(ResourceError) -> LocalizedEntry {
    switch value {
    case .string(let text):
      return LocalizedEntry(.text(text))
    case .other:
      throw file.error("the entry '\(key)' must be a string or a dictionary")
    case .dictionary(let members):
      if case .dictionary(let widths) = members["NSStringVariableWidthRuleType"] {
        return LocalizedEntry(.text(try widest(widths, key: key)))
      }
      if case .dictionary(let devices) = members["NSStringDeviceSpecificRuleType"] {
        return try deviceEntry(devices, key: key)
      }
      guard case .string(let format) = members["NSStringLocalizedFormatKey"] else {
        throw file.error("the entry '\(key)' needs 'NSStringLocalizedFormatKey'")
      }
      var entry = LocalizedEntry(.text(format))
      for (name, rule) in members.sorted(by: { $0.key < $1.key }) {
        guard case .dictionary(let rule) = rule else { continue }
        entry.substitutions[name] = try substitution(rule, name: name, key: key)
      }
      return entry
    }
  }

  private func substitution(
    _ rule: [String: PropertyListFile.Value], name: String, key: String
  ) throws(ResourceError) -> LocalizedEntry.Substitution {
    guard case .string("NSStringPluralRuleType") = rule["NSStringFormatSpecTypeKey"] else {
      throw file.error(
        "the variable '\(name)' of '\(key)' needs 'NSStringFormatSpecTypeKey' with the value"
          + " 'NSStringPluralRuleType'")
    }
    var forms: [PluralCategory: LocalizedValue] = [:]
    for category in PluralCategory.allCases {
      if case .string(let text) = rule[category.rawValue] { forms[category] = .text(text) }
    }
    guard !forms.isEmpty else {
      throw file.error("the variable '\(name)' of '\(key)' has no plural form")
    }
    var specifier = "lld"
    if case .string(let type) = rule["NSStringFormatValueTypeKey"] { specifier = type }
    return LocalizedEntry.Substitution(
      argumentNumber: nil, formatSpecifier: specifier, value: .plural(forms))
  }

  private func deviceEntry(
    _ devices: [String: PropertyListFile.Value], key: String
  ) throws(ResourceError) -> LocalizedEntry {
    var forms: [String: LocalizedValue] = [:]
    var substitutions: [String: LocalizedEntry.Substitution] = [:]
    for (device, value) in devices.sorted(by: { $0.key < $1.key }) {
      let form = try entry(value, key: key)
      forms[device] = form.value
      substitutions.merge(form.substitutions, uniquingKeysWith: { first, _ in first })
    }
    guard !forms.isEmpty else { throw file.error("the entry '\(key)' has no device form") }
    return LocalizedEntry(.device(forms), substitutions: substitutions)
  }

  /// A view that asks for no width gets the widest form.
  private func widest(
    _ widths: [String: PropertyListFile.Value], key: String
  ) throws(ResourceError) -> String {
    let forms = widths.compactMap { width, value -> (width: Int, text: String)? in
      guard let width = Int(width), case .string(let text) = value else { return nil }
      return (width, text)
    }
    guard let widest = forms.max(by: { $0.width < $1.width }) else {
      throw file.error("the entry '\(key)' has no width form")
    }
    return widest.text
  }
}
