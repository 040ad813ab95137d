/// A change of a view's properties by the tilt of the device.
///
/// The device rests: pictures show views without their effects.
@MainActor @preconcurrency open class UIMotionEffect: NSObject {
  nonisolated public override init() { super.init() }

  /// The changes of properties for a place of the viewer, -1 to 1 on each axis; `nil` for none.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// An effect that changes a property in proportion to the tilt about one axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Hashable, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  public final let keyPath: String
  public final let type: EffectType
  /// The change of a number at -1.
  open var minimumRelativeValue: Any?
  /// The change of a number at 1.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// The change of the property; `nil` unless both values are numbers.
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

/// Several effects in one.
open class UIMotionEffectGroup: UIMotionEffect {
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

extension UIView {
  /// Adds an effect, if the view does not have it.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
