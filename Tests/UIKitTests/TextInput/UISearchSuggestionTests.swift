import Foundation
import Testing
import UIKit

@testable import CelloControls

@MainActor @Suite(.serialized) struct UISearchSuggestionTests {
  private final class Delegate: NSObject, UISearchTextFieldDelegate {
    var chosen: [String] = []

    func searchTextField(
      _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) { chosen.append(suggestion.localizedSuggestion ?? "") }
  }

  @Test("suggestions are a menu below the field while it is edited")
  func menu() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 350, height: 36))
    let delegate = Delegate()
    field.delegate = delegate
    window.rootViewController!.view.addSubview(field)
    window.layoutIfNeeded()
    field.searchSuggestions = [
      UISearchSuggestionItem(localizedSuggestion: "Apples"),
      UISearchSuggestionItem(localizedSuggestion: "Pears"),
    ]
    #expect(MenuOverlay.visible(onScreenOf: field) == nil)
    field.becomeFirstResponder()
    let overlay = try #require(MenuOverlay.visible(onScreenOf: field))
    window.layoutIfNeeded()
    func rows(_ view: UIView) -> [MenuRowView] {
      (view as? MenuRowView).map { [$0] } ?? view.subviews.flatMap(rows)
    }
    #expect(rows(overlay).map(\.accessibilityLabel) == ["Apples", "Pears"])
    let row = rows(overlay)[1]
    let frame = row.convert(row.bounds, to: window)
    #expect(frame.minY > 136)
    field.insertText("p")
    TouchSequence(in: window).tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(delegate.chosen == ["Pears"])
    #expect(field.searchSuggestions == nil)
    #expect(MenuOverlay.visible(onScreenOf: field) == nil)
    field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Plums")]
    #expect(MenuOverlay.visible(onScreenOf: field) != nil)
    field.resignFirstResponder()
    #expect(MenuOverlay.visible(onScreenOf: field) == nil)
  }
}
