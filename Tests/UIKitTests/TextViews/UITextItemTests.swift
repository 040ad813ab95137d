import Foundation
import Testing
import UIKit

@testable import CelloControllers
@testable import CelloControls

@MainActor @Suite(.serialized) struct UITextItemTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var action: UIAction?
    var usesDefault = true
    var allowsInteraction = true
    var menu: UIMenu?

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      switch textItem.content {
      case .link(let url): log.append("link \(url) \(textItem.range)")
      case .tag(let tag): log.append("tag \(tag) \(textItem.range)")
      case .textAttachment: log.append("attachment \(textItem.range)")
      }
      return usesDefault ? defaultAction : action
    }

    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      UITextItem.MenuConfiguration(menu: menu ?? defaultMenu)
    }

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { allowsInteraction }
  }

  private func show(_ text: NSAttributedString, _ delegate: Delegate) -> (UIWindow, UITextView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.attributedText = text
    view.isEditable = false
    view.delegate = delegate
    controller.view.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, view)
  }

  private var linked: NSAttributedString {
    let text = NSMutableAttributedString(string: "See the site now")
    text.addAttribute(
      .link, value: URL(string: "https://example.com")!, range: NSRange(location: 4, length: 8))
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
    return text
  }

  private func tap(_ range: NSRange, _ view: UITextView, _ window: UIWindow, isLong: Bool = false) {
    let rect = view.selectionRects(range)[0]
    let point = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    let touch = TouchSequence(in: window)
    touch.begin(at: point)
    if isLong { touch.wait(until: 1) }
    touch.end()
  }

  @Test func `a tap on a link opens it, and asks the delegate with its whole range`() {
    let delegate = Delegate()
    let (window, view) = show(linked, delegate)
    let count = UIApplication.shared.openedURLs.count
    tap(NSRange(location: 8, length: 2), view, window)
    #expect(delegate.log == ["link https://example.com {4, 8}"])
    #expect(UIApplication.shared.openedURLs.count == count + 1)
    tap(NSRange(location: 0, length: 1), view, window)
    #expect(delegate.log.count == 1)
  }

  @Test func `the delegate replaces or refuses the action`() {
    let delegate = Delegate()
    let (window, view) = show(linked, delegate)
    let count = UIApplication.shared.openedURLs.count
    delegate.usesDefault = false
    delegate.action = UIAction { _ in delegate.log.append("own") }
    tap(NSRange(location: 8, length: 2), view, window)
    #expect(delegate.log.last == "own")
    delegate.allowsInteraction = false
    tap(NSRange(location: 8, length: 2), view, window)
    #expect(delegate.log.count == 2)
    #expect(UIApplication.shared.openedURLs.count == count)
  }

  @Test func `without an action a tap shows the menu, as a long press does`() {
    let delegate = Delegate()
    let (window, view) = show(linked, delegate)
    delegate.usesDefault = false
    tap(NSRange(location: 8, length: 2), view, window)
    #expect(MenuOverlay.visible(onScreenOf: view) != nil)
    MenuOverlay.visible(onScreenOf: view)?.dismiss()
    delegate.usesDefault = true
    tap(NSRange(location: 8, length: 2), view, window, isLong: true)
    #expect(MenuOverlay.visible(onScreenOf: view) != nil)
    #expect(delegate.log.count == 1)
  }

  @Test func `an editable text is edited by a tap on its link`() {
    let delegate = Delegate()
    let (window, view) = show(linked, delegate)
    view.isEditable = true
    tap(NSRange(location: 8, length: 2), view, window)
    #expect(delegate.log.isEmpty)
    #expect(view.isFirstResponder)
  }

  @Test func `tags are items, and links that are found in the text`() {
    let delegate = Delegate()
    let text = NSMutableAttributedString(string: "Tag or www.example.org.")
    text.addAttribute(.textItemTag, value: "first", range: NSRange(location: 0, length: 3))
    let (window, view) = show(text, delegate)
    tap(NSRange(location: 8, length: 2), view, window)
    #expect(delegate.log == [])
    view.dataDetectorTypes = .link
    window.layoutIfNeeded()
    tap(NSRange(location: 8, length: 2), view, window)
    tap(NSRange(location: 0, length: 2), view, window)
    #expect(delegate.log == ["link http://www.example.org {7, 15}", "tag first {0, 3}"])
  }

  @Test(
    "links, mail addresses and telephone numbers are found",
    arguments: [
      ("Visit https://a.com/x?y=1, or not.", UIDataDetectorTypes.link, ["https://a.com/x?y=1"]),
      ("Write to me@host.co.uk!", .link, ["mailto:me@host.co.uk"]),
      ("example.com is a site, file.txt is not", .link, ["http://example.com"]),
      ("Call +1 (555) 010-9999 today", .phoneNumber, ["tel:+15550109999"]),
      ("On 2024-05-17 at 10:30 for 12345", .phoneNumber, []),
      ("Call 555-010-9999 or see a.org", .all, ["tel:5550109999", "http://a.org"]),
      ("Call 555-010-9999 or see a.org", [], []), ("", .all, []),
      ("3.14159265 and 52.520008, 13.4049544", .phoneNumber, []),
      ("192.168.100.200", .phoneNumber, []),
      ("At 2024-05-17 12:30, or 17.05.2024 12:30", .phoneNumber, []),
      ("10 000 000 or 1.234.567 or 100 000 000", .phoneNumber, []),
      ("+1.5550109999", .phoneNumber, ["tel:+15550109999"]),
      ("600 123 456", .phoneNumber, ["tel:600123456"]),
      ("555.010.9999", .phoneNumber, ["tel:5550109999"]),
      ("0120-11-2233", .phoneNumber, ["tel:0120112233"]),
    ] as [(String, UIDataDetectorTypes, [String])])
  func detection(text: String, types: UIDataDetectorTypes, expected: [String]) {
    let matches = DataDetector(types: types).matches(in: text)
    #expect(matches.map(\.url.absoluteString) == expected)
  }
}
