// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: a motion of a symbol.
public protocol SymbolEffect: Sendable {}

/// Accepted, but not drawn: how often and how fast a motion of a symbol runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The usual options.
  public static let `default` = SymbolEffectOptions()
  /// Accepted, but not drawn: without an end.
  public static let repeating = SymbolEffectOptions()
  /// Accepted, but not drawn: once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Accepted, but not drawn: a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Accepted, but not drawn: a factor of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns the same options: nothing moves in a snapshot.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns the same options: nothing moves in a snapshot.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Accepted, but not drawn: one of the motions of SF Symbols, with its options.
public struct SymbolMotion: SymbolEffect, Hashable {
  /// Returns the same motion.
  public var up: SymbolMotion { self }
  /// Returns the same motion.
  public var down: SymbolMotion { self }
  /// Returns the same motion.
  public var left: SymbolMotion { self }
  /// Returns the same motion.
  public var right: SymbolMotion { self }
  /// Returns the same motion.
  public var byLayer: SymbolMotion { self }
  /// Returns the same motion.
  public var wholeSymbol: SymbolMotion { self }
  /// Returns the same motion.
  public var iterative: SymbolMotion { self }
  /// Returns the same motion.
  public var cumulative: SymbolMotion { self }
  /// Returns the same motion.
  public var reversing: SymbolMotion { self }
  /// Returns the same motion.
  public var nonReversing: SymbolMotion { self }
  /// Returns the same motion.
  public var dimInactiveLayers: SymbolMotion { self }
  /// Returns the same motion.
  public var hideInactiveLayers: SymbolMotion { self }
  /// Returns the same motion.
  public var clockwise: SymbolMotion { self }
  /// Returns the same motion.
  public var counterClockwise: SymbolMotion { self }
  /// Returns the same motion.
  public var downUp: SymbolMotion { self }
  /// Returns the same motion.
  public var upUp: SymbolMotion { self }
  /// Returns the same motion.
  public var offUp: SymbolMotion { self }
}

extension SymbolEffect where Self == SymbolMotion {
  /// Accepted, but not drawn: a bounce.
  public static var bounce: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: a change of opacity.
  public static var pulse: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: a change of colors.
  public static var variableColor: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: a change of size.
  public static var scale: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: an appearance.
  public static var appear: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: a disappearance.
  public static var disappear: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: another symbol.
  public static var replace: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: a wiggle.
  public static var wiggle: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: a turn.
  public static var rotate: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: strokes that are drawn.
  public static var drawOn: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: strokes that go.
  public static var drawOff: SymbolMotion { SymbolMotion() }
  /// Accepted, but not drawn: a breath.
  public static var breathe: SymbolMotion { SymbolMotion() }
}
