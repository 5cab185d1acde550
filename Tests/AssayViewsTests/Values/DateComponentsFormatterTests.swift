// SPDX-License-Identifier: MIT

import AssayViews
import Testing

/// The expected texts are those of the documentation of Foundation's styles.
@Suite("Lengths of time in words")
struct DateComponentsFormatterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var seconds: Double
    var style: DateComponentsFormatter.UnitsStyle
    var zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    var text: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(seconds: 3900, style: .abbreviated, text: "1h 5m"),
    Case(seconds: 3900, style: .short, text: "1 hr, 5 min"),
    Case(seconds: 3900, style: .full, text: "1 hour, 5 minutes"),
    Case(seconds: 3900, style: .spellOut, text: "one hour, five minutes"),
    Case(seconds: 3900, style: .brief, text: "1hr 5min"),
    Case(seconds: 3900, style: .positional, text: "1:05:00"),
    Case(seconds: 65, style: .positional, text: "1:05"),
    Case(seconds: 65, style: .positional, zeros: .pad, text: "00:01:05"),
    Case(seconds: 3605, style: .full, text: "1 hour, 5 seconds"),
    Case(seconds: 3605, style: .full, zeros: .pad, text: "1 hour, 0 minutes, 5 seconds"),
    Case(seconds: 0, style: .full, text: "0 seconds"),
  ])
  func words(_ row: Case) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = row.style
    formatter.zeroFormattingBehavior = row.zeros
    #expect(formatter.string(from: row.seconds) == row.text)
  }

  @Test("no more units than asked for, from the largest")
  func maximumCount() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 2
    #expect(
      formatter.string(from: DateComponents(year: 1, month: 2, day: 3)) == "1 year, 2 months")
    formatter.allowedUnits = [.weekOfMonth]
    #expect(formatter.string(from: DateComponents(day: 14)) == "2 weeks")
    formatter.includesTimeRemainingPhrase = true
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: DateComponents(day: 14)) == "About 2 weeks remaining")
  }
}
