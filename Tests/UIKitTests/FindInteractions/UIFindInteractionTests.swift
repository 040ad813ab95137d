import Foundation
import Testing
import UIKit

@testable import CelloControllers
@testable import CelloControls
@testable import CelloViews

@MainActor @Suite(.serialized) struct UIFindInteractionTests {
  private let window: UIWindow
  private let view = UITextView(frame: CGRect(x: 0, y: 60, width: 390, height: 200))
  private let delegate = Delegate()

  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var refused: [Int] = []

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { !refused.contains(range.location) }

    func textViewDidChange(_ textView: UITextView) { log.append("change") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
  }

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    view.font = .systemFont(ofSize: 17)
    view.text = "A fig, a Fig and figs.\nFig."
    view.delegate = delegate
    view.isFindInteractionEnabled = true
    window.rootViewController!.view.addSubview(view)
    window.layoutIfNeeded()
  }

  private var interaction: UIFindInteraction { view.findInteraction! }
  private var panel: FindPanel? { window.keyboardPanel as? FindPanel }

  private func press(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
    PressSequence(in: window).press(key, flags)
    window.layoutIfNeeded()
  }

  private func type(_ text: String) { TypingSequence(in: window).type(text) }

  private var count: String? { panel?.count.text }

  private func button(_ label: String) -> UIButton? {
    panel?.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == label }
  }

  @Test func `keys open the panel, step through the results and close it`() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    press(.keyboardF, .command)
    #expect(interaction.isFindNavigatorVisible && panel?.searchField.isFirstResponder == true)
    #expect(delegate.log == ["begin", "end"])
    type("fig")
    #expect(count == "1 of 4" && interaction.searchText == "fig")
    #expect(view.foundText.found.map(\.location) == [2, 9, 17, 23])
    press(.keyboardG, .command)
    #expect(count == "2 of 4")
    press(.keyboardG, [.command, .shift])
    press(.keyboardG, [.command, .shift])
    #expect(count == "4 of 4")
    press(.keyboardReturnOrEnter)
    #expect(count == "1 of 4")
    press(.keyboardReturnOrEnter, .shift)
    #expect(count == "4 of 4")
    press(.keyboardEscape)
    #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 23, length: 3))
    #expect(view.foundText.found.isEmpty && window.keyboardPanel == nil)
    // The next search starts at the selection, with the previous search text.
    press(.keyboardG, .command)
    #expect(count == "4 of 4")
  }

  @Test func `the panel is above the keyboard, and at the bottom without one`() throws {
    view.becomeFirstResponder()
    let keys = try #require(window.keyboardFrame).height
    press(.keyboardF, .command)
    let panel = try #require(panel)
    window.layoutIfNeeded()
    #expect(panel.bounds.height == 60)
    let all = try #require(window.keyboardFrame)
    #expect(all.height >= keys && panel.convert(panel.bounds, to: window).minY == all.minY)
    panel.searchField.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(window.keyboardFrame == CGRect(x: 0, y: 740, width: 390, height: 60))
    panel.done()
    #expect(window.keyboardFrame == nil)
  }

  @Test func `options narrow the results`() throws {
    interaction.searchText = "Fig"
    interaction.presentFindNavigator(showingReplace: false)
    #expect(count == "1 of 4")
    func choose(_ title: String) throws {
      let menu = try #require(interaction.optionsMenu)
      let leaf = menu.allLeaves.first { ($0 as? UIAction)?.title == title }
      (leaf as? UIAction)?.performWithSender(nil, target: nil)
    }
    try choose("Whole Words")
    #expect(count == "1 of 3")
    try choose("Match Case")
    #expect(count == "1 of 2")
    try choose("Match Case")
    try choose("Whole Words")
    #expect(count == "1 of 4")
    interaction.optionsMenuProvider = { _ in UIMenu(children: []) }
    view.isEditable = false
    #expect(interaction.optionsMenu == nil)
    interaction.optionsMenuProvider = { UIMenu(children: [$0[1]]) }
    #expect(interaction.optionsMenu?.allLeaves.count == 1)
  }

  @Test func `one result and all results are replaced, and undone`() {
    interaction.searchText = "fig"
    interaction.presentFindNavigator(showingReplace: true)
    #expect(panel?.bounds.height == 112 || panel?.sizeThatFits(.zero).height == 112)
    panel?.replacementField.becomeFirstResponder()
    type("fig!")
    interaction.replaceHighlighted()
    #expect(view.text == "A fig!, a Fig and figs.\nFig." && count == "2 of 4")
    delegate.refused = [18]
    interaction.replacementText = "🥝"
    interaction.replaceAllResults()
    #expect(view.text == "A 🥝!, a 🥝 and figs.\n🥝.")
    #expect(count == "1 of 1")
    #expect(delegate.log.filter { $0 == "change" }.count == 2)
    view.undoManager?.undo()
    #expect(view.text == "A fig!, a Fig and figs.\nFig." && count?.hasSuffix("of 4") == true)
    view.undoManager?.undo()
    #expect(view.text == "A fig, a Fig and figs.\nFig.")
  }

  @Test func `replacements have the attributes of what they replace`() {
    let text = NSMutableAttributedString(string: "ab ab")
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 3, length: 2))
    view.attributedText = text
    view.replaceAll(queryString: "ab", options: UITextSearchOptions(), withText: "xyz")
    #expect(view.text == "xyz xyz")
    let color = view.attributedText.attribute(.foregroundColor, at: 6, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test func `nothing is replaced without a result, or in a text that is not editable`() {
    interaction.searchText = "melon"
    interaction.presentFindNavigator(showingReplace: true)
    #expect(count == "Not Found" && button("Replace")?.isEnabled == false)
    interaction.replaceHighlighted()
    interaction.replaceAllResults()
    interaction.findNext()
    #expect(view.text == "A fig, a Fig and figs.\nFig.")
    interaction.searchText = "fig"
    view.isEditable = false
    interaction.updateResultCount()
    #expect(button("Replace")?.isHidden == true)
    interaction.replaceAllResults()
    #expect(view.text == "A fig, a Fig and figs.\nFig.")
  }

  @Test func `a text that changes is searched again`() {
    interaction.searchText = "fig"
    interaction.presentFindNavigator(showingReplace: false)
    interaction.findNext()
    view.text = "fig fig"
    #expect(count == "2 of 2" && view.foundText.found.count == 2)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "")
    #expect(count == "1 of 1")
    view.text = ""
    #expect(count == "Not Found" && view.foundText.highlighted == nil)
  }

  @Test func `a view that leaves the window takes its panel along`() {
    interaction.presentFindNavigator(showingReplace: false)
    view.removeFromSuperview()
    #expect(panel == nil && window.keyboardFrame == nil)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(!interaction.isFindNavigatorVisible)
    window.rootViewController!.view.addSubview(view)
    interaction.presentFindNavigator(showingReplace: false)
    let former = interaction
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil && panel == nil && former.view == nil)
    view.becomeFirstResponder()
    press(.keyboardF, .command)
    #expect(panel == nil)
  }

  @Test func `a secure text is not searched`() {
    view.isSecureTextEntry = true
    interaction.searchText = "fig"
    interaction.presentFindNavigator(showingReplace: true)
    #expect(count == "Not Found")
  }

  @Test func `the selected text is found`() {
    view.becomeFirstResponder()
    #expect(!view.canPerformAction("useSelectionForFind:", withSender: nil))
    view.selectedRange = NSRange(location: 17, length: 4)
    press(.keyboardE, .command)
    #expect(panel?.searchField.text == "figs" && count == "1 of 1")
  }

  // MARK: Views of an app

  private final class Session: UIFindSession {
    var log: [String] = []
    override var resultCount: Int { 3 }
    override var highlightedResultIndex: Int { 7 }
    override func performSearch(query: String, options: UITextSearchOptions?) {
      log.append(query)
    }
    override func invalidateFoundResults() { log.append("invalidate") }
  }

  private final class Owner: NSObject, UIFindInteractionDelegate {
    var session: UIFindSession?
    var log: [String] = []
    var began: (() -> Void)?

    func findInteraction(
      _ interaction: UIFindInteraction, sessionFor view: UIView
    ) -> UIFindSession? { session }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      log.append("begin")
      began?()
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      log.append("end")
    }
  }

  @Test func `a session of the app is shown as it says`() {
    let owner = Owner()
    let own = UIFindInteraction(sessionDelegate: owner)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plain.addInteraction(own)
    own.presentFindNavigator(showingReplace: false)
    #expect(!own.isFindNavigatorVisible)
    window.rootViewController!.view.addSubview(plain)
    own.presentFindNavigator(showingReplace: false)
    #expect(!own.isFindNavigatorVisible && owner.log.isEmpty)
    let session = Session()
    owner.session = session
    own.presentFindNavigator(showingReplace: true)
    type("ab")
    #expect(session.log == ["invalidate", "a", "ab"] && count == "3 results")
    session.searchResultDisplayStyle = .none
    #expect(count == nil)
    // A window has one panel.
    interaction.presentFindNavigator(showingReplace: false)
    #expect(!own.isFindNavigatorVisible && owner.log == ["begin", "end"])
    #expect(interaction.isFindNavigatorVisible)
    interaction.dismissFindNavigator()
    owner.began = { own.dismissFindNavigator() }
    own.presentFindNavigator(showingReplace: false)
    #expect(!own.isFindNavigatorVisible && window.keyboardPanel == nil)
  }

  @Test func `an interaction whose delegate is gone shows nothing`() {
    var owner: Owner? = Owner()
    owner?.session = Session()
    let own = UIFindInteraction(sessionDelegate: owner!)
    view.addInteraction(own)
    owner = nil
    own.presentFindNavigator(showingReplace: false)
    own.findNext()
    own.dismissFindNavigator()
    #expect(!own.isFindNavigatorVisible)
  }

  // MARK: Drawing

  @Test func `the last result is scrolled above the panel`() {
    view.frame = window.bounds
    view.text = String(repeating: "line\n", count: 60) + "fig"
    window.layoutIfNeeded()
    interaction.searchText = "fig"
    interaction.presentFindNavigator(showingReplace: false)
    window.layoutIfNeeded()
    interaction.findNext()
    let rect = view.selectionRects(NSRange(location: 300, length: 3))[0]
    #expect(view.convert(rect, to: window).maxY <= window.keyboardFrame!.minY)
    interaction.dismissFindNavigator()
    #expect(view.coveredInset == 0)
  }

  @Test func `the parts of the panel are beside each other, and do not become negative`() {
    let metrics = SystemVersion.iOS18.findPanel
    let layout = FindPanelLayout(
      area: CGRect(x: 0, y: 0, width: 390, height: 96), doneWidth: 40,
      replaceWidths: (60, 30), metrics: metrics)
    #expect(layout.done == CGRect(x: 12, y: 8, width: 40, height: 36))
    #expect(layout.searchField == CGRect(x: 60, y: 8, width: 238, height: 36))
    #expect(layout.previous.minX == 306 && layout.next.maxX == 378)
    #expect(layout.replacementField == CGRect(x: 12, y: 52, width: 260, height: 36))
    #expect(layout.replaceAll == CGRect(x: 348, y: 52, width: 30, height: 36))
    let narrow = FindPanelLayout(
      area: .zero, doneWidth: 40, replaceWidths: nil, metrics: metrics)
    #expect(narrow.searchField.width == 0)
  }
}
