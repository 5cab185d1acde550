// SPDX-License-Identifier: MIT

public import Foundation

extension Timer {
  /// A publisher of the current date at equal intervals.
  ///
  /// Unlike Combine, it sends nothing: no time passes in a snapshot.
  public final class TimerPublisher: ConnectablePublisher {
    /// The current date.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never
    /// In seconds.
    public let interval: TimeInterval

    /// Creates a publisher with an interval in seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
    }

    /// Attaches a subscriber, which receives nothing.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Downstream.connect(subscriber) { _ in }
    }

    /// Starts nothing.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }

  /// A publisher of the current date at intervals in seconds.
  ///
  /// Unlike Combine, it sends nothing: no time passes in a snapshot.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }
}
