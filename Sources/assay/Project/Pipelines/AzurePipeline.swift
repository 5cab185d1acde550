// SPDX-License-Identifier: MIT

extension PipelineSteps {
  /// A pipeline of Azure: learn.microsoft.com/azure/devops/pipelines/yaml-schema
  var azure: String {
    let check = check(
      """
      - script: \(self.check)
          displayName: Check
          condition: succeededOrFailed()
        - task: PublishTestResults@2
          condition: succeededOrFailed()
          inputs:
            testResultsFormat: JUnit
            testResultsFiles: assay.xml
      """)
    return """
      # \(Self.heading)
      pool:
        vmImage: ubuntu-24.04
      # \(Self.imageReason)
      container:
        image: \(Self.image)
        # To install packages.
        options: --user 0
      steps:
        - checkout: self
          # \(Self.historyReason)
          fetchDepth: "0"
          fetchTags: "true"
        - script: \(install)
          displayName: Install libraries and fonts
        # The container's user does not own the checkout.
        - script: \(Self.trust)
          displayName: Trust the checkout
        - script: \(test)
          displayName: Test
        \(check)

      """
  }
}
