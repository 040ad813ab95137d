import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Lists with menus.
@MainActor struct ContextMenuScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("a menu has submenus and states, and deletes")
  func album() throws {
    let controller = AlbumController()
    let screen = screen(controller)
    #expect(screen.elements.contains("\"Forest, Favorite\""))
    try screen.longPress("Forest, Favorite")
    #expect(!screen.elements.contains { $0.contains("Internal") })
    try screen.tap("Unfavorite")
    #expect(controller.favorites.isEmpty)
    #expect(screen.elements.contains("\"Forest\""))
    try screen.longPress("Lake")
    try screen.tap("Rating")
    try screen.tap("2 of 3")
    #expect(controller.ratings == [1: 2])
    try screen.longPress("Lake")
    #expect(screen.elements.contains("\"Edit\", button notEnabled"))
    try screen.tap("Delete")
    #expect(controller.photos.map(\.name) == ["Forest", "Summit"])
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
  }

  @Test("a preview is opened by a tap")
  func preview() throws {
    let controller = AlbumController()
    let screen = screen(controller)
    try screen.longPress("Summit")
    try screen.tap("Photo of the Summit")
    #expect(controller.navigationController?.topViewController?.title == "Summit")
  }

  @Test("the menu of a row is made when it is shown")
  func bookmarks() throws {
    let controller = BookmarksController()
    let screen = screen(controller)
    try screen.longPress("w3.org")
    #expect(controller.log == ["will display w3.org"])
    try screen.tap("More like w3.org")
    #expect(Set(controller.log.dropFirst()) == ["ended", "w3.org"])
    try screen.longPress("swift.org")
    try screen.tap("Copy Link")
    #expect(UIPasteboard.general.url?.absoluteString == "https://swift.org")
    try screen.longPress("swift.org")
    try screen.tap("Open, In a new tab")
    #expect(controller.log.contains("open"))
  }

  @Test("a menu of a bar button sorts")
  func sorting() throws {
    let controller = BookmarksController()
    let screen = screen(controller)
    try screen.tap("Sort")
    #expect(screen.elements.contains("\"Date\", button selected"))
    try screen.tap("Name")
    #expect(controller.bookmarks == ["example.com", "swift.org", "w3.org"])
    #expect(screen.elements.suffix(3) == ["\"example.com\"", "\"swift.org\"", "\"w3.org\""])
    try screen.tap("Sort")
    #expect(screen.elements.contains("\"Name\", button selected"))
  }

  @Test("an interaction of a view has a menu, and a button a selection")
  func color() throws {
    let controller = LabelColorController()
    let screen = screen(controller)
    try screen.longPress("Color")
    #expect(screen.elements.contains("\"Red\", button selected"))
    try screen.tap("Blue")
    #expect(screen.elements.contains("\"Color\", value \"Blue\""))
    try screen.tap("Small")
    try screen.tap("Large")
    #expect(screen.elements.contains { $0.hasPrefix("\"Large\", button") })
    let swatch = try #require(controller.view.subviews.first)
    #expect(swatch.frame.size == CGSize(width: 140, height: 140))
  }
}
