// SPDX-License-Identifier: MIT

package import ArgumentParser
internal import AssayConsole
internal import AssayRelease

/// The commands that release.
package struct ReleaseCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "release",
    abstract: "Turns the title of a merged pull request into the next semantic-version tag.",
    discussion: """
      Exits with 0 when the commit is tagged or was already, with 1 when a title is rejected, nobody can tell what \
      a merge releases, or the history is tagged incorrectly, and with 2 when it could not run. Each message ends with a reason for programs.

      All keys in .assay.yml, each of them optional:

      \(ReleaseConfiguration.example)
      """,
    version: ToolVersion.current,
    subcommands: [
      NextCommand.self, PlanCommand.self, TagCommand.self, NotesCommand.self,
      CheckTitleCommand.self, PreviewCommand.self, VerifyCommand.self,
      ImportReleaseConfigCommand.self,
    ])

  package init() {}
}
