// SPDX-License-Identifier: MIT

import AssayReview
import AssaySnapshotStore
import AssayTestSupport
import Foundation
import Testing

@testable import AssaySnapshotCommands

@Suite("Decisions in a review")
struct ReviewSessionTests {
  @Test("a picture that was drawn again after it was shown is not accepted")
  func changedSinceShown() throws {
    let package = try TemporaryFolder.package()
    try package.write("kind: Text\ntext: Pay $10\n", to: "Screens/Card.yaml")
    let record = try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe")
    #expect(record.exitCode == 0, "\(record.errors)")
    let reference = "__Snapshots__/Screens/Card/iPhoneSe.png"
    let old = try package.data(reference)
    func verify(_ text: String) throws {
      try package.write("kind: Text\ntext: \(text)\n", to: "Screens/Card.yaml")
      _ = try package.run("snapshot", "verify", "Screens", "--device", "iPhoneSe")
    }
    try verify("Pay $11")
    let store = SnapshotStore(packageRoot: package.path)
    let report = try SnapshotReport(of: store)
    var session = ReviewSession(report, store: store)
    try verify("Pay $99999")
    let path = "Screens/Card/iPhoneSe.png"
    let outcome = session.decide(.accept, [path])
    #expect(outcome.done.isEmpty)
    #expect(
      outcome.problems == [
        "'\(path)' changed after it was shown, so nothing was decided for it; start the review again"
      ]
    )
    #expect(try package.data(reference) == old)
    var again = ReviewSession(try SnapshotReport(of: store), store: store)
    #expect(again.decide(.accept, [path]).done == [path])
    #expect(again.undo().done == [path] && again.decide(.accept, [path]).done == [path])
  }
}
