import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingUIFont: UIFont, @unchecked Sendable {
  override var ascender: CGFloat { super.ascender }
  override var descender: CGFloat { super.descender }
  override var lineHeight: CGFloat { super.lineHeight }
  override var leading: CGFloat { super.leading }
  override var capHeight: CGFloat { super.capHeight }
  override var xHeight: CGFloat { super.xHeight }
  override class var familyNames: [String] { super.familyNames }
  override class func fontNames(forFamilyName familyName: String) -> [String] {
    super.fontNames(forFamilyName: familyName)
  }
  override var familyName: String { super.familyName }
  override var fontName: String { super.fontName }
}

private class OverridingUIFontDescriptor: UIFontDescriptor, @unchecked Sendable {
  override func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] { super.matchingFontDescriptors(withMandatoryKeys: mandatoryKeys) }
}

private class OverridingUIFontMetrics: UIFontMetrics, @unchecked Sendable {
  override class var `default`: UIFontMetrics { super.`default` }
}
