// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import AssayFiles

/// A word in the place of a subcommand that names none. The parser takes it for an argument that
/// nobody expects, or for a file of the default subcommand, and says nothing of the names there
/// are.
struct UnknownSubcommand {
  /// The commands down to the one whose subcommand is unknown.
  private let path: [any ParsableCommand.Type]
  private let word: String
  /// Whether the word may also be a file that the default subcommand takes.
  private let mayBeFile: Bool

  /// nil where the arguments name subcommands as far as there are any, or options come first.
  init?(in arguments: some Collection<String>, of root: any ParsableCommand.Type) {
    var path = [root]
    var words = arguments.prefix { !$0.hasPrefix("-") }[...]
    // The parser adds it to the root alone.
    let isHelp = words.first == Self.help
    if isHelp { words = words.dropFirst() }
    while let word = words.first, let command = path.last,
      let child = Self.child(word, of: command)
    {
      path.append(child)
      words = words.dropFirst()
    }
    guard let word = words.first, let command = path.last,
      !command.configuration.subcommands.isEmpty
    else { return nil }
    self.path = path
    self.word = word
    mayBeFile = !isHelp && command.configuration.defaultSubcommand != nil
    // A file with any name is one of the default subcommand's.
    if mayBeFile, Self.isThere(word) || nearest == nil { return nil }
  }

  /// The command whose subcommand is unknown.
  var command: any ParsableCommand.Type { path[path.count - 1] }

  /// As a shell has it.
  var commandName: String { path.map { $0._commandName }.joined(separator: " ") }

  var message: String {
    let name = "'\(Printable.short(word, limit: 60))'"
    let problem =
      mayBeFile
      ? "\(name) is no subcommand, and no file or folder" : "unknown subcommand \(name)"
    return problem + advice
  }

  private var advice: String {
    if word == Self.help { return "; write '\(commandName) --help'" }
    let deeper = deeperNames
    if !deeper.isEmpty {
      return "; did you mean \(deeper.map { "'\($0)'" }.joined(separator: " or "))?"
    }
    if let nearest { return "; did you mean '\(nearest)'?" }
    return "; use one of \(Self.names(of: command).joined(separator: ", "))"
  }

  private var nearest: String? {
    let help = path.count == 1 ? [Self.help] : []
    return NearestName.of(word, among: Self.names(of: command) + help)
  }

  /// Subcommands of this name one level below, with the names around them.
  private var deeperNames: [String] {
    command.configuration.subcommands.filter { Self.child(word, of: $0) != nil }.map {
      "\(commandName) \($0._commandName) \(word)"
    }
  }

  private static let help = "help"

  private static func child(
    _ name: String, of command: any ParsableCommand.Type
  ) -> (any ParsableCommand.Type)? {
    command.configuration.subcommands.first {
      $0._commandName == name || $0.configuration.aliases.contains(name)
    }
  }

  private static func names(of command: any ParsableCommand.Type) -> [String] {
    command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
      $0._commandName
    }
  }

  /// What cannot be looked at is left to the subcommand, which says why.
  private static func isThere(_ path: String) -> Bool {
    do {
      return try PosixFileSystem().kind(of: FilePaths.absolute(path)) != nil
    } catch {
      return true
    }
  }
}
