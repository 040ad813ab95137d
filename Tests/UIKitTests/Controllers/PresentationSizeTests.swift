import Testing
import UIKit

@testable import CelloControllers

/// Tests of the sizes of presented views and of the corresponding notifications.
@MainActor struct PresentationSizeTests {
  /// A controller that records notifications of size and trait changes.
  private final class Content: UIViewController {
    var log: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("to \(size.width)×\(size.height)")
      coordinator.animate(alongsideTransition: nil) { [self] _ in
        log.append("has \(view.bounds.width)×\(view.bounds.height)")
      }
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      let isCompact = newCollection.verticalSizeClass == .compact
      let isDark = newCollection.userInterfaceStyle == .dark
      log.append("to compact \(isCompact), dark \(isDark)")
    }
  }

  /// A presentation in the upper half of the container that records its notifications.
  private final class UpperHalf: UIPresentationController, UIViewControllerTransitioningDelegate {
    var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(
        origin: .zero,
        size: size(
          forChildContentContainer: presentedViewController,
          withParentContainerSize: containerView?.bounds.size ?? .zero))
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      log.append("preferred \(container.preferredContentSize.width)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("to \(size.width)×\(size.height)")
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("to compact \(newCollection.verticalSizeClass == .compact)")
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { self }
  }

  private final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  private let root = UIViewController()

  /// Returns the size of the view of a controller after the layout of its window.
  private func size(_ controller: UIViewController) -> CGSize {
    controller.view.window?.layoutIfNeeded()
    return controller.view.bounds.size
  }

  // MARK: Sheets

  @Test("a sheet has the size of a page or the preferred size of its content")
  func pageSizing() throws {
    let window = shownPadWindow(root)
    let presented = UIViewController()
    presented.modalPresentationStyle = .pageSheet
    presented.preferredContentSize = CGSize(width: 300, height: 400)
    let sheet = try #require(presented.sheetPresentationController)
    #expect(sheet.prefersPageSizing)
    root.present(presented, animated: false)
    #expect(size(presented) == CGSize(width: 704, height: 1_114))
    sheet.prefersPageSizing = false
    #expect(size(presented) == CGSize(width: 300, height: 400))
    presented.preferredContentSize = .zero
    #expect(size(presented) == CGSize(width: 540, height: 620))
    _ = window
  }

  @Test("a form sheet has the size of a page if its controller prefers it")
  func pageSizingOfForm() throws {
    let window = shownPadWindow(root)
    let presented = UIViewController()
    presented.modalPresentationStyle = .formSheet
    let sheet = try #require(presented.sheetPresentationController)
    #expect(!sheet.prefersPageSizing)
    root.present(presented, animated: false)
    #expect(size(presented) == CGSize(width: 540, height: 620))
    sheet.prefersPageSizing = true
    #expect(size(presented) == CGSize(width: 704, height: 1_114))
    _ = window
  }

  // MARK: Preferred sizes

  @Test("a form sheet and a popover follow the preferred size of their content")
  func preferredSize() throws {
    let window = shownPadWindow(root)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.preferredContentSize = CGSize(width: 300, height: 400)
    root.present(form, animated: false)
    #expect(size(form) == CGSize(width: 300, height: 400))
    form.preferredContentSize = CGSize(width: 500, height: 450)
    #expect(size(form) == CGSize(width: 500, height: 450))
    root.dismiss(animated: false)

    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 300)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 400, y: 300, width: 50, height: 40)
    root.present(content, animated: false)
    #expect(size(content) == CGSize(width: 200, height: 300))
    content.preferredContentSize = CGSize(width: 100, height: 120)
    #expect(size(content) == CGSize(width: 100, height: 120))
    #expect(popover.presentedView?.frame == CGRect(x: 375, y: 340, width: 100, height: 133))
    _ = window
  }

  // MARK: Popovers

  @Test("a popover that is too large for all sides shrinks or overlaps its source")
  func overlap() {
    var layout = PopoverLayout(
      container: CGRect(x: 0, y: 0, width: 400, height: 400),
      margins: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      source: CGRect(x: 150, y: 150, width: 100, height: 100), permitted: .any,
      size: CGSize(width: 300, height: 300), arrow: CGSize(width: 26, height: 13),
      cornerRadius: 10)
    #expect(layout.placement.frame == CGRect(x: 50, y: 250, width: 300, height: 140))
    layout.canOverlapSource = true
    #expect(layout.placement.frame == CGRect(x: 50, y: 77, width: 300, height: 313))
    #expect(layout.placement.direction == .up)
    layout.size = CGSize(width: 900, height: 900)
    #expect(layout.placement.frame == CGRect(x: 10, y: 10, width: 380, height: 380))
    layout.size = CGSize(width: 100, height: 100)
    #expect(layout.placement.frame == CGRect(x: 150, y: 250, width: 100, height: 113))
  }

  @Test("a popover overlaps its source rectangle if it can")
  func overlapOfPopover() throws {
    let window = shownWindow(root)
    let keeper = PopoverKeeper()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 800)
    let popover = try #require(content.popoverPresentationController)
    popover.delegate = keeper
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 150, y: 400, width: 50, height: 40)
    root.present(content, animated: false)
    #expect(size(content) == CGSize(width: 300, height: 355))
    popover.canOverlapSourceViewRect = true
    #expect(size(content) == CGSize(width: 300, height: 726))
    #expect(popover.presentedView?.frame.minY == 69)
    _ = window
  }

  // MARK: Notifications

  @Test("a presentation controller is notified of sizes and traits, and notifies its content")
  func notifications() {
    let window = shownWindow(root)
    let content = Content()
    let presentation = UpperHalf(presentedViewController: content, presenting: nil)
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = presentation
    presentation.traitOverrides.userInterfaceStyle = .dark
    content.preferredContentSize = CGSize(width: 50, height: 60)
    root.present(content, animated: false)
    #expect(size(content) == CGSize(width: 393, height: 426) && presentation.log.isEmpty)
    content.preferredContentSize = CGSize(width: 70, height: 60)
    window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    let compact = root.traitCollection.modifyingTraits { $0.verticalSizeClass = .compact }
    root.change(to: compact) {}
    #expect(presentation.log == ["preferred 70.0", "to 600.0×300.0", "to compact true"])
    #expect(content.log == ["to 600.0×150.0", "has 600.0×150.0", "to compact true, dark true"])
    root.dismiss(animated: false)
    content.preferredContentSize = .zero
    #expect(presentation.log.count == 3)
  }

  @Test("the content of a sheet is notified of its own size, and the content of a popover is not")
  func notificationsOfSystemPresentations() throws {
    let window = shownWindow(root)
    let content = Content()
    content.modalPresentationStyle = .pageSheet
    root.present(content, animated: false)
    window.frame.size = CGSize(width: 500, height: 700)
    #expect(content.log == ["to 500.0×631.0", "has 500.0×631.0"])
    root.dismiss(animated: false)

    let keeper = PopoverKeeper()
    let popover = Content()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    popover.popoverPresentationController?.delegate = keeper
    popover.popoverPresentationController?.sourceView = root.view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 100, width: 50, height: 50)
    root.present(popover, animated: false)
    window.frame.size = CGSize(width: 393, height: 852)
    #expect(popover.log.isEmpty && size(popover) == CGSize(width: 200, height: 100))
  }

  @Test("the content of a full screen is notified although the presenter has no window")
  func fullScreen() {
    let window = shownWindow(root)
    let content = Content()
    content.modalPresentationStyle = .fullScreen
    root.present(content, animated: false)
    window.frame.size = CGSize(width: 500, height: 700)
    #expect(content.log == ["to 500.0×700.0", "has 500.0×700.0"])
  }
}
