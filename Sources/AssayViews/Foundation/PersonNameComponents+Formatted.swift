// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension PersonNameComponents {
    /// A name in words, in the order of the language. The short form, which each user chooses on
    /// Apple's systems, is reported.
    public struct FormatStyle: ParseableFormatStyle {
      /// How much of a name is written.
      public enum Style: String, Codable, Hashable, Sendable {
        /// The given name, or what the user chose.
        case short
        /// The given name and the family name.
        case medium
        /// All parts.
        case long
        /// The initials.
        case abbreviated
      }

      /// How much of a name is written.
      public var style: Style
      /// The language.
      public var locale: Locale

      /// Creates a format.
      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        self.style = style
        self.locale = locale
      }

      /// The words of a name.
      public func format(_ value: PersonNameComponents) -> String {
        let isFamilyFirst = ["hu", "ja", "ko", "vi", "zh"].contains(
          locale.language.languageCode?.identifier)
        func ordered(_ given: String?, _ family: String?, _ separator: String) -> String {
          (isFamilyFirst ? [family, given] : [given, family]).compactMap { $0 }
            .joined(separator: separator)
        }
        // In these scripts the parts of a name are not set apart.
        let isTogether = ["ja", "zh", "ko"].contains(locale.language.languageCode?.identifier)
        switch style {
        case .short:
          LeftOutNotes.add("the user's own choice for the short form of a name")
          return value.nickname ?? value.givenName ?? value.familyName ?? ""
        case .medium:
          return ordered(value.givenName, value.familyName, isTogether ? "" : " ")
        case .long:
          let given = [value.givenName, value.middleName].compactMap { $0 }.joined(separator: " ")
          let name = ordered(
            given.isEmpty ? nil : given, value.familyName, isTogether ? "" : " ")
          return [value.namePrefix, name, value.nameSuffix].compactMap { $0 }
            .filter { !$0.isEmpty }.joined(separator: " ")
        case .abbreviated:
          let initials = [value.givenName, value.familyName].map { name in
            name?.first.map { String($0).uppercased(with: locale) }
          }
          return ordered(initials[0], initials[1], "")
        }
      }

      /// Reads a name that a user writes: its words are the given name, then the family name.
      public struct Strategy: Foundation.ParseStrategy {
        /// The parts of a name.
        public func parse(_ value: String) -> PersonNameComponents {
          var name = PersonNameComponents()
          let words = value.split(separator: " ").map(String.init)
          name.givenName = words.first
          name.familyName = words.count > 1 ? words.last : nil
          return name
        }
      }

      /// Reads a name that a user writes.
      public var parseStrategy: Strategy { Strategy() }

      /// The format in a language.
      public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// The name in words.
    public func formatted() -> String { formatted(FormatStyle()) }
    /// The name in words, as a format says.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { FormattedWords.text(self, style) }
  }

  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A name in words.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
      Self(style: style)
    }
  }
#endif
