// SPDX-License-Identifier: MIT

/// Wheels for the parts of a date, in the order of the locale's date format.
nonisolated struct WheelDatePicker: View {
  let date: Date
  let components: DatePickerComponents
  let words: DateWords

  var body: some View {
    WheelRow {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        WheelColumn(around(column)).frame(maxWidth: column.maxWidth)
      }
    }
  }

  private var columns: [Column] {
    if components == [.date] { return fields(of: "yMMMMd") }
    return (components.contains(.date) ? [.day] : []) + fields(of: "jmm")
  }

  /// The fields of a localized pattern, as they are written in it: hours have two digits where the
  /// pattern has two letters.
  private func fields(of template: String) -> [Column] {
    var fields: [String] = []
    var isQuoted = false
    for letter in words.pattern(template) {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, letter.isASCII, letter.isLetter else { continue }
      if fields.last?.last == letter {
        fields[fields.count - 1].append(letter)
      } else {
        fields.append(String(letter))
      }
    }
    return fields.compactMap(Column.init)
  }

  private func around(_ column: Column) -> [String?] {
    switch column {
    case .day:
      // UIKit's wheel of days has no comma: "Thu Oct 9".
      return moved(by: .day) { words.formatted($0, template: "EEEMMMd").filter { $0 != "," } }
    case .field(let component, let pattern):
      return moved(by: component) { words.formatted($0, pattern: pattern) }
    case .halfOfDay(let pattern):
      // Two rows: the half in force and the other one, above or below it.
      let isMorning = words.calendar.component(.hour, from: date) < 12
      let own = words.formatted(date, pattern: pattern)
      let half = words.calendar.date(byAdding: .hour, value: isMorning ? 12 : -12, to: date)
      let other = words.formatted(half ?? date, pattern: pattern)
      return [nil, nil, isMorning ? nil : other, own, isMorning ? other : nil, nil, nil]
    }
  }

  private func moved(
    by component: Calendar.Component, _ text: (Date) -> String
  ) -> [String?] {
    (-3...3).map { offset in
      text(words.calendar.date(byAdding: component, value: offset, to: date) ?? date)
    }
  }
}

/// One wheel.
private enum Column {
  /// The weekday with its date.
  case day
  case field(Calendar.Component, pattern: String)
  case halfOfDay(pattern: String)

  /// In points: estimates.
  var maxWidth: CGFloat {
    switch self {
    case .day, .field(.month, _): 150
    case .field(.year, _): 80
    case .field, .halfOfDay: 56
    }
  }

  /// Nil for a field of a pattern that no wheel shows.
  init?(_ pattern: String) {
    switch pattern.first {
    case "y", "U", "r": self = .field(.year, pattern: pattern)
    case "M", "L": self = .field(.month, pattern: "LLLL")
    case "d": self = .field(.day, pattern: pattern)
    case "h", "H", "k", "K": self = .field(.hour, pattern: pattern)
    case "m": self = .field(.minute, pattern: "mm")
    case "a", "b", "B": self = .halfOfDay(pattern: "a")
    default: return nil
    }
  }
}
