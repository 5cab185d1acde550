// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayFiles
internal import AssayRelease

enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}

extension ZeroMajorPolicy: ExpressibleByArgument {}
extension UnknownTitlePolicy: ExpressibleByArgument {}
extension TagKind: ExpressibleByArgument {}

/// Where the repository is and how it is spoken to.
struct RepositoryOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The clone.", valueName: "folder"))
  var repository = "."

  @Option(help: ArgumentHelp("The remote that has the tags.", valueName: "remote"))
  var remote: String?

  @Option(
    help: ArgumentHelp(
      "The configuration file (default: the nearest .assay.yml, searching upward from the clone).",
      valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp("The text before the version in the name of a tag.", valueName: "text"))
  var prefix: String?

  @Option(help: "text, or json for programs.")
  var format = OutputFormat.text

  @Flag(help: "Use the tags of the clone, without asking the remote.")
  var offline = false

  @Flag(help: "Fetch the missing history of a shallow clone.")
  var unshallow = false

  @Option(help: ArgumentHelp("The time limit for one git command.", valueName: "seconds"))
  var timeout = 120

  func validate() throws {
    guard (1...86_400).contains(timeout) else {
      throw ValidationError("--timeout must be from 1 to 86400 seconds")
    }
    try EmptyValue.check([("--repository", repository), ("--config", config)])
  }
}

/// How a title is read.
struct TitleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The title of the request (default: from the host).", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The description of the request.", valueName: "text"))
  var body: String?

  @Option(
    name: .customLong("label"),
    help: ArgumentHelp("A label of the request; repeatable.", valueName: "label"))
  var labels: [String] = []

  @Option(
    help: ArgumentHelp(
      "How the title decides: \(TitleRule.names.joined(separator: ", ")).", valueName: "rule"))
  var rule: String?

  @Option(help: "What to release for a title that the rule does not recognize.")
  var unknownTitles: UnknownTitlePolicy?

  func validate() throws {
    if let rule, !TitleRule.names.contains(rule) {
      throw ValidationError(
        "there is no rule '\(Printable.short(rule))'; use one of \(TitleRule.names.joined(separator: ", "))"
      )
    }
  }
}

/// What was merged, and what its release is like.
struct RequestOptions: ParsableArguments {
  @OptionGroup var titles: TitleOptions

  @Option(help: ArgumentHelp("The number of the request.", valueName: "number"))
  var number: Int?

  @Option(
    help: ArgumentHelp(
      "The merge commit (default: from the host, or HEAD).", valueName: "revision"))
  var commit: String?

  @Option(help: ArgumentHelp("The branch that the request was merged into.", valueName: "branch"))
  var branch: String?

  @Option(
    help: ArgumentHelp("'stable', or the name of a prerelease: beta, rc.", valueName: "channel"))
  var channel: String?

  @Flag(help: "Release the latest prerelease, regardless of the title.")
  var promote = false

  @Option(help: ArgumentHelp("The first number of a prerelease.", valueName: "number"))
  var firstNumber: UInt64?

  @Option(
    help: ArgumentHelp("The build metadata after the version and a plus sign.", valueName: "text"))
  var buildMetadata: String?

  @Option(
    help: ArgumentHelp(
      "The first version, where there is no version tag yet.", valueName: "version"))
  var initial: String?

  @Option(help: "Whether a breaking change leaves major version zero.")
  var zeroMajor: ZeroMajorPolicy?

  @Flag(
    inversion: .prefixedNo,
    help:
      "Tag all earlier untagged requests first, or release them together with this one."
  )
  var catchUp: Bool?

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp("Only this package of a monorepo.", valueName: "name"))
  var package: String?

  @Flag(help: "Accept a request that is not merged yet, to see what it would release.")
  var allowUnmerged = false

  func validate() throws {
    try EmptyValue.check([("--branch", branch)])
    if let channel, ReleaseChannel(channel) == nil {
      throw ValidationError(
        "'\(Printable.short(channel))' is not a channel; use 'stable' or a word such as 'beta'")
    }
    if let initial, SemanticVersion(initial) == nil {
      throw ValidationError(
        "--initial needs three numbers, such as 0.1.0; '\(Printable.short(initial))' is not a semantic version"
      )
    }
    if let buildMetadata, SemanticVersion.buildMetadata(buildMetadata) == nil {
      throw ValidationError(
        "'\(Printable.short(buildMetadata))' is not build metadata; use letters, digits, hyphens and dots"
      )
    }
  }
}

/// A value that is empty by accident, as of a variable that is not set: taken for none, it would
/// release something else.
enum EmptyValue {
  static func check(_ values: [(option: String, value: String?)]) throws {
    for (option, value) in values where value == "" {
      throw ValidationError("the value of \(option) is empty; pass one, or leave the option out")
    }
  }
}
