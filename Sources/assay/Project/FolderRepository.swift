// SPDX-License-Identifier: MIT

import AssayFiles
import AssayProcesses
import AssayRelease

/// The repository that a folder is in, asked through git's command line.
struct FolderRepository {
  var folder: String

  /// Whether the clone is shallow; nil outside of a repository.
  ///
  /// - Throws: `GitProblem`.
  func isShallow() async throws -> Bool? {
    let outcome = try await run(["rev-parse", "--is-shallow-repository"])
    if outcome.succeeded { return outcome.outputText.hasPrefix("true") }
    // NB: "not a git repository: <path>" is about a file '.git' whose repository is gone.
    if outcome.errorText.contains("not a git repository (or any") { return nil }
    throw problem(outcome)
  }

  /// The lines that git prints.
  ///
  /// - Parameter status: the exit code with which the command says that there is nothing.
  /// - Throws: `GitProblem`.
  func lines(_ arguments: [String], nothingWith status: Int? = nil) async throws -> [String] {
    let outcome = try await run(arguments)
    if outcome.status == status { return [] }
    guard outcome.succeeded else { throw problem(outcome) }
    return outcome.outputText.split(separator: "\n").map(String.init)
  }

  private func run(_ arguments: [String]) async throws -> ToolProcess.Outcome {
    do {
      // In English, because its messages are read.
      return try await ToolProcess.run("git", arguments, in: folder, changing: ["LC_ALL": "C"])
    } catch let error as ToolProcessError where error.code == .missing {
      throw GitProblem(
        description: "no 'git' in the folders of PATH; install it with 'apt-get install git'")
    } catch {
      throw GitProblem(description: "\(error)")
    }
  }

  private func problem(_ outcome: ToolProcess.Outcome) -> GitProblem {
    if let problem = GitTrust.problem(of: folder, in: outcome.errorText) {
      return GitProblem(description: problem)
    }
    let words = outcome.errorText.split(separator: "\n").first ?? "it said nothing"
    return GitProblem(
      description: "git cannot read the repository of '\(Printable.line(folder))': "
        + "\(Printable.short(words)); remove the cause and run this again")
  }
}

/// Why git cannot tell about a folder, and what to do.
struct GitProblem: Error, CustomStringConvertible {
  var description: String
}
