// The effects of symbols. See ``SymbolEffect`` for their appearance in pictures.

/// An effect that lets a symbol appear.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.appear)

  /// The effect with an upward movement.
  public var up: AppearSymbolEffect { with { $0.direction = .up } }

  /// The effect with a downward movement.
  public var down: AppearSymbolEffect { with { $0.direction = .down } }

  /// The effect layer by layer.
  public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }

  /// The effect on all layers at once.
  public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> AppearSymbolEffect {
    AppearSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that lets a symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that hides a symbol while it lasts.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.disappear)

  /// The effect with an upward movement.
  public var up: DisappearSymbolEffect { with { $0.direction = .up } }

  /// The effect with a downward movement.
  public var down: DisappearSymbolEffect { with { $0.direction = .down } }

  /// The effect layer by layer.
  public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }

  /// The effect on all layers at once.
  public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> DisappearSymbolEffect {
    DisappearSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides a symbol while it lasts.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that makes a symbol larger or smaller while it lasts.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.scale)

  /// The effect that makes the symbol larger.
  public var up: ScaleSymbolEffect { with { $0.direction = .up } }

  /// The effect that makes the symbol smaller.
  public var down: ScaleSymbolEffect { with { $0.direction = .down } }

  /// The effect layer by layer.
  public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }

  /// The effect on all layers at once.
  public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ScaleSymbolEffect {
    ScaleSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that makes a symbol larger or smaller while it lasts.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that lets a symbol bounce.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.bounce)

  /// The effect with an upward movement.
  public var up: BounceSymbolEffect { with { $0.direction = .up } }

  /// The effect with a downward movement.
  public var down: BounceSymbolEffect { with { $0.direction = .down } }

  /// The effect layer by layer.
  public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }

  /// The effect on all layers at once.
  public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BounceSymbolEffect {
    BounceSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that lets a symbol bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that lets a symbol grow and shrink.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.breathe)

  /// The effect without a change of the opacity.
  public var plain: BreatheSymbolEffect { with { $0.direction = .plain } }

  /// The effect with a change of the opacity.
  public var pulse: BreatheSymbolEffect { with { $0.direction = .pulse } }

  /// The effect layer by layer.
  public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }

  /// The effect on all layers at once.
  public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BreatheSymbolEffect {
    BreatheSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that lets a symbol grow and shrink.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that fades a symbol in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.pulse)

  /// The effect layer by layer.
  public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }

  /// The effect on all layers at once.
  public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> PulseSymbolEffect {
    PulseSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that rotates parts of a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.rotate)

  /// The effect with a clockwise rotation.
  public var clockwise: RotateSymbolEffect { with { $0.direction = .clockwise } }

  /// The effect with a counterclockwise rotation.
  public var counterClockwise: RotateSymbolEffect { with { $0.direction = .counterClockwise } }

  /// The effect layer by layer.
  public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }

  /// The effect on all layers at once.
  public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> RotateSymbolEffect {
    RotateSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates parts of a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.wiggle)

  /// The effect with an upward movement.
  public var up: WiggleSymbolEffect { with { $0.direction = .up } }

  /// The effect with a downward movement.
  public var down: WiggleSymbolEffect { with { $0.direction = .down } }

  /// The effect with a movement to the left.
  public var left: WiggleSymbolEffect { with { $0.direction = .left } }

  /// The effect with a movement to the right.
  public var right: WiggleSymbolEffect { with { $0.direction = .right } }

  /// The effect with a movement in the reading direction.
  public var forward: WiggleSymbolEffect { with { $0.direction = .forward } }

  /// The effect with a movement against the reading direction.
  public var backward: WiggleSymbolEffect { with { $0.direction = .backward } }

  /// The effect with a clockwise rotation.
  public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }

  /// The effect with a counterclockwise rotation.
  public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }

  /// Returns the effect with a movement at an angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    with { $0.direction = .angle(angle) }
  }

  /// The effect layer by layer.
  public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }

  /// The effect on all layers at once.
  public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> WiggleSymbolEffect {
    WiggleSymbolEffect(configuration: configuration.with(change))
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The system's effect for a change of a symbol.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect,
  Hashable, Sendable
{
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The system's effect for a change of a symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An effect that highlights the layers of a symbol with a variable value one after another.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.variableColor)

  /// The effect with one highlighted layer at a time.
  public var iterative: VariableColorSymbolEffect { with(0, 1) }

  /// The effect with layers that stay highlighted.
  public var cumulative: VariableColorSymbolEffect { with(1, 0) }

  /// The effect back and forth.
  public var reversing: VariableColorSymbolEffect { with(2, 0) }

  /// The effect in one direction only.
  public var nonReversing: VariableColorSymbolEffect { with(0, 2) }

  /// The effect with hidden inactive layers.
  public var hideInactiveLayers: VariableColorSymbolEffect { with(4, 0) }

  /// The effect with dimmed inactive layers.
  public var dimInactiveLayers: VariableColorSymbolEffect { with(0, 4) }

  private func with(_ added: UInt8, _ removed: UInt8) -> VariableColorSymbolEffect {
    VariableColorSymbolEffect(
      configuration: configuration.with { $0.variant = $0.variant & ~removed | added })
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that highlights the layers of a symbol with a variable value one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that replaces a symbol with another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// The effect with its options.
  public private(set) var configuration = SymbolEffectConfiguration(.replace)

  /// The effect in which the old symbol moves down and the new symbol moves up.
  public var downUp: ReplaceSymbolEffect { with { $0.direction = .downUp } }

  /// The effect in which both symbols move up.
  public var upUp: ReplaceSymbolEffect { with { $0.direction = .upUp } }

  /// The effect in which the old symbol disappears and the new symbol moves up.
  public var offUp: ReplaceSymbolEffect { with { $0.direction = .offUp } }

  /// The effect layer by layer.
  public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }

  /// The effect on all layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }

  /// Returns an effect that keeps the common parts of both symbols, or a fallback if there are
  /// none.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: fallback.configuration.with { $0.variant = 1 })
  }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ReplaceSymbolEffect {
    ReplaceSymbolEffect(configuration: configuration.with(change))
  }

  /// An effect that replaces a symbol with another symbol and keeps their common parts.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    /// The effect with its options.
    public let configuration: SymbolEffectConfiguration
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol with another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
