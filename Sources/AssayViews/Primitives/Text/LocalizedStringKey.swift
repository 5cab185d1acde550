// SPDX-License-Identifier: MIT

/// A value of a string literal: itself, or what the environment makes of it.
private enum InterpolatedValue: Hashable, Sendable {
  case argument(LocalizedArgument)
  case later(ResolvedLater<LocalizedArgument>)
}

/// A key of the string tables. A string literal with values in it is a key with arguments:
/// `"\(count) of \(name)"` is `%lld of %@`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package var key: String
  private var values: [InterpolatedValue]
  /// What of the interpolated values is not drawn, for reports.
  var undrawn: [String] = []

  /// Creates a key without arguments.
  public init(_ value: String) {
    self.key = value
    self.values = []
  }

  #if !canImport(Darwin)
    /// Creates the key of a resource in the default table, for generated symbols.
    public init(_resource resource: LocalizedStringResource) { self = resource.found }
  #endif

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key with arguments from a string literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    self.key = stringInterpolation.key
    self.values = stringInterpolation.values
    self.undrawn = stringInterpolation.undrawn
  }

  /// The arguments in the environment of the body that is being evaluated.
  var arguments: [LocalizedArgument] { arguments(in: FormattedWords.current) }

  func arguments(in environment: EnvironmentValues) -> [LocalizedArgument] {
    values.map { value in
      switch value {
      case .argument(let argument): argument
      case .later(let argument): argument.value(environment)
      }
    }
  }

  /// Whether some argument is written by the locale, the calendar or the time zone in force.
  var dependsOnEnvironment: Bool {
    values.contains { value in
      switch value {
      case .argument: false
      case .later: true
      }
    }
  }

  /// Collects the parts of a string literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package var key = ""
    fileprivate var values: [InterpolatedValue] = []
    var undrawn: [String] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the literal. Its percent signs are doubled, because a key with arguments
    /// is a format.
    public mutating func appendLiteral(_ literal: String) {
      for character in literal { key += character == "%" ? "%%" : String(character) }
    }

    /// Appends a string as `%@`.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    /// Appends an integer as `%lld`.
    public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(value)) }

    /// Appends an integer by its size and sign, for example as `%u`.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
      append(Self.specifier(of: T.self), .integer(Int(clamping: value)))
    }

    /// Appends a number as `%lf`.
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value)) }
    /// Appends a number as `%lf`.
    public mutating func appendInterpolation(_ value: CGFloat) {
      append("%lf", .double(Double(value)))
    }
    /// Appends a number as `%f`.
    public mutating func appendInterpolation(_ value: Float) {
      append("%f", .double(Double(value)))
    }

    /// Appends a number with a format specifier: `"\(ratio, specifier: "%.1f")"`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T, specifier: String
    ) {
      append(specifier, .double(Double(value)))
    }

    /// Appends an integer with a format specifier.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
      _ value: T, specifier: String
    ) {
      append(specifier, .integer(Int(clamping: value)))
    }

    /// Appends a string with a format specifier.
    public mutating func appendInterpolation(_ value: String, specifier: String) {
      append(specifier, .string(value))
    }

    /// Appends a formatted value as `%@`.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      undrawn += FormattedWords.undrawn(format)
      append("%@") { .string(FormattedWords.text(input, format, in: $0)) }
    }

    /// Appends a value in the words of a formatter as `%@`.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@") { .string(FormattedWords.text(subject, formatter, in: $0)) }
    }

    /// Appends a date as `%@`. Unlike SwiftUI, styles that count from now show the moment of the
    /// date itself.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    /// Appends a timer as `%@`. Unlike SwiftUI, a timer that is not paused and not over shows the
    /// start of the interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      append(text)
    }

    /// Appends the words of an attributed string with their styles as `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Appends a text with its styles as `%@`.
    public mutating func appendInterpolation(_ text: Text) {
      undrawn += text.pieces.flatMap(\.undrawn)
      append("%@") { environment in
        .pieces(text.pieces.map { $0.piece(in: environment) })
      }
    }

    /// Appends an image as `%@`. It stands in the line.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Appends another key as `%@`.
    public mutating func appendInterpolation(_ key: LocalizedStringKey) {
      undrawn += key.undrawn
      append("%@", .string(key.key))
    }

    /// Appends the description of a value as `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .string(String(describing: value)))
    }

    private mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
      key += specifier
      values.append(.argument(argument))
    }

    private mutating func append(
      _ specifier: String, _ argument: @escaping (EnvironmentValues) -> LocalizedArgument
    ) {
      key += specifier
      values.append(.later(ResolvedLater(argument)))
    }

    private mutating func append(_ text: Text) {
      undrawn += text.pieces.flatMap(\.undrawn)
      append("%@") { .string(text.plainText(in: $0)) }
    }

    private static func specifier<T: FixedWidthInteger>(of type: T.Type) -> String {
      let isLong = T.bitWidth > 32
      return "%" + (isLong ? "ll" : "") + (T.isSigned ? "d" : "u")
    }
  }
}

#if !canImport(Darwin)
  /// A key and its table. It has the name of a type that Foundation on Linux lacks.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key.
    public var key: String { value.key }
    /// The name of the table; nil for the default table.
    public var table: String?
    package var value: LocalizedStringKey

    /// What is shown where no table has the key; nil for the key itself.
    private var defaultValue: LocalizedStringKey?

    /// Where string tables are.
    public enum BundleDescription: Sendable {
      /// In the app's bundle.
      case main
      /// In the bundle of a class.
      case forClass(AnyClass)
      /// In a bundle at a place.
      case atURL(URL)
    }

    /// Creates a resource. The locale, the bundle and the comment are not used.
    public init(
      _ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.value = key
      self.table = table
    }

    /// Creates a resource. The bundle and the comment are not used.
    public init(
      _ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current, bundle: Bundle,
      comment: StaticString? = nil
    ) {
      self.init(key, table: table)
    }

    /// Creates a resource with a text for a key that no table has. The locale, the bundle and the
    /// comment are not used.
    public init(
      _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      value = defaultValue
      value.key = "\(key)"
      self.defaultValue = defaultValue
      self.table = table
    }

    /// The key, or the default where the tables of the rendering have none of that name.
    var found: LocalizedStringKey {
      guard let defaultValue, CurrentEnvironment.values != nil,
        LocalizedStrings.localized(value, table: table).resolvedLocale == nil
      else { return value }
      return defaultValue
    }

    /// Creates a resource from a string literal.
    public init(stringLiteral value: String) { self.value = LocalizedStringKey(value) }

    /// Creates a resource from a string literal with values in it.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.value = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }
#endif
