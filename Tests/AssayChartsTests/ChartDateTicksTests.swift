// SPDX-License-Identifier: MIT

import AssayViews
import Foundation
import Testing

@testable import AssayCharts

/// The labels of the first five rows are those of pictures of Swift Charts on iOS 16.
@Suite("Marks of times on a chart's axis")
struct ChartDateTicksTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// The year, the month, the day and the hour.
    var start: [Int]
    var end: [Int]
    var labels: [String]
    var testDescription: String { labels.joined(separator: ", ") }
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = 1
    return calendar
  }

  private func date(_ parts: [Int]) throws -> Date {
    try #require(
      calendar.date(
        from: DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: parts[3])))
  }

  @Test(arguments: [
    Case(
      start: [2022, 5, 2, 0], end: [2022, 5, 9, 0], labels: ["May 2", "May 4", "May 6", "May 8"]),
    // 2022-05-08 is a Sunday.
    Case(
      start: [2022, 5, 8, 0], end: [2022, 6, 7, 0],
      labels: ["May 8", "May 15", "May 22", "May 29", "Jun 5"]),
    Case(start: [2021, 7, 1, 0], end: [2021, 12, 31, 0], labels: ["Jul", "Sep", "Nov"]),
    Case(
      start: [2021, 7, 1, 0], end: [2022, 6, 30, 0],
      labels: ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022"]),
    Case(
      start: [2022, 5, 2, 0], end: [2022, 5, 2, 23], labels: ["12 AM", "6 AM", "12 PM", "6 PM"]),
    Case(
      start: [1990, 1, 1, 0], end: [2024, 1, 1, 0], labels: ["1990", "2000", "2010", "2020"]),
    Case(
      start: [2022, 5, 2, 0], end: [2022, 5, 6, 0],
      labels: [
        "May 2", "May 3", "May 4", "May 5", "May 6",
      ]),
  ])
  func labels(_ row: Case) throws {
    let scale = ChartScale(
      [.date(try date(row.start)), .date(try date(row.end))], given: nil, includesZero: false,
      isNice: false, isVertical: false, calendar: calendar)
    let ticks = scale.ticks(.automatic(count: nil))
    let words = ticks.map { scale.words($0, locale: Locale(identifier: "en_US")) }
    // Some versions of the locale's data have a narrow space.
    #expect(words.map { $0.replacing("\u{202F}", with: " ") } == row.labels)
  }
}
