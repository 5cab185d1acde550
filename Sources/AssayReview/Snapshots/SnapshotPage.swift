// SPDX-License-Identifier: MIT

internal import AssayFiles
internal import AssayPages
internal import AssayTraits

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The page on which changed snapshots are looked at and, where a server answers it, decided.
///
/// What it shows is JSON in the page; its script makes the elements, so that no text from outside
/// is ever read as HTML.
package struct SnapshotPage: Sendable {
  var report: SnapshotReport
  /// Where a picture of a whole path is, seen from the page; nil where it cannot be shown.
  var address: @Sendable (String) -> String?
  /// Whether a server takes decisions.
  var isServed: Bool
  /// What was decided before the page was asked for, by the snapshots' paths: `accepted` or
  /// `rejected`.
  var decisions: [String: String]

  package init(
    _ report: SnapshotReport, isServed: Bool = false, decisions: [String: String] = [:],
    address: @escaping @Sendable (String) -> String?
  ) {
    self.report = report
    self.isServed = isServed
    self.decisions = decisions
    self.address = address
  }

  /// - Throws: `EncodingError`, which no input can cause.
  package func html() throws -> String {
    HTMLDocument(
      title: "Snapshots", style: Self.style, styleHash: Self.styleHash,
      scriptHash: Self.scriptHash, imageSources: "'self' data: file:",
      connectSources: isServed ? "'self'" : nil
    ).text(body(try content()))
  }

  private func content() throws -> String {
    let content = Content(
      isServed: isServed, acceptOptions: report.acceptOptions,
      statuses: SnapshotReport.Status.allCases.map { .init(id: $0.rawValue, word: $0.word) },
      groups: report.groups.map { Printable.line($0.title) }, entries: entries())
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(content), as: UTF8.self)
    return Self.harmless(text)
  }

  private func entries() -> [Content.Entry] {
    var groups = [Int](repeating: 0, count: report.entries.count)
    for (index, group) in report.groups.enumerated() {
      for member in group.members { groups[member] = index }
    }
    return zip(report.entries, groups).map { entry, group in
      Content.Entry(
        path: entry.path, name: Printable.line(entry.path), test: Printable.line(entry.test),
        status: entry.status.rawValue, isAcceptable: entry.files.rendition != nil,
        group: group, decision: decisions[entry.path], words: entry.words.map(Printable.line),
        areas: entry.areas.map { [$0.x, $0.y, $0.width, $0.height] },
        pictures: Content.Pictures(
          reference: entry.files.reference.flatMap(address),
          rendition: entry.files.rendition.flatMap(address),
          difference: entry.files.difference.flatMap(address)))
    }
  }

  /// JSON that neither ends the element it is in nor is taken for a command of a pipeline.
  private static func harmless(_ json: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in json.unicodeScalars {
      defer { previous = scalar }
      let isCommand = previous == scalar && (scalar == ":" || scalar == "#")
      if scalar == "<" || scalar == "&" || isCommand || scalar.value == 0x7F
        || !scalar.isASCII
      {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension SnapshotReport.Entry {
  /// The part of the path that all snapshots of a test or of a description begin with: of a
  /// description, its folder, because the names in it are of trait sets.
  var test: String {
    let name = FilePaths.lastComponent(of: path)
    let first = name.prefix { $0 != "." }
    let isTraitSet = Device.named(String(first)) != nil || first.contains("@")
    return isTraitSet
      ? FilePaths.parent(of: path) : String(path.dropLast(name.count - first.count))
  }
}

/// What the script reads.
private struct Content: Encodable {
  struct Status: Encodable {
    var id: String
    var word: String
  }

  struct Entry: Encodable {
    /// As the commands take it.
    var path: String
    /// As people read it.
    var name: String
    /// The same for all snapshots of a test or of a description.
    var test: String
    var status: String
    /// Whether there is something that could become the reference.
    var isAcceptable: Bool
    var group: Int
    /// nil where nobody decided yet.
    var decision: String?
    var words: [String]
    var areas: [[Int]]
    var pictures: Pictures
  }

  struct Pictures: Encodable {
    var reference: String?
    var rendition: String?
    var difference: String?
  }

  var isServed: Bool
  var acceptOptions: String
  var statuses: [Status]
  var groups: [String]
  var entries: [Entry]
}
