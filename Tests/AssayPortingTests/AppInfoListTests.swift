// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AssayPorting

@Suite("What the bundle of an app says")
struct AppInfoListTests {
  @Test("an identifier and versions")
  func values() throws {
    let text = try AppInfoList.text(name: "My <App>").bytes
    let list = try PropertyListSerialization.propertyList(from: Data(text), format: nil)
    #expect(
      list as? [String: String] == [
        "CFBundleIdentifier": "com.example.My__App_", "CFBundleName": "My__App_",
        "CFBundleDisplayName": "My__App_", "CFBundleShortVersionString": "1.0",
        "CFBundleVersion": "1",
      ])
  }

  @Test("what the app's own list says, without what only Xcode knows")
  func own() throws {
    let own = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>API_URL</key><string>https://example.com/?a=1&amp;b=2</string>
        <key>API_KEY</key><string>$(API_KEY)</string>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleShortVersionString</key><string>2.3</string>
        <key>Flag</key><true/><key>Count</key><integer>1</integer><key>Share</key><real>0.5</real>
        <key>UIAppFonts</key><array><string>A.ttf</string></array>
        <key>Types</key><array><dict><key>Name</key><string>${NAME}</string></dict></array>
      </dict></plist>
      """
    let (text, leftOut) = try AppInfoList.text(name: "App", own: Array(own.utf8))
    #expect(leftOut == ["API_KEY", "Types"])
    let list = try #require(
      try PropertyListSerialization.propertyList(from: Data(text), format: nil)
        as? [String: Any])
    #expect(list["API_URL"] as? String == "https://example.com/?a=1&b=2")
    #expect(list["CFBundleIdentifier"] as? String == "com.example.App")
    #expect(list["CFBundleShortVersionString"] as? String == "2.3")
    #expect(list["UIAppFonts"] as? [String] == ["A.ttf"])
    #expect(list["Flag"] as? Bool == true)
    #expect(list["Count"] as? Int == 1)
    #expect(list["Share"] as? Double == 0.5)
    #expect(list["API_KEY"] == nil && list["Types"] == nil)
    let words = String(decoding: text, as: UTF8.self)
    #expect(words.contains("<key>Flag</key>\n\t<true/>"))
    #expect(words.contains("<key>Count</key>\n\t<integer>1</integer>"))
    #expect(throws: DecodingError.self) { try AppInfoList.text(name: "App", own: [1, 2]) }
  }
}
