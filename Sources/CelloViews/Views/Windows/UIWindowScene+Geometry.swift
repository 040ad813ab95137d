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

  /// Requests a geometry. Devices cannot be rotated here, so only the current orientation is
  /// granted.
  ///
  /// - Parameter errorHandler: a closure that is called at once with `geometryRequestDenied` for
  ///   other orientations.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    let current = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
    if wanted.isDisjoint(with: current) { errorHandler?(UISceneError(.geometryRequestDenied)) }
  }
}
