public import Foundation

// For prepared sources: on Linux, the properties without an underscore are about the kernel.

extension ProcessInfo {
  /// The version of iOS whose appearance is drawn; for generated code.
  ///
  /// On the main thread, it is that of ``UIDevice/systemVersion``; on other threads that of the current traits.
  public var _systemVersion: OperatingSystemVersion {
    let version =
      Thread.isMainThread
      ? MainActor.assumeIsolated { UIScreen.main.traitCollection.systemVersion }
      : UITraitCollection.current.systemVersion
    let major =
      switch version {
      case .iOS26: 26
      case .iOS18: 18
      }
    return OperatingSystemVersion(majorVersion: major, minorVersion: 0, patchVersion: 0)
  }

  /// Returns a Boolean value that indicates whether the version of iOS whose appearance is drawn is not older than another; for generated
  /// code.
  public func _isSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = _systemVersion
    let left = [own.majorVersion, own.minorVersion, own.patchVersion]
    let right = [version.majorVersion, version.minorVersion, version.patchVersion]
    return !left.lexicographicallyPrecedes(right)
  }
}
