// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Places in code that a macro takes over from the app's, such as an observer of a property of an
/// `@Observable` class: the compiler names them "Module/File.swift", with the line in the file and
/// a column in the code as the macro indents it.
struct MacroPlaces: Sendable {
  private let prefix: String
  /// The module's files by their names, of which a module has each once.
  private let files: [String: String]

  /// - Parameter files: absolute paths of what the compiler reads.
  init(module: String, files: [String]) {
    prefix = module + "/"
    self.files = Dictionary(
      files.map { (FilePaths.lastComponent(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The compiler's output, in the style of LLVM, with the files and columns of such places.
  ///
  /// - Throws: `FileSystemError`.
  func named(in output: String) throws -> String {
    guard output.contains(prefix) else { return output }
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    var sources: [String: [Substring]] = [:]
    for index in lines.indices where lines[index].hasPrefix(prefix) {
      let parts = lines[index].dropFirst(prefix.count).split(
        separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let file = files[String(parts[0])], let row = Int(parts[1]),
        let column = Int(parts[2])
      else { continue }
      let source = try sources[file] ?? Self.lines(of: file)
      sources[file] = source
      // The code is printed below its place.
      let printed = index + 1 < lines.count ? Self.indentation(of: lines[index + 1]) : 0
      let own = source.indices.contains(row - 1) ? Self.indentation(of: source[row - 1]) : printed
      lines[index] = "\(file):\(row):\(max(column - printed + own, 1)):\(parts[3])"
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(of file: String) throws -> [Substring] {
    String(decoding: try PosixFileSystem().read(file), as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// In bytes, as the compiler counts columns.
  private static func indentation(of line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }
}
