// The values are chosen; Apple documents only the names.

/// A kind of metadata of shared items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a key from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title, as a `String`.
  public static let title = UIActivityItemsConfigurationMetadataKey("title")
  /// The body of a message, as a `String`.
  public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
  /// An array of recipients, whose type belongs to another framework.
  public static let shareRecipients = UIActivityItemsConfigurationMetadataKey("shareRecipients")
  /// Metadata for the framework LinkPresentation.
  public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
    "linkPresentationMetadata")
  /// Restrictions of the collaboration modes.
  public static let collaborationModeRestrictions = UIActivityItemsConfigurationMetadataKey(
    "collaborationModeRestrictions")
}

/// The purpose of a preview of a shared item.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates an intent from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A preview in full size.
  public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
  /// A thumbnail.
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}

/// An interaction of users with shared items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates an interaction from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sharing the items.
  public static let share = UIActivityItemsConfigurationInteraction("share")
  /// Copying the items.
  public static let copy = UIActivityItemsConfigurationInteraction("copy")
}
