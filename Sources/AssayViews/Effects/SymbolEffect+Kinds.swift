// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: an appearance.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "appear") }
  /// Returns the same motion.
  public var up: AppearSymbolEffect { self }
  /// Returns the same motion.
  public var down: AppearSymbolEffect { self }
  /// Returns the same motion.
  public var byLayer: AppearSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Accepted, but not drawn: an appearance.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Accepted, but not drawn: as the system does.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "automatic")
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Accepted, but not drawn: as the system does.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// Accepted, but not drawn: a bounce.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "bounce") }
  /// Returns the same motion.
  public var up: BounceSymbolEffect { self }
  /// Returns the same motion.
  public var down: BounceSymbolEffect { self }
  /// Returns the same motion.
  public var byLayer: BounceSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Accepted, but not drawn: a bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Accepted, but not drawn: a breath.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "breathe") }
  /// Returns the same motion.
  public var plain: BreatheSymbolEffect { self }
  /// Returns the same motion.
  public var pulse: BreatheSymbolEffect { self }
  /// Returns the same motion.
  public var byLayer: BreatheSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Accepted, but not drawn: a breath.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Accepted, but not drawn: a disappearance.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "disappear")
  }
  /// Returns the same motion.
  public var up: DisappearSymbolEffect { self }
  /// Returns the same motion.
  public var down: DisappearSymbolEffect { self }
  /// Returns the same motion.
  public var byLayer: DisappearSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Accepted, but not drawn: a disappearance.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Accepted, but not drawn: strokes that go.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "drawOff") }
  /// Returns the same motion.
  public var byLayer: DrawOffSymbolEffect { self }
  /// Returns the same motion.
  public var individually: DrawOffSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// Returns the same motion.
  public var reversed: DrawOffSymbolEffect { self }
  /// Returns the same motion.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Accepted, but not drawn: strokes that go.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// Accepted, but not drawn: strokes that are drawn.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "drawOn") }
  /// Returns the same motion.
  public var byLayer: DrawOnSymbolEffect { self }
  /// Returns the same motion.
  public var individually: DrawOnSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Accepted, but not drawn: strokes that are drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Accepted, but not drawn: a change of opacity.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "pulse") }
  /// Returns the same motion.
  public var byLayer: PulseSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Accepted, but not drawn: a change of opacity.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Accepted, but not drawn: another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "replace") }
  /// Returns the same motion.
  public var downUp: ReplaceSymbolEffect { self }
  /// Returns the same motion.
  public var upUp: ReplaceSymbolEffect { self }
  /// Returns the same motion.
  public var offUp: ReplaceSymbolEffect { self }
  /// Returns the same motion.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// Accepted, but not drawn: down, then up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// Accepted, but not drawn: up twice.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// Accepted, but not drawn: gone, then up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// Returns the motion that keeps what both symbols share.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace()
  }

  /// Accepted, but not drawn: another symbol, which keeps what both share.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The kind of the motion.
    public var configuration: SymbolEffectConfiguration {
      SymbolEffectConfiguration(name: "magicReplace")
    }
    /// Returns the same motion.
    public var byLayer: MagicReplace { self }
    /// Returns the same motion.
    public var wholeSymbol: MagicReplace { self }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Accepted, but not drawn: another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Accepted, but not drawn: a turn.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "rotate") }
  /// Returns the same motion.
  public var clockwise: RotateSymbolEffect { self }
  /// Returns the same motion.
  public var counterClockwise: RotateSymbolEffect { self }
  /// Returns the same motion.
  public var byLayer: RotateSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Accepted, but not drawn: a turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Accepted, but not drawn: a change of size.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "scale") }
  /// Returns the same motion.
  public var up: ScaleSymbolEffect { self }
  /// Returns the same motion.
  public var down: ScaleSymbolEffect { self }
  /// Returns the same motion.
  public var byLayer: ScaleSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Accepted, but not drawn: a change of size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Accepted, but not drawn: a change of colors.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "variableColor")
  }
  /// Returns the same motion.
  public var iterative: VariableColorSymbolEffect { self }
  /// Returns the same motion.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Returns the same motion.
  public var reversing: VariableColorSymbolEffect { self }
  /// Returns the same motion.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Returns the same motion.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Returns the same motion.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Accepted, but not drawn: a change of colors.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Accepted, but not drawn: a wiggle.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Hashable
{
  /// The kind of the motion.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "wiggle") }
  /// Returns the same motion.
  public var up: WiggleSymbolEffect { self }
  /// Returns the same motion.
  public var down: WiggleSymbolEffect { self }
  /// Returns the same motion.
  public var left: WiggleSymbolEffect { self }
  /// Returns the same motion.
  public var right: WiggleSymbolEffect { self }
  /// Returns the same motion.
  public var forward: WiggleSymbolEffect { self }
  /// Returns the same motion.
  public var backward: WiggleSymbolEffect { self }
  /// Returns the same motion.
  public var clockwise: WiggleSymbolEffect { self }
  /// Returns the same motion.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// Returns the same motion.
  public var byLayer: WiggleSymbolEffect { self }
  /// Returns the same motion.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// Returns the same motion.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }
  /// Returns the same motion.
  public func custom(angle: Double) -> WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Accepted, but not drawn: a wiggle.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
