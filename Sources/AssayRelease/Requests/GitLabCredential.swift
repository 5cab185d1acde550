// SPDX-License-Identifier: MIT

/// A token that GitLab takes, with the header that carries it.
///
/// https://docs.gitlab.com/api/rest/authentication/ and
/// https://docs.gitlab.com/ci/jobs/ci_job_token/
struct GitLabCredential: Hashable, Sendable {
  /// The variable that holds the token, for messages.
  var variable: String
  var header: String
  /// Stands in the header; no message shows it.
  var secret: String

  /// In the order in which they are used. A job's own token is the last, because it is always set
  /// and allows the least.
  static let variables = ["GITLAB_TOKEN", "ASSAY_PUSH_TOKEN", jobToken]

  /// A job's own token, which goes in a header of its own.
  private static let jobToken = "CI_JOB_TOKEN"

  /// All that are set; empty for none.
  ///
  /// - Throws: `ReleaseError` for a text that would break out of a header.
  static func all(_ environment: HostEnvironment) throws -> [GitLabCredential] {
    try variables.compactMap { variable in
      guard let token = try HostToken.value(variable, environment) else { return nil }
      let name = variable == jobToken ? "JOB-TOKEN" : "PRIVATE-TOKEN"
      return GitLabCredential(variable: variable, header: "\(name): \(token)", secret: token)
    }
  }
}
