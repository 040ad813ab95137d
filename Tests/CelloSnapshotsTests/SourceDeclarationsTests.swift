import CelloTestSupport
import Testing

@testable import CelloSnapshots

/// The locations of classes in the sources of a package.
struct SourceDeclarationsTests {
  private let folder = TemporaryFolder()

  private func write(_ path: String, _ text: String) throws {
    try FileAccess.system.makeFolder(FileAccess.parent(of: folder.path + "/" + path))
    try FileAccess.system.create(folder.path + "/" + path, Array(text.utf8))
  }

  @Test("a class that is declared once has a location; others have none")
  func locations() throws {
    try write("Package.swift", "")
    try write(
      "Sources/App/Tags.swift",
      """
      // class Comment
      extension TagView { class func make() {} }

      final class TagView: UIView {
        class Inner {}
      }
      """)
    try write("Tests/AppTests/Other.swift", "class Twice {}\nclass TagViewTests {}")
    try write("Tests/AppTests/More.swift", "enum Space { class Twice {} }")
    try write(".build/checkouts/Copy.swift", "class TagView {}")
    let sources = try #require(
      SourceDeclarations.ofPackage(containing: folder.path + "/Tests/AppTests/Other.swift"))
    #expect(sources.location(ofClass: "TagView") == "Sources/App/Tags.swift:4")
    #expect(sources.location(ofClass: "Inner") == "Sources/App/Tags.swift:5")
    #expect(sources.location(ofClass: "Twice") == nil)
    #expect(sources.location(ofClass: "Comment") == nil)
    #expect(sources.location(ofClass: "make") == nil)
    #expect(SourceDeclarations.ofPackage(containing: "/nowhere/file.swift") == nil)
  }
}
