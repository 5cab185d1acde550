// SPDX-License-Identifier: MIT

/// `GITHUB_OUTPUT`:
/// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-output-parameter
enum GitHubOutput: OutputChannel {
  static func write(
    _ outputs: ReleaseOutputs, in environment: HostEnvironment
  ) throws -> OutputEffect {
    guard let path = environment["GITHUB_OUTPUT"] else { return .none }
    try FileAppending.append(text(outputs), to: path, of: "GITHUB_OUTPUT")
    return .written
  }

  static func text(_ outputs: ReleaseOutputs) -> String {
    outputs.fields.map { name, value in
      guard value.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
        return "\(name)=\(value)\n"
      }
      return "\(name)<<\(delimiter(for: value))\n\(value)\n\(delimiter(for: value))\n"
    }.joined()
  }

  /// A line that the value does not have, however hostile it is.
  private static func delimiter(for value: String) -> String {
    var delimiter = "ASSAY_END"
    while value.range(ofFirst: delimiter) != nil { delimiter += "_" }
    return delimiter
  }
}
