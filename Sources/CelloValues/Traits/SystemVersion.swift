/// The version of iOS whose appearance is drawn.
///
/// Each family of metrics is a property in an extension of this type, in its own file.
package enum SystemVersion: String, CaseIterable, Hashable, Sendable {
  case iOS26 = "ios26"
  /// The appearance of iOS 14 to 18, with the metrics of iOS 18.
  case iOS18 = "ios18"

  /// The version that is drawn if the traits do not specify a version.
  package static let `default` = SystemVersion.iOS26

  /// The name of the version, such as `iOS 26`.
  package var name: String {
    switch self {
    case .iOS26: "iOS 26"
    case .iOS18: "iOS 18"
    }
  }
}
