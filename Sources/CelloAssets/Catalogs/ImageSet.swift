import Foundation

/// A named image of an asset catalog, with its variants.
package struct ImageSet: Hashable, Sendable {
  /// A variant of the image.
  package struct Variant: Hashable, Sendable {
    /// The path of the picture.
    package var file: String
    /// The traits for which the variant is intended.
    package var conditions: AssetConditions
    /// The parts of the image that keep their size when it is resized; `nil` if the image has no
    /// slices.
    package var slicing: ImageSlicing?
    /// The insets of the rectangle by which the image is aligned, in pixels of the picture.
    package var alignmentInsets: UIEdgeInsets

    /// Creates a variant.
    package init(
      file: String, conditions: AssetConditions, slicing: ImageSlicing? = nil,
      alignmentInsets: UIEdgeInsets = .zero
    ) {
      self.file = file
      self.conditions = conditions
      self.slicing = slicing
      self.alignmentInsets = alignmentInsets
    }
  }

  /// The rendering mode that the author of the image has selected.
  package enum RenderingIntent: Hashable, Sendable { case template, original }

  /// The variants, in the order of the file.
  package var variants: [Variant]
  /// The rendering mode; `nil` if the author has not selected a mode.
  package var renderingIntent: RenderingIntent?

  /// Creates an image set.
  package init(variants: [Variant], renderingIntent: RenderingIntent? = nil) {
    self.variants = variants
    self.renderingIntent = renderingIntent
  }

  /// Reads an `.imageset` folder. Entries without a file are omitted; the result can have no
  /// variants.
  package init(folder: String) throws(AssetError) {
    try self.init(AssetContents(folder: folder), folder: folder)
  }

  /// Parses the contents of a `Contents.json`.
  package init(contents data: Data, folder: String) throws(AssetError) {
    try self.init(AssetContents(data, file: folder + "/Contents.json"), folder: folder)
  }

  init(_ contents: AssetContents, folder: String) throws(AssetError) {
    variants = try contents.files("images", in: folder).map { path, entry in
      Variant(
        file: path, conditions: AssetConditions(entry),
        slicing: (entry["resizing"] as? [String: Any]).flatMap(ImageSlicing.init),
        alignmentInsets: UIEdgeInsets(lengths: entry["alignment-insets"] as? [String: Any] ?? [:]))
    }
    switch contents.properties["template-rendering-intent"] as? String {
    case "template": renderingIntent = .template
    case "original": renderingIntent = .original
    default: renderingIntent = nil
    }
  }
}

/// The parts of an image that keep their size when it is resized. Lengths are in pixels of the
/// picture.
package struct ImageSlicing: Hashable, Sendable {
  /// The widths and heights of the fixed parts at the edges.
  package var capInsets: UIEdgeInsets
  /// The width of the part between the caps, after the left cap, that fills the center; `nil` for
  /// the whole part. The rest is not drawn.
  package var centerWidth: CGFloat?
  /// The height of the part between the caps, below the top cap, that fills the center; `nil` for
  /// the whole part. The rest is not drawn.
  package var centerHeight: CGFloat?
  /// A Boolean value that indicates whether the center is tiled instead of stretched.
  package var tiles: Bool

  /// Parses the `resizing` of an entry; `nil` if its mode is missing or unknown.
  init?(_ entry: [String: Any]) {
    guard let mode = entry["mode"] as? String else { return nil }
    let insets = (entry["cap-insets"] ?? entry["capInsets"]) as? [String: Any] ?? [:]
    let center = entry["center"] as? [String: Any] ?? [:]
    capInsets = UIEdgeInsets(lengths: insets)
    centerWidth = length(center["width"]).flatMap { $0 > 0 ? $0 : nil }
    centerHeight = length(center["height"]).flatMap { $0 > 0 ? $0 : nil }
    tiles = center["mode"] as? String == "tile"
    switch mode {
    case "9-part": break
    case "3-part-horizontal":
      capInsets.top = 0
      capInsets.bottom = 0
      centerHeight = nil
    case "3-part-vertical":
      capInsets.left = 0
      capInsets.right = 0
      centerWidth = nil
    default: return nil
    }
  }
}

/// Returns a length of a `Contents.json`, in pixels; `nil` for other values.
private func length(_ value: Any?) -> CGFloat? {
  guard let number = value as? NSNumber else { return nil }
  let value = CGFloat(number.doubleValue)
  return value >= 0 && value < 1e6 ? value : nil
}

extension UIEdgeInsets {
  /// Creates insets from an object of a `Contents.json`. Missing and invalid lengths are 0.
  fileprivate init(lengths: [String: Any]) {
    self.init(
      top: length(lengths["top"]) ?? 0, left: length(lengths["left"]) ?? 0,
      bottom: length(lengths["bottom"]) ?? 0, right: length(lengths["right"]) ?? 0)
  }
}
