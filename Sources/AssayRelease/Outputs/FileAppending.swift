// SPDX-License-Identifier: MIT

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

enum FileAppending {
  /// - Parameter variable: that named the file, for the message.
  static func append(_ text: String, to path: String, of variable: String) throws {
    do {
      let file = try FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.append, .create],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      _ = try file.closeAfter { try file.writeAll(Array(text.utf8)) }
    } catch {
      throw ReleaseError(
        .invalidConfiguration,
        "\(variable) names '\(Printable.text(path))', which cannot be written (\(error)); the tag "
          + "itself is as reported")
    }
  }
}
