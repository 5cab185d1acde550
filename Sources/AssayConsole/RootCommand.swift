// SPDX-License-Identifier: MIT

package import ArgumentParser
internal import AssayFiles
internal import CArguments

extension ParsableCommand {
  /// Runs the command that the arguments name, where no command waits for anything; ends the
  /// process with one of our exit codes. A process that starts no tasks starts no threads.
  package static func runAsRoot() -> Never {
    HelpWidth.widen()
    do {
      var command = try parseAsRoot(writtenArguments)
      requireFolder(for: command)
      do { try command.run() } catch { end(with: error, from: type(of: command)) }
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
    refuseUnknownSubcommand(options)
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

  /// Ends the process where the folder that it runs in is gone: relative paths name nothing there,
  /// and nothing is above it.
  fileprivate static func requireFolder(for command: any ParsableCommand) {
    // What '--help' asks for is a command as well.
    guard FilePaths.workingFolder == ".", type(of: command)._commandName != "help" else { return }
    Console.standard.error(
      "\(_commandName): the folder that the command runs in was removed; change to another folder and "
        + "run again")
    exit(withError: CommandExit.couldNotRun)
  }

  private static func refuseUnknownSubcommand(_ arguments: some Collection<String>) {
    guard let unknown = UnknownSubcommand(in: arguments, of: Self.self) else { return }
    Console.standard.error(
      usageError(unknown.message, of: unknown.command, named: unknown.commandName))
    exit(withError: ExitCode.validationFailure)
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

  /// - Parameter command: the one that ran; nil where the arguments name none.
  fileprivate static func end(
    with error: any Error, from command: (any ParsableCommand.Type)? = nil
  ) -> Never {
    let console = Console.standard
    let code = exitCode(for: error)
    if error is ExitCode || code == .success || code == .validationFailure {
      let message = message(for: error, from: command)
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

  /// What the parser writes for an error, and for wrong usage that a command finds when it runs,
  /// the usage of that command: the parser knows only the root's then.
  private static func message(
    for error: any Error, from command: (any ParsableCommand.Type)?
  ) -> String {
    guard let error = error as? ValidationError, let command else { return fullMessage(for: error) }
    let name = path(to: command).joined(separator: " ")
    return usageError(error.message, of: command, named: name)
  }

  /// As the parser writes it.
  private static func usageError(
    _ message: String, of command: any ParsableCommand.Type, named name: String
  ) -> String {
    """
    Error: \(message)
    Usage: \(usageString(for: command))
      See '\(name) --help' for more information.
    """
  }

  /// The names of the commands down to one of them.
  private static func path(to command: any ParsableCommand.Type) -> [String] {
    func names(from parent: any ParsableCommand.Type) -> [String]? {
      if parent == command { return [parent._commandName] }
      for child in parent.configuration.subcommands {
        if let rest = names(from: child) { return [parent._commandName] + rest }
      }
      return nil
    }
    return names(from: Self.self) ?? [_commandName]
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
    HelpWidth.widen()
    do {
      var command = try parseAsRoot(writtenArguments)
      requireFolder(for: command)
      do {
        if var asynchronous = command as? any AsyncParsableCommand {
          try await asynchronous.run()
        } else {
          try command.run()
        }
      } catch {
        end(with: error, from: type(of: command))
      }
      end(with: ExitCode.success)
    } catch {
      end(with: error)
    }
  }
}
