// Apple's names.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

extension UIWindowScene {
  /// What an app wants the geometry of a scene to be.
  @MainActor @preconcurrency open class GeometryPreferences: NSObject {
    nonisolated override init() { super.init() }

    /// The orientations that an app wants.
    open class iOS: GeometryPreferences {
      /// `nil` for no preference.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      nonisolated public override init() { super.init() }

      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Asks for a geometry. Devices are not turned here, so that only the current orientation is
  /// granted.
  ///
  /// - Parameter errorHandler: called at once with `geometryRequestDenied` for other orientations.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    let current = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
    if wanted.isDisjoint(with: current) { errorHandler?(UISceneError(.geometryRequestDenied)) }
  }
}
