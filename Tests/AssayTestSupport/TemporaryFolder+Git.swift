// SPDX-License-Identifier: MIT

import Foundation

extension TemporaryFolder {
  /// Variables for git that leave the machine's configuration, clock and users out.
  package static let gitEnvironment: [String: String] = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "HOME": "/nonexistent", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com",
    "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_NAME": "Ada",
    "GIT_COMMITTER_EMAIL": "ada@example.com", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
  ]

  private struct GitFailed: Error, CustomStringConvertible {
    var arguments: [String]
    var status: Int32
    var description: String { "git \(arguments.joined(separator: " ")) exits with \(status)" }
  }

  /// Makes the folder a repository with everything in it as its first commit.
  package func makeRepository() throws {
    try git("init", "-q", "-b", "main")
    try git("add", "-A")
    try git("commit", "-q", "-m", "sources")
  }

  /// Runs git in the folder.
  ///
  /// - Parameter date: of what it makes; nil for the same as always.
  package func git(_ arguments: String..., date: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", path] + arguments
    process.environment = Self.gitEnvironment
      .merging(date.map { ["GIT_COMMITTER_DATE": $0] } ?? [:]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw GitFailed(arguments: arguments, status: process.terminationStatus)
    }
  }
}
