// The effects of symbols; see ``SymbolEffect`` for what pictures show of them.

/// A symbol appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  public private(set) var configuration = SymbolEffectConfiguration(.appear)

  public var up: AppearSymbolEffect { with { $0.direction = .up } }

  public var down: AppearSymbolEffect { with { $0.direction = .down } }

  /// Layer after layer.
  public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }

  /// All layers at once.
  public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> AppearSymbolEffect {
    AppearSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol disappears, and is hidden while the effect lasts.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  public private(set) var configuration = SymbolEffectConfiguration(.disappear)

  public var up: DisappearSymbolEffect { with { $0.direction = .up } }

  public var down: DisappearSymbolEffect { with { $0.direction = .down } }

  /// Layer after layer.
  public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }

  /// All layers at once.
  public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> DisappearSymbolEffect {
    DisappearSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol disappears, and is hidden while the effect lasts.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol becomes larger or smaller while the effect lasts.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  public private(set) var configuration = SymbolEffectConfiguration(.scale)

  public var up: ScaleSymbolEffect { with { $0.direction = .up } }

  public var down: ScaleSymbolEffect { with { $0.direction = .down } }

  /// Layer after layer.
  public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }

  /// All layers at once.
  public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ScaleSymbolEffect {
    ScaleSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol becomes larger or smaller while the effect lasts.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol bounces.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  public private(set) var configuration = SymbolEffectConfiguration(.bounce)

  public var up: BounceSymbolEffect { with { $0.direction = .up } }

  public var down: BounceSymbolEffect { with { $0.direction = .down } }

  /// Layer after layer.
  public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }

  /// All layers at once.
  public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BounceSymbolEffect {
    BounceSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  public private(set) var configuration = SymbolEffectConfiguration(.breathe)

  public var plain: BreatheSymbolEffect { with { $0.direction = .plain } }

  public var pulse: BreatheSymbolEffect { with { $0.direction = .pulse } }

  /// Layer after layer.
  public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }

  /// All layers at once.
  public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BreatheSymbolEffect {
    BreatheSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The opacity of a symbol changes to and fro.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  public private(set) var configuration = SymbolEffectConfiguration(.pulse)

  /// Layer after layer.
  public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }

  /// All layers at once.
  public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> PulseSymbolEffect {
    PulseSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The opacity of a symbol changes to and fro.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Parts of a symbol turn.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  public private(set) var configuration = SymbolEffectConfiguration(.rotate)

  public var clockwise: RotateSymbolEffect { with { $0.direction = .clockwise } }

  public var counterClockwise: RotateSymbolEffect { with { $0.direction = .counterClockwise } }

  /// Layer after layer.
  public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }

  /// All layers at once.
  public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> RotateSymbolEffect {
    RotateSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Parts of a symbol turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  public private(set) var configuration = SymbolEffectConfiguration(.wiggle)

  public var up: WiggleSymbolEffect { with { $0.direction = .up } }

  public var down: WiggleSymbolEffect { with { $0.direction = .down } }

  public var left: WiggleSymbolEffect { with { $0.direction = .left } }

  public var right: WiggleSymbolEffect { with { $0.direction = .right } }

  public var forward: WiggleSymbolEffect { with { $0.direction = .forward } }

  public var backward: WiggleSymbolEffect { with { $0.direction = .backward } }

  public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }

  public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }

  /// To and fro at an angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    with { $0.direction = .angle(angle) }
  }

  /// Layer after layer.
  public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }

  /// All layers at once.
  public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> WiggleSymbolEffect {
    WiggleSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The effect that suits a change of a symbol.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect,
  Hashable, Sendable
{
  public private(set) var configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits a change of a symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The layers of a symbol with a variable value light up one after another.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  public private(set) var configuration = SymbolEffectConfiguration(.variableColor)

  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { with(0, 1) }

  /// Each layer stays lit.
  public var cumulative: VariableColorSymbolEffect { with(1, 0) }

  /// Back and forth.
  public var reversing: VariableColorSymbolEffect { with(2, 0) }

  public var nonReversing: VariableColorSymbolEffect { with(0, 2) }

  /// Layers that are not lit are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { with(4, 0) }

  /// Layers that are not lit are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { with(0, 4) }

  private func with(_ added: UInt8, _ removed: UInt8) -> VariableColorSymbolEffect {
    VariableColorSymbolEffect(
      configuration: configuration.with { $0.variant = $0.variant & ~removed | added })
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of a symbol with a variable value light up one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol takes the place of another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  public private(set) var configuration = SymbolEffectConfiguration(.replace)

  public var downUp: ReplaceSymbolEffect { with { $0.direction = .downUp } }

  public var upUp: ReplaceSymbolEffect { with { $0.direction = .upUp } }

  public var offUp: ReplaceSymbolEffect { with { $0.direction = .offUp } }

  /// Layer after layer.
  public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }

  /// All layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }

  /// Common parts of both symbols stay, where there are any.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: fallback.configuration.with { $0.variant = 1 })
  }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ReplaceSymbolEffect {
    ReplaceSymbolEffect(configuration: configuration.with(change))
  }

  /// A symbol takes the place of another one, with which it may have parts in common.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    public let configuration: SymbolEffectConfiguration
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol takes the place of another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
