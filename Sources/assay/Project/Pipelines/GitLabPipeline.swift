// SPDX-License-Identifier: MIT

extension PipelineSteps {
  /// A job of GitLab: docs.gitlab.com/ci/yaml
  var gitlab: String {
    // NB: one shell runs all of them.
    let script = testAndCheck.map { $0.hasPrefix("#") ? $0 : "- " + $0 }.joined(separator: "\n")
    return """
      # \(Self.heading)
      assay:
        # One of 'stages', where the project lists its own.
        stage: test
        # \(Self.imageReason)
        image: \(Self.image)
        variables:
          # \(Self.historyReason)
          GIT_DEPTH: 0
        before_script:
          - \(install)
        script:
      \(Self.indented(script, by: 4))
        artifacts:
          when: always
          paths:
            - .assay
          reports:
            junit: assay.xml

      """
  }
}
