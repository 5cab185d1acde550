// SPDX-License-Identifier: MIT

extension Publishers {
  /// Unlike Combine, delivers on the thread that sends.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// It has no effect.
    public let scheduler: Context
    /// They have no effect.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - scheduler: it has no effect.
    ///   - options: they have no effect.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
    }
  }

  /// Unlike Combine, subscribes on the thread that calls.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// It has no effect.
    public let scheduler: Context
    /// They have no effect.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - scheduler: it has no effect.
    ///   - options: they have no effect.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
    }
  }

  /// Unlike Combine, delivers each value at once.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// It has no effect.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// It has no effect.
    public let scheduler: Context
    /// They have no effect.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - dueTime: it has no effect.
    ///   - scheduler: it has no effect.
    ///   - options: they have no effect.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
    }
  }

  /// Unlike Combine, delivers each value.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// It has no effect.
    public let interval: Context.SchedulerTimeType.Stride
    /// It has no effect.
    public let scheduler: Context
    /// It has no effect.
    public let latest: Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - interval: it has no effect.
    ///   - scheduler: it has no effect.
    ///   - latest: it has no effect.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
    }
  }

  /// Unlike Combine, never ends because of time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// It has no effect.
    public let interval: Context.SchedulerTimeType.Stride
    /// It has no effect.
    public let scheduler: Context
    /// They have no effect.
    public let options: Context.SchedulerOptions?
    /// It is never called.
    public let customError: (() -> Upstream.Failure)?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - interval: it has no effect.
    ///   - scheduler: it has no effect.
    ///   - options: they have no effect.
    ///   - customError: it is never called.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
    }
  }

  /// Unlike Combine, delivers nothing: no time passes in a snapshot.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values it takes.
    public let upstream: Upstream
    /// The length of the delay, which never passes.
    public let interval: Context.SchedulerTimeType.Stride
    /// It has no effect.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// It has no effect.
    public let scheduler: Context
    /// They have no effect.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values it takes.
    ///   - interval: the length of the delay, which never passes.
    ///   - tolerance: it has no effect.
    ///   - scheduler: it has no effect.
    ///   - options: they have no effect.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }
  }
}
