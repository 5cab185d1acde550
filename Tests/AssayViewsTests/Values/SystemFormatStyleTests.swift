// SPDX-License-Identifier: MIT

import AssayViews
import Testing

/// The expected texts are those of Apple's documentation of `SystemFormatStyle`.
@Suite("Formats of live texts")
struct SystemFormatStyleTests {
  /// January 9, 2024, 9:41:00 UTC.
  private let start = Date(timeIntervalSinceReferenceDate: 726_486_060)
  private let american = Locale(identifier: "en_US")

  private func after(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }
  private func words(_ text: AttributedString) -> String { String(text.characters) }

  @Test("a countdown", arguments: [(0, "5:00"), (60, "4:00"), (270, "0:30"), (300, "0:00")])
  func countdown(_ elapsed: Double, _ expected: String) {
    let format = SystemFormatStyle.Timer(countingDownIn: start..<after(300)).locale(american)
    #expect(words(format.format(after(elapsed))) == expected)
  }

  @Test(
    "a timer that counts up",
    arguments: [(0, "0:00"), (30, "0:30"), (3599, "59:59"), (3600, "1:00:00")])
  func countUp(_ elapsed: Double, _ expected: String) {
    let format = SystemFormatStyle.Timer(countingUpIn: start..<after(3600)).locale(american)
    #expect(words(format.format(after(elapsed))) == expected)
  }

  @Test("a date outside of the interval is its nearest end")
  func outside() {
    let format = SystemFormatStyle.Timer(countingDownIn: start..<after(300)).locale(american)
    #expect(words(format.format(after(-1))) == "5:00")
    #expect(words(format.format(after(301))) == "0:00")
  }

  @Test("a timer without hours, or in minutes")
  func timerOptions() {
    let long = start..<after(5400)
    let minutes = SystemFormatStyle.Timer(countingDownIn: long, showsHours: false)
    #expect(words(minutes.locale(american).format(start)) == "90:00")
    let coarse = SystemFormatStyle.Timer(
      countingDownIn: start..<after(300), maxPrecision: .seconds(60))
    #expect(words(coarse.locale(american).format(start)) == "5 minutes")
  }

  @Test(
    "a stopwatch",
    arguments: [
      (-1, "00:00.00"), (5.23, "00:05.23"), (2730.12, "45:30.12"), (3600, "01:00:00.00"),
      (90_061, "25:01:01.00"),
    ])
  func stopwatch(_ elapsed: Double, _ expected: String) {
    let format = SystemFormatStyle.Stopwatch(startingAt: start).locale(american)
    #expect(words(format.format(after(elapsed))) == expected)
  }

  @Test(
    "the precision of a stopwatch",
    arguments: [
      (Duration.seconds(1), 83, "01:23"), (.milliseconds(100), 83.4, "01:23.4"),
      (.seconds(60), 3600, "1 hour"), (.seconds(60), 1380, "23 minutes"),
    ])
  func precision(_ precision: Duration, _ elapsed: Double, _ expected: String) {
    let format = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: precision)
    #expect(words(format.locale(american).format(after(elapsed))) == expected)
  }

  @Test(
    "the fields of a stopwatch at 1 hour, 23 minutes and 45.67 seconds",
    arguments: [(4, "01:23:45.67"), (3, "01:23:45"), (2, "1:23")])
  func fields(_ count: Int, _ expected: String) {
    let format = SystemFormatStyle.Stopwatch(startingAt: start, maxFieldCount: count)
    #expect(words(format.locale(american).format(after(5025.67))) == expected)
  }

  @Test("the way to a date")
  func offset() {
    let usual = SystemFormatStyle.DateOffset(to: start).locale(american)
    #expect(words(usual.format(after(222))) == "3 minutes, 42 seconds")
    // 1 hour, 34 minutes and 23 seconds.
    #expect(words(usual.format(after(5663))) == "1 hour, 34 minutes")
    let one = SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1).locale(american)
    #expect(words(one.format(after(5663))) == "1 hour")
    let clock = SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second])
    #expect(words(clock.locale(american).format(after(226))) == "3:46")
  }

  @Test("the sign of the way to a date")
  func sign() {
    let usual = SystemFormatStyle.DateOffset(to: start).locale(american)
    #expect(words(usual.format(after(-60))) == "-1 minute")
    #expect(words(usual.format(after(60))) == "1 minute")
    let never = SystemFormatStyle.DateOffset(to: start, sign: .never).locale(american)
    #expect(words(never.format(after(-60))) == "1 minute")
    let always = SystemFormatStyle.DateOffset(to: start, sign: .always()).locale(american)
    #expect(words(always.format(after(60))) == "+1 minute")
  }

  @Test(
    "a reference to a date that is near",
    arguments: [(300, "in 5 minutes"), (7200, "in 2 hours"), (-259_200, "3 days ago")])
  func near(_ distance: Double, _ expected: String) {
    let format = SystemFormatStyle.DateReference(to: after(distance)).locale(american)
    #expect(words(format.format(start)) == expected)
  }

  @Test("a reference to a date that is far")
  func far() {
    // June 3, 2019 is 1681 days before January 9, 2024, and June 3, 2024, a Monday, 146 days after.
    let past = after(-1681 * 86_400)
    let two = SystemFormatStyle.DateReference(to: past).locale(american)
    #expect(words(two.format(start)) == "June 2019")
    let three = SystemFormatStyle.DateReference(to: past, maxFieldCount: 3).locale(american)
    #expect(words(three.format(start)) == "June 3, 2019")
    let sameYear = SystemFormatStyle.DateReference(to: after(146 * 86_400)).locale(american)
    #expect(words(sameYear.format(start)) == "Monday, June 3")
  }

  @Test("a named locale says the separator")
  func german() {
    let format = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(words(format.locale(Locale(identifier: "de_DE")).format(after(5.23))) == "00:05,23")
  }
}
