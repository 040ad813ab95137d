internal import CelloRaster
internal import Foundation
internal import UIKit

extension FuzzTarget {
  /// Sequences of calls of `UIImage`: an image from files, symbols, drawings and other images is
  /// drawn with the same pixels twice, and its PNG data has the same size after decoding.
  static let image = FuzzTarget("image", inputs: DrawingInputs.bytes) { bytes in
    var choices = ByteChoices(bytes)
    let image = ImageInputs.image(&choices)
    try require(
      image.size.width >= 0 && image.size.height >= 0 && image.size.width.isFinite
        && image.size.height.isFinite, "The image has the size \(image.size).")
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    ImageInputs.draw(image, &choices)
    try requireSamePixels(
      DisplayList(size: CGSize(width: 40, height: 30), items: context.items))
    guard !image.isSymbolImage, let data = image.pngData() else { return }
    let copy = UIImage(data: data, scale: image.scale)
    try require(
      copy?.size == image.size,
      "PNG data of an image of \(image.size) reads back as \(copy?.size as Any).")
  }
}

/// Generators of images, and calls that draw them.
private enum ImageInputs {
  private static let files =
    PNGSeeds.all.map { Data($0) }
    + [
      Data("<svg width='9' height='7'><path d='M0 0h5v5z' fill='red'/></svg>".utf8),
      Data("<svg viewBox='0 0 1e9 2'><circle r='4'/></svg>".utf8), Data(),
    ]

  static func image(_ choices: inout ByteChoices) -> UIImage {
    var image = source(&choices)
    for _ in 0..<choices.below(5) { image = changed(image, &choices) }
    return image
  }

  private static func source(_ choices: inout ByteChoices) -> UIImage {
    switch choices.below(4) {
    case 0:
      return UIImage(data: choices.pick(files), scale: DrawingInputs.length(&choices)) ?? UIImage()
    case 1:
      return UIImage(systemName: choices.pick(["star", "wifi", "chevron.forward", "none such"]))
        ?? UIImage()
    case 2:
      let format = UIGraphicsImageRendererFormat()
      format.scale = choices.pick([1, 2, 3, 0, -1, 0.5, .nan, .infinity, 1e9])
      format.opaque = choices.once(in: 2)
      let bounds =
        choices.once(in: 4)
        ? DrawingInputs.rect(&choices) : CGRect(x: -1, y: 0.5, width: 12, height: 9)
      return UIGraphicsImageRenderer(bounds: bounds, format: format).image {
        DrawingInputs.draw(in: $0.cgContext, &choices)
      }
    default: return UIImage()
    }
  }

  private static func insets(_ choices: inout ByteChoices) -> UIEdgeInsets {
    UIEdgeInsets(
      top: DrawingInputs.length(&choices), left: DrawingInputs.length(&choices),
      bottom: DrawingInputs.length(&choices), right: DrawingInputs.length(&choices))
  }

  private static func configuration(_ choices: inout ByteChoices) -> UIImage.SymbolConfiguration {
    switch choices.below(5) {
    case 0: .init(pointSize: DrawingInputs.length(&choices), weight: .bold)
    case 1: .init(textStyle: .title1, scale: .large)
    case 2: .init(hierarchicalColor: .systemTeal)
    case 3: .init(paletteColors: choices.once(in: 2) ? [] : [.red, .systemBlue])
    default: .init(font: .systemFont(ofSize: DrawingInputs.length(&choices)))
    }
  }

  private static func changed(_ image: UIImage, _ choices: inout ByteChoices) -> UIImage {
    switch choices.below(12) {
    case 0: image.withTintColor(.systemGreen)
    case 1: image.withRenderingMode(choices.pick([.automatic, .alwaysOriginal, .alwaysTemplate]))
    case 2:
      image.resizableImage(
        withCapInsets: insets(&choices),
        resizingMode: choices.once(in: 2) ? .tile : .stretch)
    case 3: image.withAlignmentRectInsets(insets(&choices))
    case 4: image.withBaselineOffset(fromBottom: DrawingInputs.length(&choices))
    case 5: image.imageFlippedForRightToLeftLayoutDirection()
    case 6: image.withHorizontallyFlippedOrientation()
    case 7: image.withConfiguration(configuration(&choices))
    case 8: image.applyingSymbolConfiguration(configuration(&choices)) ?? image
    case 9: image.preparingForDisplay() ?? image
    case 10:
      image.preparingThumbnail(
        of: CGSize(
          width: DrawingInputs.length(&choices), height: DrawingInputs.length(&choices))) ?? image
    default: image.imageWithoutBaseline()
    }
  }

  static func draw(_ image: UIImage, _ choices: inout ByteChoices) {
    for _ in 0...choices.below(4) {
      switch choices.below(4) {
      case 0: image.draw(at: DrawingInputs.point(&choices))
      case 1: image.drawAsPattern(in: DrawingInputs.rect(&choices))
      case 2: UIRectClip(DrawingInputs.rect(&choices))
      default: image.draw(in: DrawingInputs.rect(&choices))
      }
    }
  }
}
