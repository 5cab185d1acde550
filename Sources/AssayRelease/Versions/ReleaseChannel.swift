// SPDX-License-Identifier: MIT

/// Where a branch's releases go: to everybody, or to those who ask for a prerelease.
package enum ReleaseChannel: Hashable, Sendable {
  case stable
  /// Versions such as 1.3.0-beta.1.
  case prerelease(identifier: String)

  package var name: String {
    switch self {
    case .stable: "stable"
    case .prerelease(let identifier): identifier
    }
  }

  /// `stable`, or a word of a prerelease (`beta`); nil where it cannot be one.
  package init?(_ text: String) {
    if text == "stable" {
      self = .stable
      return
    }
    guard case .word(let word) = SemanticVersion.Identifier(Array(text.utf8)) else { return nil }
    self = .prerelease(identifier: word)
  }
}

/// Finds the version that follows.
struct VersionSuccession: Sendable {
  var channel: ReleaseChannel
  var zeroMajor: ZeroMajorPolicy
  /// Of a prerelease: 0 or 1 by habit.
  var firstNumber: DecimalNumber
  var build: [String]

  init(
    channel: ReleaseChannel = .stable, zeroMajor: ZeroMajorPolicy = .leave,
    firstNumber: DecimalNumber = 1, build: [String] = []
  ) {
    self.channel = channel
    self.zeroMajor = zeroMajor
    self.firstNumber = firstNumber
    self.build = build
  }

  /// The lowest version of this channel that is higher than `latest`, and that says at least `bump`
  /// to users of `stable`.
  ///
  /// - Parameters:
  ///   - latest: the highest version so far, prerelease or not; nil before the first.
  ///   - stable: the highest one that is no prerelease.
  ///   - chosen: what people chose instead of a bump; one with a suffix is taken as it is.
  func next(
    after latest: SemanticVersion?, stable: SemanticVersion?, bump: VersionBump,
    chosen: SemanticVersion? = nil
  ) -> SemanticVersion {
    if let chosen, chosen.isPrerelease { return chosen }
    let base = stable ?? .zero
    // A prerelease that is out already has announced its core: 1.3.0-beta.1 and a fix make 1.3.0.
    var core = chosen?.core ?? base.bumped(by: bump, zeroMajor: zeroMajor)
    if chosen == nil, let latest, latest.isPrerelease { core = max(core, latest.core) }
    var version: SemanticVersion
    switch channel {
    case .stable: version = core
    case .prerelease(let word):
      version = prerelease(word, of: core, after: latest)
      if let latest, version < latest {
        // 1.3.0-rc.1 is out and this is beta: the next core, for 1.3.0-beta.1 is lower than that.
        let raised = latest.core.bumped(by: max(bump, .patch), zeroMajor: zeroMajor)
        version = prerelease(word, of: raised, after: latest)
      }
    }
    version.build = build
    return version
  }

  private func prerelease(
    _ word: String, of core: SemanticVersion, after latest: SemanticVersion?
  ) -> SemanticVersion {
    var version = core
    var number = firstNumber
    if let latest, latest.core == core, latest.prerelease.count == 2,
      latest.prerelease[0] == .word(word), case .number(let last) = latest.prerelease[1]
    {
      number = max(last.successor, firstNumber)
    } else if let latest, latest.core == core, latest.prerelease == [.word(word)] {
      // 1.0.0-beta comes before 1.0.0-beta.0 (section 11.4.4).
      number = firstNumber
    }
    version.prerelease = [.word(word), .number(number)]
    return version
  }
}
