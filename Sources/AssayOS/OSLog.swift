// SPDX-License-Identifier: MIT

/// Accepted, and without effect: a log by the names of its subsystem and its category.
public final class OSLog: Sendable {
  /// The log of an app.
  public static let `default` = OSLog()
  /// A log that takes nothing.
  public static let disabled = OSLog()

  private init() {}

  /// Creates a log. The names are not used.
  public init(subsystem: String, category: String) {}

  /// Creates a log for a purpose of the system. The names are not used.
  public init(subsystem: String, category: Category) {}

  /// What the system does with the messages of a log.
  public enum Category: Hashable, Sendable {
    /// Points of interest on a time line.
    case pointsOfInterest
    /// Messages that are kept only while a tool reads them.
    case dynamicTracing, dynamicStackTracing
  }

  /// False: no message is kept.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number of the system.
  public let rawValue: UInt8
  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message of the default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that helps, but is not essential.
  public static let info = OSLogType(rawValue: 1)
  /// A message for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// An error of the system or of several processes.
  public static let fault = OSLogType(rawValue: 17)
}

/// Drops a message.
public func os_log(_ message: OSLogMessage) {}

/// Drops a message of a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// Drops a message in the form of a C format.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// Drops a message of a level in the form of a C format.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}
