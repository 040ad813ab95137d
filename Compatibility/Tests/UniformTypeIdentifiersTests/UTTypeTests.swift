import Foundation
import Testing
import UIKit

@testable import UniformTypeIdentifiers

@Suite("Uniform types") struct UTTypeTests {
  @Test(
    "a filename extension has its type",
    arguments: [
      ("jpg", "public.jpeg"), ("JPEG", "public.jpeg"), ("png", "public.png"),
      ("txt", "public.plain-text"), ("pdf", "com.adobe.pdf"), ("mp4", "public.mpeg-4"),
      ("m4v", "com.apple.m4v-video"), ("swift", "public.swift-source"),
      ("zip", "public.zip-archive"),
      ("docx", "org.openxmlformats.wordprocessingml.document"),
    ])
  func filenameExtensions(filenameExtension: String, identifier: String) {
    #expect(UTType(filenameExtension: filenameExtension)?.identifier == identifier)
  }

  @Test("a supertype selects among the types of a tag")
  func supertypeOfTag() {
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
    #expect(
      UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil)
        == [.mpeg4Movie, .mpeg4Audio])
  }

  @Test("MIME types have types, and types have preferred tags")
  func mimeTypes() {
    #expect(UTType(mimeType: "image/jpeg") == .jpeg)
    #expect(UTType(mimeType: "text/HTML") == .html)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.heic.preferredMIMEType == "image/heic")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.html.tags[.filenameExtension] == ["html", "htm", "shtml", "shtm"])
  }

  @Test("a type conforms to itself and to all types above it")
  func conformance() {
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.jpeg.conforms(to: .jpeg))
    #expect(!UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.image.conforms(to: .jpeg))
    #expect(
      UTType.swiftSource.supertypes == [.sourceCode, .plainText, .text, .data, .content, .item])
    #expect(UTType.folder.conforms(to: .directory))
    #expect(!UTType.folder.conforms(to: .data))
    #expect(UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .image))
  }

  // The identifier of this extension is the one that macOS shows for such files.
  @Test("an unknown extension has a dynamic type, which tells all that is known of it")
  func dynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "dmx"))
    #expect(type.identifier == "dyn.ah62d4rv4ge80k5p2")
    #expect(type.isDynamic && !type.isDeclared && type.isPublic)
    #expect(type.preferredFilenameExtension == "dmx")
    #expect(type.conforms(to: .data) && !type.conforms(to: .image))
    #expect(UTType(type.identifier) == type)
    #expect(UTType(filenameExtension: "DMX") == type)
    let image = try #require(UTType(mimeType: "image/x-a,b:c=d?\\", conformingTo: .image))
    #expect(image.conforms(to: .image) && image.conforms(to: .content))
    #expect(image.preferredMIMEType == "image/x-a,b:c=d?\\")
  }

  @Test("the identifiers of pasteboards of macOS can be read")
  func pasteboardTypes() throws {
    let type = try #require(UTType("dyn.ah62d4rv4gu8y6y4grf0gn5xbrzw1gydcr7u1e3cytf2gn"))
    #expect(type.tags[UTTagClass(rawValue: "com.apple.nspboard-type")] == ["NSFilenamesPboardType"])
    #expect(type.supertypes == [.data, .item])
  }

  @Test(
    "what names no type is nil",
    arguments: ["", "public.nothing", "dyn.", "dyn.a", "dyn.ab", "dyn.aÄ", "dyn.ahhhhhhhhhh"])
  func unknownIdentifiers(identifier: String) {
    #expect(UTType(identifier) == nil)
  }

  @Test("an empty tag is nil")
  func emptyTags() {
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "") == nil)
  }

  @Test("identifiers of both cases are equal")
  func cases() { #expect(UTType("PUBLIC.JPEG") == .jpeg) }

  @Test("a type that an app declares conforms to its parent")
  func declaredTypes() {
    #expect(UTType("com.example.recipe") == nil)
    let recipe = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
    #expect(recipe.conforms(to: .text))
    #expect(recipe.isDeclared && !recipe.isPublic)
    #expect(UTType("com.example.recipe") == recipe)
    #expect(UTType(importedAs: "com.example.other").conforms(to: .data))
    // The first declaration wins.
    #expect(!UTType(exportedAs: "com.example.recipe", conformingTo: .image).conforms(to: .image))
    #expect(UTType(importedAs: "public.png", conformingTo: .text) == .png)
    #expect(!UTType.png.conforms(to: .text))
  }

  @Test("an archive has the identifier, and an unknown one is an error")
  func archives() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(#"["com.example.none"]"#.utf8))
    }
    #expect("\(error.debugDescription)".contains("'com.example.none' is not known"))
  }

  @Test("every type of the system is declared, and its supertypes are")
  func declarations() {
    for declaration in systemTypes {
      #expect(UTType(declaration.identifier)?.identifier == declaration.identifier)
      for parent in declaration.parents {
        #expect(UTType(parent) != nil, "\(declaration.identifier) conforms to \(parent)")
      }
      for tag in declaration.tags.values.joined() { #expect(tag == tag.lowercased()) }
    }
    #expect(Set(systemTypes.map(\.identifier)).count == systemTypes.count)
  }

  @Test("a file's name gets the extension of a type once")
  func fileNames() {
    let folder = URL(filePath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/tmp/a.png")
    #expect(folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).path == "/tmp/a.JPG")
    #expect(folder.appendingPathComponent("a", conformingTo: .image).path == "/tmp/a")
    #expect(NSString("a.b").appendingPathExtension(for: .gif) == "a.b.gif")
  }

  @Test("an item provider has its data by content types")
  func itemProviders() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .gif) { handler in
      handler(Data([1]), nil)
      return nil
    }
    #expect(provider.registeredContentTypes == [.gif])
    #expect(provider.registeredContentTypes(conformingTo: .text).isEmpty)
    var loaded: Data?
    provider.loadDataRepresentation(for: .image) { data, _ in loaded = data }
    #expect(loaded == Data([1]))
  }
}
