// SPDX-License-Identifier: MIT

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of caches.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of an app's own files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of files that nobody keeps.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}

/// Runs a block. Objective-C's pools are not needed on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
