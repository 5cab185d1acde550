// SPDX-License-Identifier: MIT

internal import AssayFiles

/// A file of build settings of Xcode (`.xcconfig`).
///
/// Source: Apple, Xcode Help, "Build configuration file reference".
enum SettingsFile: Hashable, Sendable {
  case values([String: String])
  /// The file, or one that it includes, is missing or has no such form.
  case unreadable

  subscript(key: String) -> String? {
    switch self {
    case .values(let values): values[key]
    case .unreadable: nil
    }
  }

  /// Reads a file and those that it includes, later lines first. Settings of some systems only, as
  /// in `NAME[sdk=iphoneos*]`, are left out.
  static func read(_ path: String) -> SettingsFile { read(path, depth: 0) }

  private static func read(_ path: String, depth: Int) -> SettingsFile {
    guard depth < 20, let text = text(of: path) else { return .unreadable }
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = withoutComment(line)
      if code.hasPrefix("#include") {
        let name = code.split(separator: "\"", omittingEmptySubsequences: false)
        guard name.count >= 3 else { return .unreadable }
        let file = FilePaths.normalized(
          FilePaths.join(FilePaths.parent(of: path), String(name[1])))
        switch read(file, depth: depth + 1) {
        case .values(let included): values.merge(included) { $1 }
        // `#include?` does without a file that is missing.
        case .unreadable: if !code.hasPrefix("#include?") { return .unreadable }
        }
        continue
      }
      let parts = code.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].contains("[") else { continue }
      values[trimmed(parts[0])] = trimmed(parts[1])
    }
    return .values(values)
  }

  /// nil for a file that cannot be read, which the caller says.
  private static func text(of path: String) -> String? {
    do { return String(decoding: try PosixFileSystem().read(path), as: UTF8.self) } catch {
      return nil
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    var result = ""
    for character in line {
      result.append(character)
      if result.hasSuffix("//") {
        result.removeLast(2)
        break
      }
    }
    return trimmed(result[...])
  }

  private static func trimmed(_ text: Substring) -> String {
    String(
      text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace || $0 == ";" }.reversed())
  }
}
