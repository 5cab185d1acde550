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
        - \(install)
      script:
        - \(test)
        \(check("- " + check))
      artifacts:
        when: always
        paths:
          - .assay
        reports:
          junit: assay.xml

    """
  }
}
