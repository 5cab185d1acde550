// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssaySnapshots

@Suite("What the main bundle says of itself")
struct MainBundleInfoTests {
  @Test("a test's main bundle has an identifier and a version, which apps unwrap")
  func identifier() throws {
    _ = try SnapshotSession.shared.mainBundle(near: #filePath)
    #expect(Bundle.main.bundleIdentifier == "com.example.App")
    #expect(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String == "1.0")
    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "1")
  }

  @Test("an Info.plist at the top of the package counts, without what build settings say")
  func list() throws {
    let list = """
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleShortVersionString</key><string>3.1</string>
      <key>UIBackgroundModes</key><array><string>${MODE}</string></array>
      <key>ITSAppUsesNonExemptEncryption</key><false/>
      </dict></plist>
      """
    let values = try TemporaryFolder.with(["Info.plist": list]) {
      try MainBundleInfo.values(of: $0)
    }
    #expect(values["CFBundleIdentifier"] == .text("com.example.App"))
    #expect(values["CFBundleShortVersionString"] == .text("3.1"))
    #expect(values["ITSAppUsesNonExemptEncryption"] == .flag(false))
    #expect(values["UIBackgroundModes"] == nil)
  }

  @Test("a file that is no property list is named", arguments: ["{", "<plist><array/></plist>"])
  func broken(_ text: String) throws {
    try TemporaryFolder.with(["Info.plist": text]) { folder in
      let problem = #expect(throws: MainBundleInfo.Problem.self) {
        _ = try MainBundleInfo.values(of: folder)
      }
      #expect(
        problem?.description.hasPrefix("'\(folder)/Info.plist' is no property list") == true)
    }
  }
}
