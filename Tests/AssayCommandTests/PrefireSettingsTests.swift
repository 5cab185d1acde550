// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayTestSupport
import Testing

@testable import assay

@Suite("Prefire's settings")
struct PrefireSettingsTests {
  private func read(_ text: String) throws -> PrefireSettings? {
    try TemporaryFolder.with([".prefire.yml": text, "App/A.swift": ""]) {
      try PrefireSettings.find(from: $0 + "/App")
    }
  }

  @Test("devices are found by the names that Xcode writes, in both forms of the file")
  func devices() throws {
    let map = """
      test_configuration:
        target: App
        preview_default_enabled: true
        snapshot_devices:
          - iPhone 13 Pro
          - iPhone SE
      playbook_configuration:
        preview_default_enabled: false
      """
    let found = try #require(try read(map))
    #expect(found.devices == ["iPhone13Pro", "iPhoneSe"])
    #expect(!found.namesEachPreview)
    let list = """
      test_configuration:
        - target: App
        - preview_default_enabled: false
        - snapshot_devices:
          - iPhone 13
      """
    #expect(try read(list)?.devices == ["iPhone13"])
    #expect(try read(list)?.namesEachPreview == true)
    #expect(try read("")?.devices == [])
  }

  @Test("a device that does not exist is an error")
  func unknown() {
    #expect(throws: DocumentError.self) {
      try read("test_configuration:\n  snapshot_devices: [Nokia 3310]\n")
    }
  }
}
