import Observation
import Testing
import UIKit

@testable import CelloViews

@Observable private final class Model {
  var text = "one"
  var other = 0
}

private final class ModelView: UIView {
  let model: Model
  var calls: [String] = []
  let label = UILabel()

  init(_ model: Model) {
    self.model = model
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override func updateProperties() {
    super.updateProperties()
    calls.append("properties")
    label.text = model.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layout")
  }
}

private final class ModelController: UIViewController {
  let model: Model
  var calls: [String] = []

  init(_ model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func updateProperties() {
    super.updateProperties()
    calls.append("properties")
    title = model.text
  }

  override func viewWillLayoutSubviews() { calls.append("layout \(model.other)") }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    calls.append("unavailable \(model.other)")
  }
}

@MainActor struct UpdatingPropertiesTests {
  @Test("properties are updated before the first layout, and then only when that is requested")
  func requests() {
    let view = ModelView(Model())
    view.layoutIfNeeded()
    #expect(view.calls == ["properties", "layout"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == ["properties", "layout", "layout"])
    view.setNeedsUpdateProperties()
    view.layoutIfNeeded()
    #expect(view.calls == ["properties", "layout", "layout", "properties"])
  }

  @Test("a change of a property that was read requests an update, another change does not")
  func observation() {
    let model = Model()
    let view = ModelView(model)
    view.layoutIfNeeded()
    view.calls = []
    model.other = 1
    view.layoutIfNeeded()
    #expect(view.calls.isEmpty)
    model.text = "two"
    model.text = "three"
    #expect(view.label.text == "one")
    view.updatePropertiesIfNeeded()
    #expect(view.calls == ["properties"])
    #expect(view.label.text == "three")
    model.text = "four"
    view.layoutIfNeeded()
    #expect(view.label.text == "four")
  }

  @Test("changes of traits request an update, also of views inside")
  func traits() {
    let view = ModelView(Model())
    let container = UIView()
    container.addSubview(view)
    container.layoutIfNeeded()
    view.calls = []
    container.overrideUserInterfaceStyle = .dark
    container.layoutIfNeeded()
    #expect(view.calls.contains("properties"))
  }

  @Test("a controller's properties and layout methods follow what they read")
  func controllers() {
    let model = Model()
    let controller = ModelController(model)
    controller.updatePropertiesIfNeeded()
    #expect(controller.calls.isEmpty)
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["properties", "unavailable 0", "layout 0"])
    controller.calls = []
    model.text = "two"
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["properties"])
    #expect(controller.title == "two")
    controller.calls = []
    model.other = 2
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["unavailable 2", "layout 2"])
  }

  @Test("a button's and a cell's handlers follow what they read")
  func handlers() {
    let model = Model()
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = model.text }
    button.layoutIfNeeded()
    model.text = "two"
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "two")

    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.configurationUpdateHandler = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = model.text
      (cell as? UICollectionViewListCell)?.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    model.text = "three"
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "three")
  }

  @Test("a view that is gone is not told, and a change on another thread arrives later")
  func lifetimes() async {
    let model = Model()
    weak var gone: ModelView?
    do {
      let view = ModelView(model)
      view.layoutIfNeeded()
      gone = view
    }
    #expect(gone == nil)
    model.text = "two"
    let view = ModelView(model)
    view.layoutIfNeeded()
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.text = "three" }.value
    for _ in 0..<100 where !view.needsPropertyUpdate { await Task.yield() }
    view.layoutIfNeeded()
    #expect(view.label.text == "three")
  }
}
