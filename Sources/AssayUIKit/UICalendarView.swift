// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a calendar of UIKit.
open class UICalendarView: UIView {
  /// A mark below a day.
  @MainActor @preconcurrency
  open class Decoration: NSObject {
    /// The size of a mark.
    public enum Size: Int, Sendable {
      /// A size.
      case small, medium, large
    }
    /// Creates a dot.
    public override init() { super.init() }
    /// A dot.
    open class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration()
    }
    /// An image.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: Size = .medium
    ) -> Decoration { Decoration() }
    /// A view.
    open class func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }
  }

  /// What people may select.
  open var selectionBehavior: UICalendarSelection?
  /// What hears of the calendar.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The calendar.
  open var calendar: Calendar = .current
  /// The locale of the words.
  open var locale: Locale = .current
  /// The time zone of the days.
  open var timeZone: TimeZone?
  /// The design of the font.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default
  /// The days that can be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is shown.
  open var visibleDateComponents = DateComponents()
  /// Shows another month.
  open func setVisibleDateComponents(_ components: DateComponents, animated: Bool) {
    visibleDateComponents = components
  }
  /// Whether days are decorated.
  open var wantsDateDecorations = true

  /// Accepted, and does nothing.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// What hears of a calendar. None of its methods is called.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {}

/// What people may select in a calendar.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {}

/// One day of a calendar.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// What hears of the selection.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected day.
  open var selectedDate: DateComponents?

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  /// Selects a day.
  open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }
}

/// What hears of a selected day. None of its methods is called.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Never called.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

/// Several days of a calendar.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// What hears of the selection.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected days.
  open var selectedDates: [DateComponents] = []

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
}

/// What hears of selected days. None of its methods is called.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {}
