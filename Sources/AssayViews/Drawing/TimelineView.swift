// SPDX-License-Identifier: MIT

/// A view that changes with time. A snapshot shows it at the first date of its schedule.
///
/// Unlike SwiftUI, schedules that start now start at a fixed date, so that each rendering is the
/// same: January 9, 2024, 9:41:00 UTC.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The properties of a moment.
  public struct Context {
    /// How often the view changes.
    public enum Cadence: Comparable, Sendable {
      /// All the time.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// The date of the moment.
    public let date: Date
    /// How often the view changes. In a snapshot, always live.
    public let cadence: Cadence = .live
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view that changes at the dates of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(TimelineViewDefaultContext(date: TimelineStart.date(of: schedule)))
  }
}

/// The properties of a moment, as the content of a timeline gets them.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// When a view changes.
public protocol TimelineSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Whether changes may be rarer than usual.
  typealias Mode = TimelineScheduleMode
  /// Returns the dates from a start on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether changes may be rarer than usual.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Rarer, to save energy.
  case lowFrequency
}

package enum TimelineStart {
  /// January 9, 2024, 9:41:00 UTC.
  package static let now = Date(timeIntervalSinceReferenceDate: 726_486_060)

  /// Whether an interval has ended by then, so that a timer of it is the same at each later moment.
  static func isAfter(_ interval: ClosedRange<Date>) -> Bool { interval.upperBound <= now }

  /// How full the bar of a timer is drawn, from 0 to 1: as at the end of an interval that is over,
  /// and as at the start of another one.
  static func progress(of interval: ClosedRange<Date>, countsDown: Bool) -> Double {
    isAfter(interval) == countsDown ? 0 : 1
  }

  static func date(of schedule: some TimelineSchedule) -> Date {
    for entry in schedule.entries(from: now, mode: .normal) { return entry }
    return now
  }
}

/// Changes as often as the screen. A snapshot shows the fixed date.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule, which may be paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// Returns the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// Changes every minute. A snapshot shows the fixed date.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}
  /// Returns the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// Changes after equal intervals. A snapshot shows the fixed date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule of intervals in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {}
  /// Returns the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// Changes at dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  /// Creates a schedule of dates.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen changes.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as the screen changes, with an interval in seconds at least.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// After equal intervals, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule {
  /// At dates that are given.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where S.Element == Date, Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
