// SPDX-License-Identifier: MIT

import AssayDescription
import AssayFiles
import AssayGraphics
import AssayResources
import AssaySnapshotStore

/// What the descriptions of a plan were read from, by contents.
struct SnapshotInputs: Sendable {
  /// By the paths that descriptions are shown with.
  private(set) var byDescription: [String: String] = [:]
  private var resources: [ResourcePlace: String] = [:]
  /// The folder of the package, whose own path is no input.
  private let root: String

  init(root: String) {
    self.root = root
  }

  private enum ResourcePlace: Hashable {
    case near(String)
    case named([String])

    func fingerprint(in root: String) throws -> String {
      switch self {
      case .near(let path): try ResourceFingerprint(root: root).fingerprint(near: path)
      case .named(let paths): try ResourceFingerprint(root: root).fingerprint(of: paths)
      }
    }
  }

  /// Takes a description into account; to be called before its resources are read.
  ///
  /// - Parameters:
  ///   - path: a whole path.
  ///   - hashes: of the contents of its files.
  mutating func add(
    _ description: ViewDescription, hashes: [PixelHash], at path: String,
    shownAs display: String
  ) throws {
    let folder = FilePaths.parent(of: path)
    var parts = hashes.map(\.hex)
    for place in [.near(folder), .named(description.strings), .named(description.assets)]
      as [ResourcePlace]
    {
      let fingerprint = try resources[place] ?? place.fingerprint(in: root)
      resources[place] = fingerprint
      parts.append(fingerprint)
    }
    byDescription[display] = parts.joined(separator: "\n")
  }

  /// Whether all resources are what they were before they were read.
  func areSame() throws -> Bool {
    try resources.allSatisfy { try $0.key.fingerprint(in: root) == $0.value }
  }
}
