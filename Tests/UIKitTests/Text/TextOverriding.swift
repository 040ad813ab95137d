import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingNSLayoutManager: NSLayoutManager {
  override var numberOfGlyphs: Int { super.numberOfGlyphs }
  override func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { super.isValidGlyphIndex(glyphIndex) }
  override func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
    super.propertyForGlyph(at: glyphIndex)
  }
  override func characterIndexForGlyph(at glyphIndex: Int) -> Int {
    super.characterIndexForGlyph(at: glyphIndex)
  }
  override func glyphIndexForCharacter(at charIndex: Int) -> Int {
    super.glyphIndexForCharacter(at: charIndex)
  }
  override func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    super.glyphRange(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
  }
  override func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?)
    -> NSRange
  { super.characterRange(forGlyphRange: glyphRange, actualGlyphRange: actualGlyphRange) }
  override func glyphRange(for container: NSTextContainer) -> NSRange {
    super.glyphRange(for: container)
  }
  override func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    super.range(ofNominallySpacedGlyphsContaining: glyphIndex)
  }
  override func firstUnlaidCharacterIndex() -> Int { super.firstUnlaidCharacterIndex() }
  override func firstUnlaidGlyphIndex() -> Int { super.firstUnlaidGlyphIndex() }
  override func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) { super.getFirstUnlaidCharacterIndex(charIndex, glyphIndex: glyphIndex) }
  override func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    super.textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  override func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    super.textContainer(
      forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange, withoutAdditionalLayout: flag)
  }
  override func usedRect(for container: NSTextContainer) -> CGRect {
    super.usedRect(for: container)
  }
  override func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    super.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  override func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    super.lineFragmentRect(
      forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange, withoutAdditionalLayout: flag)
  }
  override func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    super.lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  override func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    super.lineFragmentUsedRect(
      forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange, withoutAdditionalLayout: flag)
  }
  override var extraLineFragmentRect: CGRect { super.extraLineFragmentRect }
  override var extraLineFragmentUsedRect: CGRect { super.extraLineFragmentUsedRect }
  override var extraLineFragmentTextContainer: NSTextContainer? {
    super.extraLineFragmentTextContainer
  }
  override func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    super.location(forGlyphAt: glyphIndex)
  }
  override func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    super.notShownAttribute(forGlyphAt: glyphIndex)
  }
  override func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    super.attachmentSize(forGlyphAt: glyphIndex)
  }
  override func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    super.truncatedGlyphRange(inLineFragmentForGlyphAt: glyphIndex)
  }
  override func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  { super.boundingRect(forGlyphRange: glyphRange, in: container) }
  override func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { super.enumerateLineFragments(forGlyphRange: glyphRange, using: block) }
  override func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    super.enumerateEnclosingRects(
      forGlyphRange: glyphRange, withinSelectedGlyphRange: selectedRange, in: textContainer,
      using: block)
  }
  override func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    super.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  override func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    super.glyphIndex(for: point, in: container)
  }
  override func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer)
    -> CGFloat
  { super.fractionOfDistanceThroughGlyph(for: point, in: container) }
  override func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    super.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }
  override func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange
  { super.glyphRange(forBoundingRect: bounds, in: container) }
  override func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { super.glyphRange(forBoundingRectWithoutAdditionalLayout: bounds, in: container) }
  override func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?,
    characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    super.getLineFragmentInsertionPoints(
      forCharacterAt: charIndex, alternatePositions: aFlag, inDisplayOrder: dFlag,
      positions: positions, characterIndexes: charIndexes)
  }
  override var textContainers: [NSTextContainer] { super.textContainers }
}

private class OverridingNSParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  override class var `default`: NSParagraphStyle { super.`default` }
}

