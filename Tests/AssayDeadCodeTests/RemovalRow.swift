// SPDX-License-Identifier: MIT

import Testing

@testable import AssayDeadCode

/// A source with marks (see `RemovalSketch`), and what it must be after the removal.
struct RemovalRow: CustomTestStringConvertible, Sendable {
  var name: String
  var before: String
  var after: String
  var testDescription: String { name }

  init(_ name: String, _ before: String, _ after: String) {
    self.name = name
    self.before = before
    self.after = after
  }

  func check() {
    let sketch = RemovalSketch(before)
    let plan = sketch.plan()
    #expect(plan.kept.map(\.reason) == [])
    #expect(plan.removed == sketch.findings)
    #expect(sketch.text(after: plan) == after)
    #expect(sketch.plan().edits == plan.edits)
  }
}

/// A source of which nothing may be removed, with a part of the reason.
struct RemovalRefusalRow: CustomTestStringConvertible, Sendable {
  var name: String
  var source: String
  var reason: String
  var testDescription: String { name }

  init(_ name: String, _ source: String, _ reason: String) {
    self.name = name
    self.source = source
    self.reason = reason
  }

  func check() {
    let sketch = RemovalSketch(source)
    let plan = sketch.plan()
    #expect(plan.edits == [])
    #expect(plan.kept.count == sketch.findings.count)
    for kept in plan.kept {
      #expect(kept.reason.contains(reason), "\(kept.reason)")
    }
  }
}
