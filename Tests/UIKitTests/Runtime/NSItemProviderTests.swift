import Testing
import UIKit

struct NSItemProviderTests {
  @Test func `a text is loaded as it was given`() {
    let provider = NSItemProvider(object: NSString(string: "Grüße"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    var text: String?
    provider.loadObject(ofClass: String.self) { value, _ in text = value }
    #expect(text == "Grüße")
  }

  @Test func `an address is loaded`() throws {
    let url = try #require(NSURL(string: "https://example.com/a%20b"))
    var loaded: URL?
    NSItemProvider(object: url).loadObject(ofClass: URL.self) { value, _ in loaded = value }
    #expect(loaded?.absoluteString == "https://example.com/a%20b")
  }

  @Test func `a file is read when it is asked for, and written for the handler only`() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "no/te"
    let source = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.plain-text", fileOptions: [.openInPlace], visibility: .all
    ) { load in
      load(source, false, nil)
      return nil
    }
    var failure: (any Error)?
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { failure = $1 }
    #expect(failure != nil)
    try Data("a".utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    var loaded: URL?
    var contents: Data?
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, error in
      loaded = url
      contents = url.flatMap { try? Data(contentsOf: $0) }
      failure = error
    }
    #expect(failure == nil && contents == Data("a".utf8))
    #expect(loaded?.lastPathComponent == "no:te")
    #expect(FileManager.default.fileExists(atPath: loaded?.path ?? "") == false)
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { failure = $1 }
    #expect(failure != nil)
  }

  @Test func `what is not there is an error that names the types`() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data([1]), nil)
      return nil
    }
    var message: String?
    provider.loadDataRepresentation(forTypeIdentifier: "public.url") { _, error in
      message = error.map { "\($0)" }
    }
    #expect(message == "The item has no data of the type 'public.url'; it has public.png.")
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { value, _ in data = value }
    #expect(data == Data([1]))
  }

  @Test func `data that is not a text is an error`() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) {
      $0(Data([0xFF, 0xFE, 0xC0]), nil)
      return nil
    }
    var message: String?
    provider.loadObject(ofClass: NSString.self) { _, error in message = error.map { "\($0)" } }
    #expect(message == "The data is not a text in UTF-8.")
  }
}
