// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayProcesses

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The command by which `swiftc` checks sources. Only it can be asked about some files of a module.
struct FrontendCommand: Hashable, Sendable {
  /// The path of the program.
  private(set) var tool: String
  /// Without the sources.
  private(set) var arguments: [String]

  /// Asks `swiftc` how it would check a file. Nil where it says so in no known way.
  ///
  /// - Parameters:
  ///   - compiler: the path of `swiftc`.
  ///   - arguments: those for a whole module.
  ///   - folder: for the file.
  /// - Throws: `ToolProcessError`, `FileSystemError`.
  static func typeCheck(
    compiler: String, arguments: [String], folder: String
  ) async throws -> FrontendCommand? {
    let file = FilePaths.join(folder, "Checked.swift")
    try PosixFileSystem().replace(file, with: [])
    let outcome = try await ToolProcess.run(
      compiler,
      ["-typecheck", "-driver-skip-execution", "-parseable-output"] + arguments + [file])
    return FrontendCommand(plan: outcome.error, file: file)
  }

  /// - Parameters:
  ///   - plan: what `swiftc -parseable-output` prints: for each command the number of bytes on a
  ///     line, then the command in JSON.
  ///   - file: the source that it was asked about.
  init?(plan: [UInt8], file: String) {
    struct Message: Decodable {
      var kind: String
      var command_executable: String?
      var command_arguments: [String]?
    }
    var rest = plan[...]
    while let end = rest.firstIndex(of: 0x0A) {
      guard let count = Int(String(decoding: rest[..<end], as: UTF8.self)), count > 0,
        count <= rest.endIndex - end - 1
      else { return nil }
      let json = Data(rest[(end + 1)..<(end + 1 + count)])
      rest = rest[(end + 1 + count)...].drop { $0 == 0x0A }
      let message: Message
      do { message = try JSONDecoder().decode(Message.self, from: json) } catch { return nil }
      if message.kind == "began", let tool = message.command_executable,
        let all = message.command_arguments, let place = all.firstIndex(of: file)
      {
        self.tool = tool
        arguments = all
        arguments.remove(at: place)
        return
      }
    }
    return nil
  }

  /// Checks some files of a module, in up to four processes.
  ///
  /// The processes are the same on every machine, because one that crashes says nothing of its
  /// other files.
  ///
  /// - Parameters:
  ///   - sources: all of the module's.
  ///   - checked: those of them that are checked.
  ///   - folder: for the lists of files; a command line may be too short for them.
  /// - Throws: `ToolProcessError`, `FileSystemError`.
  func run(
    _ sources: [String], checked: [String], folder: String
  ) async throws -> CompilerAnswer {
    let count = min(max(checked.count / Self.filesForProcess, 1), 4)
    func list(_ paths: [String], _ name: String) throws -> String {
      let list = FilePaths.join(folder, name)
      try PosixFileSystem().replace(list, with: Array((paths.joined(separator: "\n") + "\n").utf8))
      return list
    }
    let all = try list(sources, "files")
    // Every so many, because the files of a folder are alike.
    let commands = try (0..<count).map { part in
      let files = stride(from: part, to: checked.count, by: count).map { checked[$0] }
      return arguments + ["-filelist", all, "-primary-filelist", try list(files, "files-\(part)")]
    }
    let outcomes = try await concurrentMap(commands) { try await ToolProcess.run(tool, $0) }
    return CompilerAnswer(
      succeeded: outcomes.allSatisfy(\.succeeded), output: outcomes.map(\.errorText).joined())
  }

  /// A process reads all modules that are imported first, which takes as long as some files.
  private static let filesForProcess = 20
}
