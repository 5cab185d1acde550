// SPDX-License-Identifier: MIT

/// Accepted, and without effect: the log of an app. Messages are evaluated and dropped, because
/// the output of a test is not the log of the system.
public struct Logger: Sendable {
  /// Creates a logger without a subsystem.
  public init() {}
  /// Creates a logger by the names of its subsystem and its category, which are not used.
  public init(subsystem: String, category: String) {}
  /// Creates a logger of a log.
  public init(_ log: OSLog) {}

  /// Drops a message.
  public func log(_ message: OSLogMessage) {}
  /// Drops a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Drops a message for debugging.
  public func trace(_ message: OSLogMessage) {}
  /// Drops a message for debugging.
  public func debug(_ message: OSLogMessage) {}
  /// Drops a message that helps, but is not essential.
  public func info(_ message: OSLogMessage) {}
  /// Drops a message of the default level.
  public func notice(_ message: OSLogMessage) {}
  /// Drops a warning.
  public func warning(_ message: OSLogMessage) {}
  /// Drops an error.
  public func error(_ message: OSLogMessage) {}
  /// Drops an error that ends a program.
  public func critical(_ message: OSLogMessage) {}
  /// Drops an error of the system or of several processes.
  public func fault(_ message: OSLogMessage) {}
}
