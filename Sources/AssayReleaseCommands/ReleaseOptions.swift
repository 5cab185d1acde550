// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import ArgumentParser
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
  @Option(help: ArgumentHelp("The clone; the working folder by default.", valueName: "folder"))
  var repository = "."

  @Option(help: ArgumentHelp("The remote that has the tags.", valueName: "remote"))
  var remote: String?

  @Option(
    help: ArgumentHelp(
      "The configuration file; by default the nearest .assay.yml, upward from the clone's folder.",
      valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("What stands before the version in a tag's name.", valueName: "text"))
  var prefix: String?

  @Option(help: "text, or json for programs.")
  var format = OutputFormat.text

  @Flag(help: "Take the clone's tags for all there are.")
  var offline = false

  @Flag(help: "Fetch the history that a shallow clone lacks.")
  var unshallow = false

  @Option(help: ArgumentHelp("How long one git command may take.", valueName: "seconds"))
  var timeout = 120

  func validate() throws {
    guard (1...86_400).contains(timeout) else {
      throw ValidationError("--timeout must be from 1 to 86400 seconds")
    }
  }
}

/// How a title is read.
struct TitleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The request's title; the host's by default.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The request's description.", valueName: "text"))
  var body: String?

  @Option(
    name: .customLong("label"),
    help: ArgumentHelp("A label of the request; may be given again.", valueName: "label"))
  var labels: [String] = []

  @Option(
    help: ArgumentHelp(
      "How the title decides: \(TitleRule.names.joined(separator: ", ")).", valueName: "rule"))
  var rule: String?

  @Option(help: "What a title releases that says nothing the rule knows.")
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

  @Option(help: ArgumentHelp("The request's number.", valueName: "number"))
  var number: Int?

  @Option(
    help: ArgumentHelp(
      "What was merged; the host's merge commit by default, else HEAD.", valueName: "revision"))
  var commit: String?

  @Option(help: ArgumentHelp("The branch it was merged into.", valueName: "branch"))
  var branch: String?

  @Option(
    help: ArgumentHelp("'stable', or the word of a prerelease: beta, rc.", valueName: "channel"))
  var channel: String?

  @Flag(help: "Turn the latest prerelease into its release, whatever the title.")
  var promote = false

  @Option(help: ArgumentHelp("Where the numbers of a prerelease start.", valueName: "number"))
  var firstNumber: UInt64?

  @Option(help: ArgumentHelp("After the version, behind a plus.", valueName: "text"))
  var buildMetadata: String?

  @Option(help: "Whether a breaking change leaves major version zero.")
  var zeroMajor: ZeroMajorPolicy?

  @Flag(
    inversion: .prefixedNo,
    help:
      "Tag earlier requests without a tag first, however many; or release them together with this one."
  )
  var catchUp: Bool?

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp("Only this package of a monorepo.", valueName: "name"))
  var package: String?

  @Flag(help: "Take a request that is not merged, to see what it would release.")
  var allowUnmerged = false

  func validate() throws {
    if let channel, ReleaseChannel(channel) == nil {
      throw ValidationError(
        "'\(Printable.short(channel))' is no channel; use 'stable' or a word such as 'beta'")
    }
    if let buildMetadata, SemanticVersion.buildMetadata(buildMetadata) == nil {
      throw ValidationError(
        "'\(Printable.short(buildMetadata))' is no build metadata; use letters, digits, hyphens and dots"
      )
    }
  }
}
