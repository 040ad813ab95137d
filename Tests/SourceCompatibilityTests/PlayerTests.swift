import Testing
import UIKit

@MainActor struct PlayerTests {
  private final class Model: PlayerCellDelegate {
    var repeats: [Bool] = []
    func playerCell(_ cell: PlayerCell, didSetRepeat repeats: Bool) {
      self.repeats.append(repeats)
    }
  }

  private func cell() throws -> (PlayerCell, PlayerContentView) {
    let cell = PlayerCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    cell.contentConfiguration = PlayerConfiguration(title: "Waltz")
    cell.layoutIfNeeded()
    return (cell, try #require(cell.contentView as? PlayerContentView))
  }

  @Test("a switch finds its cell through the responder chain")
  func responderChain() throws {
    let (cell, content) = try cell()
    let model = Model()
    cell.delegate = model
    #expect(content.repeatSwitch.accessibilityActivate())
    #expect(model.repeats == [true])
    content.repeatSwitch.setOn(false, animated: true)
    content.repeatSwitch.sendActions(for: .valueChanged)
    #expect(model.repeats == [true, false])
  }

  @Test("a button changes the configuration that made its view")
  func button() throws {
    let (_, content) = try cell()
    content.playButton.sendActions(for: .touchUpInside)
    #expect((content.configuration as? PlayerConfiguration)?.isPlaying == true)
    #expect(content.playButton.configuration?.image == UIImage(systemName: "pause.fill"))
    #expect(content.playButton.accessibilityLabel == "Waltz")
    #expect(content.accessibilityCustomActions?.first?.name == "Stop")
  }

  @Test("animations end immediately, and views with layers are drawn")
  func layers() throws {
    let (cell, content) = try cell()
    #expect(content.coverView.alpha == CGFloat(0.5))
    #expect(content.coverView.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    let image = UIGraphicsImageRenderer(bounds: cell.bounds).image { _ in
      _ = cell.drawHierarchy(in: cell.bounds, afterScreenUpdates: true)
    }
    #expect(image.size == CGSize(width: 320, height: 60))
    #expect(image.rotated?.size == CGSize(width: 60, height: 320))
    #expect(BadgeView().effect != nil)
    #expect(PlayerCoordinator().configurations.isEmpty)
  }
}
