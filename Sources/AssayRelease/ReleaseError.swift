// SPDX-License-Identifier: MIT

/// Why a release could not be made: a word for programs, and a message for people that says what,
/// where and what to do next.
package struct ReleaseError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: String, CaseIterable, Sendable {
    /// The tag is there and stands for another commit.
    case exists
    /// A rule of the host keeps the tag or branch from being made.
    case `protected`
    /// Who pushes may not.
    case denied
    case network
    case timeout
    /// The clone has not enough history to tell.
    case shallow
    /// The clone was made without the tags of its remote.
    case missingTags = "missing-tags"
    /// There is no commit, or no repository.
    case noHistory = "no-history"
    case notMerged = "not-merged"
    /// No branch of the remote has the commit.
    case unpushed
    /// A version file has changes of its own, or is not as the configuration says.
    case dirtyVersionFile = "dirty-version-file"
    case invalidConfiguration = "invalid-configuration"
    /// The remote changed more often than the tagger retries.
    case contended
    /// More merges without a tag than a race leaves behind.
    case untaggedMerges = "untagged-merges"
    /// The title asks for something that it may not, or leaves out what it must have.
    case titleRefused = "title-refused"
    /// Neither a commit's message nor the host says what a merge releases.
    case cannotTell = "cannot-tell"
    /// The commit has a lower version than its title asks for.
    case taggedLower = "tagged-lower"
    /// git, or another tool, failed in a way of its own.
    case toolFailed = "tool-failed"
    /// The host's interface refused.
    case hostFailed = "host-failed"
  }

  package var reason: Reason
  package var message: String

  package init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  package var description: String { message }

  /// Whether people must decide something, and nothing failed.
  package var isDecision: Bool {
    switch reason {
    case .titleRefused, .cannotTell, .taggedLower: true
    case .exists, .protected, .denied, .network, .timeout, .shallow, .missingTags, .noHistory,
      .notMerged,
      .unpushed, .dirtyVersionFile, .invalidConfiguration, .contended, .untaggedMerges, .toolFailed,
      .hostFailed:
      false
    }
  }
}
