/// Items for other apps, with closures that provide metadata and previews.
@MainActor @preconcurrency
open class UIActivityItemsConfiguration: NSObject,
  UIActivityItemsConfigurationReading
{
  private let itemProviders: [NSItemProvider]
  /// The objects of the configuration; `nil` if it was created from item providers.
  final let objects: [any NSItemProviderWriting]?

  /// Stored only: an object that represents the items in the app; `nil` by default. Drags and
  /// shares do not use it.
  open var localObject: Any?
  /// Stored only: the interactions that the items support; `share` by default. Only
  /// ``activityItemsConfigurationSupports(interaction:)`` reads them, which UIKit never calls.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Returns metadata of all items for a key; `nil`, the default, for no metadata.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Stored only: returns metadata of the item at an index for a key; `nil`, the default, for no
  /// metadata. Metadata of single items is never requested.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Stored only: returns a preview of the item at an index for an intent and a size in points;
  /// `nil`, the default, for no previews. Previews are never requested.
  open var previewProvider:
    ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Returns the app's activities for the items; `nil`, the default, for none.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// Creates a configuration with objects.
  public init(objects: [any NSItemProviderWriting]) {
    self.objects = objects
    itemProviders = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  /// Creates a configuration with item providers.
  public init(itemProviders: [NSItemProvider]) {
    objects = nil
    self.itemProviders = itemProviders
    super.init()
  }

  /// The item providers of the configuration.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { itemProviders }

  /// Never called: returns a Boolean value that indicates whether ``supportedInteractions``
  /// contains an interaction.
  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }

  /// Returns metadata of all items for a key, from ``metadataProvider``.
  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }

  /// Never called: returns metadata of an item for a key, from ``perItemMetadataProvider``.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  /// Never called: returns a preview of an item, from ``previewProvider``; the size is in points.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  /// The app's activities for the items, from ``applicationActivitiesProvider``; `nil` for none.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}

extension UIActivityViewController {
  /// Creates a controller for the items of a configuration: its objects, or else its item
  /// providers.
  ///
  /// The metadata for ``UIActivityItemsConfigurationMetadataKey/title`` becomes the controller's
  /// title.
  public convenience init(
    activityItemsConfiguration: any UIActivityItemsConfigurationReading
  ) {
    let objects = (activityItemsConfiguration as? UIActivityItemsConfiguration)?.objects
    self.init(
      activityItems: objects
        ?? activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration
        .applicationActivitiesForActivityItemsConfiguration)
    title = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
  }
}
