// SPDX-License-Identifier: MIT

/// Which part of a version a change raises; `none` asks for no release.
package enum VersionBump: String, Comparable, CaseIterable, Sendable {
  case none
  case patch
  case minor
  case major

  package static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .patch: 1
    case .minor: 2
    case .major: 3
    }
  }
}

/// What a breaking change does while the major version is zero.
package enum ZeroMajorPolicy: String, CaseIterable, Sendable {
  /// `MAJOR` on 0.4.2 is 1.0.0.
  case leave
  /// `MAJOR` on 0.4.2 is 0.5.0: anything may change at any time (section 4 of the specification).
  case stay
}

extension SemanticVersion {
  /// The version after this one, as its core is raised (sections 6 to 8).
  func bumped(by bump: VersionBump, zeroMajor: ZeroMajorPolicy = .leave) -> SemanticVersion {
    let isHeld = zeroMajor == .stay && major.isZero && bump == .major
    switch isHeld ? .minor : bump {
    case .none: return core
    case .patch: return SemanticVersion(major, minor, patch.successor)
    case .minor: return SemanticVersion(major, minor.successor, 0)
    case .major: return SemanticVersion(major.successor, 0, 0)
    }
  }
}
