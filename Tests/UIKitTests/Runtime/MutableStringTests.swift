import Testing
import UIKit

struct MutableStringTests {
  private let text = NSMutableAttributedString(string: "abc", attributes: [.kern: 1])

  private var lastKern: Int? {
    text.attribute(.kern, at: text.length - 1, effectiveRange: nil) as? Int
  }

  @Test("a text that its characters made longer has attributes at its end")
  func lengthening() {
    text._mutableString.append("def")
    #expect(text.string == "abcdef" && lastKern == 1)
    text._mutableString.setString("(Album 👨‍👩‍👧)")
    #expect(text.string == "(Album 👨‍👩‍👧)" && lastKern == 1)
  }

  @Test("the characters are those of the text, and change with it")
  func characters() {
    let characters = text._mutableString
    text.append(NSAttributedString(string: "é", attributes: [.kern: 2]))
    #expect(characters.length == 4 && characters as String == "abcé")
    #expect(characters.range(of: "cé") == NSRange(location: 2, length: 2))
    characters.insert("x", at: 0)
    _ = characters.replaceOccurrences(
      of: "b", with: "bbb", options: [], range: NSRange(location: 0, length: characters.length))
    characters.deleteCharacters(in: NSRange(location: 1, length: 1))
    #expect(text.string == "xbbbcé" && lastKern == 2)
    #expect((characters.mutableCopy() as? NSMutableString) == "xbbbcé")
  }

  @Test("an observer of a text storage is told of a change of its characters")
  @MainActor func storage() {
    let storage = NSTextStorage(string: "ab")
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 100)))
    storage.addLayoutManager(manager)
    #expect(manager.numberOfGlyphs == 2)
    storage._mutableString.append("cd")
    #expect(storage.string == "abcd" && manager.numberOfGlyphs == 4)
  }
}
