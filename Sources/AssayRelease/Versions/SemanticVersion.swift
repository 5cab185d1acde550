// SPDX-License-Identifier: MIT

/// A version of Semantic Versioning 2.0.0 (https://semver.org).
///
/// Order is the specification's precedence (section 11); versions that differ in build metadata
/// alone have the same precedence and are ordered by that metadata's text, so that sorting is the
/// same everywhere.
package struct SemanticVersion: Hashable, Sendable {
  package enum Identifier: Hashable, Sendable {
    case number(DecimalNumber)
    case word(String)
  }

  package var major: DecimalNumber
  package var minor: DecimalNumber
  package var patch: DecimalNumber
  package var prerelease: [Identifier]
  package var build: [String]

  init(
    _ major: DecimalNumber, _ minor: DecimalNumber, _ patch: DecimalNumber,
    prerelease: [Identifier] = [], build: [String] = []
  ) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.prerelease = prerelease
    self.build = build
  }

  /// What a history without a release starts from.
  static let zero = SemanticVersion(0, 0, 0)

  package var isPrerelease: Bool { !prerelease.isEmpty }

  /// The version without prerelease and build metadata.
  var core: SemanticVersion { SemanticVersion(major, minor, patch) }

  func hasSamePrecedence(as other: SemanticVersion) -> Bool {
    major == other.major && minor == other.minor && patch == other.patch
      && prerelease == other.prerelease
  }
}

extension SemanticVersion: Comparable {
  package static func < (first: Self, second: Self) -> Bool {
    if first.major != second.major { return first.major < second.major }
    if first.minor != second.minor { return first.minor < second.minor }
    if first.patch != second.patch { return first.patch < second.patch }
    if first.prerelease != second.prerelease {
      // Section 11.3: a prerelease comes before its release.
      if first.prerelease.isEmpty { return false }
      if second.prerelease.isEmpty { return true }
      return first.prerelease.lexicographicallyPrecedes(second.prerelease)
    }
    return first.build.lexicographicallyPrecedes(second.build)
  }
}

extension SemanticVersion.Identifier: Comparable {
  /// Section 11.4: numbers by value, words in ASCII order, numbers before words.
  package static func < (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.number(let first), .number(let second)): first < second
    case (.number, .word): true
    case (.word, .number): false
    case (.word(let first), .word(let second)): first < second
    }
  }
}

extension SemanticVersion.Identifier: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number): number.digits
    case .word(let word): word
    }
  }
}

extension SemanticVersion: CustomStringConvertible {
  package var description: String {
    var text = "\(major.digits).\(minor.digits).\(patch.digits)"
    if !prerelease.isEmpty {
      text += "-" + prerelease.map(\.description).joined(separator: ".")
    }
    if !build.isEmpty { text += "+" + build.joined(separator: ".") }
    return text
  }
}
