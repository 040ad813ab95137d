/// The user's settings for motion; not a trait of Apple's.
package enum MotionPreference: Hashable, Sendable {
  case unspecified
  /// Both settings are off.
  case full
  /// Reduce Motion is on: cross-fades replace zooms.
  case reduced
  /// Prefer Cross-Fade Transitions is also on: cross-fades replace slides.
  case crossFades

  /// A Boolean value that indicates whether Reduce Motion is on.
  package var isReduced: Bool { self == .reduced || self == .crossFades }
}

/// The trait of the settings for motion.
package struct MotionTrait: StoredTrait {
  package static let defaultValue = MotionPreference.unspecified
  package static let name = "Motion"
  static var keyPath: WritableKeyPath<TraitValues, MotionPreference> { \.motion }
}

extension UITraitCollection {
  /// The user's settings for motion.
  package var motion: MotionPreference { values.motion }

  package convenience init(motion: MotionPreference) {
    self.init(MotionTrait.self, value: motion)
  }
}
