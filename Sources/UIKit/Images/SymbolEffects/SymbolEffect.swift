/// A movement or change of a symbol.
///
/// Pictures show symbols at rest: what an effect leaves behind. A disappearance hides a symbol, and a
/// scale makes it larger or smaller; other effects leave nothing.
public protocol SymbolEffect {
  /// The effect with all that was chosen.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect that ends by itself.
public protocol DiscreteSymbolEffect {}

/// An effect of a symbol that appears or disappears.
public protocol TransitionSymbolEffect {}

/// An effect of a symbol that takes the place of another one.
public protocol ContentTransitionSymbolEffect {}

/// An effect with all that was chosen, as a value.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case appear, disappear, scale, automatic, bounce, breathe, pulse, replace, rotate
    case variableColor, wiggle
  }

  enum Direction: Hashable, Sendable {
    case up, down, left, right, forward, backward, clockwise, counterClockwise, downUp, upUp, offUp
    case plain, pulse
    /// Degrees.
    case angle(Double)
  }

  var kind: Kind
  var direction: Direction?
  /// Whether the layers of a symbol move one after another; `nil` for the effect's default.
  var isByLayer: Bool?
  var variant: UInt8 = 0

  init(_ kind: Kind) { self.kind = kind }

  func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> SymbolEffectConfiguration {
    var result = self
    change(&result)
    return result
  }

  /// How large a symbol is while the effect lasts; 0 for hidden.
  ///
  /// Chosen: a fifth more or less for scales; Apple publishes no figure.
  var scaleAtRest: CGFloat {
    switch (kind, direction) {
    case (.disappear, _): 0
    case (.scale, .up): 1.2
    case (.scale, .down): 0.8
    default: 1
    }
  }
}

/// How often and how fast an effect is played. It changes no picture.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often an effect is played.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var isContinuous = false
    fileprivate var count: Int?
    fileprivate var delay: Double?

    /// Again and again, with a pause after each time.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(isContinuous: true) }

    /// A number of times, with a pause in seconds after each; `nil` for no end, and for the pause of
    /// the effect.
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

  /// Those of the effect.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// Played again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// Played once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// Played at a multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  public var repeating: SymbolEffectOptions { `repeat`(.periodic) }

  public var nonRepeating: SymbolEffectOptions {
    var result = self
    result.repetition = .never
    return result
  }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { `repeat`(.periodic(count)) }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var result = self
    result.repetition = .behavior(behavior)
    return result
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var result = self
    result.factor = speed
    return result
  }
}
