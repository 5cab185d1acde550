// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayPorting

@Suite("What the bundle of an app says")
struct AppInfoListTests {
  @Test("an identifier and versions")
  func values() throws {
    let text = AppInfoList.text(name: "My <App>")
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    #expect(
      list as? [String: String] == [
        "CFBundleIdentifier": "com.example.My__App_", "CFBundleName": "My__App_",
        "CFBundleDisplayName": "My__App_", "CFBundleShortVersionString": "1.0",
        "CFBundleVersion": "1",
      ])
  }
}
