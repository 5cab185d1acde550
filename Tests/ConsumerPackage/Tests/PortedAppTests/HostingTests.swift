// SPDX-License-Identifier: MIT

import PortedApp
import SnapshotTesting
import SwiftUI
import Testing

protocol ScreenConfig {
  func config() -> ViewImageConfig
}

struct SmallPhone: ScreenConfig {
  func config() -> ViewImageConfig { ViewImageConfig.iPhoneSe }
}

struct TurnedPhone: ScreenConfig {
  func config() -> ViewImageConfig { ViewImageConfig.iPhone12(.landscape) }
}

/// Tests as suites of swift-snapshot-testing have them.
@MainActor
@Suite("Hosting controllers")
struct HostingTests {
  var record = false
  static let screens: [ScreenConfig] = [SmallPhone(), TurnedPhone()]

  @Test(arguments: screens) func home(screen: ScreenConfig) {
    let controller = UIHostingController(rootView: HomeView())
    assertSnapshot(
      of: controller, as: .image(on: screen.config()), named: "\(type(of: screen))",
      record: record)
  }

  @Test func english() {
    let view = WelcomeView().environmentObject(LanguageChoice("en"))
    assertSnapshot(
      of: UIHostingController(rootView: view), as: .image(on: .iPhoneSe), named: "English",
      record: record)
  }

  @Test func spanish() {
    let view = WelcomeView().environmentObject(LanguageChoice("es"))
    assertSnapshot(
      of: UIHostingController(rootView: view), as: .image(on: .iPhoneSe), named: "Spanish",
      record: record)
  }
}
