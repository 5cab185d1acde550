// SPDX-License-Identifier: MIT

extension Text {
  /// How a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    enum Name: Hashable, Sendable { case date, time, relative, offset, timer }
    let name: Name
    /// The day, for example "November 22, 2026".
    public static let date = DateStyle(name: .date)
    /// The time of day, for example "2:42 PM".
    public static let time = DateStyle(name: .time)
    /// Unlike SwiftUI, always the moment itself, "0 sec", which a snapshot reports.
    public static let relative = DateStyle(name: .relative)
    /// Unlike SwiftUI, always the moment itself, "+0 sec", which a snapshot reports.
    public static let offset = DateStyle(name: .offset)
    /// Unlike SwiftUI, always the moment itself, "0:00", which a snapshot reports.
    public static let timer = DateStyle(name: .timer)
  }

  /// Creates a text from a date, in the locale, calendar and time zone of the environment.
  ///
  /// Unlike SwiftUI, styles that count from now show the moment of the date itself and are
  /// reported, because a snapshot does not depend on the clock.
  public init(_ date: Date, style: DateStyle) {
    self.init { environment in style.words(date, DateWords(environment)) }
    switch style.name {
    case .date, .time: break
    case .relative, .offset, .timer:
      pieces[0].undrawn = ["the time since a date, in a text of the style \(style.name),"]
    }
  }

  /// Creates a text from an interval of dates, in the words of the environment.
  public init(_ dates: ClosedRange<Date>) {
    let format = Date.IntervalFormatStyle(date: nil, time: .shortened)
    self.init {
      FormattedWords.text(dates.lowerBound..<dates.upperBound, format, in: $0)
    }
  }

  /// Creates a text from an interval of dates, in the words of the environment.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text that counts through an interval.
  ///
  /// Unlike SwiftUI, a timer that is not paused shows the start of the interval and is reported,
  /// because a snapshot does not depend on the clock. An interval that ended before January 9,
  /// 2024, 9:41 UTC shows its end, where the timer stays.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let isOver = TimelineStart.isAfter(timerInterval)
    let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
    let now = min(max(pauseTime ?? (isOver ? end : start), start), end)
    let seconds = countsDown ? end.timeIntervalSince(now) : now.timeIntervalSince(start)
    self.init(verbatim: Self.timer(seconds, showsHours: showsHours))
    if pauseTime == nil, !isOver { pieces[0].undrawn = ["the current time of a timer"] }
  }

  private static func timer(_ seconds: Double, showsHours: Bool) -> String {
    let total = Int(max(0, seconds).rounded(.down))
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = total / 60
    guard showsHours, minutes >= 60 else { return "\(minutes):\(twoDigits(total % 60))" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(total % 60))"
  }
}

extension Text.DateStyle {
  func words(_ date: Date, _ words: DateWords) -> String {
    switch name {
    case .date: words.formatted(date, dateStyle: .long, timeStyle: .none)
    case .time: words.time(date)
    case .relative: "0 sec"
    case .offset: "+0 sec"
    case .timer: "0:00"
    }
  }
}
