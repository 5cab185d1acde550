// SPDX-License-Identifier: MIT

extension PipelineSteps {
  /// A configuration of CircleCI: circleci.com/docs/configuration-reference
  var circleCI: String {
    """
    # \(Self.heading)
    version: 2.1
    jobs:
    \(Self.indented(circleCIJob, by: 2))
    workflows:
    \(Self.indented(Self.circleCIWorkflow, by: 2))

    """
  }

  /// The job, which goes below 'jobs'.
  var circleCIJob: String {
    let check = check(
      """
      - run:
              name: Check
              command: \(self.check)
              when: always
          - store_test_results:
              path: assay.xml
      """)
    return """
      assay:
        docker:
          # \(Self.imageReason)
          - image: \(Self.image)
        steps:
          - run:
              name: Install libraries and fonts
              command: \(install)
          - checkout
          - run:
              name: Test
              command: \(test)
          \(check)
          - store_artifacts:
              path: .assay
      """
  }

  /// The workflow, which goes below 'workflows'.
  static let circleCIWorkflow = """
    assay:
      jobs:
        - assay
    """
}
