// SPDX-License-Identifier: MIT

internal import AssayFiles

/// Another file that contains the version.
///
/// Only a value that is the version before is replaced, and only in the one place where the file's
/// format keeps its version, or where a comment marks it (`assay:version`).
package struct VersionFile: Hashable, Sendable {
  /// From the repository's root.
  package var path: String
  let format: VersionFormat

  /// - Throws: `ReleaseError` for a path outside of the repository.
  init(path: String) throws(ReleaseError) {
    try Self.check(path, noun: "version file")
    self.path = path
    format = VersionFormat(fileName: String(path.split(separator: "/").last ?? ""))
  }

  /// - Parameter noun: what the path is of, for messages.
  /// - Throws: `ReleaseError` for a path outside of the repository.
  static func check(_ path: String, noun: String) throws(ReleaseError) {
    let parts = path.split(separator: "/")
    if path.hasPrefix("/") || path.hasPrefix("-") || parts.contains("..") || parts.isEmpty {
      throw ReleaseError(
        .invalidConfiguration,
        "the \(noun) '\(Printable.short(path))' must be a path from the repository's root")
    }
  }

  /// The file with the version in place of the one before; everything else stays as it was, to the
  /// byte.
  ///
  /// Apple's keys take three numbers, so a prerelease is written there without its suffix.
  /// - Parameter old: the version before; 0.0.0 for the first.
  /// - Throws: `ReleaseError`, dirty version file, where the place is not clear.
  func edited(
    _ text: String, from old: SemanticVersion, to version: SemanticVersion
  ) throws(ReleaseError) -> String {
    let marked = VersionMark.values(in: text)
    let values = marked ?? format.values(in: text)
    let known = values.filter { value in
      let written = text[value.range]
      return format.isSame(written, old) || format.isSame(written, version)
    }
    if known.isEmpty { throw missing(values, in: text, old, isMarked: marked != nil) }
    if known.count < values.count && marked != nil {
      throw missing(
        values.filter { !known.contains($0) }, in: text, old, isMarked: true)
    }
    if known.count > 1 && marked == nil && !format.repeatsVersion {
      throw ReleaseError(
        .dirtyVersionFile,
        "'\(path)' has \(old) in \(known.count) places (lines "
          + known.map { "\($0.line)" }.joined(separator: ", ")
          + "); mark the lines to change with a comment 'assay:version'")
    }
    var result = ""
    var rest = text.startIndex
    for value in known {
      result +=
        text[rest..<value.range.lowerBound] + format.written(version, over: text[value.range])
      rest = value.range.upperBound
    }
    return result + text[rest...]
  }

  private func missing(
    _ values: [VersionValue], in text: String, _ old: SemanticVersion, isMarked: Bool
  ) -> ReleaseError {
    guard let first = values.first else {
      return ReleaseError(
        .dirtyVersionFile,
        isMarked
          ? "'\(path)' has a comment 'assay:version' without a version beside it; write the version "
            + "\(old) into that line"
          : "'\(path)' has no line such as \(format.hint); add one, mark the line of the version with a "
            + "comment 'assay:version', or remove the file from version-files")
    }
    let others = values.count > 1 ? " and \(values.count - 1) more" : ""
    return ReleaseError(
      .dirtyVersionFile,
      "'\(path)' says '\(Printable.short(text[first.range], limit: 60))' (line \(first.line)\(others)), "
        + "and the version before is \(old); write \(old) there once, "
        + (isMarked
          ? "or remove the mark" : "or mark the line of the version with a comment 'assay:version'")
    )
  }
}

/// A version in a text.
struct VersionValue: Hashable {
  var range: Range<String.Index>
  /// Counted from one.
  var line: Int
}

/// A comment `assay:version`, whatever starts comments in the file: it marks the version on its
/// line, or on the next one where it stands alone.
enum VersionMark {
  private static let word = "assay:version"

  /// nil where nothing is marked.
  static func values(in text: String) -> [VersionValue]? {
    guard text.range(ofFirst: word) != nil else { return nil }
    var values: [VersionValue] = []
    var isNext = false
    for line in TextLines(text) {
      let mark = line.text.range(ofFirst: word)
      guard mark != nil || isNext else { continue }
      let found = versions(in: line)
      values += found
      isNext = mark != nil && found.isEmpty
    }
    return values
  }

  /// Words of a line that are versions.
  private static func versions(in line: TextLines.Line) -> [VersionValue] {
    var values: [VersionValue] = []
    var rest = line.text
    while let start = rest.firstIndex(where: { ("0"..."9").contains($0) }) {
      let word = rest[start...].prefix { sign in
        sign.isASCII && (sign.isLetter || sign.isNumber || "-.+".contains(sign))
      }
      // A sentence may end behind it.
      var version = word
      while let last = version.last, "-.+".contains(last) { version = version.dropLast() }
      let isWhole =
        start == line.text.startIndex
        || !"._-+".contains(line.text[line.text.index(before: start)])
      if isWhole, SemanticVersion(version) != nil {
        values.append(VersionValue(range: version.startIndex..<version.endIndex, line: line.number))
      }
      rest = rest[word.endIndex...]
    }
    return values
  }
}

/// The lines of a text, without their ends.
struct TextLines: Sequence, IteratorProtocol {
  struct Line {
    var text: Substring
    var number: Int
  }

  private var rest: Substring
  private var number = 0

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Line? {
    guard !rest.isEmpty else { return nil }
    number += 1
    let line = rest.prefix { !$0.isNewline }
    rest = rest[line.endIndex...].dropFirst()
    return Line(text: line, number: number)
  }
}
