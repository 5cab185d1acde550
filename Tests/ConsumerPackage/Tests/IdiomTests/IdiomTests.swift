// SPDX-License-Identifier: MIT

import AssaySnapshots
import Testing
import XCTest

// What tests do every day, in Swift 6 mode without annotations: this file compiles. `ci/consumer`
// runs the assertions too.

private struct Badge: View {
  var title = "Badge"
  var body: some View { Text(title) }
}

private final class Profile {
  var name = "Ann"
}

private struct Account {
  var name = "Ann"
  var tags = ["a"]
}

@MainActor private final class Counter: ObservableObject {
  @Published var count = 1
}

private struct CounterView: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("\(counter.count)") }
}

final class IdiomXCTests: XCTestCase {
  private let badge = Badge()
  private var account = Account()
  private lazy var lazyBadge = Badge(title: "Lazy")
  private var made: Badge?

  override func setUp() { made = Badge(title: "Made") }

  private func check(
    _ view: some View, named name: String? = nil, testName: String = #function
  ) {
    assertSnapshot(
      of: view, as: .viewTree(on: .iPhoneSe), named: name, testName: testName)
  }

  private func makeBadge(_ title: String) -> Badge { Badge(title: title) }

  private func load() throws -> Badge { Badge(title: "Loaded") }

  func testPropertyOfTheClass() {
    assertSnapshot(of: badge, as: .viewTree, named: "view")
    assertSnapshot(of: account, as: .dump, named: "value")
    assertSnapshot(of: self.lazyBadge, as: .viewTree, named: "lazy")
  }

  func testGenericHelper() { check(badge) }

  func testHelperMethodMakesTheValue() {
    assertSnapshot(of: makeBadge("Helper"), as: .viewTree)
  }

  func testModelUsedTwice() {
    let profile = Profile()
    assertSnapshot(of: profile.name, as: .lines, named: "before")
    profile.name = "Bob"
    assertSnapshot(of: profile.name, as: .lines, named: "after")
  }

  func testVariableChangedBetweenSnapshots() {
    var view = Badge()
    assertSnapshot(of: view, as: .viewTree, named: "before")
    view.title = "Changed"
    assertSnapshot(of: view, as: .viewTree, named: "after")
  }

  func testValueMadeInSetUp() throws {
    assertSnapshot(of: try XCTUnwrap(made), as: .viewTree)
  }

  func testThrowingValue() throws { assertSnapshot(of: try load(), as: .viewTree) }

  func testExistentials() {
    let values: [any Encodable] = [1, "a"]
    for (place, value) in values.enumerated() {
      assertSnapshot(of: value, as: .dump, named: "\(place)")
    }
    let view: any View = Badge()
    assertSnapshot(of: AnyView(view), as: .viewTree, named: "view")
  }

  func testSeveralStrategies() { assertSnapshots(of: badge, as: ["tree": .viewTree]) }

  func testMessageOfVerify() {
    let message = verifySnapshot(of: badge, as: .viewTree)
    XCTAssertNil(message, message ?? "")
  }

  func testInLoops() {
    ["a", "b"].forEach { assertSnapshot(of: Badge(title: $0), as: .viewTree, named: $0) }
  }

  func testAsynchronous() async {
    assertSnapshot(of: badge, as: .viewTree, named: "plain")
    await assertSnapshot(awaiting: badge.title, as: .lines, named: "awaited")
  }

  func testConfigured() {
    withSnapshotTesting(diffTool: "compare") { assertSnapshot(of: badge, as: .viewTree) }
  }
}

@MainActor final class IdiomMainActorXCTests: XCTestCase {
  private let counter = Counter()

  // XCTest on Linux cannot run a class whose tests are all synchronous and of the main actor.
  func testModelOfTheMainActor() async {
    assertSnapshot(of: CounterView(counter: counter), as: .viewTree)
  }
}

@Suite final class IdiomClassSuite {
  private let badge = Badge()

  @Test func propertyOfTheSuite() { assertSnapshot(of: badge, as: .viewTree) }
}

@MainActor @Suite struct IdiomMainActorSuite {
  private let counter = Counter()

  @Test func model() { assertSnapshot(of: CounterView(counter: counter), as: .viewTree) }

  @Test func modelLater() async {
    await assertSnapshot(awaiting: CounterView(counter: counter), as: .viewTree)
  }
}

@Suite(.snapshots) struct IdiomSuite {
  @Suite struct Inner {
    private let badge = Badge()

    @Test func nested() { assertSnapshot(of: badge, as: .viewTree) }
  }

  @Test(.snapshots(diffTool: .default), arguments: [Device.iPhoneSe, .iPhone12(.landscape)])
  func devices(device: Device) {
    assertSnapshot(of: Badge(), as: .viewTree(on: device), named: "\(device)")
  }
}
