extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  /// Files of images; those of formats that cannot be read give an error.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.image"]
  }

  /// Provides the pixels as a PNG file; an error for an image without pixels.
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
