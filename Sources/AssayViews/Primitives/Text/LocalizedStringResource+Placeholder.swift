// SPDX-License-Identifier: MIT

internal import Foundation

// Names that Foundation has on Apple's systems only.
#if !canImport(Darwin)
  extension LocalizedStringKey {
    /// The type of a value that is not known where a text with it is written.
    public enum Placeholder: Sendable {
      /// An integer.
      case int
      /// An integer that is not negative.
      case uint
      /// A number.
      case float
      /// A number of double precision.
      case double
      /// Anything that is shown as its text.
      case object
    }
  }

  extension LocalizedStringKey.StringInterpolation {
    /// Appends the format of a value that only who shows the text knows.
    public mutating func appendInterpolation(placeholder: LocalizedStringKey.Placeholder) {
      switch placeholder {
      case .int: key += "%lld"
      case .uint: key += "%llu"
      case .float, .double: key += "%lf"
      case .object: key += "%@"
      }
    }

    /// Appends the format of a value that only who shows the text knows.
    public mutating func appendInterpolation(
      placeholder: LocalizedStringKey.Placeholder, specifier: String
    ) {
      key += specifier
    }
  }

  /// A value that is shown as a text of the string tables.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
  }
#endif
