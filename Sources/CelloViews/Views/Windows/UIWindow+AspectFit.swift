/// A guide with a fixed aspect ratio.
@MainActor @preconcurrency public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The width divided by the height. 0, negative values and NaN mean no fixed ratio.
  var aspectRatio: CGFloat { get set }
}

/// The largest area with an aspect ratio, centered in the safe area.
final class SafeAreaAspectFitLayoutGuide: UILayoutGuide, UILayoutGuideAspectFitting {
  var aspectRatio: CGFloat = 0 {
    didSet {
      guard aspectRatio != oldValue, let owningView else { return }
      owningView.setNeedsLayout()
      owningView.engineRoot.layoutState?.engine?.requestRebuild()
    }
  }

  init(of window: UIWindow) {
    super.init(of: window) { window in
      let safeArea = CGRect(origin: .zero, size: window.bounds.size).inset(
        by: window.safeAreaInsets)
      let guide = (window as? UIWindow)?.safeAreaAspectFitLayoutGuide
      return safeArea.fitting(aspectRatio: guide?.aspectRatio ?? 0)
    }
  }
}

extension CGRect {
  /// Returns the largest rectangle with an aspect ratio, centered in this rectangle.
  fileprivate func fitting(aspectRatio: CGFloat) -> CGRect {
    guard aspectRatio > 0, aspectRatio.isFinite, width > 0, height > 0 else { return self }
    let size =
      width / height > aspectRatio
      ? CGSize(width: height * aspectRatio, height: height)
      : CGSize(width: width, height: width / aspectRatio)
    return CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
