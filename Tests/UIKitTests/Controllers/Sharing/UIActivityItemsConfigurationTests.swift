import Testing
import UIKit

/// Items that responders share.
@MainActor struct UIActivityItemsConfigurationTests {
  private final class Translate: UIActivity {
    override var activityType: ActivityType? { ActivityType("translate") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
    var items: [Any] = []
  }

  @Test("a configuration uses its closures, and returns nil without them")
  func closures() {
    let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "Text")])
    #expect(configuration.itemProvidersForActivityItemsConfiguration.count == 1)
    #expect(configuration.activityItemsConfigurationMetadata(key: .title) == nil)
    #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
    #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
    configuration.supportedInteractions = [.copy]
    #expect(!configuration.activityItemsConfigurationSupports(interaction: .share))
    configuration.metadataProvider = { $0 == .title ? "A title" : nil }
    configuration.perItemMetadataProvider = { index, _ in index }
    configuration.previewProvider = { _, intent, size in
      let provider = NSItemProvider()
      provider.suggestedName = "\(intent.rawValue) \(size.width)"
      return provider
    }
    #expect(
      configuration.activityItemsConfigurationMetadata(key: .title) as? String == "A title")
    #expect(
      configuration.activityItemsConfigurationMetadataForItem(at: 3, key: .messageBody) as? Int
        == 3)
    #expect(
      configuration.activityItemsConfigurationPreviewForItem(
        at: 0, intent: .thumbnail, suggestedSize: CGSize(width: 8, height: 8))?.suggestedName
        == "thumbnail 8.0")
    #expect(configuration.localObject == nil)
  }

  @Test("a custom object has the defaults of the protocol")
  func defaults() {
    final class Document: NSObject, UIActivityItemsConfigurationReading {
      var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { [] }
    }
    let document: any UIActivityItemsConfigurationReading = Document()
    #expect(document.activityItemsConfigurationSupports(interaction: .share))
    #expect(!document.activityItemsConfigurationSupports(interaction: .copy))
    #expect(document.applicationActivitiesForActivityItemsConfiguration == nil)
    let view = UIView()
    #expect(view.activityItemsConfiguration == nil)
    view.activityItemsConfiguration = document
    let provider: any UIActivityItemsConfigurationProviding = view
    #expect(provider.activityItemsConfiguration === document)
  }

  @Test("an activity controller shares the objects with the app's services")
  func controller() {
    let translate = Translate()
    let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "Text")])
    configuration.applicationActivitiesProvider = { [translate] }
    configuration.metadataProvider = { $0 == .title ? "A title" : nil }
    let controller = UIActivityViewController(activityItemsConfiguration: configuration)
    #expect(controller.title == "A title")
    controller.choose(translate.activityType)
    #expect(translate.items.first as? NSString == NSString(string: "Text"))
    let providers = UIActivityViewController(
      activityItemsConfiguration: UIActivityItemsConfiguration(itemProviders: [NSItemProvider()]))
    #expect(providers.activityItems.first is NSItemProvider)
  }
}
