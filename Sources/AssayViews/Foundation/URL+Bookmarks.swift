// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  extension URL {
    /// How a bookmark is made.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
      /// One bit an option.
      public let rawValue: UInt
      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// With little more than the path.
      public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
      /// For a file of bookmarks.
      public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
      /// With the right to read and write.
      public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
      /// With the right to read.
      public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(
        rawValue: 1 << 12)
    }
    /// How a bookmark is followed.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
      /// One bit an option.
      public let rawValue: UInt
      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Without a word to the user.
      public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
      /// Without a volume that is not there.
      public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
      /// With the rights of the bookmark.
      public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    }

    /// A bookmark: the path. Unlike Apple's, it does not follow a file that is moved.
    public func bookmarkData(
      options: BookmarkCreationOptions = [],
      includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
      relativeTo url: URL? = nil
    ) throws -> Data {
      guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
      return Data(path.utf8)
    }

    /// Creates the location of a bookmark that this process made.
    public init(
      resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
      relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
    ) throws {
      guard let path = String(data: data, encoding: .utf8), path.hasPrefix("/") else {
        throw CocoaError(.fileReadCorruptFile)
      }
      bookmarkDataIsStale = false
      self.init(fileURLWithPath: path)
    }
  }

  extension URLResourceKey {
    /// The room for what the user asks for.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
      rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    /// The room for what may wait.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
      rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
  }
  extension URLResourceValues {
    /// nil: a picture does not depend on the machine's disk.
    public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
    /// nil: a picture does not depend on the machine's disk.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
  }
#endif
