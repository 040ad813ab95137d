import Foundation
import Testing
import UIKit

@testable import CelloValues

@MainActor struct PasteboardItemsTests {
  private typealias Values = UIPasteboard.DetectedValues

  @Test func `objects become items that other objects are made of`() throws {
    let board = UIPasteboard.withUniqueName()
    board.setObjects(["first", "second"])
    #expect(board.strings == ["first", "second"])
    var loaded: String?
    let provider = try #require(board.itemProviders.last)
    provider.loadObject(ofClass: String.self) { text, _ in loaded = text }
    #expect(loaded == "second")
    let url = try #require(URL(string: "https://a.org"))
    board.setItemProviders(
      [NSItemProvider(object: url as NSURL)], localOnly: true, expirationDate: nil)
    #expect(board.url == url)
    #expect(board.numberOfItems == 1)
  }

  @Test func `data that comes late or from another thread does not change items`() async {
    final class Late: @unchecked Sendable { var completion: ((Data?, (any Error)?) -> Void)? }
    let late = Late()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.late", visibility: .all) {
      late.completion = $0
      return nil
    }
    let board = UIPasteboard.withUniqueName()
    board.itemProviders = [provider]
    await Task.detached { late.completion?(Data([1]), nil) }.value
    #expect(board.data(forPasteboardType: "public.late") == nil)
    #expect(LoadedData.warnings.sentences.contains { $0.contains("'public.late' came too late") })
  }

  @Test(
    "a text is a number, an address or something to search for",
    arguments: [
      (" 12.5 ", 12.5, "", ""), ("https://a.org/x", nil, "https://a.org/x", ""),
      ("a.example.org", nil, "a.example.org", ""), ("two words", nil, "", "two words"),
      ("", nil, "", ""), ("nan", nil, "", "nan"),
    ] as [(String, Double?, String, String)])
  func detection(text: String, number: Double?, address: String, search: String) async throws {
    let board = UIPasteboard.withUniqueName()
    board.string = text
    let all: Set<PartialKeyPath<Values>> = [
      \.number, \.probableWebURL, \.probableWebSearch,
    ]
    let values = try await board.detectedValues(for: all)
    #expect(values.number == number)
    #expect(values.probableWebURL == address)
    #expect(values.probableWebSearch == search)
    var patterns: [Set<PartialKeyPath<Values>>] = []
    board.detectPatterns(for: [\.number], inItemSet: nil) { patterns = (try? $0.get()) ?? [] }
    #expect(patterns == [number == nil ? [] : [\.number]])
  }
}
