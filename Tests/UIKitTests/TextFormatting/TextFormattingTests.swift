import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloControllers
@testable import CelloViews

@MainActor @Suite(.serialized) struct TextFormattingTests {
  private typealias Key = UITextFormattingViewController.ComponentKey

  private let window: UIWindow
  private let view = UITextView(frame: CGRect(x: 0, y: 60, width: 390, height: 200))
  private let delegate = Delegate()

  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(
      _ textView: UITextView,
      willBeginFormattingWith viewController: UITextFormattingViewController
    ) { log.append("will begin") }
    func textView(
      _ textView: UITextView,
      didBeginFormattingWith viewController: UITextFormattingViewController
    ) { log.append("did begin") }
    func textView(
      _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
    ) { log.append("will end") }
    func textView(
      _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
    ) { log.append("did end") }
    func textViewDidChange(_ textView: UITextView) { log.append("change") }
  }

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    view.font = .systemFont(ofSize: 17)
    view.text = "One two\nthree\n\nfour"
    view.delegate = delegate
    view.allowsEditingTextAttributes = true
    window.rootViewController!.view.addSubview(view)
    window.layoutIfNeeded()
  }

  private func attributes(at index: Int) -> [NSAttributedString.Key: Any] {
    view.attributedText.attributes(at: index, effectiveRange: nil)
  }

  private func traits(at index: Int) -> UIFontDescriptor.SymbolicTraits {
    (attributes(at: index)[.font] as! UIFont).fontDescriptor.symbolicTraits
  }

  private func style(at index: Int) -> NSParagraphStyle? {
    attributes(at: index)[.paragraphStyle] as? NSParagraphStyle
  }

  // MARK: Changes

  @Test func `commands change the selection, and are undone`() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    PressSequence(in: window).press(.keyboardB, .command)
    #expect(traits(at: 4).contains(.traitBold) && !traits(at: 3).contains(.traitBold))
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    view.selectedRange = NSRange(location: 0, length: 7)
    // If only part of the selection is bold, all of it becomes bold.
    PressSequence(in: window).press(.keyboardB, .command)
    #expect(traits(at: 0).contains(.traitBold))
    view.toggleBoldface(nil)
    view.toggleItalics(nil)
    view.toggleUnderline(nil)
    #expect(traits(at: 5).contains(.traitItalic) && !traits(at: 5).contains(.traitBold))
    #expect(attributes(at: 5)[.underlineStyle] as? Int == 1)
    view.increaseSize(nil)
    #expect((attributes(at: 0)[.font] as? UIFont)?.pointSize == 18)
    UndoManager.endEvent()
    view.undoManager?.undo()
    #expect((attributes(at: 0)[.font] as? UIFont)?.pointSize == 17)
  }

  @Test func `without a selection, what is typed next is changed`() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    view.toggleBoldface(nil)
    view.insertText("!")
    #expect(traits(at: 3).contains(.traitBold) && !traits(at: 4).contains(.traitBold))
    #expect(view.text == "One! two\nthree\n\nfour")
  }

  @Test func `a view whose attributes are not edited has no such commands`() {
    for change: (UITextView) -> Void in [
      { $0.allowsEditingTextAttributes = false }, { $0.isEditable = false },
      { $0.isSecureTextEntry = true },
    ] {
      (view.allowsEditingTextAttributes, view.isEditable) = (true, true)
      view.isSecureTextEntry = false
      #expect(view.canPerformAction("toggleBoldface:", withSender: nil))
      change(view)
      #expect(!view.canPerformAction("toggleBoldface:", withSender: nil))
      view.selectedRange = NSRange(location: 0, length: 3)
      view.toggleBoldface(nil)
      view.showFormatting()
      #expect(delegate.log.isEmpty)
    }
  }

  @Test func `alignments, lists, indents and line heights are those of paragraphs`() {
    view.selectedRange = NSRange(location: 5, length: 4)
    view.format(.textAlignment(.center))
    #expect(style(at: 0)?.alignment == .center && style(at: 9)?.alignment == .center)
    #expect(style(at: 15)?.alignment ?? .natural == .natural)
    view.format(.textList(.decimal))
    #expect(style(at: 0)?.textLists.first?.markerFormat == .decimal)
    view.format(.textList(.other))
    #expect(style(at: 0)?.textLists.isEmpty == true)
    view.format(.textList(nil))
    view.format(.increaseIndentation)
    #expect(style(at: 0)?.headIndent == 28)
    view.format(.decreaseIndentation)
    view.format(.decreaseIndentation)
    #expect(style(at: 0)?.headIndent == 0)
    view.format(.lineHeightPointSize(30))
    #expect(view.formattingDescriptor.lineHeight == 30)
    view.format(.lineHeightPointSize(.nan))
    view.format(.lineHeightPointSize(-1))
    #expect(style(at: 0)?.minimumLineHeight == 30)
  }

  @Test func `odd values do not trap`() {
    view.selectedRange = NSRange(location: 0, length: 7)
    view.format(.fontSize(-.infinity))
    view.format(.fontSize(.nan))
    view.format(.fontSize(0))
    #expect((attributes(at: 0)[.font] as? UIFont)?.pointSize == 1)
    for _ in 0..<3 { view.format(.decreaseFontSize) }
    view.format(.formattingStyle("none"))
    view.format(.undefined)
    view.format(.highlight(.mint))
    #expect((attributes(at: 0)[.font] as? UIFont)?.pointSize == 1)
    view.text = ""
    view.format(.bold(true))
    view.format(.textAlignment(.right))
    view.insertText("x")
    #expect(traits(at: 0).contains(.traitBold) && style(at: 0)?.alignment == .right)
  }

  @Test(arguments: [
    (0..<0, 0..<8), (8..<8, 8..<14), (3..<9, 0..<14), (14..<14, 14..<15), (15..<19, 15..<19),
    (19..<19, 15..<19), (0..<8, 0..<8), (2..<99, 0..<19),
  ])
  func `the paragraphs of a range`(range: Range<Int>, expected: Range<Int>) {
    let text = EditableText(NSAttributedString(string: "One two\nthree\n\nfour"))
    #expect(text.paragraphs(in: NSRange(range)) == NSRange(expected))
  }

  // MARK: Descriptor

  @Test func `a descriptor has what the runs of a range have`() {
    let text = NSMutableAttributedString(
      string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    centered.textLists = [NSTextList(markerFormat: .square, options: 0)]
    text.addAttributes(
      [
        .font: UIFont.boldSystemFont(ofSize: 10), .paragraphStyle: centered,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red,
      ], range: NSRange(location: 2, length: 1))
    typealias Descriptor = UITextFormattingViewController.FormattingDescriptor
    let first = Descriptor(string: text, range: NSRange(location: 0, length: 2))
    #expect(first.fonts.count == 1 && first.textAlignments == [.natural])
    #expect(!first.strikethroughPresent && !first.underlinePresent && first.textColors.isEmpty)
    let all = Descriptor(string: text, range: NSRange(location: -5, length: 90))
    #expect(all.fonts.count == 2 && all.textAlignments == [.natural, .center])
    #expect(all.strikethroughPresent && all.textLists == [.other] && all.textColors == [.red])
    #expect(Descriptor(string: text, range: NSRange(location: 9, length: 2)).fonts.isEmpty)
    #expect(Descriptor(attributes: [.underlineStyle: "odd", .font: 3]).underlinePresent == false)
    var string = AttributedString("a")
    string.underlineStyle = .single
    #expect(Descriptor(string: string).underlinePresent)
    #expect(Descriptor(attributes: string.runs.first!.attributes).underlinePresent)
  }

  // MARK: Panel

  @Test func `components are in rows that fill the width`() {
    let metrics = FormattingPanelMetrics(cornerRadius: 10)
    let layout = FormattingPanelLayout([[12], [6, 4, 2, 6]], width: 390, metrics: metrics)
    #expect(layout.frames.count == 5)
    #expect(layout.frames[0] == CGRect(x: 16, y: 52, width: 358, height: 44))
    #expect(layout.frames[1].minY == 112 && layout.frames[3].maxX == 374)
    #expect(layout.frames[4] == CGRect(x: 16, y: 164, width: 358, height: 44))
    #expect(layout.height == 224)
    let narrow = FormattingPanelLayout([[99, -3], []], width: 0, metrics: metrics)
    #expect(narrow.frames.allSatisfy { $0.width == 0 })
  }

  @Test func `every key has buttons, apart from highlights`() {
    var descriptor = UITextFormattingViewController.FormattingDescriptor()
    descriptor.fonts = [.boldSystemFont(ofSize: 17), .systemFont(ofSize: 20)]
    descriptor.textLists = [.disc]
    let items = FormattingItems(
      descriptor: descriptor, styles: UITextFormattingViewController.FormattingStyle.standard)
    #expect(
      items.items(of: .formattingStyles).map(\.label) == ["Title", "Heading", "Subheading", "Body"])
    #expect(items.items(of: .fontAttributes).map(\.isSelected) == [false, false, false, false])
    #expect(items.items(of: .fontPointSize)[1].title == "17+")
    #expect(items.items(of: .listStyles).map(\.isSelected) == [true, false, false])
    #expect(items.items(of: .textAlignmentAndJustification).count == 4)
    for key: Key in [.fontPicker, .fontSize, .textIndentation, .lineHeight, .textColor] {
      #expect(!items.items(of: key).isEmpty)
    }
    for key: Key in [.highlight, .highlightPicker, .init(rawValue: "own")] {
      #expect(items.items(of: key).isEmpty)
    }
  }

  @Test func `the panel changes the selection until it is closed`() throws {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    view.showFormatting()
    let root = try #require(window.rootViewController)
    let controller = try #require(
      root.presentedViewController as? UITextFormattingViewController)
    window.layoutIfNeeded()
    #expect(delegate.log == ["will begin", "did begin"])
    #expect(!view.isFirstResponder && window.keyboardFrame == nil)
    func button(_ label: String) throws -> UIButton {
      try #require(
        controller.view.tree.compactMap { $0 as? UIButton }.first {
          $0.accessibilityLabel == label
        })
    }
    try button("Bold").sendActions(for: .touchUpInside)
    #expect(traits(at: 0).contains(.traitBold))
    #expect(try button("Bold").isSelected)
    try button("Bold").sendActions(for: .touchUpInside)
    #expect(!traits(at: 0).contains(.traitBold))
    try button("Title").sendActions(for: .touchUpInside)
    #expect(try button("Title").isSelected)
    // A second panel is not shown.
    view.showFormatting()
    try button("Close").sendActions(for: .touchUpInside)
    #expect(root.presentedViewController == nil)
    #expect(
      delegate.log.filter { $0 != "change" } == ["will begin", "did begin", "will end", "did end"])
    #expect(view.isFirstResponder && view.formattingSession == nil)
  }

  @Test func `a panel without its view changes nothing`() throws {
    view.selectedRange = NSRange(location: 0, length: 3)
    let controller = UITextFormattingViewController()
    controller.formattingDescriptor = nil
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    let bars = controller.view.tree.compactMap { $0 as? FormattingBar }
    #expect(bars.count == 7)
    for button in controller.view.tree.compactMap({ $0 as? UIButton }) {
      button.sendActions(for: .touchUpInside)
    }
  }

  @Test func `configurations are copied and compared by what they contain`() {
    typealias Configuration = UITextFormattingViewController.Configuration
    let configuration = Configuration(groups: [.group([.component(.fontSize, .mini)])])
    view.textFormattingConfiguration = configuration
    configuration.formattingStyles = []
    #expect(view.textFormattingConfiguration?.formattingStyles == nil)
    #expect(view.textFormattingConfiguration != configuration)
    #expect(
      view.textFormattingConfiguration
        == Configuration(groups: [.group([.component(.fontSize, .mini)])]))
    #expect(Configuration() == Configuration() && Configuration().groups.count == 2)
    let copy = configuration.copy() as? Configuration
    #expect(copy == configuration && copy !== configuration)
  }
}
