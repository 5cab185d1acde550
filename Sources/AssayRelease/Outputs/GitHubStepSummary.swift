// SPDX-License-Identifier: MIT

/// `GITHUB_STEP_SUMMARY`: Markdown on the page of the run.
enum GitHubStepSummary: OutputChannel {
  static func write(
    _ outputs: ReleaseOutputs, in environment: HostEnvironment
  ) throws -> OutputEffect {
    guard let path = environment["GITHUB_STEP_SUMMARY"] else { return .none }
    try FileAppending.append(text(outputs), to: path, of: "GITHUB_STEP_SUMMARY")
    return .written
  }

  static func text(_ outputs: ReleaseOutputs) -> String {
    if outputs.tag.isEmpty { return "No release (\(outputs.reason)).\n" }
    let before = outputs.previousTag.isEmpty ? "" : " after `\(outputs.previousTag)`"
    let what = outputs.isNew ? "Released" : "Released before"
    let notes = outputs.notes.isEmpty ? "" : "\n" + outputs.notes + "\n"
    return "\(what): **`\(outputs.tag)`**\(before)\n" + notes
  }
}
