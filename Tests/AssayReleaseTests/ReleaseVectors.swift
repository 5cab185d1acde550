// SPDX-License-Identifier: MIT

import Foundation

/// The files of Fixtures, each of which names its source.
enum ReleaseVectors {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Fixtures")

  static func object(_ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appending(path: name))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}
