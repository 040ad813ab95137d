import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@MainActor struct UITextViewStorageTests {
  private func view(_ text: String, _ container: NSTextContainer? = nil) -> UITextView {
    UITraitCollection.iPhone.performingAsCurrent {
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), textContainer: container)
      if !text.isEmpty {
        view.font = .systemFont(ofSize: 17)
        view.text = text
      }
      view.layoutIfNeeded()
      return view
    }
  }

  private func glyphs(_ view: UIView) -> [(color: Color, x: CGFloat, y: CGFloat)] {
    DisplayListRecorder.record(view).items.flatMap { Self.glyphs($0) }
  }

  private static func glyphs(
    _ item: DisplayList.Item
  ) -> [(color: Color, x: CGFloat, y: CGFloat)] {
    switch item {
    case .glyphs(let run): run.glyphs.map { (run.color, $0.position.x, $0.position.y) }
    case .group(let group): group.items.flatMap { glyphs($0) }
    default: []
    }
  }

  @Test("the storage has the text of the view with its attributes")
  func reading() {
    let view = view("Hello")
    #expect(view.textStorage.string == "Hello")
    #expect(
      view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 17))
    view.insertText(" you")
    view.textColor = .red
    #expect(view.textStorage.string == "Hello you")
    #expect(
      view.textStorage.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
    #expect(view.layoutManager.textContainers.first === view.textContainer)
    #expect(view.layoutManager.textStorage === view.textStorage)
  }

  @Test("changes of the storage are shown, and move the selection")
  func writing() {
    let view = view("Hello")
    view.selectedRange = NSRange(location: 3, length: 0)
    view.textStorage.insert(NSAttributedString(string: "ab"), at: 0)
    #expect(view.text == "abHello")
    #expect(view.selectedRange.location == 5)
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    let red = UIColor.red.color(in: view.traitCollection)
    #expect(glyphs(view).filter { $0.color == red }.count == 2)
    view.textStorage.setAttributedString(NSAttributedString(string: ""))
    #expect(view.text == "" && view.selectedRange == NSRange())
  }

  @Test("the layout manager says where the view draws its characters")
  func geometry() {
    let view = view("One two three four five six seven eight nine ten")
    let manager = view.layoutManager
    let drawn = glyphs(view)
    var index = 0
    for glyph in 0..<manager.numberOfGlyphs where !manager.notShownAttribute(forGlyphAt: glyph) {
      let line = manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil)
      let place = manager.location(forGlyphAt: glyph)
      #expect(abs(place.x + line.minX - drawn[index].x) < 0.01)
      #expect(abs(place.y + line.minY + 8 - drawn[index].y) < 0.01)
      index += 1
    }
    #expect(index == drawn.count)
    view.frame.size.width = 400
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 400)
    view.textContainer.lineFragmentPadding = 20
    #expect(manager.location(forGlyphAt: 0).x == 20)
  }

  private final class Highlighter: NSObject, NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      guard editedMask.contains(.editedCharacters) else { return }
      for (index, unit) in textStorage.string.utf16.enumerated() where unit == 0x23 {
        textStorage.addAttribute(
          .foregroundColor, value: UIColor.green, range: NSRange(location: index, length: 1))
      }
    }
  }

  @Test("what the delegate of the storage adds to typed text is shown")
  func highlighting() {
    let view = view("a")
    let highlighter = Highlighter()
    view.textStorage.delegate = highlighter
    view.insertText("#")
    let green = UIColor.green.color(in: view.traitCollection)
    #expect(glyphs(view).map { $0.color == green } == [false, true])
    #expect(view.selectedRange.location == 2)
  }

  private final class Underlining: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      UIColor.orange.setFill()
      UIRectFill(boundingRect(forGlyphRange: glyphsToShow, in: textContainers[0]))
    }
  }

  @Test("a layout manager of an app's own draws the text of the view")
  func ownLayoutManager() {
    let storage = NSTextStorage(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = Underlining()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: .zero)
    manager.addTextContainer(container)
    let view = view("", container)
    #expect(view.text == "Text" && view.textStorage === storage)
    view.backgroundColor = nil
    let items = DisplayListRecorder.record(view).items
    let orange = UIColor.orange.color(in: view.traitCollection)
    func hasFill(_ item: DisplayList.Item) -> Bool {
      switch item {
      case .fill(_, let color): color == orange
      case .group(let group): group.items.contains(where: hasFill)
      default: false
      }
    }
    #expect(items.contains(where: hasFill))
    #expect(glyphs(view).count == 4)
  }

  // On Linux, a mutable string of an attributed text changes the text without the attributes.
  @Test("attributes that end after a shortened text are applied until the end of the text")
  func shortenedText() {
    let text = NSMutableAttributedString(
      string: "a %#b%# c", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 5))
    _ = text.mutableString.replaceOccurrences(
      of: "%#", with: "", range: NSRange(location: 0, length: text.length))
    var runs: [NSRange] = []
    text.forEachRun { runs.append($1) }
    #expect(runs == [NSRange(location: 0, length: 2), NSRange(location: 2, length: 3)])
    let view = view("")
    view.attributedText = text
    let label = UILabel()
    label.attributedText = text
    let item = UINavigationItem()
    item.attributedTitle = AttributedString(text)
    #expect(view.attributedText.string == "a b c" && view.attributedText.length == 5)
    #expect(label.intrinsicContentSize.width > 0)
  }

  @Test("two text views show one text in the containers of one layout manager")
  func pages() {
    let storage = NSTextStorage(
      string: "One two three four five six seven eight nine ten eleven twelve",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let containers = [60, 300].map { NSTextContainer(size: CGSize(width: 200, height: $0)) }
    for container in containers { manager.addTextContainer(container) }
    let views = containers.map { container in
      let view = UITextView(
        frame: CGRect(
          x: 0, y: 0, width: 200, height: container.size.height + 16), textContainer: container)
      view.layoutIfNeeded()
      return view
    }
    let counts = views.map { glyphs($0).count }
    #expect(counts.allSatisfy { $0 > 0 })
    #expect(glyphs(views[1]).map(\.y).min()! < 40)
    #expect(manager.glyphRange(for: containers[1]).location > 10)
  }
}
