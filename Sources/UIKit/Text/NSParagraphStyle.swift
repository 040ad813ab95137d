/// The style of a paragraph; lengths in points.
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
    /// `nil` for the default ones.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var textLists: [NSTextList] = []
  }

  /// The default stops: twelve, 28 points apart. Source: Apple's documentation of `tabStops`.
  private static let defaultTabStops = (1...12).map {
    NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28)
  }

  private let typeGuard = CFTypeGuard()
  var values = Values()

  /// The default style of text.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() {}

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The additional distance between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  /// From the leading margin if positive, from the trailing margin otherwise.
  open var tailIndent: CGFloat { values.tailIndent }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The lists that contain the paragraph, from the outermost to the innermost one.
  open var textLists: [NSTextList] { values.textLists }

  /// The places to which tabs lead; by default twelve, 28 points apart.
  ///
  /// It is never `nil`. (On iOS only the property of mutable styles can be set to `nil`.)
  open var tabStops: [NSTextTab]! { values.tabStops ?? Self.defaultTabStops }
  /// The distance of the stops behind the last one of ``tabStops``, in points; 0 for 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether characters are moved closer together, by up to 5 % of the line, before a text is
  /// truncated. A text that has it for one paragraph has it for all.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// The direction of texts in a language; of the current locale for `nil`.
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

  /// The style itself, since it is immutable; for a mutable style, an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// A paragraph style that can be changed.
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

  /// The places to which tabs lead. Setting `nil` restores the default ones.
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

  /// Adds a tab stop, in the order of places.
  open func addTabStop(_ anObject: NSTextTab) {
    let stops: [NSTextTab] = super.tabStops
    let index = stops.firstIndex { $0.location > anObject.location } ?? stops.count
    values.tabStops = Array(stops[..<index]) + [anObject] + Array(stops[index...])
  }

  /// Removes the first tab stop that is equal to another one.
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

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
