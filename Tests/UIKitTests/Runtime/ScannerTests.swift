import Foundation
import Testing
import UIKit

struct ScannerTests {
  @Test("the methods of earlier versions return objects")
  func objects() {
    let scanner = Scanner(string: "<b>bold</b>")
    var text: NSString? = "unchanged"
    #expect(!scanner.scanString("b", into: &text) && text == "unchanged")
    #expect(scanner.scanString("<", into: &text) && text == "<")
    #expect(scanner.scanUpTo(">", into: &text) && text == "b")
    #expect(scanner.scanCharacters(from: CharacterSet(charactersIn: ">"), into: &text))
    #expect(text == ">")
    #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: "</"), into: &text))
    #expect(text == "bold")
    #expect(!scanner.scanUpTo("<", into: &text) && text == "bold")
    #expect(scanner.currentIndex == scanner.string.index(scanner.string.startIndex, offsetBy: 7))
  }

  @Test("the methods that return strings can be called")
  func others() {
    let scanner = Scanner(string: "a-b")
    #expect(scanner.scanUpToString("-") == "a")
    #expect(scanner.scanString("-") == "-")
    #expect(scanner.scanCharacters(from: .letters) == "b")
  }
}
