// SPDX-License-Identifier: MIT

internal import AssayFindings

extension SnapshotReport {
  /// The report as JUnit's XML, as Jenkins and GitLab read it: a suite of tests for each folder of
  /// references.
  package var junit: String {
    let suites = Dictionary(grouping: entries) { suite(of: $0.path) }.sorted { $0.key < $1.key }
    return XMLElement(
      "testsuites", counts(of: entries, name: "assay snapshot"),
      children: suites.map { name, entries in
        XMLElement(
          "testsuite", counts(of: entries, name: name),
          children: entries.map { testCase($0, suite: name) })
      }
    ).document
  }

  private func suite(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: ".")
  }

  private func counts(
    of entries: [Entry], name: String
  ) -> KeyValuePairs<String, String?> {
    [
      "name": name, "tests": String(entries.count),
      "failures": String(entries.count { $0.status.isPending }),
      "errors": String(entries.count { $0.status == .broken }),
      "skipped": String(entries.count { [.unused, .notCompared].contains($0.status) }),
    ]
  }

  private func testCase(_ entry: Entry, suite: String) -> XMLElement {
    let file = entry.path.split(separator: "/").last.map(String.init) ?? entry.path
    let words = entry.words.joined(separator: "\n")
    let first = entry.words.first ?? entry.status.word
    let outcome: XMLElement? =
      switch entry.status {
      case .failed, .new: XMLElement("failure", ["message": first], text: words)
      case .broken: XMLElement("error", ["message": first], text: words)
      case .unused: XMLElement("skipped", ["message": first])
      // What was tolerated, for one.
      case .passed, .recorded: words.isEmpty ? nil : XMLElement("system-out", text: words)
      case .notCompared: XMLElement("skipped", ["message": first])
      }
    return XMLElement(
      "testcase", ["name": file, "classname": suite], children: outcome.map { [$0] } ?? [])
  }
}
