import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@MainActor struct UISearchBarTests {
  private final class Delegate: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    var accepts = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { accepts }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "!" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { calls.append("scope \(selectedScope)") }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
  }

  private func bar(
    _ systemVersion: SystemVersion = .iOS18, _ configure: (UISearchBar) -> Void = { _ in }
  ) -> UISearchBar {
    UITraitCollection.iPhone.modifyingTraits { $0.systemVersion = systemVersion }
      .performingAsCurrent {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
        configure(bar)
        bar.sizeToFit()
        bar.layoutIfNeeded()
        return bar
      }
  }

  @Test("the height includes the field and its margins")
  func size() {
    #expect(bar().bounds.size == CGSize(width: 320, height: 56))
    #expect(bar(.iOS26).bounds.height == 64)
    let scopes = bar {
      $0.scopeButtonTitles = ["All", "New"]
      $0.showsScopeBar = true
      $0.prompt = "Find"
    }
    #expect(scopes.bounds.height == 122)
    #expect(bar { $0.showsScopeBar = true }.bounds.height == 56)
  }

  @Test("text is typed into the field, and the delegate is notified")
  func typing() {
    let delegate = Delegate()
    let bar = bar { $0.delegate = delegate }
    delegate.accepts = false
    #expect(!bar.becomeFirstResponder())
    delegate.accepts = true
    TouchSequence(in: bar).tap(at: CGPoint(x: 150, y: 28))
    #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
    let keyboard = TypingSequence(in: bar)
    keyboard.type("ab!")
    keyboard.delete()
    keyboard.type("\n")
    bar.resignFirstResponder()
    #expect(bar.text == "a")
    #expect(delegate.calls == ["begin", "text a", "text ab", "text a", "search", "end"])
    bar.text = "kiwi"
    #expect(delegate.calls.count == 6)
  }

  @Test("the return key does not search if the field's delegate forbids it")
  func returnKey() {
    final class FieldDelegate: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }
    let (delegate, fieldDelegate) = (Delegate(), FieldDelegate())
    let bar = bar { $0.delegate = delegate }
    bar.searchTextField.delegate = fieldDelegate
    bar.becomeFirstResponder()
    TypingSequence(in: bar).type("\n")
    #expect(delegate.calls == ["begin"])
  }

  @Test("the clear button removes the text, and the cancel button notifies the delegate")
  func buttons() {
    let delegate = Delegate()
    let bar = bar {
      $0.delegate = delegate
      $0.text = "kiwi"
      $0.setShowsCancelButton(true, animated: true)
    }
    let field = bar.searchTextField
    #expect(field.frame.maxX < 300)
    TouchSequence(in: bar).tap(at: CGPoint(x: 300, y: 28))
    let clear = field.clearButtonRect(forBounds: field.bounds)
    TouchSequence(in: bar).tap(at: field.convert(CGPoint(x: clear.midX, y: clear.midY), to: bar))
    #expect(bar.text == "")
    #expect(delegate.calls == ["cancel", "text "])
  }

  @Test("the cancel button is a round button with a cross on iOS 26, and otherwise a title")
  func cancelButton() throws {
    func button(_ version: SystemVersion) throws -> UIButton {
      let bar = bar(version) { $0.showsCancelButton = true }
      return try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    }
    let round = try button(.iOS26)
    #expect(round.frame == CGRect(x: 260, y: 10, width: 44, height: 44))
    #expect(round.imageView?.image == UIImage(systemName: "xmark"))
    #expect(round.titleLabel?.isHidden == true)
    #expect(round.currentTitle == "Cancel")
    let titled = try button(.iOS18)
    #expect(titled.titleLabel?.text == "Cancel" && titled.titleLabel?.isHidden == false)
    #expect(titled.imageView?.image == nil)
  }

  @Test("an empty field has a button for bookmarks or results")
  func fieldButtons() {
    let delegate = Delegate()
    let bar = bar {
      $0.delegate = delegate
      $0.showsBookmarkButton = true
    }
    func tapButton() {
      bar.layoutIfNeeded()
      guard let button = bar.searchTextField.rightView else { return }
      TouchSequence(in: bar).tap(at: button.convert(CGPoint(x: 12, y: 12), to: bar))
    }
    tapButton()
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    tapButton()
    #expect(delegate.calls == ["bookmark", "results"])
    bar.text = "kiwi"
    #expect(bar.searchTextField.rightView == nil)
  }

  @Test("a scope is selected by a tap")
  func scopes() {
    let delegate = Delegate()
    let bar = bar {
      $0.delegate = delegate
      $0.scopeButtonTitles = ["All", "New"]
      $0.setShowsScope(true, animated: false)
    }
    #expect(bar.selectedScopeButtonIndex == 0)
    TouchSequence(in: bar).tap(at: CGPoint(x: 250, y: 70))
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(delegate.calls == ["scope 1"])
    bar.selectedScopeButtonIndex = 9
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.scopeButtonTitles = nil
    #expect(bar.selectedScopeButtonIndex == 0)
  }

  @Test("a bar of iOS 18 has a background, unless its style is minimal")
  func background() {
    #expect(drawn(bar()).contains("fill rect (0, 0, 320, 56)"))
    #expect(!drawn(bar { $0.searchBarStyle = .minimal }).contains("fill rect (0, 0, 320, 56)"))
    #expect(!drawn(bar(.iOS26)).contains("fill rect"))
    let tinted = bar(.iOS26) { $0.barTintColor = .red }
    #expect(drawn(tinted).contains("fill rect (0, 0, 320, 64) #ff0000"))
    let image = UIImage(systemName: "star")
    let own = bar {
      $0.backgroundImage = image
      $0.setSearchFieldBackgroundImage(image, for: .normal)
    }
    #expect(own.backgroundImage == image)
    #expect(own.searchFieldBackgroundImage(for: .disabled) == image)
    #expect(!drawn(own).contains("roundedRect"))
    #expect(bar { $0.barStyle = .black }.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("icons and offsets can be replaced")
  func icons() {
    let star = UIImage(systemName: "star")
    let bar = bar {
      $0.setImage(star, for: .search, state: .normal)
      $0.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
      $0.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
      $0.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    }
    #expect(bar.image(for: .search, state: .normal) == star)
    #expect(bar.image(for: .clear, state: .normal) == nil)
    let field = bar.searchTextField
    #expect(field.frame.minY == 12)
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 11)
    #expect((field.leftView as? UIImageView)?.image == star)
    #expect(bar.searchTextPositionAdjustment.horizontal == 5)
  }

  @Test("the position is that which the delegate decides on")
  func position() {
    let delegate = Delegate()
    let bar = UISearchBar()
    #expect(bar.barPosition == .any)
    bar.delegate = delegate
    #expect(bar.barPosition == .top)
  }

  @Test("a disabled bar cannot be edited")
  func disabled() {
    let bar = bar { $0.isEnabled = false }
    TouchSequence(in: bar).tap(at: CGPoint(x: 150, y: 28))
    #expect(!bar.isFirstResponder)
  }

  @Test("the traits of the keyboard are those of the field")
  func traits() {
    let bar = UISearchBar()
    bar.autocapitalizationType = .none
    bar.keyboardType = .webSearch
    bar.returnKeyType = .go
    bar.searchTextField.autocorrectionType = .no
    #expect(bar.searchTextField.autocapitalizationType == .none)
    #expect(bar.searchTextField.keyboardType == .webSearch)
    #expect(bar.searchTextField.returnKeyType == .go)
    #expect(bar.autocorrectionType == .no)
  }
}
