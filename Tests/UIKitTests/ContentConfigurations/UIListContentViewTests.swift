import Testing

@testable import UIKit

@Suite @MainActor struct UIListContentViewTests {
  private func view(
    _ configure: (inout UIListContentConfiguration) -> Void
  ) -> UIListContentView {
    var configuration = UIListContentConfiguration.cell()
    configure(&configuration)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 50, y: 50, width: 320, height: 80)
    return view
  }

  @Test("there is a guide for each part that is shown, and none for others")
  func guidesOfParts() {
    let view = view { $0.text = "Text" }
    #expect(view.textLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
    var other = UIListContentConfiguration.cell()
    other.secondaryText = "Secondary"
    other.image = UIImage(systemName: "star")
    view.configuration = other
    #expect(view.textLayoutGuide == nil)
    #expect(view.secondaryTextLayoutGuide != nil)
    #expect(view.imageLayoutGuide != nil)
  }

  @Test("a guide lies where its part is drawn, in the view's coordinates, and follows it")
  func guideFollows() throws {
    let view = view {
      $0.text = "Text"
      $0.secondaryText = "Secondary"
      $0.image = UIImage(systemName: "star")
    }
    let text = try #require(view.textLayoutGuide)
    let secondary = try #require(view.secondaryTextLayoutGuide)
    let image = try #require(view.imageLayoutGuide)
    #expect(text.owningView === view)
    #expect(text.layoutFrame == view.frames().text?.frame)
    // The image's room is 24 points wide, behind the margin of 16; the texts begin 16 points behind it.
    #expect(text.layoutFrame.minX == 56 as CGFloat)
    #expect(image.layoutFrame.midX == 28 as CGFloat)
    #expect(secondary.layoutFrame.minY == text.layoutFrame.maxY + 4)
    view.frame.size.height = 100
    #expect(view.textLayoutGuide === text)
    #expect(text.layoutFrame == view.frames().text?.frame)
  }

  @Test("a guide whose view or part is gone is empty")
  func emptyGuide() throws {
    var view: UIListContentView? = view { $0.text = "Text" }
    let guide = try #require(view?.textLayoutGuide)
    view?.configuration = UIListContentConfiguration.cell()
    #expect(guide.layoutFrame == .zero)
    view = nil
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
  }
}