private class OverridingNSTextLayoutManager: NSTextLayoutManager {
  override func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) { super.setRenderingAttributes(renderingAttributes, for: textRange) }
  override func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) { super.addRenderingAttribute(renderingAttribute, value: value, for: textRange) }
  override func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) { super.removeRenderingAttribute(renderingAttribute, for: textRange) }
  override func invalidateRenderingAttributes(for textRange: NSTextRange) {
    super.invalidateRenderingAttributes(for: textRange)
  }
  override func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) { super.enumerateRenderingAttributes(from: location, reverse: reverse, using: block) }
  override func enumerateTextSegments(
    in textRange: NSTextRange, type: NSTextLayoutManager.SegmentType,
    options: NSTextLayoutManager.SegmentOptions,
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) { super.enumerateTextSegments(in: textRange, type: type, options: options, using: block) }
  override var documentRange: NSTextRange { super.documentRange }
  override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (
    any NSTextLocation
  )? { super.location(location, offsetBy: offset) }
  override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    super.offset(from: from, to: to)
  }
  override func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { super.enumerateSubstrings(from: location, options: options, using: block) }
  override func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? { super.textRange(for: selectionGranularity, enclosing: location) }
  override func baseWritingDirection(at location: any NSTextLocation)
    -> NSTextSelectionNavigation.WritingDirection
  { super.baseWritingDirection(at: location) }
  override func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { super.enumerateCaretOffsetsInLineFragment(at: location, using: block) }
  override func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation)
    -> NSTextRange?
  { super.lineFragmentRange(for: point, inContainerAt: location) }
  override func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { super.enumerateContainerBoundaries(from: location, reverse: reverse, using: block) }
}

private class OverridingNSTextLineFragment: NSTextLineFragment {
  override var attributedString: NSAttributedString { super.attributedString }
  override var characterRange: NSRange { super.characterRange }
  override var typographicBounds: CGRect { super.typographicBounds }
}

private class OverridingNSTextList: NSTextList, @unchecked Sendable {
  override var markerFormat: NSTextList.MarkerFormat { super.markerFormat }
  override var listOptions: NSTextList.Options { super.listOptions }
}

private class OverridingNSTextListElement: NSTextListElement {
  override var textList: NSTextList { super.textList }
  override var contents: NSAttributedString? { super.contents }
  override var markerAttributes: [NSAttributedString.Key: Any]? { super.markerAttributes }
}

private class OverridingNSTextRange: NSTextRange {
  override var location: any NSTextLocation { super.location }
  override var endLocation: any NSTextLocation { super.endLocation }
}

private class OverridingNSTextSelection: NSTextSelection {
  override var textRanges: [NSTextRange] { super.textRanges }
  override var granularity: NSTextSelection.Granularity { super.granularity }
  override var affinity: NSTextSelection.Affinity { super.affinity }
}

private class OverridingNSTextSelectionNavigation: NSTextSelectionNavigation {
  override func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
    anchors: [NSTextSelection], modifiers: NSTextSelectionNavigation.Modifier, selecting: Bool,
    bounds: CGRect
  ) -> [NSTextSelection] {
    super.textSelections(
      interactingAt: point, inContainerAt: containerLocation, anchors: anchors,
      modifiers: modifiers, selecting: selecting, bounds: bounds)
  }
  override func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection { super.textSelection(for: selectionGranularity, enclosing: textSelection) }
  override func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    super.textSelection(for: selectionGranularity, enclosing: point, inContainerAt: location)
  }
  override func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: NSTextSelectionNavigation.WritingDirection
  ) -> (any NSTextLocation)? {
    super.resolvedInsertionLocation(for: textSelection, writingDirection: writingDirection)
  }
  override func deletionRanges(
    for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
    destination: NSTextSelectionNavigation.Destination, allowsDecomposition: Bool
  ) -> [NSTextRange] {
    super.deletionRanges(
      for: textSelection, direction: direction, destination: destination,
      allowsDecomposition: allowsDecomposition)
  }
}

private class OverridingNSTextStorage: NSTextStorage {
  override var layoutManagers: [NSLayoutManager] { super.layoutManagers }
}

private class OverridingNSTextTab: NSTextTab, @unchecked Sendable {
  override var alignment: NSTextAlignment { super.alignment }
  override var location: CGFloat { super.location }
  override var options: [NSTextTab.OptionKey: Any] { super.options }
}
