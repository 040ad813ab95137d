// The values are chosen; Apple publishes only the names.

/// What can be known about items that are shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A `String`.
  public static let title = UIActivityItemsConfigurationMetadataKey("title")
  /// A `String`.
  public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
  /// An array of people, in a type of another framework.
  public static let shareRecipients = UIActivityItemsConfigurationMetadataKey("shareRecipients")
  /// Metadata of the framework LinkPresentation.
  public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(
    "linkPresentationMetadata")
  public static let collaborationModeRestrictions = UIActivityItemsConfigurationMetadataKey(
    "collaborationModeRestrictions")
}

/// What a preview of a shared item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}

/// What users can do with items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let share = UIActivityItemsConfigurationInteraction("share")
  public static let copy = UIActivityItemsConfigurationInteraction("copy")
}
