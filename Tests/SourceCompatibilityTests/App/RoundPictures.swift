import UIKit

// Views that override members for frames, the tint color and layout.

/// An image view that is always a circle.
class RoundPictureView: UIImageView {
  private(set) var requests: [String] = []

  override var bounds: CGRect {
    didSet { layer.cornerRadius = bounds.height / 2 }
  }

  override var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      layer.cornerRadius = frame.height / 2
      layer.masksToBounds = true
    }
  }

  override var tintColor: UIColor! {
    didSet { layer.borderColor = tintColor.cgColor }
  }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    requests.append("layout")
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    requests.append("size")
  }

  override func addSubview(_ view: UIView) {
    super.addSubview(view)
    requests.append("subview")
  }
}
