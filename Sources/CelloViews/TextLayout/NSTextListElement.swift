/// An item of a list, with the items of nested lists.
///
/// All ``childElements`` of an item are instances of this class. (On iOS the property has this
/// type, which Swift does not allow here.)
open class NSTextListElement: NSTextParagraph {
  /// The list of the item.
  open private(set) var textList: NSTextList
  /// The text without its marker; `nil` for an element that only contains other items.
  open private(set) var contents: NSAttributedString?
  /// The attributes of the marker; `nil` for the attributes at the start of the contents.
  open private(set) var markerAttributes: [NSAttributedString.Key: Any]?
  private let children: [NSTextListElement]
  private weak var parentElement: NSTextListElement?

  /// Creates an element with a parent and children.
  public init(
    parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
    markerAttributes: [NSAttributedString.Key: Any]?, children: [NSTextListElement]?
  ) {
    self.textList = textList
    self.contents = contents.map { NSAttributedString(attributedString: $0.copied) }
    self.markerAttributes = markerAttributes
    self.children = children ?? []
    parentElement = parent
    super.init(attributedString: contents)
    for child in self.children { child.parentElement = self }
  }

  /// Creates an item with a text.
  public convenience init(
    contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?,
    textList: NSTextList, children: [NSTextListElement]?
  ) {
    self.init(
      parent: nil, textList: textList, contents: contents, markerAttributes: markerAttributes,
      children: children)
  }

  /// Creates an element that contains other items; `nil` without children.
  ///
  /// - Parameter nestingLevel: the number of additional elements around the children, each of which
  ///   adds a level; a negative number is treated as 0. (On iOS it ends the process.)
  public convenience init?(
    children: [NSTextListElement], textList: NSTextList, nestingLevel: Int
  ) {
    guard !children.isEmpty else { return nil }
    var inner = children
    for _ in 0..<min(max(nestingLevel, 0), NSTextListElement.maxNestingLevel) {
      inner = [
        NSTextListElement(
          parent: nil, textList: textList, contents: nil, markerAttributes: nil, children: inner)
      ]
    }
    self.init(
      parent: nil, textList: textList, contents: nil, markerAttributes: nil, children: inner)
  }

  /// Chosen: deeper lists have no space for text.
  private static let maxNestingLevel = 64

  open override var childElements: [NSTextElement] { children }

  open override var parent: NSTextElement? { parentElement }

  /// The contents after their marker, which has tabs on both sides, followed by the children's
  /// text.
  ///
  /// The number of an item without a parent is the first number of its list.
  open override var attributedString: NSAttributedString {
    let text = NSMutableAttributedString()
    if let contents {
      let own = contents.length > 0 ? contents.attributes(at: 0, effectiveRange: nil) : [:]
      let marker = "\t" + textList.marker(forItemNumber: itemNumber) + "\t"
      text.append(NSAttributedString(string: marker, attributes: markerAttributes ?? own))
      text.append(contents)
    }
    for child in children {
      if text.length > 0, ParagraphScanner.separatorLength(atEndOf: text.string) == 0 {
        text.append(NSAttributedString(string: "\n"))
      }
      text.append(child.attributedString)
    }
    if text.length > 0 {
      let style = NSMutableParagraphStyle()
      let present = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      if let present = present as? NSParagraphStyle { style.setParagraphStyle(present) }
      style.textLists = lists
      if contents != nil {
        let length = min(contents.map { $0.length + 3 } ?? 0, text.length)
        text.addAttribute(
          .paragraphStyle, value: style, range: NSRange(location: 0, length: length))
      }
    }
    return text
  }

  private var itemNumber: Int {
    let siblings = parentElement?.children.filter { $0.contents != nil } ?? []
    let index = siblings.firstIndex { $0 === self } ?? 0
    let (sum, overflows) = textList.startingItemNumber.addingReportingOverflow(index)
    return overflows ? textList.startingItemNumber : sum
  }

  /// The lists that contain the element, the outermost list first.
  private var lists: [NSTextList] {
    var result = [textList]
    var outer = parentElement
    while let element = outer, result.count <= Self.maxNestingLevel {
      if element.contents != nil || element.textList !== result[0] {
        result.insert(element.textList, at: 0)
      }
      outer = element.parentElement
    }
    return result
  }

  /// The text to lay out: the contents of the element and its children in paragraphs with their
  /// lists, for which the text engine generates the markers.
  final var laidOutString: NSAttributedString {
    let text = NSMutableAttributedString()
    if let contents, contents.length > 0 {
      text.append(contents)
      let style = NSMutableParagraphStyle()
      let present = contents.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      if let present = present as? NSParagraphStyle { style.setParagraphStyle(present) }
      if style.textLists.isEmpty {
        style.textLists = lists
        text.addAttribute(
          .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
      }
    }
    for child in children {
      if text.length > 0, ParagraphScanner.separatorLength(atEndOf: text.string) == 0 {
        text.append(
          NSAttributedString(
            string: "\n", attributes: text.attributes(at: text.length - 1, effectiveRange: nil)))
      }
      text.append(child.laidOutString)
    }
    return text
  }
}
