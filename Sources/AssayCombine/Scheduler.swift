// SPDX-License-Identifier: MIT

public import Dispatch
public import Foundation

/// A length of time that a scheduler counts in.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds.
  static func seconds(_ s: Double) -> Self
  /// A number of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// A number of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// A number of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Where and when a publisher delivers. Unlike Combine, it has no effect: all values are delivered
/// at once, on the thread that sends them.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Options of the scheduler.
  associatedtype SchedulerOptions = Never
}

/// A point in the time of a scheduler, in seconds. Nothing waits for it.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    ExpressibleByFloatLiteral, Sendable
  {
    /// In seconds.
    public var magnitude: Double

    init(_ seconds: Double) { self.magnitude = seconds }
    /// Creates a length from seconds.
    public init(floatLiteral value: Double) { self.magnitude = value }
    /// Creates a length from seconds.
    public init(integerLiteral value: Int) { self.magnitude = Double(value) }
    /// Creates a length from seconds.
    public init?<T: BinaryInteger>(exactly source: T) { self.magnitude = Double(source) }

    /// A number of seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// A number of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// A number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// A number of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// A number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    /// Compares two lengths.
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    /// Adds two lengths.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    /// Subtracts two lengths.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    /// Multiplies two lengths.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    /// Multiplies a length.
    public static func *= (a: inout Stride, b: Stride) { a.magnitude *= b.magnitude }
  }

  private var seconds: Double

  /// The length from this time to another.
  public func distance(to other: SchedulerTime) -> Stride { Stride(other.seconds - seconds) }
  /// The time after a length.
  public func advanced(by n: Stride) -> SchedulerTime {
    var copy = self
    copy.seconds += n.magnitude
    return copy
  }
}

extension DispatchQueue: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = SchedulerTime
}
extension RunLoop: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = SchedulerTime
}
extension OperationQueue: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = SchedulerTime
}

/// A scheduler that does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A point in time.
  public typealias SchedulerTimeType = SchedulerTime
  /// The scheduler.
  public static let shared = ImmediateScheduler()
}
