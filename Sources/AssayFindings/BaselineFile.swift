// SPDX-License-Identifier: MIT

import AssayFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The written form: JSON with an entry a line, sorted, so that two branches merge.
///
/// ```json
/// {
///   "version": 1,
///   "entries": [
///     {"rule": "unused-function", "identity": "s:4Cart5totalSiyF", "name": "total()"},
///     {"rule": "unused-import", "identity": "hash:…", "name": "A.swift: …", "count": 2}
///   ]
/// }
/// ```
extension Baseline {
  /// The same entries, the same bytes.
  package var json: String {
    let lines = entries.map { entry in
      "    "
        + JSONWriter.line(
          of: .members([
            "rule": .string(entry.rule.rawValue),
            "identity": .string(entry.identity),
            "name": entry.name.isEmpty ? nil : .string(entry.name),
            "count": entry.count == 1 ? nil : .number(entry.count),
          ]))
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"entries\": \(list)\n}\n"
  }

  /// Entries may stand in any order, and one may stand more than once.
  ///
  /// - Parameter path: for messages.
  package init(json: some Sequence<UInt8>, path: String) throws(BaselineError) {
    let data = Data(json)
    do {
      let version = try JSONDecoder().decode(Header.self, from: data).version
      guard let number = Int(exactly: version) else {
        throw BaselineError(
          .malformed(at: "version", problem: "is not a whole number"), path: path)
      }
      guard number == Self.version else {
        throw BaselineError(.unsupportedVersion(number), path: path)
      }
      let file = try JSONDecoder().decode(File.self, from: data)
      var entries: [Entry] = []
      for (index, entry) in file.entries.enumerated() {
        guard let count = Int(exactly: entry.count ?? 1), count > 0 else {
          throw BaselineError(
            .malformed(at: "entries[\(index)].count", problem: "is not a whole number above 0"),
            path: path)
        }
        let rule = RuleID(rawValue: entry.rule)
        entries.append(
          Entry(rule: rule, identity: entry.identity, name: entry.name ?? "", count: count))
      }
      self.init(entries: entries)
    } catch let error as BaselineError {
      throw error
    } catch let error as DecodingError {
      if let line = Self.conflictLine(in: data) {
        throw BaselineError(.conflict(line: line), path: path)
      }
      throw BaselineError(error, path: path)
    } catch {
      throw BaselineError(.malformed(at: "", problem: "\(error)"), path: path)
    }
  }

  package static func read(from path: String) throws(BaselineError) -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try PosixFileSystem().read(path)
    } catch let error as FileSystemError {
      throw BaselineError(
        error.isMissing ? .missing : .unreadable(reason: error.reason), path: path)
    } catch {
      throw BaselineError(.unreadable(reason: "\(error)"), path: path)
    }
    return try Baseline(json: bytes, path: path)
  }

  /// - Parameter root: the folder that symbolic links may not lead out of; nil for a path that a user gave.
  /// - Throws: `FileSystemError` or `LinkError`; the old file is then unchanged.
  package func write(to path: String, inside root: String? = nil) throws {
    let files = PosixFileSystem()
    if let root {
      try files.write(Array(json.utf8), to: path, inside: root)
    } else {
      try files.write(Array(json.utf8), to: path)
    }
  }

  /// Where git left two versions of the file in one; the likeliest way to break it.
  private static func conflictLine(in data: Data) -> Int? {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) }.map { $0 + 1 }
  }

  /// Numbers are read as `Double`: FoundationEssentials says of 1.5 for an `Int` that the file is
  /// no JSON.
  private struct Header: Decodable {
    var version: Double
  }

  private struct File: Decodable {
    var entries: [Entry]

    struct Entry: Decodable {
      var rule: String
      var identity: String
      var name: String?
      var count: Double?
    }
  }
}
