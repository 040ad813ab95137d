import Foundation

/// A named image of an asset catalogue, in variants.
package struct ImageSet: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    /// The picture's path.
    package var file: String
    package var conditions: AssetConditions
    package var slicing: ImageSlicing?

    package init(file: String, conditions: AssetConditions, slicing: ImageSlicing? = nil) {
      self.file = file
      self.conditions = conditions
      self.slicing = slicing
    }
  }

  /// How its author wants it to be shown.
  package enum RenderingIntent: Hashable, Sendable { case template, original }

  package var variants: [Variant]
  package var renderingIntent: RenderingIntent?

  package init(variants: [Variant], renderingIntent: RenderingIntent? = nil) {
    self.variants = variants
    self.renderingIntent = renderingIntent
  }

  /// Reads an `.imageset` folder. Entries without a file are left out; there may be no variant at all.
  package init(folder: String) throws(AssetError) {
    try self.init(AssetContents(folder: folder), folder: folder)
  }

  /// Reads the text of a `Contents.json`.
  package init(contents data: Data, folder: String) throws(AssetError) {
    try self.init(AssetContents(data, file: folder + "/Contents.json"), folder: folder)
  }

  init(_ contents: AssetContents, folder: String) throws(AssetError) {
    variants = try contents.files("images", in: folder).map { path, entry in
      Variant(
        file: path, conditions: AssetConditions(entry),
        slicing: (entry["resizing"] as? [String: Any]).flatMap(ImageSlicing.init))
    }
    switch contents.properties["template-rendering-intent"] as? String {
    case "template": renderingIntent = .template
    case "original": renderingIntent = .original
    default: renderingIntent = nil
    }
  }
}

/// The parts of an image that keep their size when it is resized. Lengths are in pixels of the picture.
package struct ImageSlicing: Hashable, Sendable {
  package var capInsets: UIEdgeInsets
  /// How much of what lies between the caps fills the room, from the first cap on; `nil` for all of it. The rest is not
  /// drawn.
  package var centerWidth: CGFloat?
  package var centerHeight: CGFloat?
  package var tiles: Bool

  /// The `resizing` of an entry; `nil` when it has no mode that is known.
  init?(_ entry: [String: Any]) {
    guard let mode = entry["mode"] as? String else { return nil }
    let insets = (entry["cap-insets"] ?? entry["capInsets"]) as? [String: Any] ?? [:]
    let center = entry["center"] as? [String: Any] ?? [:]
    func number(_ value: Any?) -> CGFloat? {
      guard let number = value as? NSNumber else { return nil }
      let value = CGFloat(number.doubleValue)
      return value >= 0 && value < 1e6 ? value : nil
    }
    capInsets = UIEdgeInsets(
      top: number(insets["top"]) ?? 0, left: number(insets["left"]) ?? 0,
      bottom: number(insets["bottom"]) ?? 0, right: number(insets["right"]) ?? 0)
    centerWidth = number(center["width"]).flatMap { $0 > 0 ? $0 : nil }
    centerHeight = number(center["height"]).flatMap { $0 > 0 ? $0 : nil }
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
