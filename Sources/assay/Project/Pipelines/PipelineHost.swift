// SPDX-License-Identifier: MIT

import ArgumentParser
import AssayFiles

/// A host whose pipeline file `assay init` writes.
enum PipelineHost: String, CaseIterable, ExpressibleByArgument {
  case github
  case gitlab
  case azure
  case bitrise
  case circleci
  case jenkins
  case xcodeCloud = "xcode-cloud"

  /// By the files in a package, then by the addresses of its remote, the first that tells.
  ///
  /// - Returns: nil where none tells.
  static func of(root: String, remotes: [String]) throws -> PipelineHost? {
    let files = PosixFileSystem()
    for host in allCases where try files.kind(of: FilePaths.join(root, host.evidence)) != nil {
      return host
    }
    for remote in remotes {
      let address = host(of: remote.lowercased())
      let known = allCases.first { host in host.addresses.contains { address.contains($0) } }
      if let known { return known }
    }
    return nil
  }

  /// The machine in an address: `https://name/path`, `ssh://user@name:port/path`, `user@name:path`.
  private static func host(of remote: String) -> Substring {
    let rest = remote.firstRange(of: "://").map { remote[$0.upperBound...] } ?? remote[...]
    let authority = rest.prefix { $0 != "/" }
    let name = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    return name.prefix { $0 != ":" }
  }

  /// The file that `assay init` writes, relative to the repository.
  var path: String {
    switch self {
    case .github: ".github/workflows/assay.yml"
    case .gitlab: ".gitlab-ci.yml"
    case .azure: "azure-pipelines.yml"
    case .bitrise: "bitrise.yml"
    case .circleci: ".circleci/config.yml"
    case .jenkins: "Jenkinsfile"
    case .xcodeCloud: "ci_scripts/ci_post_clone.sh"
    }
  }

  /// A file or folder that only a repository of the host has.
  private var evidence: String {
    switch self {
    case .github: ".github/workflows"
    case .circleci: ".circleci"
    case .xcodeCloud: "ci_scripts"
    case .gitlab, .azure, .bitrise, .jenkins: path
    }
  }

  /// What the addresses of its repositories contain.
  private var addresses: [String] {
    switch self {
    case .github: ["github"]
    case .gitlab: ["gitlab"]
    case .azure: ["dev.azure.com", "visualstudio.com"]
    case .bitrise, .circleci, .jenkins, .xcodeCloud: []
    }
  }

  /// Whether the host starts the file as a program.
  var isExecutable: Bool { self == .xcodeCloud }

  func text(_ steps: PipelineSteps) -> String {
    switch self {
    case .github: steps.github
    case .gitlab: steps.gitlab
    case .azure: steps.azure
    case .bitrise: steps.bitrise
    case .circleci: steps.circleCI
    case .jenkins: steps.jenkins
    case .xcodeCloud: steps.xcodeCloud
    }
  }
}
