// SPDX-License-Identifier: MIT

internal import AssayFiles

/// `envman add`, with the value on standard input: https://github.com/bitrise-io/envman
enum BitriseEnvman: OutputChannel {
  static func write(
    _ outputs: ReleaseOutputs, in environment: HostEnvironment
  ) throws -> OutputEffect {
    guard environment["BITRISE_IO"] == "true" else { return .none }
    for (name, value) in outputs.variables where !value.isEmpty {
      var run = ToolRun(tool: "envman", name: "envman add", arguments: ["add", "--key", name])
      run.input = Array(value.utf8)
      let result = try run.outcome()
      if !result.succeeded {
        throw ReleaseError(
          .toolFailed,
          "'envman add --key \(name)' failed: \(Printable.short(result.errors)); the tag itself is as "
            + "reported")
      }
    }
    return .written
  }
}
