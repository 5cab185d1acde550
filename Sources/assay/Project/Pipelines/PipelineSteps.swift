// SPDX-License-Identifier: MIT

import AssayText

/// What a pipeline does, whatever its host: install, test, check.
struct PipelineSteps {
  /// Whether the package's dependency on Assay brings the command line.
  var hasTools: Bool
  /// Whether the package has tests.
  var hasTests: Bool
  /// Whether `.assay.yml` asks for something.
  var hasChecks: Bool

  static let heading = "Written by 'assay init'. References are compared here and never recorded."

  /// Debian 12, whose fonts are the pinned ones.
  static let image = "swift:6.2-bookworm"

  static let imageReason = "The fonts of Debian 12 are the pinned ones."

  static let historyReason = "The whole history, for tags and for what a branch changed."

  /// What a host says that could not fetch the rest; without quotes, because it stands in some.
  static let fetchFailed =
    "git could not fetch the whole history and its tags, so the check may lack some; let git read the remote"

  /// What the C targets of Assay include and link.
  static let libraries = [
    "libdeflate-dev", "libevent-dev", "libfreetype-dev", "libharfbuzz-dev", "libicu-dev",
    "libjpeg-dev", "libpng-dev", "libxxhash-dev", "libyaml-dev", "pkg-config",
  ]

  var install: String {
    let fonts = Set(PinnedFontFile.all.map(\.package)).sorted()
    return "apt-get update -q && apt-get install -q -y --no-install-recommends "
      + (["ca-certificates", "git"] + (hasTools ? [] : ["curl"]) + Self.libraries + fonts)
      .joined(separator: " ")
  }

  /// For hosts whose checkout belongs to another user than the container's.
  static let trust = "git config --global --add safe.directory \"$PWD\""

  var test: String { hasTests ? "swift test" : "swift build" }

  /// Variables of a pipeline whose package does not bring the command line.
  static let toolAddress = "ASSAY_TOOL_ADDRESS"
  static let toolHash = "ASSAY_TOOL_SHA256"

  /// What a pipeline with those variables is told of them.
  static let toolReason =
    "The address and the SHA-256 of a released 'assay', because the package does not depend on its command line."

  /// Without single quotes, because some hosts write it between them.
  var check: String {
    let arguments = "check --junit assay.xml"
    if hasTools { return "swift package assay \(arguments)" }
    let tool = ".build/assay-tool/assay"
    return """
      curl -sSfL --create-dirs --proto =https,file -o \(tool) "${\(Self.toolAddress):?is the address of a released assay}" \
      && echo "${\(Self.toolHash):?is its SHA-256}  \(tool)" | sha256sum -c --quiet - \
      && chmod 755 \(tool) && \(tool) \(arguments)
      """
  }

  /// The step of the check, or the comment that says why there is none.
  func check(_ step: String, comment: String = "#") -> String {
    hasChecks ? step : comment + " " + Self.nothingToCheck
  }

  /// The commands for a host that runs them in one shell, and comments. A failing test does not
  /// keep the check from running, and the shell fails at its end.
  var testAndCheck: [String] {
    guard hasChecks else { return [test, "# " + Self.nothingToCheck] }
    return [
      "# The check runs after tests that fail, too.", "status=0", "\(test) || status=$?",
      "\(check) || status=$?", "exit $status",
    ]
  }

  /// Without single quotes, because some hosts write it between them.
  private static let nothingToCheck = ".assay.yml has nothing for assay to check yet."

  /// Lines with spaces before each.
  static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }
}
