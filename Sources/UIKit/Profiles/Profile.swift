/// A dated look of iOS: which of the tables of figures everything is drawn with.
///
/// A profile is only an identity. Each family of figures is an extension with a property of its own
/// (`profile.tints`), in a file of its own, which looks the profile up in a table of pure data.
package enum Profile: String, CaseIterable, Hashable, Sendable {
  /// The appearance of iOS 26.
  case iOS26
  /// The appearance of iOS 14 to 18, with the figures of iOS 18.
  case iOS18

  /// The look of what names none.
  package static let standard = Profile.iOS26

  /// The name in scene variants and printed environments, such as `iOS26`.
  package var name: String { rawValue }
}
