// SPDX-License-Identifier: MIT

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of caches.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of an app's own files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}

extension URL {
  /// Yes: nothing keeps a program on Linux from its files.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: nothing keeps a program on Linux from its files.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// nil, as for an app that has no such group.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? { nil }
  /// nil, as for a user who is not signed in.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  /// nil, as for a user who is not signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Always false: nobody is signed in.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Throws: nobody is signed in.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }
  /// Throws: nobody is signed in.
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
}

/// Runs a block. Objective-C's pools are not needed on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
