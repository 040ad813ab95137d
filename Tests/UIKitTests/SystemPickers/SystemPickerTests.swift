import Testing
import UIKit

@testable import CelloViews

/// Controllers that show what other processes draw on iOS.
@MainActor struct SystemPickerTests {
  private final class Delegate: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var log: [String] = []
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.append("documents")
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { log.append("images") }
  }

  private let delegate = Delegate()
  private let root = UIViewController()

  private func dismissByDragging(_ controller: UIViewController) {
    let window = shownWindow(root)
    root.present(controller, animated: false)
    window.layoutIfNeeded()
    let touch = TouchSequence(in: window)
    let start = controller.view.convert(CGPoint(x: 100, y: 20), to: window)
    touch.begin(at: start)
    for step in 1...4 {
      touch.move(to: CGPoint(x: start.x, y: start.y + 150 * CGFloat(step)), time: Double(step))
    }
    touch.end()
  }

  @Test("the delegate is told that a sheet with documents has been dragged away")
  func documents() {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.image"], in: .open)
    #expect(picker.documentPickerMode == .open && !picker.allowsMultipleSelection)
    picker.delegate = delegate
    dismissByDragging(picker)
    #expect(root.presentedViewController == nil && delegate.log == ["documents"])
    let url = URL(fileURLWithPath: "/a")
    #expect(
      UIDocumentPickerViewController(forExporting: [url]).documentPickerMode == .moveToService)
    #expect(
      UIDocumentPickerViewController(forExporting: [url], asCopy: true).documentPickerMode
        == .exportToService)
  }

  @Test("the delegate is told that a sheet with pictures has been dragged away")
  func images() {
    let picker = UIImagePickerController()
    picker.delegate = delegate
    #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"])
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    dismissByDragging(picker)
    #expect(root.presentedViewController == nil && delegate.log == ["images"])
  }
}
