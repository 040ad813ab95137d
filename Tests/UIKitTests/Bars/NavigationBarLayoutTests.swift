import CelloGeometry
import Testing
import UIKit

@testable import CelloControllers

@MainActor struct NavigationBarLayoutTests {
  private func layout(
    _ configure: (inout NavigationBarLayout) -> Void = { _ in }
  ) -> NavigationBarLayout {
    var layout = NavigationBarLayout(
      metrics: SystemVersion.iOS18.navigationBar(for: .iPhone), width: 390, margin: 16,
      grid: PixelGrid(scale: 2))
    configure(&layout)
    return layout
  }

  @Test("a title is in the middle as long as it fits there")
  func title() {
    let size = CGSize(width: 100, height: 20)
    #expect(
      layout { $0.title = size }.frames(height: 44).title
        == CGRect(x: 145, y: 12, width: 100, height: 20))
    let shifted = layout {
      $0.title = size
      $0.leading = 180
    }
    #expect(shifted.frames(height: 44).title.minX == 188)
    let truncated = layout {
      $0.title = CGSize(width: 400, height: 20)
      $0.leading = 80
      $0.trailing = 60
    }
    #expect(
      truncated.frames(height: 44).title == CGRect(x: 88, y: 12, width: 234, height: 20))
  }

  @Test("in right-to-left layouts, a title beside the leading buttons is on the right")
  func rightToLeft() {
    let layout = layout {
      $0.title = CGSize(width: 100, height: 20)
      $0.isTitleLeading = true
      $0.isRightToLeft = true
      $0.leading = 80
    }
    #expect(layout.frames(height: 44).title.maxX == 302)
  }

  @Test("the search bar is collapsed first, then the large title")
  func collapse() {
    let layout = layout {
      $0.largeTitleHeight = 52
      $0.searchHeight = 56
    }
    #expect(layout.minimumHeight == 44 && layout.fullHeight == 152)
    let full = layout.frames(height: 152)
    #expect(full.largeTitle == CGRect(x: 0, y: 44, width: 390, height: 52))
    #expect(full.search == CGRect(x: 0, y: 96, width: 390, height: 56))
    #expect(layout.frames(height: 116).search.height == 20)
    #expect(layout.frames(height: 116).largeTitle.height == 52)
    #expect(layout.frames(height: 70).search.height == 0)
    #expect(layout.frames(height: 70).largeTitle.height == 26)
    #expect(layout.frames(height: 44).largeTitle.height == 0)
    #expect(layout.frames(height: 0).largeTitle.height == 0)
  }

  @Test("a pinned search bar stays visible")
  func pinnedSearch() {
    let layout = layout {
      $0.largeTitleHeight = 52
      $0.searchHeight = 56
      $0.isSearchPinned = true
    }
    #expect(layout.minimumHeight == 100)
    #expect(layout.frames(height: 100).search == CGRect(x: 0, y: 44, width: 390, height: 56))
  }

  @Test("a prompt is above the buttons")
  func prompt() {
    let layout = layout { $0.hasPrompt = true }
    #expect(layout.fullHeight == 74 && layout.frames(height: 74).row.minY == 30)
  }

  @Test(
    "bars have the heights of their system version",
    arguments: [
      (SystemVersion.iOS18, UIUserInterfaceSizeClass.regular, 44.0),
      (.iOS18, .compact, 32), (.iOS26, .regular, 54), (.iOS26, .compact, 54),
    ])
  func heights(version: SystemVersion, sizeClass: UIUserInterfaceSizeClass, expected: CGFloat) {
    let traits = UITraitCollection.iPhone.modifyingTraits { $0.verticalSizeClass = sizeClass }
    #expect(version.navigationBar(for: traits).height == expected)
  }
}
