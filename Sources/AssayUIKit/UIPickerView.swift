// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: wheels of UIKit.
open class UIPickerView: UIView {
  /// What says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// What says what the rows show.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Accepted, and does nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// 0: nothing is selected.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  /// Accepted, and does nothing.
  open func reloadAllComponents() {}
  /// Accepted, and does nothing.
  open func reloadComponent(_ component: Int) {}
}

/// What says how many rows wheels have. None of its methods is called.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What says what wheels show. None of its methods is called.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {}

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
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a date picker would be drawn, by its older name.
public typealias UIDatePickerStyle = UIDatePicker.Style
