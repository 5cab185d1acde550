// SPDX-License-Identifier: MIT

import Foundation

/// Smart HTTP before a folder of repositories, which may lose answers.
final class HTTPRemote {
  let address: String
  private let process: Process

  /// - Parameter drops: answers in a hundred that are cut.
  init(folder: String, drops: Int = 0, seed: Int = 1) throws {
    let script = ReleaseVectors.folder.appending(path: "http-backend.py").path
    process = TestProcess.make(
      "/usr/bin/env", ["python3", script, folder, "\(drops)", "\(seed)"], in: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let line = pipe.fileHandleForReading.availableData
    let port = String(decoding: line, as: UTF8.self).filter(\.isNumber)
    address = "http://127.0.0.1:\(port)/"
  }

  deinit {
    // NB: a test runner's threads block SIGTERM, and its children inherit that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
