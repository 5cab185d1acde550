// SPDX-License-Identifier: MIT

package import ArgumentParser
internal import AssayFiles
internal import CArguments

extension ParsableCommand {
  /// Runs the command that the arguments name, where no command waits for anything; ends the
  /// process with one of our exit codes. A process that starts no tasks starts no threads.
  package static func runAsRoot() -> Never {
    do {
      var command = try parseAsRoot(writtenArguments)
      try command.run()
      end(with: .success)
    } catch {
      end(with: error)
    }
  }

  /// The arguments of the process, with `--prefix=` as the option and an empty value, which the
  /// parser takes for a missing one.
  fileprivate static var writtenArguments: [String] {
    let arguments = processArguments.dropFirst()
    let options = arguments.prefix { $0 != "--" }
    refuseFilesThatLookLikeOptions(options)
    return options.flatMap { argument in
      argument.hasPrefix("--") && argument.hasSuffix("=") && argument.count { $0 == "=" } == 1
        ? [String(argument.dropLast()), ""] : [argument]
    } + arguments.dropFirst(options.count)
  }

  /// A file `-dash.yaml` that a shell put for `*.yaml` would be read as single letters, of which
  /// `h` asks for help: a run that did nothing, with exit code 0.
  private static func refuseFilesThatLookLikeOptions(_ arguments: some Sequence<String>) {
    for argument in arguments
    where argument.hasPrefix("-") && !argument.hasPrefix("--") && argument.contains(".") {
      // What cannot be looked at is read as options, which say so if they are none.
      let kind = try? PosixFileSystem().kind(of: FilePaths.absolute(argument))
      guard kind != nil else { continue }
      Console.standard.error(
        "\(_commandName): '\(argument)' is a file here and would be read as an option; write "
          + "'./\(argument)'")
      exit(withError: ExitCode.validationFailure)
    }
  }

  /// Without /proc the standard library has none, and then not even the program's name.
  private static var processArguments: [String] {
    if !CommandLine.arguments.isEmpty { return CommandLine.arguments }
    let values = UnsafeBufferPointer(
      start: assay_arguments(), count: Int(assay_argument_count()))
    guard !values.isEmpty else {
      Console.standard.error(
        "\(_commandName): the system does not tell the arguments; is /proc mounted?")
      exit(withError: ExitCode.validationFailure)
    }
    return values.compactMap { $0.map { String(cString: $0) } }
  }

  fileprivate static func end(with error: any Error) -> Never {
    let console = Console.standard
    let code = exitCode(for: error)
    if error is ExitCode || code == .success || code == .validationFailure {
      let message = fullMessage(for: error)
      if code == .success {
        if !message.isEmpty { console.printDocument(message + "\n") }
      } else if !message.isEmpty {
        console.error(message)
      }
      end(with: code)
    }
    console.error("\(Self._commandName): \(ErrorWords.of(error))")
    end(with: CommandExit.couldNotRun)
  }

  /// Standard output that did not take everything changes the code: a report that was cut is no
  /// report.
  private static func end(with code: ExitCode) -> Never {
    // A reader that has seen enough, such as `head`, closes its pipe.
    if let failure = Console.outputFailure, !failure.isClosedPipe {
      Console.standard.error(
        "\(Self._commandName): cannot write to standard output: \(failure.problem)")
      exit(withError: CommandExit.couldNotRun)
    }
    exit(withError: code)
  }
}

extension AsyncParsableCommand {
  /// Runs the command that the arguments name; ends the process with one of our exit codes.
  package static func runAsRoot() async -> Never {
    do {
      var command = try parseAsRoot(writtenArguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      end(with: ExitCode.success)
    } catch {
      end(with: error)
    }
  }
}
