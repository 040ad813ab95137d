extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types that images are written as: PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  /// The types that images are read from. Data in an unsupported format causes an error.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.image"]
  }

  /// Provides the pixels as PNG data. An image without pixels causes an error.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(
      data,
      data == nil
        ? NSItemProvider.ItemProviderError(description: "The image has no pixels.") : nil)
    return nil
  }

  /// Creates an image from data; throws an error if the data is not a supported image.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.ItemProviderError(
        description: "The data of the type '\(typeIdentifier)' is not an image that can be read.")
    }
    return image
  }
}
