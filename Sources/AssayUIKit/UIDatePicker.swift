// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a control for dates of UIKit.
open class UIDatePicker: UIControl {
  /// What is picked.
  public enum Mode: Int, Sendable {
    /// A thing.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// How the control would be drawn.
  public enum Style: Int, Sendable {
    /// A style.
    case automatic, wheels, compact, inline
  }

  /// The date.
  open var date = Date()
  /// What is picked.
  open var datePickerMode: Mode = .dateAndTime
  /// How the control would be drawn.
  open var preferredDatePickerStyle: Style = .automatic
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  /// Minutes between times.
  open var minuteInterval = 1
  /// The duration in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar?
  /// The time zone.
  open var timeZone: TimeZone?
  /// Whether the date is a whole number of steps.
  open var roundsToMinuteInterval = true
  /// How the picker looks.
  open var datePickerStyle: Style { preferredDatePickerStyle }
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a date picker would be drawn, by its older name.
public typealias UIDatePickerStyle = UIDatePicker.Style
