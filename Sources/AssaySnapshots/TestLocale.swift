// SPDX-License-Identifier: MIT

internal import Foundation

/// The locale and the calendar that code finds which names none, such as `NumberFormatter()`: those
/// of a simulator in the United States, on every machine.
private enum TestLocale {
  /// `fw=sun` changes nothing about the United States, where weeks begin on Sundays, and tells it
  /// from a locale that a format names.
  static let locale = Locale(identifier: "en_US@fw=sun")

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }()
}

/// `CTestProcess` puts it in the place of `Locale.current`, by its name.
@_silgen_name("assay_test_locale")
func testLocale() -> Locale { TestLocale.locale }

/// `CTestProcess` puts it in the place of `Calendar.current`, by its name.
@_silgen_name("assay_test_calendar")
func testCalendar() -> Calendar { TestLocale.calendar }
