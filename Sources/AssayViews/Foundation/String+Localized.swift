// SPDX-License-Identifier: MIT

internal import AssayNodes
internal import AssayResources

// Foundation on Linux has none of these.
#if !canImport(Darwin)
  extension String {
    /// A key of the string tables with its values.
    public typealias LocalizationValue = LocalizedStringKey

    /// Creates the text of a key of the app's string tables, in the language of the rendering;
    /// outside of a rendering the key itself with its values. The bundle, the locale and the
    /// comment are not used.
    public init(
      localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = LocalizedStrings.formatted(key, table: table)
    }

    /// Creates the text of a key of the app's string tables, in the language of the rendering; the
    /// default where no table has the key. The bundle, the locale and the comment are not used.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      var value = defaultValue
      value.key = "\(key)"
      let text = LocalizedStrings.localized(value, table: table)
      self = text.resolvedLocale == nil ? LocalizedStrings.formatted(defaultValue) : text.string
    }

    /// Creates the text of a resource, in the language of the rendering.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = LocalizedStrings.formatted(resource.found, table: resource.table)
    }
  }

  extension AttributedString {
    /// Creates the text of a key of the app's string tables with the styles of its Markdown, in the
    /// language of the rendering. The bundle, the locale and the comment are not used.
    public init(
      localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(styled: String(localized: key, table: table))
    }

    /// Creates the text of a resource with the styles of its Markdown, in the language of the
    /// rendering.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(styled: String(localized: resource))
    }

    private init(styled text: String) {
      let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
  }
#endif

extension TextNode.Piece {
  /// The words before they are looked up.
  var words: String {
    switch source {
    case .verbatim(let text): text
    case .localized(let key, _, _): key
    case .image: ""
    }
  }
}

extension LocalizedStrings {
  /// The text of a key with its values; the key itself with its values where no table has it.
  static func formatted(_ key: LocalizedStringKey, table: String? = nil) -> String {
    localized(key, table: table).string
  }

  static func localized(_ key: LocalizedStringKey, table: String?) -> LocalizedText {
    let values = CurrentEnvironment.values
    let tables = CurrentEnvironment.mainBundle?.strings ?? StringTables()
    let arguments = key.arguments.map { argument -> FormatArgument in
      switch argument {
      case .string(let text): .string(text)
      case .integer(let value): .int(Int64(value))
      case .double(let value): .double(value)
      case .pieces(let pieces): .string(pieces.map(\.words).joined())
      }
    }
    return tables.localized(
      key: key.key, arguments: arguments, locale: values?.localeIdentifier ?? "en",
      table: table ?? StringTables.defaultTable)
  }
}
