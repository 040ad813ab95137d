import UIKit

// Screens like those in public code: photos that are zoomed, stickers that are moved, rotated and
// enlarged, and boards with menus and drag and drop.

final class ZoomingImageViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let imageView: UIImageView

  init(image: UIImage) {
    imageView = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.minimumZoomScale = 1.0
    scrollView.maximumZoomScale = 3.0
    scrollView.bouncesZoom = true
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    imageView.isUserInteractionEnabled = true
    imageView.accessibilityLabel = "Photo"
    imageView.isAccessibilityElement = true
    scrollView.addSubview(imageView)
    scrollView.contentSize = imageView.bounds.size
    let doubleTap = UITapGestureRecognizer(
      target: self, action: ZoomingImageViewController.handleDoubleTap)
    doubleTap.numberOfTapsRequired = 2
    imageView.addGestureRecognizer(doubleTap)
    scrollView.pinchGestureRecognizer?.isEnabled = true
  }

  var zoomScale: CGFloat { scrollView.zoomScale }

  private func handleDoubleTap(_ gesture: UITapGestureRecognizer) {
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      let point = gesture.location(in: imageView)
      let size = CGSize(
        width: scrollView.bounds.width / scrollView.maximumZoomScale,
        height: scrollView.bounds.height / scrollView.maximumZoomScale)
      scrollView.zoom(
        to: CGRect(
          x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
          height: size.height), animated: true)
    }
  }
}

extension ZoomingImageViewController: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let offsetX = max((scrollView.bounds.width - scrollView.contentSize.width) * 0.5, 0)
    let offsetY = max((scrollView.bounds.height - scrollView.contentSize.height) * 0.5, 0)
    scrollView.contentInset = UIEdgeInsets(top: offsetY, left: offsetX, bottom: 0, right: 0)
  }
}

/// A sticker that is moved with one finger, and rotated and scaled with two fingers.
final class StickerView: UIImageView, UIGestureRecognizerDelegate {
  private var lastScale: CGFloat = 1
  private(set) var finished: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer(target: self, action: StickerView.handlePan)
    let pinch = UIPinchGestureRecognizer(target: self, action: StickerView.handlePinch)
    let rotation = UIRotationGestureRecognizer(target: self, action: StickerView.handleRotation)
    [pan, pinch, rotation].forEach { recognizer in
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard let superview else { return }
    let translation = recognizer.translation(in: superview)
    center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
    recognizer.setTranslation(.zero, in: superview)
  }

  private func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      transform = transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
      recognizer.scale = 1.0
    case .ended, .cancelled, .failed:
      finished.append("pinch")
    case .possible:
      break
    @unknown default:
      break
    }
  }

  private func handleRotation(_ recognizer: UIRotationGestureRecognizer) {
    if recognizer.state == .began || recognizer.state == .changed {
      transform = transform.rotated(by: recognizer.rotation)
      recognizer.rotation = 0
    }
    if recognizer.state == .ended { finished.append("rotation") }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return true
  }
}

/// A control with a custom menu, such as a color swatch.
final class SwatchControl: UIControl {
  var onPick: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
    isAccessibilityElement = true
    accessibilityLabel = "Color"
    toolTip = "Chooses a color"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let actions = ["Red", "Green"].map { name in
        UIAction(title: name) { _ in self?.onPick?(name) }
      }
      return UIMenu(title: "", children: actions)
    }
  }

  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    return CGPoint(x: bounds.minX, y: bounds.maxY + 4)
  }
}

/// A board whose notes respond to hovering and can be dragged and dropped.
final class NoteBoardViewController: UIViewController {
  let notes = (0..<2).map { _ in UILabel() }
  private(set) var dropped: [String] = []
  private(set) var hovered: [UIGestureRecognizer.State] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, note) in notes.enumerated() {
      note.text = "Note \(index + 1)"
      note.isUserInteractionEnabled = true
      note.frame = CGRect(x: 20, y: 100 + 80 * CGFloat(index), width: 120, height: 44)
      let drag = UIDragInteraction(delegate: self)
      drag.isEnabled = true
      note.addInteraction(drag)
      note.addInteraction(UIPointerInteraction(delegate: self))
      let hover = UIHoverGestureRecognizer(
        target: self, action: NoteBoardViewController.handleHover)
      note.addGestureRecognizer(hover)
      view.addSubview(note)
    }
    let target = UILabel(frame: CGRect(x: 20, y: 500, width: 300, height: 100))
    target.text = "Trash"
    target.isUserInteractionEnabled = true
    target.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(target)
  }

  private func handleHover(_ recognizer: UIHoverGestureRecognizer) {
    hovered.append(recognizer.state)
  }
}

extension NoteBoardViewController: UIDragInteractionDelegate, UIDropInteractionDelegate {
  private func items(for interaction: UIDragInteraction) -> [UIDragItem] {
    guard let label = interaction.view as? UILabel, let text = label.text else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    return [item]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession
  ) -> [UIDragItem] { items(for: interaction) }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { items(for: interaction) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view = interaction.view else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 8)
    return UITargetedDragPreview(view: view, parameters: parameters)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    dropped += session.items.compactMap { $0.localObject as? String }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let view = interaction.view else { return defaultPreview }
    let target = UIDragPreviewTarget(
      container: view, center: CGPoint(x: view.bounds.midX, y: view.bounds.midY),
      transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
    return defaultPreview.retargetedPreview(with: target)
  }
}

extension NoteBoardViewController: UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let view = interaction.view else { return nil }
    let preview = UITargetedPreview(view: view)
    return UIPointerStyle(effect: .lift(preview), shape: .roundedRect(view.frame, radius: 8))
  }
}

final class ToolbarButtonsViewController: UIViewController {
  private(set) var taps: [String] = []
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Tap", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    button.addTarget(
      self, action: ToolbarButtonsViewController.tapped, for: .touchUpInside)
    button.pointerStyleProvider = { button, proposedEffect, proposedShape in
      UIPointerStyle(effect: proposedEffect, shape: proposedShape)
    }
    button.menu = UIMenu(
      title: "Sort",
      children: [
        UIAction(title: "Name", image: UIImage(systemName: "textformat")) { [weak self] _ in
          self?.taps.append("name")
        }
      ])
    button.preferredMenuElementOrder = .fixed
    view.addSubview(button)
  }

  private func tapped(_ sender: UIButton, event: UIEvent) {
    let touch = event.touches(for: sender)?.first ?? event.allTouches?.first
    taps.append("tapped at \(touch?.location(in: sender).x ?? -1)")
  }
}
