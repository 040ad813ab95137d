import Testing
import UIKit

struct LibraryFolderTests {
  private let manager = FileManager.default

  @Test("the folder Library of the user is beside the support files of apps")
  func library() throws {
    let library = try #require(manager._urls(for: .libraryDirectory, in: .userDomainMask).first)
    let support = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    #expect(library.lastPathComponent == "Library")
    #expect(library.deletingLastPathComponent().path == support.first?.path)
    #expect(
      try manager._url(
        for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false) == library)
    #expect(_searchPaths(.libraryDirectory, .userDomainMask, true) == [library.path])
  }

  @Test("other folders are those of Foundation")
  func others() throws {
    #expect(
      manager._urls(for: .cachesDirectory, in: .userDomainMask)
        == manager.urls(for: .cachesDirectory, in: .userDomainMask))
    #expect(manager._urls(for: .libraryDirectory, in: .systemDomainMask).isEmpty)
    #expect(throws: (any Error).self) {
      try manager._url(
        for: .libraryDirectory, in: .systemDomainMask, appropriateFor: nil, create: false)
    }
  }
}
