// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@testable import AssaySnapshots

/// Strategies that call back from tasks and queues. A strategy that hangs would end with the error
/// of the time limit.
@Suite("Strategies that call back later")
struct AsyncStrategyTests {
  @MainActor final class Model {
    var title = "first"
    func load() async -> String {
      await Task.yield()
      return title
    }
  }

  static let task = Snapshots.later { text, callback in
    Task {
      await Task.yield()
      callback(text)
    }
  }

  enum Snapshots {
    static func later(
      _ work: @escaping @Sendable (String, @escaping @Sendable (String) -> Void) -> Void
    ) -> @Sendable () -> Snapshotting<String, String> {
      {
        Snapshotting<String, String>.lines.asyncPullback { (text: String) in
          Async { callback in work(text, callback) }
        }
      }
    }
  }

  static let sleeping = Snapshots.later { text, callback in
    Task {
      try? await Task.sleep(for: .milliseconds(20))
      callback(text)
    }
  }

  static let mainActor = Snapshots.later { text, callback in
    Task { @MainActor in
      let model = Model()
      callback(await model.load() + text)
    }
  }

  static let mainActorAfterSleeping = Snapshots.later { text, callback in
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(20))
      callback(Model().title + text)
    }
  }

  static let mainQueue = Snapshots.later { text, callback in
    DispatchQueue.main.async { callback(text) }
  }

  private func format(_ strategy: Snapshotting<String, String>) throws -> String {
    try Waiter.wait(seconds: 3600) { strategy.snapshot("a") }
  }

  /// More tests than there are threads for tasks.
  @Test(arguments: 1...16) func taskOutsideOfActors(_: Int) throws {
    #expect(try format(Self.task()) == "a")
  }

  @Test(arguments: 1...16) func sleepingTaskOutsideOfActors(_: Int) throws {
    #expect(try format(Self.sleeping()) == "a")
  }

  @Test func mainActorFromOutside() throws {
    #expect(try format(Self.mainActor()) == "firsta")
    #expect(try format(Self.mainActorAfterSleeping()) == "firsta")
  }

  @Test func mainQueueFromOutside() throws {
    #expect(try format(Self.mainQueue()) == "a")
  }

  @Test @MainActor func taskOnTheMainActor() throws {
    #expect(try format(Self.task()) == "a")
    #expect(try format(Self.mainActor()) == "firsta")
    #expect(try format(Self.mainActorAfterSleeping()) == "firsta")
  }

  @Test @MainActor func mainQueueIsFreeWhileATwinWaits() async throws {
    let folder = try TemporaryFolder()
    for strategy in [Self.mainQueue(), Self.task(), Self.mainActor()] {
      let message = await verifySnapshot(
        awaiting: "a", as: strategy, record: .all, snapshotDirectory: folder.path, timeout: 3600,
        testName: "\(UUID())")
      #expect(message?.hasPrefix("recorded a new reference") == true)
    }
  }

  @Test func aTwinAwaitsTheValue() async throws {
    let folder = try TemporaryFolder()
    let model = await MainActor.run { Model() }
    let path = folder.path + "/AssaySnapshotsTests/AsyncStrategyTests/aTwinAwaitsTheValue.txt"
    _ = await verifySnapshot(
      awaiting: await model.load(), as: .lines, record: .all, snapshotDirectory: folder.path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "first")
  }

  @Test func aTwinThatGetsNothingTimesOut() async {
    let never = Snapshotting<String, String>.lines.asyncPullback { (_: String) in
      Async<String> { _ in }
    }
    let message = await verifySnapshot(awaiting: "a", as: never, timeout: 0.01)
    #expect(message?.contains("no value arrived within 0.01 s") == true)
  }

  /// As strategies of swift-snapshot-testing use others.
  @Test func anErrorInsideOfAnotherStrategyFails() {
    struct Broken: Error, CustomStringConvertible { var description: String { "it is broken" } }
    let broken = Snapshotting<String, String>.lines.pullback { (_: String) in throw Broken() }
    let outer = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { text in
      Async { callback in broken.snapshot(text).run { callback($0) } }
    }
    #expect(verifySnapshot(of: "a", as: outer) == "snapshot failed: it is broken")
  }

  @Test func waitingRunsTheOtherStrategy() throws {
    let strategy = Snapshotting<String, String>.wait(for: 0.01, on: .lines)
    #expect(try format(strategy) == "a" && strategy.pathExtension == "txt")
  }
}
