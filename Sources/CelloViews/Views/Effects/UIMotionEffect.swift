/// An effect that changes a view's properties when the device is tilted.
///
/// The device is not tilted: pictures show views without their motion effects.
@MainActor @preconcurrency open class UIMotionEffect: NSObject {
  /// Creates an effect that changes nothing.
  nonisolated public override init() { super.init() }

  /// Returns the changes of properties, by key path, for a viewer's position from -1 to 1 on each
  /// axis; `nil` for none.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// An effect that changes a property in proportion to the tilt about one axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Hashable, Sendable {
    /// Tilting to the left or right.
    case tiltAlongHorizontalAxis = 0
    /// Tilting up or down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property.
  open private(set) var keyPath: String
  /// The axis of the tilt.
  open private(set) var type: EffectType
  /// The change of the number at the position -1.
  open var minimumRelativeValue: Any?
  /// The change of the number at the position 1.
  open var maximumRelativeValue: Any?

  /// Creates an effect without values, for a key path and an axis.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Returns the change of the property; `nil` unless both values are numbers.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let minimum = Self.number(minimumRelativeValue),
      let maximum = Self.number(maximumRelativeValue)
    else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = offset.isNaN ? 0.5 : (min(max(offset, -1), 1) + 1) / 2
    return [keyPath: minimum + (maximum - minimum) * share]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// A group of motion effects.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group; `nil` for none.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    guard !values.isEmpty else { return nil }
    return values.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
