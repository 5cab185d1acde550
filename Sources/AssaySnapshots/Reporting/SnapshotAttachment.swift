// SPDX-License-Identifier: MIT

/// A file that belongs to a failure.
public struct SnapshotAttachment: Hashable, Sendable {
  /// The name of the file.
  public var name: String
  /// The content of the file.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
