import Foundation
import UIKit

/// A content storage with a layout manager and a container, connected like in an app.
struct TextDocument {
  let content = NSTextContentStorage()
  let manager = NSTextLayoutManager()
  let container: NSTextContainer
  var storage: NSTextStorage { content.textStorage ?? NSTextStorage() }

  init(
    _ text: String, width: CGFloat = 200, attributes: [NSAttributedString.Key: Any] = [:]
  ) {
    container = NSTextContainer(size: CGSize(width: width, height: 0))
    content.addTextLayoutManager(manager)
    manager.textContainer = container
    content.attributedString = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 17)].merging(attributes) { $1 })
  }

  var fragments: [NSTextLayoutFragment] {
    var result: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(
      from: nil, options: [.ensuresLayout, .ensuresExtraLineFragment]
    ) {
      result.append($0)
      return true
    }
    return result
  }

  func location(_ offset: Int) -> any NSTextLocation {
    content.location(content.documentRange.location, offsetBy: offset)
      ?? content.documentRange.endLocation
  }

  func range(_ start: Int, _ end: Int) -> NSTextRange {
    NSTextRange(location: location(start), end: location(end))
      ?? NSTextRange(location: location(start))
  }

  func offset(_ location: any NSTextLocation) -> Int {
    content.offset(from: content.documentRange.location, to: location)
  }

  func offsets(_ range: NSTextRange) -> Range<Int> {
    offset(range.location)..<offset(range.endLocation)
  }

  /// The texts of the elements.
  var elements: [String] {
    content.textElements(for: content.documentRange).map {
      ($0 as? NSTextParagraph)?.attributedString.string ?? ""
    }
  }

  func segments(
    _ start: Int, _ end: Int, _ type: NSTextLayoutManager.SegmentType = .standard,
    _ options: NSTextLayoutManager.SegmentOptions = []
  ) -> [(range: Range<Int>?, frame: CGRect)] {
    var result: [(Range<Int>?, CGRect)] = []
    manager.enumerateTextSegments(in: range(start, end), type: type, options: options) {
      range, frame, _, _ in
      result.append((range.map(offsets), frame))
      return true
    }
    return result
  }
}

/// A delegate whose methods call closures.
final class TextLayoutDelegate: NSObject, NSTextLayoutManagerDelegate {
  var fragment: ((NSTextElement) -> NSTextLayoutFragment)?
  var breaks: ((any NSTextLocation) -> Bool)?
  var links: ((Any) -> [NSAttributedString.Key: Any]?)?

  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    fragment?(textElement) ?? NSTextLayoutFragment(textElement: textElement, range: nil)
  }

  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool { breaks?(location) ?? true }

  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { links?(link) ?? defaultAttributes }
}

final class TextStorageDelegate: NSObject, NSTextContentStorageDelegate {
  var paragraph: ((NSRange) -> NSTextParagraph?)?
  var isShown: ((NSTextElement) -> Bool)?

  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { paragraph?(range) }

  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { isShown?(textElement) ?? true }
}
