import Testing

@testable import UIKit

/// What determines the values of properties.
@MainActor struct PropertyOriginTests {
  private final class TagView: UIView {
    let nameLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      nameLabel.text = "Draft"
      nameLabel.translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .systemOrange
      addSubview(nameLabel)
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private func origin(_ name: String, in view: UIView) -> String? {
    let overrides = ViewPropertyOverrides(of: view, rootFrameFollows: false) {}
    return overrides.origin(of: name).map {
      "\($0.rule)" + ($0.className.map { " in \($0)" } ?? "")
    }
  }

  @Test("properties and constraints of an app's views belong to the app")
  func ownViews() {
    let view = TagView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.layoutIfNeeded()
    #expect(origin("TagView.backgroundColor", in: view) == #"view("TagView") in TagView"#)
    #expect(origin("TagView/nameLabel.text", in: view) == #"view("nameLabel") in TagView"#)
    #expect(
      origin("TagView.constraints.nameLabel.leading", in: view) == "constraint in TagView")
    #expect(origin("TagView.frame", in: view) == nil)
    #expect(origin("Missing.text", in: view) == nil)
  }

  private final class TagController: UIViewController {
    let tag = TagView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    override func viewDidLoad() { view.addSubview(tag) }
  }

  private func assignments(_ name: String, in view: UIView) throws -> [String] {
    let overrides = ViewPropertyOverrides(of: view, rootFrameFollows: false) {}
    return try #require(overrides.origin(of: name)).assignments.map {
      "\($0.className) \($0.receiver) \($0.members.joined(separator: "."))"
    }
  }

  @Test("statements of the view's class and of the object that stores the view can set a property")
  func assignments() throws {
    let controller = TagController()
    controller.view.layoutIfNeeded()
    controller.view.alpha = 0.5
    let view: UIView = controller.view
    #expect(
      try assignments("tag.backgroundColor", in: view)
        == [
          "TagView instance backgroundColor",
          #"TagController stored("tag") backgroundColor"#,
        ])
    #expect(
      try assignments("tag/nameLabel.text", in: view)
        == [#"TagView stored("nameLabel") text"#])
    #expect(
      try assignments("tag.constraints.nameLabel.leading", in: view)
        == [#"TagView stored("nameLabel") leadingAnchor.constraint"#])
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .systemRed
    #expect(
      try assignments("Cell/content.textProperties.color", in: cell(content))
        == ["Cell local textProperties.color"])
  }

  private final class Cell: UICollectionViewListCell {}

  private func cell(
    _ content: UIListContentConfiguration, isSelected: Bool = false
  ) -> UICollectionViewListCell {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = isSelected
    cell.layoutIfNeeded()
    return cell
  }

  @Test("a value of a configuration comes from the app, the style or the rule of a state")
  func configurations() {
    var content = UIListContentConfiguration.cell()
    content.text = "Inbox"
    content.textProperties.color = .systemRed
    let normal = cell(content)
    #expect(origin("Cell/content.text", in: normal) == "app in Cell")
    #expect(origin("Cell/content.textProperties.color", in: normal) == "app in Cell")
    #expect(origin("Cell/content.textProperties.font", in: normal) == #"style("cell")"#)
    #expect(origin("Cell/background.backgroundColor", in: normal) == #"style("listPlainCell")"#)
    #expect(
      origin("Cell/background.backgroundColor", in: cell(content, isSelected: true))
        == #"state("listPlainCell", ["selected"])"#)
  }

  @Test("nothing is said about a value that the style does not have in the state")
  func otherValues() {
    let cell = cell(.cell())
    let overrides = ViewPropertyOverrides(of: cell, rootFrameFollows: false) {}
    let changed = overrides.performing([
      (name: "Cell/background.backgroundColor", value: "systemPink")
    ]) {
      origin("Cell/background.backgroundColor", in: cell)
    }
    #expect(changed == .some(nil))
  }

  @Test("nothing is said about the views of UIKit")
  func systemViews() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let overrides = ViewPropertyOverrides(of: control, rootFrameFollows: false) {}
    for name in overrides.ownValues.values.keys { #expect(overrides.origin(of: name) == nil) }
  }
}
