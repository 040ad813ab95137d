import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct UITextViewTextLayoutTests {
  private func view(_ text: String, width: CGFloat = 200) -> UITextView {
    UITraitCollection.iPhone.performingAsCurrent {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
      view.font = .systemFont(ofSize: 17)
      view.text = text
      view.layoutIfNeeded()
      return view
    }
  }

  private func items(_ view: UIView) -> [DisplayList.Item] {
    UITraitCollection.iPhone.performingAsCurrent { DisplayListRecorder.record(view).items }
  }

  private func glyphs(_ items: [DisplayList.Item], dx: CGFloat = 0, dy: CGFloat = 0) -> [CGPoint] {
    items.flatMap { item -> [CGPoint] in
      switch item {
      case .glyphs(let run):
        run.glyphs.map { CGPoint(x: $0.position.x + dx, y: $0.position.y + dy) }
      case .group(let group):
        glyphs(group.items, dx: dx + group.transform.tx, dy: dy + group.transform.ty)
      default: []
      }
    }
  }

  private func areEqual(_ left: [CGPoint], _ right: [CGPoint]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { abs($0.x - $1.x) < 0.001 && abs($0.y - $1.y) < 0.001 }
  }

  @Test("a view has a text layout manager with its storage until the layout manager is read")
  func switching() throws {
    let view = view("Hello")
    let manager = try #require(view.textLayoutManager)
    let content = try #require(manager.textContentManager as? NSTextContentStorage)
    #expect(content.textStorage === view.textStorage)
    #expect(view.textStorage.textStorageObserver === content)
    #expect(manager.textContainer === view.textContainer)
    #expect(view.textContainer.textLayoutManager === manager)
    let before = glyphs(items(view))
    let classic = view.layoutManager
    #expect(view.textLayoutManager == nil && view.textContainer.textLayoutManager == nil)
    #expect(view.layoutManager === classic && view.textContainer.layoutManager === classic)
    #expect(classic.textStorage === view.textStorage && view.text == "Hello")
    #expect(view.textStorage.textStorageObserver == nil && content.textStorage == nil)
    #expect(areEqual(glyphs(items(view)), before))
    view.textStorage.append(NSAttributedString(string: "!"))
    #expect(view.text == "Hello!")
  }

  @Test("reading the layout manager of the container switches, too")
  func switchingByContainer() {
    let view = view("Hello")
    #expect(view.textContainer.layoutManager != nil && view.textLayoutManager == nil)
  }

  @Test("initializers choose the layout manager")
  func initializers() {
    #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
    let classic = UITextView(usingTextLayoutManager: false)
    #expect(classic.textLayoutManager == nil)
    classic.text = "a"
    #expect(classic.layoutManager.textStorage === classic.textStorage)
    #expect(classic.textStorage.string == "a")
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    let container = NSTextContainer(size: .zero)
    content.addTextLayoutManager(manager)
    manager.textContainer = container
    content.attributedString = NSAttributedString(string: "own")
    let own = UITextView(frame: .zero, textContainer: container)
    #expect(own.textLayoutManager === manager && own.text == "own")
    content.performEditingTransaction {
      content.textStorage?.append(NSAttributedString(string: " text"))
    }
    #expect(own.text == "own text")
  }

  @Test(
    "fragments are where the view draws its text",
    arguments: [NSTextAlignment.natural, .center, .right])
  func geometry(alignment: NSTextAlignment) throws {
    let view = view("One two three four five six\n\nseven eight נחש\n")
    view.textAlignment = alignment
    let plain = glyphs(items(view))
    let manager = try #require(view.textLayoutManager)
    let delegate = TextLayoutDelegate()
    manager.delegate = delegate
    // The fragments draw the same glyphs.
    #expect(areEqual(glyphs(items(view)), plain))
    var index = 0
    manager.enumerateTextLayoutFragments(from: nil) { fragment in
      for line in fragment.textLineFragments where line.characterRange.length > 1 {
        let y =
          fragment.layoutFragmentFrame.minY + line.typographicBounds.minY + line.glyphOrigin.y + 8
        #expect(abs(plain[index].y - y) < 0.01)
        let x = fragment.layoutFragmentFrame.minX + line.typographicBounds.minX
        #expect(abs(plain[index].x - x) < 0.01)
        index += plain[index...].prefix { abs($0.y - y) < 0.01 }.count
      }
      return true
    }
    // The empty line after the last newline has a glyph without an outline.
    #expect(index == plain.count - 1)
  }

  private final class Bubble: NSTextLayoutFragment {
    override var leadingPadding: CGFloat { 20 }
    override var topMargin: CGFloat { 6 }

    override func draw(at point: CGPoint, in context: CGContext) {
      context.setFillColor(UIColor.orange.cgColor)
      context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
      super.draw(at: point, in: context)
    }
  }

  @Test("a fragment of an app's own is drawn, and the insertion point and touches follow its room")
  func ownFragment() throws {
    let view = view("Hello\nyou")
    let place = view.caretRect(for: view.endOfDocument)
    let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    let delegate = TextLayoutDelegate()
    delegate.fragment = { Bubble(textElement: $0, range: nil) }
    try #require(view.textLayoutManager).delegate = delegate
    let drawn = items(view)
    let orange = UIColor.orange.color(in: view.traitCollection)
    func fills(_ items: [DisplayList.Item]) -> Int {
      items.reduce(0) { count, item in
        switch item {
        case .fill(_, let color): count + (color == orange ? 1 : 0)
        case .group(let group): count + fills(group.items)
        default: count
        }
      }
    }
    #expect(fills(drawn) == 2)
    #expect(glyphs(drawn).allSatisfy { $0.x >= 24.9 })
    #expect(
      view.sizeThatFits(CGSize(width: 200, height: 0)).height.isClose(to: height + 12))
    let moved = view.caretRect(for: view.endOfDocument)
    #expect(moved.minX.isClose(to: place.minX + 20) && moved.minY.isClose(to: place.minY + 12))
    #expect(view.selectionRects(NSRange(location: 0, length: 5))[0].minX == 25)
    #expect(view.offset(nearest: CGPoint(x: 26, y: moved.midY)) == 6)
    #expect(view.offset(nearest: CGPoint(x: moved.minX + 5, y: moved.midY)) == 9)
  }

  @Test("a paragraph that the storage's delegate provides is shown, and the text stays")
  func ownParagraph() throws {
    let view = view("one\ntwo")
    let delegate = TextStorageDelegate()
    let content = try #require(view.textLayoutManager?.textContentManager)
    delegate.paragraph = { range in
      range.location == 4
        ? NSTextParagraph(
          attributedString: NSAttributedString(
            string: "TWO",
            attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]))
        : nil
    }
    let before = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    content.delegate = delegate
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > before + 5)
    #expect(view.text == "one\ntwo")
    delegate.isShown = { ($0.elementRange?.location as? TextOffset)?.offset == 0 }
    view.textLayoutManager?.invalidateLayout(for: content.documentRange)
    #expect(glyphs(items(view)).count == 3)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height < before)
    // A caret position in hidden text is at the end of the visible text.
    #expect(view.caretRect(for: view.endOfDocument).minY < 15)
  }

  @Test("typing and transactions are shown, and rendering attributes color the text")
  func editing() throws {
    let view = view("ab")
    let manager = try #require(view.textLayoutManager)
    let range = try #require(
      NSTextRange(location: TextOffset(0), end: TextOffset(1)))
    manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: range)
    func colors(_ items: [DisplayList.Item]) -> [Color] {
      items.flatMap { item -> [Color] in
        switch item {
        case .glyphs(let run): run.glyphs.map { _ in run.color }
        case .group(let group): colors(group.items)
        default: []
        }
      }
    }
    let red = UIColor.red.color(in: view.traitCollection)
    #expect(colors(items(view)).map { $0 == red } == [true, false])
    manager.textContentManager?.performEditingTransaction {
      view.textStorage.append(NSAttributedString(string: "\nc"))
      view.textStorage.append(NSAttributedString(string: "d"))
    }
    #expect(view.text == "ab\ncd")
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("e")
    #expect(view.text == "ab\ncde" && view.textStorage.string == "ab\ncde")
    manager.replaceContents(
      in: NSTextRange(NSRange(location: 0, length: 3)), with: NSAttributedString(string: "x"))
    #expect(view.text == "xcde" && view.selectedRange.location == 4)
    #expect(glyphs(items(view)).count == 4)
  }

  @Test("links have the attributes of the view in fragments as well")
  func links() throws {
    let view = view("")
    let text = NSMutableAttributedString(string: "see here")
    text.addAttribute(.link, value: "page", range: NSRange(location: 4, length: 4))
    view.attributedText = text
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    let plain = items(view)
    try #require(view.textLayoutManager).delegate = TextLayoutDelegateKeeper.shared
    #expect(areEqual(glyphs(items(view)), glyphs(plain)))
    #expect(
      view.textLayoutManager?.renderingAttributes(forLink: "page", at: TextOffset(4)).count == 1)
  }

  @Test("the viewport is what the view shows")
  func viewport() throws {
    let view = view(Array(repeating: "line", count: 60).joined(separator: "\n"))
    let controller = try #require(view.textLayoutManager?.textViewportLayoutController)
    view.contentOffset.y = 400
    #expect(controller.viewportBounds.minY == 392 && controller.viewportBounds.height == 300)
    let range = try #require(controller.viewportRange)
    let start = (range.location as? TextOffset)?.offset ?? 0
    #expect(start > 50 && start < 150)
  }

  @Test("the selection of the view is that of the layout manager")
  func selection() throws {
    let view = view("one two")
    let manager = try #require(view.textLayoutManager)
    view.selectedRange = NSRange(location: 4, length: 3)
    let selection = try #require(manager.textSelections.first)
    #expect(selection.textRanges == [NSTextRange(NSRange(location: 4, length: 3))])
    let next = try #require(
      manager.textSelectionNavigation.destinationSelection(
        for: selection, direction: .backward, destination: .word, extending: true, confined: false))
    manager.textSelections = [next]
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    #expect(manager.textSelections.first === next)
    view.selectedRange = NSRange(location: 0, length: 1)
    #expect(manager.textSelections.first !== next)
    manager.textSelections = []
    #expect(view.selectedRange == NSRange(location: 0, length: 1))
  }

  @Test("a secure text stays hidden in fragments")
  func secure() throws {
    let view = view("pass\nword")
    view.isSecureTextEntry = true
    try #require(view.textLayoutManager).delegate = TextLayoutDelegateKeeper.shared
    let drawn = Set(glyphs(items(view)).map(\.x)).count
    #expect(glyphs(items(view)).count == 8 && drawn <= 8)
    _ = view.caretRect(for: view.endOfDocument)
  }
}

