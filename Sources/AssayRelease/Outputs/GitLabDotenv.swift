// SPDX-License-Identifier: MIT

/// A file for `artifacts: reports: dotenv`:
/// https://docs.gitlab.com/ci/yaml/artifacts_reports/#artifactsreportsdotenv
///
/// One `NAME=value` a line; GitLab reads no value of several lines, so the notes are left out.
enum GitLabDotenv: OutputChannel {
  static let defaultFile = "assay-release.env"

  static func write(
    _ outputs: ReleaseOutputs, in environment: HostEnvironment
  ) throws -> OutputEffect {
    guard environment["GITLAB_CI"] == "true" else { return .none }
    let folder = environment["CI_PROJECT_DIR"].map { $0 + "/" } ?? ""
    let path = environment["ASSAY_RELEASE_DOTENV"] ?? folder + defaultFile
    try FileAppending.append(text(outputs), to: path, of: "ASSAY_RELEASE_DOTENV")
    return .written
  }

  static func text(_ outputs: ReleaseOutputs) -> String {
    outputs.variables.filter { !$0.value.utf8.contains(0x0A) }
      .map { "\($0.name)=\($0.value)\n" }.joined()
  }
}
