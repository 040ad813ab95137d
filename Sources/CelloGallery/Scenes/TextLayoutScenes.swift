import CelloScenes
import UIKit

/// Texts with a customized layout: fragments, paragraphs, rendering attributes and attached views.
enum TextLayoutScenes {
  static let scenes: [Scene] = [
    scene(
      "fragments", "paragraphs in bubbles of their own, a folded one, and colored words"
    ) {
      let text = NSMutableAttributedString(
        string: "Which fruit is best?\nThe passion fruit, because it is sour and sweet at once.\n")
      text.addAttribute(.reply, value: true, range: NSRange(location: 21, length: 56))
      text.append(NSAttributedString(string: "This line is hidden.\n", attributes: [.folded: true]))
      text.append(NSAttributedString(string: "Thank you!"))
      let view = textView(text)
      let range = view.textStorage.string.range(of: "sour and sweet")
      if let range {
        view.setRenderingAttributes(
          [
            .foregroundColor: UIColor.systemPink, .underlineStyle: NSUnderlineStyle.single.rawValue,
          ],
          for: NSRange(range, in: view.textStorage.string))
      }
      return view
    },
    scene(
      "attachments", "views and pictures in a text, which its lines make room for"
    ) {
      let text = NSMutableAttributedString(string: "Ripe ")
      text.append(NSAttributedString(attachment: ToggleAttachment()))
      text.append(NSAttributedString(string: " or not, "))
      let star = CenteredAttachment()
      star.image = SamplePictures.landscape(36, 24)
      text.append(NSAttributedString(attachment: star))
      text.append(NSAttributedString(string: " in the middle of the line."))
      return textView(text)
    },
  ]

  private static func scene(
    _ name: String, _ summary: String, _ make: @escaping @MainActor @Sendable () -> UIView
  ) -> Scene {
    Scene(
      group: "text-layout", name: name, shows: summary, in: nil,
      cases: .listed(.style(), .direction())
    ) { _ in make() }
  }

  @MainActor private static func textView(_ text: NSMutableAttributedString) -> ConversationView {
    let view = ConversationView()
    text.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .body),
      range: NSRange(location: 0, length: text.length))
    text.addAttribute(
      .foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: text.length))
    view.attributedText = text
    view.isScrollEnabled = false
    view.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    return view
  }
}

extension NSAttributedString.Key {
  /// Marks a paragraph as a reply.
  fileprivate static let reply = Self("reply")
  /// Marks a paragraph that is shown as an ellipsis.
  fileprivate static let folded = Self("folded")
}

/// A text view that draws bubbles.
private final class ConversationView: UITextView, NSTextLayoutManagerDelegate,
  NSTextContentStorageDelegate
{
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    textLayoutManager?.delegate = self
    textLayoutManager?.textContentManager?.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func setRenderingAttributes(_ attributes: [NSAttributedString.Key: Any], for range: NSRange) {
    guard let manager = textLayoutManager, let content = manager.textContentManager,
      let start = content.location(content.documentRange.location, offsetBy: range.location),
      let end = content.location(start, offsetBy: range.length),
      let textRange = NSTextRange(location: start, end: end)
    else { return }
    manager.setRenderingAttributes(attributes, for: textRange)
  }

  nonisolated func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    let text = (textElement as? NSTextParagraph)?.attributedString
    guard let text, text.length > 0, !text.string.contains("\u{fffc}") else {
      return NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }
    let fragment = BubbleFragment(textElement: textElement, range: textElement.elementRange)
    fragment.isReply = text.attribute(.reply, at: 0, effectiveRange: nil) != nil
    return fragment
  }

  nonisolated func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? {
    guard let text = textContentStorage.textStorage, range.length > 1,
      text.attribute(.folded, at: range.location, effectiveRange: nil) != nil
    else { return nil }
    // The paragraph keeps its length: the hidden text is small and transparent.
    let shown = NSMutableAttributedString(attributedString: text.attributedSubstring(from: range))
    shown.addAttributes(
      [.font: UIFont.systemFont(ofSize: 0.1), .foregroundColor: UIColor.clear],
      range: NSRange(location: 1, length: range.length - 1))
    shown.replaceCharacters(in: NSRange(location: 0, length: 1), with: "…")
    return NSTextParagraph(attributedString: shown)
  }
}

/// A paragraph with a rounded background.
private final class BubbleFragment: NSTextLayoutFragment {
  var isReply = false

  override var leadingPadding: CGFloat { isReply ? 48 : 12 }
  override var trailingPadding: CGFloat { isReply ? 12 : 48 }
  override var topMargin: CGFloat { 10 }
  override var bottomMargin: CGFloat { 10 }

  private var bubble: CGRect {
    textLineFragments.reduce(CGRect.null) { $0.union($1.typographicBounds) }
      .insetBy(dx: -10, dy: -6)
  }

  override var renderingSurfaceBounds: CGRect { bubble.union(super.renderingSurfaceBounds) }

  override func draw(at point: CGPoint, in context: CGContext) {
    let color: UIColor = isReply ? .systemMint : .secondarySystemFill
    context.setFillColor(color.cgColor)
    context.addPath(
      UIBezierPath(
        roundedRect: bubble.offsetBy(dx: point.x, dy: point.y), cornerRadius: 12
      ).cgPath)
    context.fillPath()
    super.draw(at: point, in: context)
  }
}

/// A switch in a text.
private final class ToggleAttachment: NSTextAttachment, @unchecked Sendable {
  private final class Provider: NSTextAttachmentViewProvider {
    override func loadView() {
      view = MainActor.assumeIsolated {
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.sizeToFit()
        return toggle
      }
    }
  }

  override func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    let provider = Provider(
      textAttachment: self, parentView: parentView,
      textLayoutManager: textContainer?.textLayoutManager, location: location)
    provider.tracksTextAttachmentViewBounds = true
    return provider
  }
}

/// A picture that is centered vertically on the surrounding capital letters.
private final class CenteredAttachment: NSTextAttachment, @unchecked Sendable {
  override func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    let font = attributes[.font] as? UIFont ?? .preferredFont(forTextStyle: .body)
    let size = image?.size ?? .zero
    return CGRect(
      x: 0, y: (font.capHeight - size.height) / 2, width: size.width, height: size.height)
  }
}
