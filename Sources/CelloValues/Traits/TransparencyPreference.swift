/// The user's setting for transparency; not a trait of Apple's.
package enum TransparencyPreference: Hashable, Sendable {
  case unspecified
  /// Reduce Transparency is off.
  case full
  /// Reduce Transparency is on: materials and glass are opaque.
  case reduced
}

/// The trait of the setting for transparency.
package struct TransparencyTrait: StoredTrait {
  package static let defaultValue = TransparencyPreference.unspecified
  package static let name = "Transparency"
  static var keyPath: WritableKeyPath<TraitValues, TransparencyPreference> { \.transparency }
}

extension UITraitCollection {
  /// The user's setting for transparency.
  package var transparency: TransparencyPreference { values.transparency }

  /// A Boolean value that indicates whether Reduce Transparency is on.
  package var reducesTransparency: Bool { transparency == .reduced }

  package convenience init(transparency: TransparencyPreference) {
    self.init(TransparencyTrait.self, value: transparency)
  }
}
