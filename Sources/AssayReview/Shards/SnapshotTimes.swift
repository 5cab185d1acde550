// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// How long each snapshot took, from one run for the division of the next.
package struct SnapshotTimes: Codable, Hashable, Sendable {
  private var schemaVersion = 1
  /// By path of the reference.
  package var seconds: [String: Double]

  package init(_ seconds: [String: Double] = [:]) { self.seconds = seconds }

  /// - Throws: `ShardError` for bytes that `json()` did not write.
  package init(json bytes: [UInt8], path: String) throws(ShardError) {
    do {
      self = try JSONDecoder().decode(SnapshotTimes.self, from: Data(bytes))
    } catch {
      throw ShardError(.noTimes(path))
    }
    guard schemaVersion == 1 else { throw ShardError(.newerVersion(path)) }
    guard seconds.values.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      throw ShardError(.damaged(path, reason: "a time is below 0"))
    }
  }

  /// - Throws: `EncodingError`, which no time that a clock measured causes.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
