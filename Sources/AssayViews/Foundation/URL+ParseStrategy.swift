// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension URL {
    /// Reads an address from words. It has the name of a type that Foundation on Linux lacks.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
      /// Creates a strategy for addresses with a scheme and a host.
      public init() {}

      /// The address that words are.
      ///
      /// - Throws: `CocoaError` where they have no scheme or no host.
      public func parse(_ value: String) throws -> URL {
        guard let url = URL(string: value), url.scheme != nil, url.host() != nil else {
          throw CocoaError(.formatting)
        }
        return url
      }
    }
  }

  extension URL.FormatStyle: ParseableFormatStyle {
    /// Reads what the style writes.
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
  }

  extension ParseStrategy where Self == URL.ParseStrategy {
    /// Reads addresses.
    public static var url: URL.ParseStrategy { URL.ParseStrategy() }
  }
#endif
