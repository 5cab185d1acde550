// SPDX-License-Identifier: MIT

import AssayText

/// What a pipeline does, whatever its host: install, test, check.
struct PipelineSteps {
  /// Whether the package's dependency on Assay brings the command line.
  var hasTools: Bool
  /// Whether the package has tests.
  var hasTests: Bool

  static let heading = "Written by 'assay init'. References are compared here and never recorded."

  /// Debian 12, whose fonts are the pinned ones.
  static let image = "swift:6.2-bookworm"

  static let imageReason = "The fonts of Debian 12 are the pinned ones."

  static let historyReason = "The whole history, for tags and for what a branch changed."

  /// What the C targets of Assay include and link.
  static let libraries = [
    "libdeflate-dev", "libfreetype-dev", "libharfbuzz-dev", "libicu-dev", "libjpeg-dev",
    "libpng-dev", "libxxhash-dev", "pkg-config",
  ]

  static var install: String {
    let fonts = Set(PinnedFontFile.all.map(\.package)).sorted()
    return "apt-get update -q && apt-get install -q -y --no-install-recommends "
      + (["ca-certificates", "git"] + libraries + fonts).joined(separator: " ")
  }

  /// For hosts whose checkout belongs to another user than the container's.
  static let trust = "git config --global --add safe.directory \"$PWD\""

  var test: String { hasTests ? "swift test" : "swift build" }

  static let check = "swift package assay check --junit assay.xml"

  static let withoutTools =
    "To run 'assay check' here too, depend on Assay, without 'traits: []'."

  /// The step of the check, or the comment that says how to get one.
  func check(_ step: String, comment: String = "#") -> String {
    hasTools ? step : comment + " " + Self.withoutTools
  }
}
