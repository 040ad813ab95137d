import CelloRaster
import Testing
import UIKit

@testable import CelloControls

struct BackgroundDrawingTests {
  private func drawing(
    _ configure: (inout UIBackgroundConfiguration) -> Void
  ) -> [String] {
    var configuration = UIBackgroundConfiguration.clear()
    configure(&configuration)
    return BackgroundDrawing(
      configuration, area: CGRect(x: 16, y: 8, width: 100, height: 44), card: nil,
      tintColor: .systemBlue, traits: .iPhone
    ).items.map(\.description)
  }

  @Test("a shadow has the background's shape, which it leaves out")
  func shadow() {
    let items = drawing {
      $0.cornerRadius = 10
      $0.shadowProperties.opacity = 0.5
      $0.shadowProperties.radius = 4
      $0.shadowProperties.offset = CGSize(width: 0, height: 2)
    }
    #expect(
      items == [
        "shadow roundedRect (16, 8, 100, 44) radius 10 continuous #000000@0.5 sigma 4 offset (0, 2) knocked out"
      ])
  }

  @Test("a shadow's path is relative to the background, and the whole path casts a shadow")
  func shadowPath() {
    let items = drawing {
      $0.shadowProperties.opacity = 1
      $0.shadowProperties.path = UIBezierPath(rect: CGRect(x: 10, y: 40, width: 80, height: 6))
    }
    #expect(items == ["shadow rect (26, 48, 80, 6) #000000 sigma 0 offset (0, 0)"])
  }

  @Test("an empty path casts no shadow")
  func emptyPath() throws {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.shadowProperties.opacity = 1
    configuration.shadowProperties.radius = 3
    configuration.shadowProperties.path = UIBezierPath()
    let items = BackgroundDrawing(
      configuration, area: CGRect(x: 0, y: 0, width: 10, height: 10), card: nil,
      tintColor: .systemBlue, traits: .iPhone
    ).items
    let bitmap = try DisplayList(size: CGSize(width: 10, height: 10), items: items).render(scale: 2)
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test("a path belongs to the value: changing it elsewhere changes nothing")
  func pathIsCopied() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    var first = UIShadowProperties()
    first.path = path
    let second = first
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
    first.path?.removeAllPoints()
    #expect(first == second)
    #expect(second.path?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    var third = second
    third.path = path
    #expect(third != second)
  }
}
