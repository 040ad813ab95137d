/// The version of iOS whose appearance is drawn.
///
/// Each family of metrics is a property in an extension of this type, in a file of its own.
package enum SystemVersion: String, CaseIterable, Hashable, Sendable {
  case iOS26 = "ios26"
  /// The appearance of iOS 14 to 18, with the metrics of iOS 18.
  case iOS18 = "ios18"

  /// The version that is drawn when the traits do not specify one.
  package static let `default` = SystemVersion.iOS26

  /// The name in text, such as `iOS 26`.
  package var name: String {
    switch self {
    case .iOS26: "iOS 26"
    case .iOS18: "iOS 18"
    }
  }
}
