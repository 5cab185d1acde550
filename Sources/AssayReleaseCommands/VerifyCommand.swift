// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayConsole
internal import AssayFiles
internal import AssayRelease

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Checks the tags of a history.",
    discussion: """
      Finds versions that decrease along the first-parent history, commits with several versions, merged \
      requests without a version, tags that differ between clone and remote, and versions with another prefix. Exits \
      with 1 if there are any.

      Where a repository adopts the tagger, --since leaves out its past: what the commit and those before it hold is not \
      reported, and later versions must be higher than the release there. 'verify-since' in .assay.yml says so for \
      'assay check' too.
      """)

  @OptionGroup(title: "The repository") var repository: RepositoryOptions

  @Option(help: ArgumentHelp("The end of the history.", valueName: "revision"))
  var commit = "HEAD"

  @Option(
    help: ArgumentHelp(
      "The title of the last merged request (default: that of the commit).", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The rule for titles.", valueName: "rule"))
  var rule: String?

  @Option(
    help: ArgumentHelp(
      "Verify only what comes after this tag or commit (default: the whole history).",
      valueName: "revision"))
  var since: String?

  func validate() throws {
    try EmptyValue.check([("--commit", commit), ("--since", since)])
  }

  func run() throws {
    try ReleaseReporting.run(repository.format) {
      var session = try ReleaseSession(repository)
      if let rule { try session.configuration.setRule(rule, words: session.configuration.words) }
      if let since { session.configuration.verifySince = since }
      let found = try HistoryCheck.verified(session, at: commit, title: title)
      let problems = found.problems
      if let note = found.note { session.console.error("assay: note: " + note) }
      if repository.format == .json {
        session.console.print(
          try PlanReport.encoded(problems.map { ["code": $0.code, "message": $0.description] }))
      } else {
        for line in VerifyText.lines(of: problems) { session.console.print(line) }
        session.console.error(
          "assay: "
            + (problems.isEmpty
              ? found.nothing.map { "nothing to check: " + $0 } ?? "all tags are correct"
              : Counted.words(problems.count, "problem")))
      }
      if !problems.isEmpty { throw CommandExit.differences }
    }
  }
}
