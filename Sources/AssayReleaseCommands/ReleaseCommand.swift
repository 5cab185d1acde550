// SPDX-License-Identifier: MIT

package import ArgumentParser
internal import AssayRelease

/// The commands that release.
package struct ReleaseCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "release",
    abstract: "Turns the title of a merged pull request into the next semantic-version tag.",
    discussion: """
      Exits with 0 when the commit is tagged, or was; with 1 when a title is refused or a history is badly \
      tagged; with 2 when it could not run: the message ends in the reason for programs.

      In .assay.yml, each key as you like:

      \(ReleaseConfiguration.example)
      """,
    version: "0.1.0",
    subcommands: [
      NextCommand.self, PlanCommand.self, TagCommand.self, NotesCommand.self,
      CheckTitleCommand.self,
      VerifyCommand.self,
    ])

  package init() {}
}
