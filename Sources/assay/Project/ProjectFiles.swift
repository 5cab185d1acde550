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
  /// The pipeline file that the host reads already; nil for none.
  var existingPipeline: String?

  var all: [File] {
    var files = [File(path: ProjectConfiguration.fileName, text: configuration)]
    if let target = survey.snapshotTarget, let folder = target.path {
      files.append(File(path: FilePaths.join(folder, Self.testName), text: Self.test))
    }
    files += pipelineAddition?.files ?? []
    files.append(File(path: ".gitignore", text: ".build/\n.build-assay/\n.assay/\n"))
    return files
  }

  /// What the host's pipeline needs; nil without a host.
  var pipelineAddition: PipelineAddition? {
    let steps = PipelineSteps(
      hasTools: survey.hasTools, hasTests: !survey.testTargets.isEmpty, hasChecks: hasChecks)
    return pipeline.map { PipelineAddition(host: $0, steps: steps, existing: existingPipeline) }
  }

  /// `.assay.yml`.
  private var configuration: String {
    let comment = "Written by 'assay init'; 'assay check' runs what it asks for."
    var lines = survey.hasSwift ? scan.yaml(comments: [comment]) : "# \(comment)\n"
    if let release = survey.release, !release.lines.isEmpty {
      lines += "release:\n" + release.lines.map { "  \($0)\n" }.joined()
    }
    lines += checks.isEmpty ? "" : "check:\n" + checks
    if !survey.catalogs.isEmpty { lines += catalogHint }
    return lines
  }

  /// Whether `assay check` has something to do.
  var hasChecks: Bool { !checks.isEmpty }

  /// What is below `check`.
  private var checks: String {
    var lines = ""
    if survey.snapshotTarget != nil {
      lines += "  # Run 'swift test' first: what it left pending is reported.\n"
      lines += "  snapshots:\n    tests: true\n"
    }
    if survey.hasSwift { lines += "  dead-code: true\n" }
    if survey.release?.isChecked == true { lines += "  release: true\n" }
    // NB: the last, because the catalogs' hint continues it.
    if hasAudit {
      lines += "  audit:\n    # Animations that ignore Reduce Motion.\n"
      lines += "    sources: [\(survey.sourceFolders.map(Self.quoted).joined(separator: ", "))]\n"
    }
    return lines
  }

  private var hasAudit: Bool { survey.hasViews && !survey.sourceFolders.isEmpty }

  /// A text as YAML has it between quotes.
  private static func quoted(_ text: String) -> String {
    text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/_".contains($0)) }
      ? text
      : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
  }

  /// Contrast needs pairs, and only people know which colors meet.
  ///
  /// Without their '# ', the lines continue the section 'check' and begin the section 'audit'.
  private var catalogHint: String {
    let keys = hasAudit ? [] : hasChecks ? ["  audit:"] : ["check:", "  audit:"]
    let catalogs = survey.catalogs.map { "      - " + Self.quoted(Printable.line($0)) }
    let pairs = ["audit:", "  pairs:", "    - label on systemBackground"]
    let lines = keys + ["    assets:"] + catalogs + pairs
    return "# To measure contrast, remove '# ' from the lines below, and write which colors meet:\n"
      + lines.map { "# \($0)\n" }.joined()
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
