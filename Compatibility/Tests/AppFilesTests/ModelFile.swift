import Combine
import CoreGraphics
import OSLog
import UniformTypeIdentifiers

// A model as apps have it, without UIKit.

private let logger = Logger(subsystem: "com.example.drawings", category: "model")

final class DrawingModel: ObservableObject {
  @Published private(set) var paths: [CGPath] = []
  let contentType: UTType = .png
  private let scale: Double

  init(scale: Double) { self.scale = scale }

  var bounds: CGRect { paths.map(\.boundingBox).reduce(.null) { $0.union($1) } }

  func addSquare(side: CGFloat) {
    let path = CGMutablePath()
    // A Double where a CGFloat is expected.
    path.addRect(
      CGRect(x: 0, y: 0, width: scale, height: side), transform: CGAffineTransform(scaleX: 2, y: 2))
    paths.append(path)
    logger.debug("\(self.paths.count) paths")
  }
}
