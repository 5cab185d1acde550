// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles
import AssayText

/// A host whose pipeline file `assay init` writes.
enum PipelineHost: String, CaseIterable, ExpressibleByArgument {
  case github
  case gitlab

  /// By the files in a package, then by the address of its remote.
  ///
  /// - Returns: nil where neither tells.
  static func of(root: String, remote: String) throws -> PipelineHost? {
    let files = PosixFileSystem()
    if try files.kind(of: FilePaths.join(root, ".github")) != nil { return .github }
    if try files.kind(of: FilePaths.join(root, ".gitlab-ci.yml")) != nil { return .gitlab }
    return allCases.first { remote.lowercased().contains($0.rawValue) }
  }

  /// Relative to the repository.
  var path: String {
    switch self {
    case .github: ".github/workflows/assay.yml"
    case .gitlab: ".gitlab-ci.yml"
    }
  }

  /// - Parameter hasTools: whether the package's dependency on Assay brings the command line.
  func text(hasTools: Bool) -> String {
    switch self {
    case .github: Self.github(hasTools: hasTools)
    case .gitlab: Self.gitlab(hasTools: hasTools)
    }
  }

  /// Debian 12, whose fonts are the pinned ones.
  private static let image = "swift:6.2-bookworm"

  private static let libraries = [
    "libfreetype-dev", "libharfbuzz-dev", "libicu-dev", "libjpeg-dev", "libpng-dev",
    "libxxhash-dev", "pkg-config",
  ]

  private static var install: String {
    let fonts = Set(PinnedFontFile.all.map(\.package)).sorted()
    return "apt-get update -q && apt-get install -q -y --no-install-recommends "
      + (["ca-certificates", "git"] + libraries + fonts).joined(separator: " ")
  }

  private static let withoutTools =
    "# To run 'assay check' here too, remove 'traits: []' from the dependency on Assay."

  private static func github(hasTools: Bool) -> String {
    let check =
      hasTools
      ? """
            - if: success() || failure()
              run: swift package assay check --junit assay.xml --markdown "$GITHUB_STEP_SUMMARY"
      """ : "      " + withoutTools
    return """
      # Written by 'assay init'. References are compared here and never recorded.
      name: Assay
      on:
        push:
        pull_request:
      permissions:
        contents: read
      jobs:
        check:
          runs-on: ubuntu-latest
          # The fonts of Debian 12 are the pinned ones.
          container: \(image)
          steps:
            - name: Install libraries and fonts
              run: \(install)
            - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
              with:
                # The whole history, for tags and for what a branch changed.
                fetch-depth: 0
                persist-credentials: false
            # The container's user does not own the checkout.
            - run: git config --global --add safe.directory "$GITHUB_WORKSPACE"
            - run: swift test
      \(check)

      """
  }

  private static func gitlab(hasTools: Bool) -> String {
    let check =
      hasTools ? "    - swift package assay check --junit assay.xml" : "    " + withoutTools
    return """
      # Written by 'assay init'. References are compared here and never recorded.
      assay:
        # The fonts of Debian 12 are the pinned ones.
        image: \(image)
        variables:
          # The whole history, for tags and for what a branch changed.
          GIT_DEPTH: 0
        before_script:
          - \(install)
        script:
          - swift test
      \(check)
        artifacts:
          when: always
          paths:
            - .assay
          reports:
            junit: assay.xml

      """
  }
}
