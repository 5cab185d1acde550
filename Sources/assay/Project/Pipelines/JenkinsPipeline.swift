// SPDX-License-Identifier: MIT

extension PipelineSteps {
  /// A declarative pipeline of Jenkins: www.jenkins.io/doc/book/pipeline/syntax
  var jenkins: String {
    let check = check(
      """
      stage('Check') {
            steps {
              sh '\(self.check)'
            }
          }
      """, comment: "//")
    return """
      // \(Self.heading)
      pipeline {
        agent {
          docker {
            // \(Self.imageReason)
            image '\(Self.image)'
            // To install packages.
            args '--user 0'
          }
        }
        environment {
          CI = 'true'
        }
        stages {
          stage('Install libraries and fonts') {
            steps {
              sh '\(install)'
              // The container's user does not own the checkout.
              sh '\(Self.trust)'
              // A multibranch project fetches no tags by itself.
              sh 'GIT_TERMINAL_PROMPT=0 git fetch --quiet --tags || echo "\(Self.fetchFailed)"'
            }
          }
          stage('Test') {
            steps {
              // Fails the build, and goes on to the check.
              catchError(buildResult: 'FAILURE', stageResult: 'FAILURE') {
                sh '\(test)'
              }
            }
          }
          \(check)
        }
        post {
          always {
            junit allowEmptyResults: true, testResults: 'assay.xml'
            archiveArtifacts allowEmptyArchive: true, artifacts: '.assay/**'
          }
          cleanup {
            // So that the agent's user can delete what the container's wrote.
            sh 'chown -R --reference=. .'
          }
        }
      }

      """
  }
}
