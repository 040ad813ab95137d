import Combine
import CoreText
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass
import os.log
import os.signpost

// A view and a gesture recognizer as apps have them.

final class PressRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .ended
  }
}

final class DrawingView: UIView {
  private let shape = CAShapeLayer()
  private var cancellables = Set<AnyCancellable>()
  private let signposter = OSSignposter(subsystem: "com.example.drawings", category: "view")

  init(model: DrawingModel) {
    super.init(frame: .zero)
    layer.addSublayer(shape)
    model.$paths.sink { [weak self] paths in self?.show(paths) }.store(in: &cancellables)
  }

  required init?(coder: NSCoder) { fatalError() }

  var shownPath: CGPath? { shape.path }

  private func show(_ paths: [CGPath]) {
    signposter.withIntervalSignpost("show") {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      let all = CGMutablePath()
      paths.forEach { all.addPath($0) }
      shape.path = all
      CATransaction.commit()
    }
    os_log("%d paths", log: .default, type: .debug, paths.count)
  }
}
