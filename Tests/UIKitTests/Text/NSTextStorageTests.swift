import Foundation
import Testing
import UIKit

struct NSTextStorageTests {
  private final class Delegate: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    var change: ((NSTextStorage) -> Void)?

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append(
        "will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append(
        "did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      change?(textStorage)
    }
  }

  /// A text storage with its own backing store, like the storages of apps with syntax highlighting.
  private final class Backed: NSTextStorage {
    let backing = NSMutableAttributedString()

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      let text = string as NSString
      let all = NSRange(location: 0, length: text.length)
      let word = text.range(of: "let", options: [], range: all)
      removeAttribute(.foregroundColor, range: all)
      if word.location != NSNotFound {
        addAttribute(.foregroundColor, value: UIColor.red, range: word)
      }
      super.processEditing()
    }
  }

  @Test("the delegate receives the kind, the range and the change in length of each change")
  func changes() {
    let storage = NSTextStorage(string: "abc")
    let delegate = Delegate()
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(storage.string == "axyzc")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(
      delegate.calls == [
        "will 2 1+3 2", "did 2 1+3 2", "will 1 0+2 0", "did 1 0+2 0", "will 2 0+0 -2",
        "did 2 0+0 -2",
      ])
    #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
  }

  @Test("changes between beginEditing and endEditing are processed together")
  func groups() {
    let storage = NSTextStorage(string: "0123456789")
    let delegate = Delegate()
    storage.delegate = delegate
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 8, length: 1), with: "")
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "ab")
    storage.endEditing()
    #expect(delegate.calls.isEmpty)
    #expect(storage.editedMask == .editedCharacters && storage.changeInLength == 1)
    storage.endEditing()
    storage.endEditing()
    #expect(delegate.calls == ["will 2 2+8 1", "did 2 2+8 1"])
  }

  @Test("a delegate may change attributes while changes are processed")
  func changesInside() {
    let storage = NSTextStorage(string: "")
    let delegate = Delegate()
    storage.delegate = delegate
    delegate.change = {
      $0.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: $0.length))
    }
    storage.append(NSAttributedString(string: "ab", attributes: [.kern: 5]))
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
    #expect(delegate.calls.count == 2)
  }

  @Test("a subclass with a text of its own is read and changed through its four methods")
  func subclass() {
    let storage = Backed()
    storage.append(NSAttributedString(string: "a let b"))
    #expect(storage.length == 7)
    #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    storage.insert(NSAttributedString(string: "x"), at: 3)
    #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: nil) == nil)
    let copy = storage.copy() as? NSAttributedString
    #expect(copy?.string == "a lxet b")
    #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 2)).string == "lx")
    #expect(storage.isEqual(to: NSAttributedString(string: "a lxet b")))
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(storage.length == 0)
  }

  @Test("a layout manager belongs to one storage")
  func managers() {
    let (first, second) = (NSTextStorage(), NSTextStorage())
    let manager = NSLayoutManager()
    first.addLayoutManager(manager)
    first.addLayoutManager(manager)
    #expect(first.layoutManagers.count == 1 && manager.textStorage === first)
    second.addLayoutManager(manager)
    #expect(first.layoutManagers.isEmpty && manager.textStorage === second)
    second.removeLayoutManager(manager)
    second.removeLayoutManager(manager)
    #expect(manager.textStorage == nil)
  }
}
