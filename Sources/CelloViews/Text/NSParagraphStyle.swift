internal import CelloText

/// The style of a paragraph. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: LineBreakStrategy = []
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    /// The tab stops; `nil` for the default stops.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var textLists: [NSTextList] = []
  }

  /// The default tab stops: twelve. Source: Apple's documentation of `tabStops`.
  private static let defaultTabStops = (1...12).map {
    NSTextTab(textAlignment: .natural, location: CGFloat($0) * ParagraphStyle.standardTabInterval)
  }

  private let typeGuard = CFTypeGuard()
  var values = Values()

  /// A style with the default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates a style with the default values.
  public override init() {}

  /// The alignment of the lines; `natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The wrapping and truncation of lines; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The strategy for breaking lines; none by default.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The additional space between lines, in points; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, in points; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, in points; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The minimum height of a line, in points; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0, the default, means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural line height; 0, the default, means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The indent of the first line from the leading margin, in points; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines from the leading margin, in points; 0 by default.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines, in points: from the leading margin if positive, otherwise from the
  /// trailing margin; 0 by default.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The base direction of the paragraph; `natural` by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The lists that contain the paragraph, from the outermost list to the innermost; empty by
  /// default.
  open var textLists: [NSTextList] { values.textLists }

  /// The tab stops; by default twelve, 28 points apart.
  ///
  /// The value is never `nil`. (On iOS only the property of mutable styles can be set to `nil`.)
  open var tabStops: [NSTextTab]! { values.tabStops ?? Self.defaultTabStops }
  /// The distance between the stops after the last of the ``tabStops``, in points; 0, the default,
  /// means 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// A Boolean value that indicates whether letters are tightened, by up to 5 % of the line, before
  /// a text is truncated; `false` by default. If a paragraph sets it, it applies to the whole text.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// Returns the writing direction of a language, or of the current locale for `nil`.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = Locale.Language(
      identifier: languageName ?? Locale.current.language.minimalIdentifier)
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// Returns the style itself, because it is immutable; a mutable style returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// A paragraph style whose values can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }

  /// The tab stops. Setting `nil` restores the default stops.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Adds a tab stop, ordered by location.
  open func addTabStop(_ anObject: NSTextTab) {
    let stops: [NSTextTab] = super.tabStops
    let index = stops.firstIndex { $0.location > anObject.location } ?? stops.count
    values.tabStops = Array(stops[..<index]) + [anObject] + Array(stops[index...])
  }

  /// Removes the first tab stop that is equal to the given stop.
  open func removeTabStop(_ anObject: NSTextTab) {
    var stops: [NSTextTab] = super.tabStops
    guard let index = stops.firstIndex(of: anObject) else { return }
    stops.remove(at: index)
    values.tabStops = stops
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Copies all values from another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
