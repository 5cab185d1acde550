// SPDX-License-Identifier: MIT

/// What `assay init` does about a host's pipeline: files to write, and what is left for a person.
struct PipelineAddition {
  /// Those that exist are left as they are.
  var files: [ProjectFiles.File]
  /// What is left to do, in lines; empty where the pipeline runs the check.
  var words: [String] = []
  /// Whether the pipeline fetches the tool from the address in its variables.
  var fetchesTool: Bool

  /// - Parameter existing: the text of the host's own file; nil where there is none.
  init(host: PipelineHost, steps: PipelineSteps, existing: String?) {
    let text = host.text(steps)
    files = [ProjectFiles.File(path: host.path, text: text, isExecutable: host.isExecutable)]
    fetchesTool = text.contains(PipelineSteps.toolAddress)
    guard let existing else { return }
    if Self.runsCheck(existing) || !steps.hasChecks {
      fetchesTool = existing.contains(PipelineSteps.toolAddress)
    } else if existing.contains(PipelineSteps.heading) {
      fetchesTool = false
      words = [
        "\(host.path) was written when there was nothing to check: delete it and run 'assay init' again."
      ]
    } else if let beside = host.fileBeside {
      files.append(
        ProjectFiles.File(path: beside.path, text: text, isExecutable: host.isExecutable))
      if !existing.contains(beside.path) { words = beside.words }
    } else {
      words = ["\(host.path) does not run 'assay check' yet. Add to it:"]
      for part in host.parts(steps) { words += Self.lines(of: part, for: existing) }
    }
  }

  /// Whether a line that is no comment runs `assay check`, as one of its own or a plugin.
  private static func runsCheck(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let code = line.drop(while: \.isWhitespace)
      return !code.hasPrefix("#") && !code.hasPrefix("//") && code.contains("assay check")
    }
  }

  /// A part's lines, and where they go: indented as the section's other keys, or with the section.
  private static func lines(of part: PipelinePart, for existing: String) -> [String] {
    let existing = existing.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let lines = part.text.split(separator: "\n")
    guard let index = existing.firstIndex(where: { $0.hasPrefix(part.section + ":") }) else {
      let all = ["\(part.section):"] + (lines + part.withoutSection).map { "  " + $0 }
      return ["  at its end:"] + all.map { "    " + $0 }
    }
    let next = existing[(index + 1)...].first { line in
      let text = line.drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("#")
    }
    let count = next.map { $0.prefix { $0 == " " }.count } ?? 0
    let indentation = String(repeating: " ", count: count == 0 ? 2 : count)
    return ["  below '\(part.section)' (line \(index + 1)):"]
      + lines.map { "    " + indentation + $0 }
  }
}

/// A part of a host's pipeline file, for one that exists.
struct PipelinePart {
  /// The file's own key that it goes below.
  var section: String
  /// Without indentation.
  var text: String
  /// More lines where the file does not have the section.
  var withoutSection: [Substring] = []
}

extension PipelineHost {
  /// A file that the host reads beside its own, and what has to be done for that; nil where it
  /// reads only one.
  fileprivate var fileBeside: (path: String, words: [String])? {
    switch self {
    case .github: (".github/workflows/assay-check.yml", [])
    case .gitlab:
      (
        ".gitlab/assay.yml",
        [
          "Add to \(path), in its list 'include' if it has one:",
          "    include:",
          "      - local: /.gitlab/assay.yml",
        ]
      )
    case .azure:
      (
        "azure-pipelines-assay.yml",
        [
          "Create a pipeline of azure-pipelines-assay.yml: in Azure, 'New pipeline' and 'Existing Azure Pipelines YAML "
            + "file'."
        ]
      )
    case .jenkins:
      (
        "Jenkinsfile.assay",
        ["Create a project in Jenkins whose script path is Jenkinsfile.assay."]
      )
    case .xcodeCloud:
      (
        "ci_scripts/assay.sh",
        [
          "Add to \(path):",
          "    \"$CI_PRIMARY_REPOSITORY_PATH/ci_scripts/assay.sh\" || exit 1",
        ]
      )
    case .bitrise, .circleci: nil
    }
  }

  /// What a file that exists needs, of a host that reads only one; empty for others.
  fileprivate func parts(_ steps: PipelineSteps) -> [PipelinePart] {
    switch self {
    case .bitrise: [PipelinePart(section: "workflows", text: steps.bitriseWorkflow)]
    case .circleci:
      [
        PipelinePart(section: "jobs", text: steps.circleCIJob),
        // A file without workflows runs its job 'build'.
        PipelinePart(
          section: "workflows", text: PipelineSteps.circleCIWorkflow,
          withoutSection: ["    - build"]),
      ]
    case .github, .gitlab, .azure, .jenkins, .xcodeCloud: []
    }
  }
}
