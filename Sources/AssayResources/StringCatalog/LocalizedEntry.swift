// SPDX-License-Identifier: MIT

/// One key's text in one language, with its variations.
package struct LocalizedEntry: Hashable, Sendable {
  package var value: LocalizedValue
  /// The variables that the value names as `%#@name@`.
  package var substitutions: [String: Substitution]

  package init(_ value: LocalizedValue, substitutions: [String: Substitution] = [:]) {
    self.value = value
    self.substitutions = substitutions
  }

  package struct Substitution: Hashable, Sendable {
    /// From 1; nil for the variable's own place in the text.
    package var argumentNumber: Int?
    /// Without the percent sign, such as `lld`; what `%arg` stands for.
    package var formatSpecifier: String
    package var value: LocalizedValue
  }
}

package indirect enum LocalizedValue: Hashable, Sendable {
  /// A format string.
  case text(String)
  case plural([PluralCategory: LocalizedValue])
  /// By Apple's device words: `iphone`, `ipad`, `mac`, `appletv`, `other`, ...
  case device([String: LocalizedValue])
}

/// The device words of string catalogs and stringsdict files.
package enum LocalizedDevice: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad, ipod, mac, appletv, applewatch, applevision
}

extension LocalizedValue {
  /// The text for a device and, where the text varies by plural, a number.
  ///
  /// A missing device is `other`, then `iphone`; a missing category is `other`. A file without
  /// those still gives a text, the first by name or category, never nothing.
  func text(device: LocalizedDevice, number: PluralOperands?, locale: String) -> String {
    switch self {
    case .text(let text):
      return text
    case .device(let forms):
      let words = [device.rawValue, "other", "iphone"] + forms.keys.sorted()
      let form = words.lazy.compactMap { forms[$0] }.first
      return form?.text(device: device, number: number, locale: locale) ?? ""
    case .plural(let forms):
      var categories: [PluralCategory] = []
      if let number {
        // Apple's own rule: a zero form serves 0 in every language, CLDR category or not.
        if number.isZero { categories.append(.zero) }
        categories.append(PluralRules.category(of: number, locale: locale))
      }
      categories += [.other] + PluralCategory.allCases.reversed()
      let form = categories.lazy.compactMap { forms[$0] }.first
      return form?.text(device: device, number: number, locale: locale) ?? ""
    }
  }
}
