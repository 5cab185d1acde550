// SPDX-License-Identifier: MIT

/// A key of the string tables; a string literal with values in it is a key with arguments:
/// `"\(count) of \(name)"` is `%lld of %@`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package var key: String
  package var arguments: [LocalizedArgument]

  public init(_ value: String) {
    self.key = value
    self.arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.key = stringInterpolation.key
    self.arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package var key = ""
    var arguments: [LocalizedArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A key with arguments is a format, so its own per cent signs are doubled.
    public mutating func appendLiteral(_ literal: String) {
      for character in literal { key += character == "%" ? "%%" : String(character) }
    }

    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(value)) }

    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
      append(Self.specifier(of: T.self), .integer(Int(clamping: value)))
    }

    public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value)) }
    public mutating func appendInterpolation(_ value: CGFloat) {
      append("%lf", .double(Double(value)))
    }
    public mutating func appendInterpolation(_ value: Float) {
      append("%f", .double(Double(value)))
    }

    /// `"\(ratio, specifier: "%.1f")"`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T, specifier: String
    ) {
      append(specifier, .double(Double(value)))
    }

    public mutating func appendInterpolation<T: FixedWidthInteger>(
      _ value: T, specifier: String
    ) {
      append(specifier, .integer(Int(clamping: value)))
    }

    public mutating func appendInterpolation(_ value: String, specifier: String) {
      append(specifier, .string(value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      append("%@", .string(format.format(input)))
    }

    /// The text's words; its own style is lost inside a key.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .string(text.plainText))
    }

    /// An image inside a text is not drawn.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .string("")) }

    public mutating func appendInterpolation(_ key: LocalizedStringKey) {
      append("%@", .string(key.key))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .string(String(describing: value)))
    }

    private mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
      key += specifier
      arguments.append(argument)
    }

    private static func specifier<T: FixedWidthInteger>(of type: T.Type) -> String {
      let isLong = T.bitWidth > 32
      return "%" + (isLong ? "ll" : "") + (T.isSigned ? "d" : "u")
    }
  }
}

#if !canImport(Darwin)
  /// Foundation's type of this name, which Foundation on Linux lacks: a key and its table.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public var key: String { value.key }
    public var table: String?
    package var value: LocalizedStringKey

    public init(
      _ key: LocalizedStringKey, table: String? = nil, bundle: AnyObject? = nil,
      comment: StaticString? = nil
    ) {
      self.value = key
      self.table = table
    }

    public init(stringLiteral value: String) { self.value = LocalizedStringKey(value) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.value = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }
#endif
