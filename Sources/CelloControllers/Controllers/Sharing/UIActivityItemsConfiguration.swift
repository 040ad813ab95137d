/// Items that a responder hands over to other apps, with closures that tell more about them.
@MainActor @preconcurrency
open class UIActivityItemsConfiguration: NSObject,
  UIActivityItemsConfigurationReading
{
  private let itemProviders: [NSItemProvider]
  /// The objects of which the item providers were made; `nil` if providers were given.
  final let objects: [any NSItemProviderWriting]?

  /// The app's own object in the place of the items; `nil` for none.
  open var localObject: Any?
  /// What users can do with the items.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Provides a preview of an item for a size in points.
  open var previewProvider:
    ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  public init(objects: [any NSItemProviderWriting]) {
    self.objects = objects
    itemProviders = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  public init(itemProviders: [NSItemProvider]) {
    objects = nil
    self.itemProviders = itemProviders
    super.init()
  }

  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { itemProviders }

  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }

  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }

  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}

extension UIActivityViewController {
  /// A controller for the items of a configuration: its objects, or else its item providers.
  ///
  /// What the configuration knows under ``UIActivityItemsConfigurationMetadataKey/title`` becomes the
  /// controller's title.
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
