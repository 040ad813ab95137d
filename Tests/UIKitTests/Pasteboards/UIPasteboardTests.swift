import Foundation
import Testing
import UIKit

/// Pasteboards.
@MainActor struct UIPasteboardTests {
  private let pasteboard = UIPasteboard.withUniqueName()

  @Test("a copied text replaces the selection when pasted")
  func text() {
    pasteboard.url = URL(string: "https://example.com")
    pasteboard.string = "Hello"
    #expect(pasteboard.string == "Hello")
    #expect(pasteboard.url == nil)
    #expect(pasteboard.hasStrings && !pasteboard.hasURLs)
    #expect(pasteboard.types == ["public.utf8-plain-text"])
    #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("Hello".utf8))
    #expect(pasteboard.changeCount == 2)
    pasteboard.string = nil
    #expect(pasteboard.numberOfItems == 0)
  }

  @Test("several items are found by their types, and indices outside are ignored")
  func items() {
    pasteboard.items = [["a": 1], ["b": 2, "a": 3]]
    pasteboard.addItems([["c": 4]])
    #expect(pasteboard.itemSet(withPasteboardTypes: ["b", "c"]) == IndexSet([1, 2]))
    #expect(pasteboard.itemSet(withPasteboardTypes: ["z"]) == nil)
    #expect(pasteboard.types(forItemSet: IndexSet([1, 9])) == [["a", "b"]])
    #expect(pasteboard.values(forPasteboardType: "a", inItemSet: nil) as? [Int] == [1, 3])
    #expect(pasteboard.contains(pasteboardTypes: ["a"]))
    #expect(!pasteboard.contains(pasteboardTypes: ["b"]))
    #expect(pasteboard.contains(pasteboardTypes: ["b"], inItemSet: nil))
  }

  @Test("a pasteboard with a name is shared until it is removed")
  func names() {
    let name = UIPasteboard.Name("drafts")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "Draft"
    #expect(UIPasteboard(name: name, create: false)?.string == "Draft")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.general === UIPasteboard.general)
  }
}
