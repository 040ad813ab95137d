import CellophaneTesting
import CoreGraphics
import Testing
import UIKit

@testable import Downloads

@MainActor @Test func cell() {
  let download = Download(name: "beach.png")
  let cell = DownloadCell(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
  cell.show(download)
  download.receive(0.5)
  #expect((cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "50 %")
  assertSnapshot(of: cell, as: .image)
  download.pause()
  assertSnapshot(of: cell, as: .image)
}
