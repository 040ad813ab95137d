import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingUIImage: UIImage, @unchecked Sendable {
  override func draw(at point: CGPoint) { super.draw(at: point) }
  override func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    super.draw(at: point, blendMode: blendMode, alpha: alpha)
  }
  override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    super.draw(in: rect, blendMode: blendMode, alpha: alpha)
  }
  override func draw(in rect: CGRect) { super.draw(in: rect) }
  override func drawAsPattern(in rect: CGRect) { super.drawAsPattern(in: rect) }
  override var imageRendererFormat: UIGraphicsImageRendererFormat { super.imageRendererFormat }
  override class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    super.animatedImage(with: images, duration: duration)
  }
  override var images: [UIImage]? { super.images }
  override var duration: TimeInterval { super.duration }
  override class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    super.animatedImageNamed(name, duration: duration)
  }
  override class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    super.animatedResizableImageNamed(name, capInsets: capInsets, duration: duration)
  }
  override class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    super.animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: resizingMode, duration: duration)
  }
  override class var writableTypeIdentifiersForItemProvider: [String] {
    super.writableTypeIdentifiersForItemProvider
  }
  override class var readableTypeIdentifiersForItemProvider: [String] {
    super.readableTypeIdentifiersForItemProvider
  }
  override func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    super.loadData(
      withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
  }
  override class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  { try super.object(withItemProviderData: data, typeIdentifier: typeIdentifier) }
  override func preparingForDisplay() -> UIImage? { super.preparingForDisplay() }
  override func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    super.prepareForDisplay(completionHandler: completionHandler)
  }
  override func byPreparingForDisplay() async -> UIImage? { await super.byPreparingForDisplay() }
  override func preparingThumbnail(of size: CGSize) -> UIImage? {
    super.preparingThumbnail(of: size)
  }
  override func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { super.prepareThumbnail(of: size, completionHandler: completionHandler) }
  override func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await super.byPreparingThumbnail(ofSize: size)
  }
  override class var actions: UIImage { super.actions }
  override class var add: UIImage { super.add }
  override class var remove: UIImage { super.remove }
  override class var checkmark: UIImage { super.checkmark }
  override class var strokedCheckmark: UIImage { super.strokedCheckmark }
  override var isHighDynamicRange: Bool { super.isHighDynamicRange }
  override func imageRestrictedToStandardDynamicRange() -> UIImage {
    super.imageRestrictedToStandardDynamicRange()
  }
  override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    super.withRenderingMode(renderingMode)
  }
  override func withTintColor(_ color: UIColor) -> UIImage { super.withTintColor(color) }
  override func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    super.withTintColor(color, renderingMode: renderingMode)
  }
  override func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    super.withConfiguration(configuration)
  }
  override func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration)
    -> UIImage?
  { super.applyingSymbolConfiguration(configuration) }
  override func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    super.imageFlippedForRightToLeftLayoutDirection()
  }
  override func withHorizontallyFlippedOrientation() -> UIImage {
    super.withHorizontallyFlippedOrientation()
  }
  override func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    super.withAlignmentRectInsets(alignmentInsets)
  }
  override func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    super.withBaselineOffset(fromBottom: baselineOffset)
  }
  override func imageWithoutBaseline() -> UIImage { super.imageWithoutBaseline() }
  override func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    super.stretchableImage(withLeftCapWidth: leftCapWidth, topCapHeight: topCapHeight)
  }
  override var leftCapWidth: Int { super.leftCapWidth }
  override var topCapHeight: Int { super.topCapHeight }
  override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    super.resizableImage(withCapInsets: capInsets)
  }
  override func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage { super.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
}
