// SPDX-License-Identifier: MIT

internal import AssayFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The variables of the process, read once at the command line's edge and handed down.
package struct HostEnvironment: Sendable {
  var variables: [String: String]

  package init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// nil where a variable is not set, or set to nothing.
  package subscript(name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  /// A request's number in a variable; hosts write `false` where there is none.
  func number(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  /// - Throws: `ReleaseError` where the file of a variable cannot be read.
  func file(named name: String) throws -> Data? {
    guard let path = self[name] else { return nil }
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw ReleaseError(
        .invalidConfiguration,
        "\(name) names '\(Printable.short(path))', which cannot be read; check that the host "
          + "wrote it, or pass --title and --commit")
    }
  }
}
