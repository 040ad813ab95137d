/// An animation of a symbol.
///
/// Pictures show the final state of an effect: a disappear effect hides a symbol, and a scale
/// effect changes its size. On a simulated clock, effects take time.
public protocol SymbolEffect {
  /// The effect with its options, as a value.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect that ends after its animation.
public protocol DiscreteSymbolEffect {}

/// An effect for a symbol that appears or disappears.
public protocol TransitionSymbolEffect {}

/// An effect for a symbol that replaces another symbol.
public protocol ContentTransitionSymbolEffect {}

/// An effect with its options, as a value.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case appear, disappear, scale, automatic, bounce, breathe, pulse, replace, rotate
    case variableColor, wiggle
  }

  package enum Direction: Hashable, Sendable {
    case up, down, left, right, forward, backward, clockwise, counterClockwise, downUp, upUp, offUp
    case plain, pulse
    /// An angle in degrees.
    case angle(Double)
  }

  package var kind: Kind
  package var direction: Direction?
  /// A Boolean value that indicates whether the layers of a symbol move one after another; `nil`
  /// for the effect's default.
  var isByLayer: Bool?
  var variant: UInt8 = 0

  /// A Boolean value that indicates whether a variable color effect highlights one layer at a time.
  package var isIterative: Bool { kind == .variableColor && variant & 1 != 0 }
  /// A Boolean value that indicates whether a variable color effect goes back and forth.
  package var isReversing: Bool { kind == .variableColor && variant & 2 != 0 }

  init(_ kind: Kind) { self.kind = kind }

  func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> SymbolEffectConfiguration {
    var result = self
    change(&result)
    return result
  }

  /// The scale of a symbol while the effect lasts; 0 for hidden.
  ///
  /// Chosen: 20 % more or less for scale effects; Apple publishes no figure.
  package var scaleAtRest: CGFloat {
    switch (kind, direction) {
    case (.disappear, _): 0
    case (.scale, .up): 1.2
    case (.scale, .down): 0.8
    default: 1
    }
  }
}

/// The repetitions and the speed of an effect. They change pictures on a simulated clock only.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var isContinuous = false
    fileprivate var count: Int?
    fileprivate var delay: Double?

    /// Repeats the effect with a delay after each repetition.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// Repeats the effect without a delay.
    public static var continuous: RepeatBehavior { RepeatBehavior(isContinuous: true) }

    /// Returns a behavior with a number of repetitions and a delay in seconds after each; `nil`
    /// means no end, and the effect's delay.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }

  private enum Repetition: Hashable {
    case never
    case behavior(RepeatBehavior)
  }

  private var repetition: Repetition?
  private var factor = 1.0

  /// The options of the effect.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// Repeats the effect.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// Plays the effect once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// Returns options that repeat the effect a number of times; `nil` for no end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// Returns options with a repeat behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// Returns options with a multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// The options with repetition.
  public var repeating: SymbolEffectOptions { `repeat`(.periodic) }

  /// The options without repetition.
  public var nonRepeating: SymbolEffectOptions {
    var result = self
    result.repetition = .never
    return result
  }

  /// Returns the options with a number of repetitions; `nil` for no end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { `repeat`(.periodic(count)) }

  /// Returns the options with a repeat behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var result = self
    result.repetition = .behavior(behavior)
    return result
  }

  /// Returns the options with a multiple of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var result = self
    result.factor = speed
    return result
  }
}

extension SymbolEffectOptions {
  /// The factor by which the effect is faster than by default; 1 if the speed is not positive and finite.
  package var speedFactor: Double { factor > 0 && factor.isFinite ? factor : 1 }

  /// Returns the number of times that an effect is played, `nil` for no end, and the delay after each
  /// time in seconds.
  ///
  /// Source: docs/measurements/motion.md#symbol-effects.
  ///
  /// - Parameter isEndless: a Boolean value that indicates whether the effect has no end by default.
  package func repetition(isEndless: Bool) -> (count: Int?, delay: Double) {
    switch repetition {
    case nil: return (isEndless ? nil : 1, 0)
    case .never?: return (1, 0)
    case .behavior(let behavior)?:
      let delay = behavior.isContinuous ? 0 : behavior.delay ?? Self.delay
      return (behavior.count.map { max($0, 1) }, delay > 0 && delay.isFinite ? delay : 0)
    }
  }

  /// The delay of periodic repetitions without one, in seconds.
  private static let delay = 0.5
}
