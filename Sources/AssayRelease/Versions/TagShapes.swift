// SPDX-License-Identifier: MIT

/// Version tags whose names have another shape than the prefix in use.
struct TagShapes {
  struct Shape: Hashable {
    var prefix: String
    /// The tag with the highest version.
    var example: String
    var count: Int
  }

  /// The most frequent first.
  var shapes: [Shape]
  /// A tag such as `1.2`, `v3` or `v1.2.0.RELEASE`, where there is no semantic version.
  var short: String?

  /// - Parameter known: prefixes that are in use for something else.
  init(_ names: [String], known: Set<String>) {
    var found: [String: (example: String, version: SemanticVersion, count: Int)] = [:]
    var short: String?
    for name in names {
      guard let (prefix, version) = Self.parts(of: name) else {
        if Self.isShort(name), short.map({ $0 < name }) ?? true { short = name }
        continue
      }
      if known.contains(prefix) { continue }
      let entry = found[prefix] ?? (name, version, 0)
      let best = version > entry.version ? (name, version) : (entry.example, entry.version)
      found[prefix] = (best.0, best.1, entry.count + 1)
    }
    shapes = found.map { Shape(prefix: $0.key, example: $0.value.example, count: $0.value.count) }
      .sorted { ($1.count, $0.prefix) < ($0.count, $1.prefix) }
    self.short = shapes.isEmpty ? short : nil
  }

  /// The prefix and the version of a name: the longest end that is a version.
  private static func parts(of name: String) -> (String, SemanticVersion)? {
    let bytes = Array(name.utf8)
    for index in bytes.indices where (0x30...0x39).contains(bytes[index]) {
      if index > 0, (0x30...0x39).contains(bytes[index - 1]) || bytes[index - 1] == 0x2E {
        continue
      }
      guard let version = SemanticVersion(bytes: bytes[index...]) else { continue }
      return (String(decoding: bytes[..<index], as: UTF8.self), version)
    }
    return nil
  }

  /// `1.2`, `v3` and `1.2.3.4`: numbers with dots, behind a `v` or nothing. A word may follow, as
  /// in `v1.2.0.RELEASE`, `v1.2-beta` and `1.2rc1`.
  private static func isShort(_ name: String) -> Bool {
    let isMarked = name.first == "v" || name.first == "V"
    var rest = Array(name.utf8)[...].dropFirst(isMarked ? 1 : 0)
    var count = 0
    while true {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard (1...8).contains(digits.count) else { return false }
      rest = rest.dropFirst(digits.count)
      count += 1
      guard rest.first == 0x2E, let next = rest.dropFirst().first, (0x30...0x39).contains(next)
      else { break }
      rest = rest.dropFirst()
    }
    guard (1...4).contains(count) else { return false }
    guard let sign = rest.first else { return true }
    // "3d-models" and "2026-summer" are no versions.
    let isWord = (0x41...0x5A).contains(sign & 0xDF)
    return isWord ? count > 1 : (isMarked || count > 1) && ".-_+".utf8.contains(sign)
  }
}
