// SPDX-License-Identifier: MIT

public import Foundation

/// Accepted, and empty: what was logged.
public final class OSLogStore: Sendable {
  /// Whose messages are read.
  public struct Scope: Hashable, Sendable {
    private let name: String
    /// Those of this process.
    public static let currentProcessIdentifier = Scope(name: "currentProcessIdentifier")
    /// Those of the system.
    public static let system = Scope(name: "system")
  }

  /// Creates a store.
  public init(scope: Scope) throws {}

  /// Returns a place in the store.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// Returns a place in the store.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  /// Returns a place in the store.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  /// Returns no messages.
  public func getEntries(
    at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
  ) throws -> [OSLogEntry] { [] }
}

/// A place among the messages of a store.
public final class OSLogPosition: Sendable {}

/// A message of a store, of which there is none.
open class OSLogEntry: Hashable, @unchecked Sendable {
  /// When it was logged.
  public let date: Date
  /// Its words.
  public let composedMessage: String

  init(date: Date, composedMessage: String) {
    self.date = date
    self.composedMessage = composedMessage
  }

  public static func == (left: OSLogEntry, right: OSLogEntry) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A message of a log.
public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  /// A level.
  public enum Level: Int, Sendable {
    /// As it was logged.
    case undefined, debug, info, notice, error, fault
  }

  /// The level.
  public var level: Level { .undefined }
  /// The name of its category.
  public var category: String { "" }
  /// The name of its subsystem.
  public var subsystem: String { "" }
  /// The name of its program.
  public var process: String { "" }
}
