// SPDX-License-Identifier: MIT

extension PipelineSteps {
  /// A workflow: docs.github.com/actions/reference/workflow-syntax-for-github-actions
  var github: String {
    let indent = "\n        "
    let variables =
      hasTools
      ? ""
      : [
        "# \(Self.toolReason)", "env:", "  \(Self.toolAddress): ${{ vars.\(Self.toolAddress) }}",
        "  \(Self.toolHash): ${{ vars.\(Self.toolHash) }}",
      ].map { indent + $0 }.joined()
    let check = check(
      """
      - if: success() || failure()
              run: \(self.check) --markdown "$GITHUB_STEP_SUMMARY"\(variables)
      """)
    return """
      # \(Self.heading)
      name: Assay
      on:
        push:
        pull_request:
      permissions:
        contents: read
      jobs:
        check:
          runs-on: ubuntu-latest
          # \(Self.imageReason)
          container: \(Self.image)
          steps:
            - name: Install libraries and fonts
              run: \(install)
            - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
              with:
                # \(Self.historyReason)
                fetch-depth: 0
                persist-credentials: false
            # The container's user does not own the checkout.
            - run: git config --global --add safe.directory "$GITHUB_WORKSPACE"
            - run: \(test)
            \(check)

      """
  }
}
