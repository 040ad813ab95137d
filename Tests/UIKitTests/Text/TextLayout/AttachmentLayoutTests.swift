import CelloRaster
import Foundation
import Testing
import UIKit

@testable import CelloControllers
@testable import CelloViews

@MainActor struct AttachmentLayoutTests {
  private final class Lowered: NSTextAttachment, @unchecked Sendable {
    var asked: [Int] = []

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      asked.append(charIndex)
      return CGRect(x: 0, y: -4, width: 40, height: lineFrag.height)
    }
  }

  private final class Replaced: NSTextAttachment, @unchecked Sendable {
    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { nil }
  }

  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(
      NSAttributedString(
        attachment: attachment, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    return text
  }

  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test("labels and strings use the bounds and image of a subclass")
  func subclasses() {
    let attachment = Lowered(image: picture)
    let plain = text(NSTextAttachment(image: picture)).size().width
    #expect(abs(text(attachment).size().width - plain - 30) < 0.01)
    #expect(attachment.asked.allSatisfy { $0 == 2 } && !attachment.asked.isEmpty)
    let label = UILabel()
    label.attributedText = text(attachment)
    #expect(label.intrinsicContentSize.width > plain + 29)
    #expect(abs(text(Replaced(image: picture)).size().width - plain) < 0.01)
    #expect(attachment.defaultBounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    attachment.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(attachment.defaultBounds.width == 3)
  }

  private final class Provider: NSTextAttachmentViewProvider {
    override func loadView() {
      view = MainActor.assumeIsolated {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
        view.backgroundColor = .red
        return view
      }
    }
  }

  private final class Viewed: NSTextAttachment, @unchecked Sendable {
    var tracks = true
    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      let provider = Provider(
        textAttachment: self, parentView: parentView,
        textLayoutManager: textContainer?.textLayoutManager, location: location)
      provider.tracksTextAttachmentViewBounds = tracks
      return provider
    }
  }

  private func view(_ text: NSAttributedString) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.attributedText = text
    view.layoutIfNeeded()
    return view
  }

  @Test("the view of an attachment is shown at its place, and follows edits")
  func views() throws {
    let attachment = Viewed(data: nil, ofType: nil)
    #expect(attachment.usesTextAttachmentView && !NSTextAttachment().usesTextAttachmentView)
    let view = view(text(attachment))
    let shown = try #require(view.attachmentViews.first)
    #expect(shown.superview === view && shown.frame.size == CGSize(width: 60, height: 24))
    let width = ("ab" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      .width
    #expect(abs(shown.frame.minX - 5 - width) < 0.6)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(caret.minX >= shown.frame.maxX - 2)
    let manager = try #require(view.textLayoutManager)
    var providers: [NSTextAttachmentViewProvider] = []
    manager.enumerateTextLayoutFragments(from: nil) {
      providers += $0.textAttachmentViewProviders
      return true
    }
    #expect(providers.count == 1 && providers[0].textLayoutManager === manager)
    view.textStorage.insert(
      NSAttributedString(string: "cc", attributes: [.font: UIFont.systemFont(ofSize: 17)]), at: 0)
    view.layoutIfNeeded()
    #expect(view.attachmentViews.count == 1 && view.attachmentViews[0] === shown)
    #expect(shown.frame.minX > 5 + width)
    #expect((providers[0].location as? TextOffset)?.offset == 4)
    view.text = "none"
    view.layoutIfNeeded()
    #expect(view.attachmentViews.isEmpty && shown.superview == nil)
  }

  @Test("a view that is not tracked has the bounds of the attachment, and one that is refused none")
  func untracked() {
    let attachment = Viewed(data: nil, ofType: nil)
    attachment.tracks = false
    attachment.bounds = CGRect(x: 0, y: 0, width: 31, height: 7)
    #expect(
      view(text(attachment)).attachmentViews.map(\.frame.size) == [CGSize(width: 31, height: 7)])
    attachment.allowsTextAttachmentView = false
    #expect(view(text(attachment)).attachmentViews.isEmpty && !attachment.usesTextAttachmentView)
  }

  @Test("a layout manager of TextKit 1 shows no views")
  func classic() {
    let view = view(text(Viewed(data: nil, ofType: nil)))
    let shown = view.attachmentViews.first
    #expect(shown != nil)
    _ = view.layoutManager
    view.layoutIfNeeded()
    #expect(view.attachmentViews.isEmpty && shown?.superview == nil)
  }

  private final class Looping: NSTextAttachmentViewProvider {
    override func loadView() { _ = view }
  }

  @Test("a provider without a view has empty bounds")
  func emptyProvider() {
    let attachment = NSTextAttachment()
    let provider = Looping(
      textAttachment: attachment, parentView: nil, textLayoutManager: nil, location: TextOffset(0))
    #expect(provider.view == nil)
    #expect(
      provider.attachmentBounds(
        for: [:], location: TextOffset(0), textContainer: nil,
        proposedLineFragment: .zero, position: .zero) == .zero)
  }
}
