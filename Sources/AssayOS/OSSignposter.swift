// SPDX-License-Identifier: MIT

/// Accepted, and without effect: marks on the time line of a profiler.
public struct OSSignposter: Sendable {
  /// Creates a signposter. The names are not used.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter of a logger.
  public init(logger: Logger) {}
  /// Creates a signposter.
  public init() {}

  /// An identity of an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// An identity of an interval of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Ends an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
  ) {}
  /// Marks a moment.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) {}
  /// Calls the code of an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// The identity of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// For intervals that never overlap.
  public static let exclusive = OSSignpostID()
  private init() {}
  /// Creates an identity; all are the same, because nothing is recorded.
  public init(log: OSLog) {}
  /// Creates an identity; all are the same, because nothing is recorded.
  public init(log: OSLog, object: AnyObject) {}
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// The kind of a signpost.
public enum OSSignpostType: UInt8, Sendable {
  /// A kind.
  case event, begin, end
}

/// Accepted, and records nothing.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Accepted, and records nothing.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
