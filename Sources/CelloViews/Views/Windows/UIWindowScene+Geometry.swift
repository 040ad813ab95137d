// The names are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

extension UIWindowScene {
  /// The app's preferences for the geometry of a scene.
  @MainActor @preconcurrency open class GeometryPreferences: NSObject {
    nonisolated override init() { super.init() }

    /// The app's preferences on iOS.
    open class iOS: GeometryPreferences {
      /// The preferred orientations; `nil` for no preference.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences without orientations.
      nonisolated public override init() { super.init() }

      /// Creates preferences with orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}