@MainActor private enum TextLayoutDelegateKeeper {
  static let shared = TextLayoutDelegate()
}

@MainActor struct UITextViewHighlightTests {
  private final class Lined: UITextView {
    var drawn: [NSTextRange] = []

    override func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint) {
      drawn.append(textRange)
      super.drawTextHighlightBackground(for: textRange, origin: origin)
    }
  }

  @Test("highlighted ranges have a rounded background, which a subclass can draw")
  func highlights() {
    let view = Lined(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let text = NSMutableAttributedString(
      string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .textHighlightStyle, value: NSAttributedString.TextHighlightStyle.default,
      range: NSRange(location: 4, length: 9))
    text.addAttribute(
      .textHighlightColorScheme, value: NSAttributedString.TextHighlightColorScheme.mint,
      range: NSRange(location: 8, length: 5))
    view.attributedText = text
    view.backgroundColor = nil
    view.textHighlightAttributes = [.foregroundColor: UIColor.red]
    let items = DisplayListRecorder.record(view).items
    #expect(view.drawn.count == 2)
    #expect((view.drawn.first?.endLocation as? TextOffset)?.offset == 8)
    var fills: [Color] = []
    var letters: [Color] = []
    func collect(_ item: DisplayList.Item) {
      switch item {
      case .fill(_, let color): fills.append(color)
      case .glyphs(let run): letters += run.glyphs.map { _ in run.color }
      case .group(let group): group.items.forEach(collect)
      default: break
      }
    }
    items.forEach(collect)
    let mint = UIColor.systemMint.withAlphaComponent(0.3).color(in: view.traitCollection)
    #expect(fills.count == 2 && fills.last == mint)
    let red = UIColor.red.color(in: view.traitCollection)
    // The space between the words is also a glyph.
    #expect(letters.filter { $0 == red }.count == 9)
    view.text = "plain"
    view.drawn = []
    _ = DisplayListRecorder.record(view)
    #expect(view.drawn.isEmpty)
  }
}
