// SPDX-License-Identifier: MIT

/// Dates in the words of an environment: its locale, calendar and time zone, never the machine's.
struct DateWords {
  let calendar: Calendar
  let locale: Locale

  init(_ environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    self.calendar = calendar
    self.locale = environment.locale
  }

  /// For example "Nov 22, 2026".
  func date(_ date: Date) -> String { formatted(date, dateStyle: .medium, timeStyle: .none) }
  /// For example "2:42 PM".
  func time(_ date: Date) -> String { formatted(date, dateStyle: .none, timeStyle: .short) }

  func formatted(
    _ date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = formatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  /// In a template of Unicode's date fields, such as `yMMMM`.
  func formatted(_ date: Date, template: String) -> String {
    let formatter = formatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// The pattern of a template of Unicode's date fields, such as `h:mm a` for `jmm`.
  func pattern(_ template: String) -> String {
    let formatter = formatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.dateFormat ?? template
  }

  /// In a pattern of Unicode's date fields, as it is.
  func formatted(_ date: Date, pattern: String) -> String {
    let formatter = formatter()
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }

  private func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// The start of the day.
  func day(_ date: Date) -> Date { calendar.startOfDay(for: date) }

  /// The days of the month of a date in weeks, from the first day of the week; nil for the days of
  /// other months.
  func weeks(ofMonth date: Date) -> [[Date?]] {
    let parts = calendar.dateComponents([.era, .year, .month], from: date)
    guard let first = calendar.date(from: parts),
      let length = calendar.range(of: .day, in: .month, for: first)?.count
    else { return [] }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: lead)
    for offset in 0..<length {
      days.append(calendar.date(byAdding: .day, value: offset, to: first))
    }
    while days.count % 7 != 0 { days.append(nil) }
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<($0 + 7)]) }
  }

  /// Short names of the days, in the order of a week.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    let first = calendar.firstWeekday - 1
    return (Array(names[first...]) + Array(names[..<first])).map { $0.uppercased(with: locale) }
  }
}
