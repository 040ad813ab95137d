import CelloRaster
import Testing
import UIKit

@testable import CelloControllers

@MainActor struct UIAlertControllerTests {
  private let window = UIWindow()
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func tap(_ title: String) throws {
    var views: [UIView] = [window]
    while let view = views.popLast() {
      if let action = view as? AlertActionView, action.action.title == title {
        TouchSequence(in: window).tap(
          at: action.convert(CGPoint(x: action.bounds.midX, y: action.bounds.midY), to: window))
        return
      }
      views += view.subviews
    }
    Issue.record("no action \(title)")
  }

  @Test("touching an action dismisses the alert and then calls the handler")
  func choice() throws {
    let alert = UIAlertController(title: "Delete?", message: "Forever.", preferredStyle: .alert)
    var log: [String] = []
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [root] action in
        log.append("\(action.title ?? "") \(root.presentedViewController == nil)")
      })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    root.present(alert, animated: true)
    window.layoutIfNeeded()
    let view = try #require(alert.alertView)
    #expect(view.frame.width == 300)
    #expect(view.actionViews.map(\.action.title) == ["Keep", "Delete"])
    #expect(view.actionViews[0].frame.minY == view.actionViews[1].frame.minY)
    // A touch outside the alert has no effect.
    TouchSequence(in: window).tap(at: CGPoint(x: 10, y: 10))
    #expect(root.presentedViewController === alert)
    try tap("Delete")
    #expect(log == ["Delete true"])
    #expect(root.presentedViewController == nil)
  }

  @Test("a handler may present another alert")
  func chain() throws {
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "OK", style: .default) { [root] _ in root.present(second, animated: true)
      })
    root.present(first, animated: true)
    try tap("OK")
    #expect(root.presentedViewController === second)
  }

  @Test("disabled actions are ignored, and can be enabled while the alert is shown")
  func disabled() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var count = 0
    let action = UIAlertAction(title: "Save", style: .default) { _ in count += 1 }
    action.isEnabled = false
    alert.addAction(action)
    alert.addTextField { $0.placeholder = "Name" }
    root.present(alert, animated: true)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    try tap("Save")
    #expect(count == 0)
    action.isEnabled = true
    window.layoutIfNeeded()
    try tap("Save")
    #expect(count == 1)
  }

  @Test("an action sheet is at the bottom, and a touch outside cancels it")
  func actionSheet() throws {
    let sheet = UIAlertController(title: nil, message: "Photo", preferredStyle: .actionSheet)
    var log: [String] = []
    for (title, style) in [
      ("Cancel", UIAlertAction.Style.cancel), ("Camera", .default), ("Library", .default),
    ] {
      sheet.addAction(UIAlertAction(title: title, style: style) { log.append($0.title ?? "") })
    }
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    let view = try #require(sheet.alertView)
    #expect(view.frame.maxY == 818)
    #expect(view.actionViews.map(\.action.title) == ["Camera", "Library", "Cancel"])
    TouchSequence(in: window).tap(at: CGPoint(x: 10, y: 100))
    #expect(log == ["Cancel"])
    #expect(root.presentedViewController == nil)
  }

  @Test("an action sheet on an iPad is a popover without the action that cancels")
  func popover() throws {
    window.traitOverrides.userInterfaceIdiom = .pad
    window.traitOverrides.horizontalSizeClass = .regular
    let sheet = UITraitCollection { $0.userInterfaceIdiom = .pad }.performingAsCurrent {
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    }
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    #expect(sheet.alertView?.actionViews.map(\.action.title) == ["Share"])
  }

  @Test("an alert without actions is shown, and stays")
  func noActions() {
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    TouchSequence(in: window).tap(at: CGPoint(x: 196, y: 440))
    #expect(root.presentedViewController === alert)
    #expect((alert.alertView?.bounds.height ?? 0) > 20)
  }

  @Test("texts can change while the alert is shown")
  func changedTexts() {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    window.layoutIfNeeded()
    let height = alert.view.bounds.height
    alert.message = String(repeating: "long text ", count: 30)
    window.layoutIfNeeded()
    #expect(alert.view.bounds.height > height + 50)
    #expect(abs(alert.view.frame.midY - (59 + 852 - 34) / 2) <= 1)
  }

  @Test("errors for which UIKit raises an exception end the process")
  func refused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: "", message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "A", style: .default)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let alert = UIAlertController(title: nil, message: "", preferredStyle: .alert)
        window.rootViewController?.present(alert, animated: true)
      }
    }
  }

  @Test("the alert and its handlers are released after the dismissal")
  func memory() throws {
    weak var weakAlert: UIAlertController?
    do {
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: true)
      weakAlert = alert
      try tap("OK")
    }
    #expect(weakAlert == nil)
  }
}
