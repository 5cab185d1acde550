// SPDX-License-Identifier: MIT

extension PipelineSteps {
  /// A configuration of Bitrise: docs.bitrise.io/en/bitrise-ci/references/bitrise-yml-reference
  var bitrise: String {
    """
    # \(Self.heading)
    format_version: "13"
    default_step_lib_source: https://github.com/bitrise-io/bitrise-steplib.git
    project_type: other
    workflows:
    \(Self.indented(bitriseWorkflow, by: 2))

    """
  }

  /// The workflow, which goes below 'workflows'.
  var bitriseWorkflow: String {
    let variables = hasTools ? "" : "--env \(Self.toolAddress) --env \(Self.toolHash) "
    return """
      assay:
        meta:
          bitrise.io:
            stack: linux-docker-android-22.04
        steps:
          - git-clone@8:
              inputs:
                # \(Self.historyReason)
                - clone_depth: "-1"
                - fetch_tags: "yes"
          - script@1:
              title: Test and check
              inputs:
                - content: |
                    #!/usr/bin/env bash
                    set -euo pipefail
                    # \(Self.imageReason)
                    docker run --rm --env CI=true \(variables)--volume "$PWD:$PWD" --workdir "$PWD" \\
                      \(Self.image) bash -euo pipefail -c '
                      \(install)
                      \(Self.trust)
      \(Self.indented(testAndCheck.joined(separator: "\n"), by: 16))
                    '
      """
  }
}
