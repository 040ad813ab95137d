/// An object that provides the items that a responder shares with other apps, and their metadata.
///
/// All members except the item providers are optional.
@MainActor @preconcurrency public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The providers of the items.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }

  /// Returns a Boolean value that indicates whether the items support an interaction; by default
  /// only sharing.
  func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool

  /// Returns metadata of all items; `nil` for none.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?

  /// Returns metadata of an item; `nil` for none.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?

  /// Returns a provider of an item's preview; `nil` for none.
  ///
  /// - Parameter suggestedSize: the suggested size of the preview, in points.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?

  /// The app's own activities for the items; `nil` for none.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// Returns `true` for sharing by default.
  public func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { interaction == .share }

  /// Returns `nil` by default.
  public func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }

  /// Returns `nil` by default.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }

  /// Returns `nil` by default.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }

  /// `nil` by default.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// An object with items to share. Every responder conforms.
@MainActor @preconcurrency public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The items to share; `nil` for none.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding {}
