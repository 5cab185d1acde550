// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Fuzz

@Suite("Inputs that the fuzzer starts from, and those that once ended a process")
struct CorpusTests {
  /// Beside the sources of the fuzzer.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fuzz/Corpora")

  @Test("every input has an answer", arguments: FuzzReader.allCases)
  func everyInputHasAnAnswer(_ reader: FuzzReader) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: reader.rawValue), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files { reader.read([UInt8](try Data(contentsOf: file))) }
  }
}
