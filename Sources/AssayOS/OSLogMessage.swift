// SPDX-License-Identifier: MIT

/// A message of a log, written as a string literal. Its values are evaluated and dropped.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message without values.
  public init(stringLiteral value: String) {}
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Takes the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Creates an interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Drops a part of the literal.
  public mutating func appendLiteral(_ literal: String) {}

  /// Drops a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _ = value()
  }

  /// Drops an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _ = value()
  }

  /// Drops a number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _ = value()
  }

  /// Drops a Boolean.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    _ = value()
  }
}

/// Who may read a value of a message. No value is kept.
public struct OSLogPrivacy: Sendable {
  /// What is kept of a value that is hidden.
  public enum Mask: Hashable, Sendable {
    /// A number that is the same for equal values.
    case hash
    /// Nothing.
    case none
  }

  /// As the type of the value decides.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everyone.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// No one but the developer.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// No one.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// As the type of the value decides, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// No one but the developer, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// No one, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Where a value stands in its columns. No value is kept.
public struct OSLogStringAlignment: Sendable {
  /// Without columns.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// To the left, in columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  /// To the right, in columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

/// How an integer is written. No value is kept.
public struct OSLogIntegerFormatting: Sendable {
  /// In decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In decimal digits, with a sign or a least number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting()
  }
  /// In hexadecimal digits, with a prefix, in upper case or with a least number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting()
  }
}

/// How a number is written. No value is kept.
public struct OSLogFloatFormatting: Sendable {
  /// With digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In hexadecimal digits.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In the shorter form.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With so many digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting()
  }
}

/// How a Boolean is written. No value is kept.
public enum OSLogBoolFormat: Hashable, Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer
}
