// SPDX-License-Identifier: MIT

internal import AssayFiles

/// A file of build settings of Xcode (`.xcconfig`), with those that it includes.
///
/// Source: Apple, Xcode Help, "Build configuration file reference".
package struct SettingsFile: Hashable, Sendable {
  /// The settings that could be read. Where the file is not complete, others may be missing and
  /// some may have another value.
  private(set) var values: [String: String]
  /// Whether the file and all that it includes were read.
  package private(set) var isComplete: Bool

  /// A file that cannot be read.
  static let unreadable = SettingsFile(values: [:], isComplete: false)

  /// nil for a setting that is missing, and for all settings where the file is not complete.
  subscript(key: String) -> String? { isComplete ? values[key] : nil }

  /// Reads a file and those that it includes, later lines first. Settings of some systems only, as
  /// in `NAME[sdk=iphoneos*]`, are left out.
  static func read(_ path: String) -> SettingsFile {
    var reader = SettingsFileReader()
    return reader.read(path)
  }

  fileprivate init(values: [String: String], isComplete: Bool) {
    self.values = values
    self.isComplete = isComplete
  }

  fileprivate mutating func set(_ key: String, _ value: String) { values[key] = value }

  fileprivate mutating func include(_ other: SettingsFile, isOptional: Bool) {
    values.merge(other.values) { $1 }
    // `#include?` does without a file that is missing.
    if !other.isComplete, !isOptional { isComplete = false }
  }
}

/// Reads each file once, however often others include it.
private struct SettingsFileReader {
  /// Unreadable while a file is being read, which ends files that include each other.
  private var files: [String: SettingsFile] = [:]

  mutating func read(_ path: String) -> SettingsFile {
    if let known = files[path] { return known }
    files[path] = .unreadable
    guard let text = Self.text(of: path) else { return .unreadable }
    var file = SettingsFile(values: [:], isComplete: true)
    for line in text.split(whereSeparator: \.isNewline) {
      let code = Self.withoutComment(line)
      if code.hasPrefix("#include") {
        file.include(included(code, from: path), isOptional: code.hasPrefix("#include?"))
        continue
      }
      let parts = code.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].contains("[") else { continue }
      file.set(Self.trimmed(parts[0]), Self.trimmed(parts[1]))
    }
    files[path] = file
    return file
  }

  private mutating func included(_ code: String, from path: String) -> SettingsFile {
    let name = code.split(separator: "\"", omittingEmptySubsequences: false)
    guard name.count >= 3 else { return .unreadable }
    return read(FilePaths.resolved(String(name[1]), in: FilePaths.parent(of: path)))
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
