// SPDX-License-Identifier: MIT

package import ArgumentParser

extension ParsableCommand {
  /// Runs what the arguments name, where no command waits for anything; ends the process with our exit codes where that
  /// throws. A process that starts no tasks starts no threads.
  package static func runAsRoot() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(with: error, wording: "\(error)")
    }
  }

  fileprivate static func end(with error: any Error, wording: @autoclosure () -> String) {
    let code = exitCode(for: error)
    if error is ExitCode || code == .success || code == .validationFailure {
      exit(withError: error)
    }
    Console.standard.error("\(Self._commandName): \(wording())")
    exit(withError: CommandExit.couldNotRun)
  }
}

extension AsyncParsableCommand {
  /// Runs what the arguments name; ends the process with our exit codes where that throws.
  ///
  /// - Parameter wording: of an error that is none of ArgumentParser's. Our own say what, where and what to do.
  package static func runAsRoot(wording: @Sendable (any Error) -> String) async {
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error, wording: wording(error))
    }
  }
}
