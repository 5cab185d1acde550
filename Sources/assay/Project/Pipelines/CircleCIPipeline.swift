// SPDX-License-Identifier: MIT

extension PipelineSteps {
  /// A configuration of CircleCI: circleci.com/docs/configuration-reference
  var circleCI: String {
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
      # \(Self.heading)
      version: 2.1
      jobs:
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
      workflows:
        assay:
          jobs:
            - assay

      """
  }
}
