// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a motion of a symbol.
public protocol SymbolEffect: Sendable {
  /// The kind of the motion.
  var configuration: SymbolEffectConfiguration { get }
}

/// A motion that runs as long as it is wanted.
public protocol IndefiniteSymbolEffect {}
/// A motion that runs when a value changes.
public protocol DiscreteSymbolEffect {}
/// A motion with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}
/// A motion from a symbol to another.
public protocol ContentTransitionSymbolEffect {}

/// The kind of a motion of a symbol.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let name: String

  /// What of the active motion shows at rest and is not drawn, for a report; nil for nothing.
  var undrawn: String? {
    ["disappear", "drawOff", "scale"].contains(name) ? "the active symbol effect '\(name)'" : nil
  }
}

/// Accepted, but not drawn: how often and how fast a motion of a symbol runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often a motion runs.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Accepted, but not drawn: without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// Accepted, but not drawn: with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    /// Accepted, but not drawn: with pauses in seconds, a number of times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// The usual options.
  public static let `default` = SymbolEffectOptions()
  /// Accepted, but not drawn: without an end.
  public static let repeating = SymbolEffectOptions()
  /// Accepted, but not drawn: once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Accepted, but not drawn: a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Accepted, but not drawn: again and again.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// Accepted, but not drawn: a factor of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns the same options: nothing moves in a snapshot.
  public var repeating: SymbolEffectOptions { self }
  /// Returns the same options: nothing moves in a snapshot.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns the same options: nothing moves in a snapshot.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns the same options: nothing moves in a snapshot.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns the same options: nothing moves in a snapshot.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
