// SPDX-License-Identifier: MIT

import Foundation

/// A host's interface on this machine, which answers as recorded and keeps what it was asked.
final class HostAPI {
  struct Request: Decodable {
    var method: String
    var path: String
    var headers: [String: String]
    var body: String
  }

  let address: String
  private let process: Process
  private let log: String

  /// - Parameter answers: JSON; see host-api.py.
  init(folder: String, answers: String) throws {
    log = folder + "/asked-\(UUID().uuidString)"
    try Data(answers.utf8).write(to: URL(filePath: folder + "/answers.json"))
    process = TestProcess.make(
      "/usr/bin/env",
      [
        "python3", ReleaseVectors.folder.appending(path: "host-api.py").path,
        folder + "/answers.json", log,
      ], in: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let line = pipe.fileHandleForReading.availableData
    address = "http://127.0.0.1:" + String(decoding: line, as: UTF8.self).filter(\.isNumber)
  }

  /// In the order in which they came.
  func requests() throws -> [Request] {
    try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Request.self, from: Data($0.utf8))
    }
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
