// SPDX-License-Identifier: MIT

import AssayFindings
import AssayTestSupport
import Testing

@testable import AssayDeadCode

@Suite("Assets that Objective-C loads by a name of the run time")
struct ObjectiveCLookupsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    /// Of `bezel-left` and `plain`: those that are found.
    var found: [String]
    var confidence = Confidence.low
    /// A part of the only note; nil without one.
    var note: String?
    var testDescription: String { source }
  }

  @Test(
    "what fits the texts that a file puts together is kept, the rest is of low confidence",
    arguments: [
      Row(
        source: """
          NSString *name = [NSString stringWithFormat:@"%@-%1$@", style, side];
          return [NSImage imageNamed:name];
          """, found: ["plain"], note: "'-'"),
      Row(
        source: "[UIImage imageNamed:[@\"bezel\" stringByAppendingString:side]]",
        found: ["plain"], note: "'bezel'"),
      Row(
        source: "[bundle imageForResource:[name stringByAppendingString:@\"left\"]]",
        found: ["plain"], note: "'left'"),
      Row(
        source: "[UIImage imageNamed:[NSString stringWithFormat:@\"%d%%-\", size]]",
        found: ["bezel-left", "plain"]),
      Row(
        source: "[UIImage imageNamed:[@\"bezel\" stringByAppendingString:@\"-left\"]]",
        found: ["plain"], note: "'bezel-left'"),
      Row(source: "[UIImage imageNamed:name]", found: ["bezel-left", "plain"]),
      Row(
        source: "[UIImage imageNamed:@\"other\"]", found: ["bezel-left", "plain"],
        confidence: .medium),
      Row(
        source: "+ (UIImage *)imageNamed:(NSString *)name;", found: ["bezel-left", "plain"],
        confidence: .medium),
      Row(
        source: "[UIColor colorNamed:name]", found: ["bezel-left", "plain"], confidence: .medium),
      Row(
        source: "// [UIImage imageNamed:name]", found: ["bezel-left", "plain"],
        confidence: .medium),
    ])
  func loaded(_ row: Row) throws {
    let folder = try TemporaryFolder([
      "Art.xcassets/bezel-left.imageset/Contents.json": "{}",
      "Art.xcassets/plain.imageset/Contents.json": "{}", "a.m": row.source + "\n",
    ])
    let found = UnusedResources().findings(in: PackageContents(root: folder.path, manifest: nil))
    #expect(found.findings.compactMap { $0.subject?.name }.sorted() == row.found)
    #expect(found.findings.allSatisfy { $0.confidence == row.confidence })
    #expect(found.notes.count == (row.note == nil ? 0 : 1))
    if let note = row.note { #expect(found.notes.first?.contains(note) == true) }
  }

  @Test("a source that ends anywhere is read without a trap")
  func cutSources() {
    let source = Array(
      "[UIImage imageNamed:[@\"a\" stringByAppendingFormat:@\"%1$@%%-%d\", b]];".utf8)
    for length in 0...source.count {
      _ = ObjectiveCLookups(path: "a.m", bytes: Array(source[..<length]))
    }
  }
}
