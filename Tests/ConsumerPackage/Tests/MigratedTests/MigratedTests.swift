// SPDX-License-Identifier: MIT

import SnapshotTesting
import XCTest

// A suite as users of swift-snapshot-testing write it: the names, labels and orders are those of
// its documentation. `ci/consumer` runs it with references beside the tests.

private struct User: Codable {
  var bio = "Blobbed around the world."
  var id = 1
  var name = "Blobby"
}

private enum Direction: String, CaseIterable {
  case up, down
  var opposite: Direction { self == .up ? .down : .up }
}

private struct Card: View {
  var body: some View { Text("Card").frame(width: 80, height: 40) }
}

extension Snapshotting where Value == User, Format == String {
  fileprivate static var nameLater: Snapshotting {
    Snapshotting<String, String>.lines.asyncPullback { user in
      Async { callback in
        DispatchQueue.main.async { callback(user.name) }
      }
    }
  }

  fileprivate static var nameFromTask: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { (user: User) in
      Async { callback in
        Task { callback(user.name) }
      }
    }
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  fileprivate static var dark: Snapshotting {
    .image(layout: .sizeThatFits, traits: .init(userInterfaceStyle: .dark))
  }
}

extension Diffing where Value == [Int] {
  fileprivate static var numbers: Diffing {
    Diffing(
      toData: { Data($0.map { UInt8($0) }) }, fromData: { $0.map { Int($0) } }
    ) { old, new in
      guard old != new else { return nil }
      let attachment = XCTAttachment(data: Data("\(new)".utf8))
      attachment.name = "numbers.txt"
      return ("\(old) became \(new)", [attachment])
    }
  }
}

final class MigratedTests: XCTestCase {
  private var record = false
  private let isChanged = ProcessInfo.processInfo.environment["CONSUMER_CHANGED"] != nil

  override func setUp() {
    super.setUp()
    isRecording = false
    diffTool = .ksdiff
  }

  override func invokeTest() {
    withSnapshotTesting(diffTool: .default) { super.invokeTest() }
  }

  func testValues() {
    let user = User()
    assertSnapshot(of: user, as: .dump)
    assertSnapshot(of: user, as: .json, record: record)
    assertSnapshot(of: user, as: .plist)
    assertSnapshot(matching: user, as: .customDump, named: "custom")
    assertSnapshots(of: user, as: ["description": .description], record: record)
    assertSnapshots(of: "a", as: [.lines, .wait(for: 0.01, on: .lines)])
  }

  func testRequest() {
    guard let url = URL(string: "https://example.com/?b=1&a=2") else { return XCTFail("no URL") }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    assertSnapshot(of: request, as: .raw)
    assertSnapshot(of: request, as: .raw(pretty: true))
    assertSnapshot(of: request, as: .curl)
  }

  func testFunction() {
    assertSnapshot(
      of: { $0.opposite }, as: Snapshotting<Direction, String>.func(into: .description))
  }

  func testLater() {
    assertSnapshot(of: User(), as: .nameLater)
    assertSnapshot(of: User(), as: .nameFromTask)
  }

  func testOwnComparison() {
    assertSnapshot(
      of: isChanged ? [4] : [3],
      as: SimplySnapshotting<[Int]>(pathExtension: "bin", diffing: .numbers))
  }

  func testViews() {
    let controller = UIHostingController(rootView: Card())
    assertSnapshot(of: Card(), as: .image)
    assertSnapshot(
      of: Card(), as: .image(precision: 0.9, perceptualPrecision: 0.98, layout: .sizeThatFits))
    assertSnapshot(of: Card(), as: .dark)
    let sized: Snapshotting<UIViewController, UIImage> =
      .image(size: CGSize(width: 80, height: 40))
    assertSnapshot(of: controller, as: sized)
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhoneSe))
    assertSnapshot(
      of: controller, as: .recursiveDescription(on: .iPadMini(.landscape(splitView: .oneThird))))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe, traits: traits))
    assertSnapshot(
      of: Card(), as: .image(traits: traits.modifyingTraits { $0.horizontalSizeClass = .regular }))
  }

  func testInline() {
    assertInlineSnapshot(of: ["a"], as: .json) {
      """
      [
        "a"
      ]
      """
    }
    if isChanged { assertInlineSnapshot(of: ["b", "c\\d"], as: .json) }
  }
}
