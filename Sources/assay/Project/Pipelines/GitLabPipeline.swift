// SPDX-License-Identifier: MIT

extension PipelineSteps {
  /// A job of GitLab: docs.gitlab.com/ci/yaml
  var gitlab: String {
    """
    # \(Self.heading)
    assay:
      # \(Self.imageReason)
      image: \(Self.image)
      variables:
        # \(Self.historyReason)
        GIT_DEPTH: 0
      before_script:
        - \(Self.install)
      script:
        - \(test)
        \(check("- " + Self.check))
      artifacts:
        when: always
        paths:
          - .assay
        reports:
          junit: assay.xml

    """
  }
}
