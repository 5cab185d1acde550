// SPDX-License-Identifier: MIT

/// `##vso[task.setvariable]` lines in the log, as output variables:
/// https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands#setvariable-initialize-or-modify-the-value-of-a-variable
enum AzureVariables: OutputChannel {
  static func write(
    _ outputs: ReleaseOutputs, in environment: HostEnvironment
  ) throws -> OutputEffect {
    guard environment["TF_BUILD"].map(FirstWord.lowercased) == "true" else { return .none }
    return .print(text(outputs))
  }

  static func text(_ outputs: ReleaseOutputs) -> String {
    outputs.variables
      .map { "##vso[task.setvariable variable=\($0.name);isOutput=true]\(escaped($0.value))" }
      .joined(separator: "\n")
  }

  /// "Formatting commands": `%AZP25`, and the line ends.
  private static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "%": result += "%AZP25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
