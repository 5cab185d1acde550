// SPDX-License-Identifier: MIT

extension PipelineSteps {
  /// A script of Xcode Cloud: developer.apple.com/documentation/xcode/writing-custom-build-scripts
  var xcodeCloud: String {
    """
    #!/bin/sh
    # \(Self.heading)
    # Xcode Cloud runs it after it has cloned the repository, and stops where it fails.
    set -eu
    cd "$CI_PRIMARY_REPOSITORY_PATH"
    # \(Self.historyReason)
    if [ "$(git rev-parse --is-shallow-repository)" = true ]; then
      git fetch --quiet --unshallow --tags
    else
      git fetch --quiet --tags
    fi || echo "\(Self.fetchFailed)" >&2
    brew install --quiet \(Self.formulas.joined(separator: " "))
    # Pictures need the pinned fonts: commit what 'assay fonts export Fonts' writes on Linux.
    if [ -d Fonts ]; then
      export ASSAY_FONTS="$PWD/Fonts"
    fi
    \(testAndCheck.joined(separator: "\n").replacing("sha256sum", with: "shasum -a 256"))

    """
  }

  /// Homebrew's names of the libraries.
  private static let formulas = [
    "freetype", "harfbuzz", "icu4c", "jpeg-turbo", "libdeflate", "libevent", "libpng", "libyaml",
    "pkgconf", "xxhash",
  ]
}
