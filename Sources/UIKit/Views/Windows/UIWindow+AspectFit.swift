/// A guide whose frame has a ratio of its sides.
@MainActor @preconcurrency public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The width divided by the height; 0, negative ratios and NaN stand for no ratio.
  var aspectRatio: CGFloat { get set }
}

/// The largest area of a ratio in the middle of the safe area.
private final class SafeAreaAspectFitLayoutGuide: UILayoutGuide, UILayoutGuideAspectFitting {
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
  /// The largest rectangle of a ratio in the middle of this one.
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

extension UIWindow {
  /// The largest area with an aspect ratio in the middle of the safe area, in the coordinates of the
  /// window; the safe area until a ratio is set.
  public final var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    systemGuide("UIWindowSafeAreaAspectFitLayoutGuide") { SafeAreaAspectFitLayoutGuide(of: self) }
  }
}
