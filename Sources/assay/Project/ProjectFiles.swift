// SPDX-License-Identifier: MIT

import AssayDeadCode
import AssayFiles
import AssayYAML

/// The files that `assay init` writes for a package.
struct ProjectFiles {
  struct File {
    /// Relative to the root.
    var path: String
    var text: String
    var isExecutable = false
  }

  var survey: ProjectSurvey
  var scan: ScanConfiguration
  var pipeline: PipelineHost?

  var all: [File] {
    var files = [File(path: ProjectConfiguration.fileName, text: configuration)]
    if let target = survey.snapshotTarget, let folder = target.path {
      files.append(File(path: FilePaths.join(folder, Self.testName), text: Self.test))
    }
    if let pipeline {
      let steps = PipelineSteps(
        hasTools: survey.hasTools, hasTests: !survey.testTargets.isEmpty)
      files.append(
        File(
          path: pipeline.path, text: pipeline.text(steps), isExecutable: pipeline.isExecutable))
    }
    files.append(File(path: ".gitignore", text: ".build/\n.build-assay/\n.assay/\n"))
    return files
  }

  /// `.assay.yml`.
  private var configuration: String {
    var lines = scan.yaml(comments: [
      "Written by 'assay init'; 'assay check' runs what it asks for."
    ])
    lines += release.map { $0 + "\n" }.joined()
    lines += "check:\n"
    if survey.snapshotTarget != nil {
      lines += "  # Run 'swift test' first: what it left pending is reported.\n"
      lines += "  snapshots:\n    tests: true\n"
    }
    if survey.hasViews {
      lines += "  audit:\n    # Animations that ignore Reduce Motion.\n"
      lines += "    sources: [\(survey.sourceFolders.map(Self.quoted).joined(separator: ", "))]\n"
    }
    lines += "  dead-code: true\n"
    if !survey.versionTags.isEmpty { lines += "  release: true\n" }
    if !survey.catalogs.isEmpty { lines += catalogHint }
    return lines
  }

  /// A text as YAML has it between quotes.
  private static func quoted(_ text: String) -> String {
    text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/_".contains($0)) }
      ? text
      : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
  }

  private var release: [String] {
    guard !survey.versionTags.isEmpty || survey.isConventional else { return [] }
    var lines = ["release:"]
    lines.append("  rule: \(survey.isConventional ? "conventional" : "first-word")")
    if !survey.versionTags.isEmpty, !survey.versionTags.contains(where: { $0.hasPrefix("v") }) {
      lines.append("  prefix: \"\"")
    }
    return lines
  }

  /// Contrast needs pairs, and only people know which colors meet.
  private var catalogHint: String {
    let list = survey.catalogs.map { "#       - \(Printable.line($0))" }.joined(separator: "\n")
    return """
      # To measure contrast, declare which colors meet and audit the catalogs:
      # audit:
      #   pairs:
      #     - label on background
      # check:
      #   audit:
      #     assets:
      \(list)

      """
  }

  private static let testName = "FirstSnapshotTests.swift"

  private static let test = """
    import AssaySnapshots
    import Testing

    /// Written by 'assay init': replace the view with one of yours.
    ///
    /// The first run records the reference and fails, so that nobody misses a new one.
    @Suite struct FirstSnapshotTests {
      @Test func welcome() {
        let view = VStack(spacing: 8) {
          Text("Hello").font(.headline)
          Text("Change a word and run again.").foregroundStyle(.secondary)
        }
        .padding()
        assertSnapshot(of: view, as: .image(size: CGSize(width: 320, height: 100)))
      }
    }

    """
}
