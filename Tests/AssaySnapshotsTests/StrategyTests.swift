// SPDX-License-Identifier: MIT

import AssayGraphics
import Foundation
import Testing

@testable import AssaySnapshots

@Suite("Strategies")
struct StrategyTests {
  private struct Pet: Encodable {
    var name = "Rex"
    var legs = 4
  }

  private func format<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>
  ) throws -> Format {
    // Another thread may wait long for its turn beside all other tests.
    try Waiter.wait(seconds: 3600) { strategy.snapshot(value) }
  }

  @Test("lines, descriptions, JSON and dumps are text, and the last two have their extensions")
  func textFormats() throws {
    #expect(try format("a\nb", .lines) == "a\nb")
    #expect(try format(12, .description) == "12")
    #expect(try format(Pet(), .json) == "{\n  \"legs\" : 4,\n  \"name\" : \"Rex\"\n}\n")
    // customDump names the type from where it is known.
    let dump = try format(Pet(), .dump)
    #expect(dump.hasSuffix("Pet(\n  name: \"Rex\",\n  legs: 4\n)\n"))
    #expect(Snapshotting<Pet, String>.json.pathExtension == "json")
    #expect(Snapshotting<Pet, String>.dump.pathExtension == "txt")
  }

  @Test("a strategy pulled back twice takes the last type and keeps its path extension")
  func pullbacksChain() throws {
    let count = Snapshotting<String, String>.lines
      .pullback { (number: Int) in "\(number)" }
      .pullback { (text: String) in text.count }
    #expect(try format("four", count) == "4")
    #expect(count.pathExtension == "txt")
  }

  @Test func whatIsThrownInAPullbackFailsTheAssertion() throws {
    struct Broken: Error, CustomStringConvertible { var description: String { "it is broken" } }
    let strategy = Snapshotting<String, String>.lines.pullback { (_: Int) in throw Broken() }
    let message = verifySnapshot(of: 1, as: strategy)
    #expect(message == "snapshot failed: it is broken")
  }

  @Test func valuesMayComeFromAnotherThread() throws {
    let later = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async { callback in
        DispatchQueue.global().async { callback("\(number)") }
      }
    }
    #expect(try format(7, later) == "7")
  }

  @Test func aValueThatNeverComesTimesOut() {
    let never = Snapshotting<String, String>.lines.asyncPullback { (_: Int) in
      Async<String> { _ in }
    }
    #expect(throws: Waiter.TimedOut.self) {
      try Waiter.wait(seconds: 0.01) { never.snapshot(1) }
    }
  }

  @Test func diffingOfAnOwnFormat() {
    let sorted = Diffing<[Int]>(
      toData: { Data($0.map(UInt8.init)) }, fromData: { $0.map(Int.init) },
      diff: { old, new in old.sorted() == new.sorted() ? nil : ("\(old) became \(new)", []) })
    func words(_ bytes: [UInt8], _ value: [Int]) throws -> [String]? {
      let content = try sorted.snapshotContent(of: value)
      if case .differs(let difference) = content.compare(withReference: bytes) {
        return difference.words
      }
      return nil
    }
    #expect(throws: Never.self) { try #expect(words([1, 2], [1, 2]) == nil) }
    #expect(throws: Never.self) { try #expect(words([2, 1], [1, 2]) == nil) }
    #expect(throws: Never.self) { try #expect(words([3], [1]) == ["[3] became [1]"]) }
  }

  @Test func namesOfAMatrix() {
    func names(_ matrix: SnapshotMatrix<Text, Rendition>) -> [String] {
      matrix.members.map(\.name)
    }
    #expect(names(.images(on: [.iPhoneSe, .iPhone13])) == ["iPhoneSe", "iPhone13"])
    #expect(
      names(.images(on: [.iPhoneSe], appearances: [.light, .darkIncreasedContrast]))
        == ["iPhoneSe.light", "iPhoneSe.dark-increased-contrast"])
    #expect(
      names(
        .images(
          on: [.iPhoneSe, .iPhone12(.landscape)], appearances: [.dark], locales: ["en", "es"],
          dynamicTypeSizes: [.accessibility3]))
        == [
          "iPhoneSe.dark.en.accessibility3", "iPhoneSe.dark.es.accessibility3",
          "iPhone12-landscape.dark.en.accessibility3", "iPhone12-landscape.dark.es.accessibility3",
        ])
    #expect(names(.images(on: [])) == [])
  }

  @Test func memoryOfPicturesIsUsedAgain() {
    let pool = BitmapPool()
    #expect(pool.take(width: 2, height: 2) == nil)
    for side in 1...5 { pool.put(Bitmap(width: side, height: 2, pixel: UInt32(side))) }
    // Four are kept: the oldest went.
    #expect(pool.take(width: 1, height: 2) == nil)
    #expect(pool.take(width: 5, height: 2)?.pixels.first == 5)
    #expect(pool.take(width: 5, height: 2) == nil)
  }
}
