import Testing
@_spi(Cello) import UIKit

/// The resolved properties of an app's views.
@MainActor struct ViewPropertiesTests {
  /// A view as in an app, with parts in stored properties and constraints.
  private final class TagView: UIView {
    let titleLabel = UILabel()
    lazy var dot = UIView()
    var strokeColor: UIColor? = .systemOrange
    var gap: CGFloat = 3
    private let stack = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .orange
      titleLabel.text = "New"
      titleLabel.font = .boldSystemFont(ofSize: 13)
      dot.backgroundColor = .red
      dot.layer.cornerRadius = 4
      stack.addArrangedSubview(dot)
      stack.addArrangedSubview(titleLabel)
      stack.spacing = 6
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        stack.topAnchor.constraint(equalTo: topAnchor),
        dot.widthAnchor.constraint(equalToConstant: 8),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private func properties(of view: UIView) -> [String: String] {
    view.layoutIfNeeded()
    return view.resolvedProperties.values
  }

  private let tag = TagView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))

  @Test("stored properties name the views in them")
  func names() {
    let properties = properties(of: tag)
    #expect(properties["TagView.frame"] == "0 0 120 30")
    #expect(properties["TagView/stack.spacing"] == "6")
    #expect(properties["TagView/stack/titleLabel.text"] == #""New""#)
    #expect(properties["TagView/stack/titleLabel.font"] == "system 13.0 weight(0.3)")
    #expect(properties["TagView/stack/dot.layer.cornerRadius"] == "4")
    #expect(properties["TagView/stack/dot.constraints.self.width"] == "== 8")
  }

  @Test("colors have their name and their components")
  func colors() {
    let properties = properties(of: tag)
    #expect(properties["TagView.backgroundColor"] == "rgb(1.0, 0.5, 0.0, 1.0)")
    #expect(properties["TagView.strokeColor"] == "systemOrange (#ff8d28)")
    #expect(properties["TagView/stack/titleLabel.textColor"] == "label (#000000)")
  }

  @Test("values that an app's view stores for its drawing are properties")
  func storedValues() {
    #expect(properties(of: tag)["TagView.gap"] == "3")
  }

  @Test("constraints are properties of the view that holds them")
  func constraints() {
    #expect(
      properties(of: tag)["TagView.constraints.stack.leading"] == "== self.leading + 12")
  }

  @Test("one changed property is one difference")
  func difference() {
    let old = properties(of: tag)
    tag.dot.backgroundColor = .blue
    let new = properties(of: tag)
    let changed = old.keys.filter { old[$0] != new[$0] }
    #expect(changed == ["TagView/stack/dot.backgroundColor"])
    #expect(Set(old.keys) == Set(new.keys))
  }

  @Test("a view that is inserted renames no other view")
  func insertion() {
    let old = properties(of: tag)
    tag.insertSubview(UILabel(), at: 0)
    let new = properties(of: tag)
    #expect(old.keys.allSatisfy { new[$0] != nil })
  }

  @Test("the views of a controller have the names of its stored properties")
  func controller() {
    final class Controller: UIViewController {
      let saveButton = UIButton(type: .system)
      override func viewDidLoad() {
        saveButton.setTitle("Save", for: .normal)
        view.addSubview(saveButton)
      }
    }
    let controller = Controller()
    let properties = properties(of: controller.view)
    #expect(properties["saveButton.title"] == #""Save""#)
    #expect(properties["saveButton.titleColor"] == "tintColor (#0088ff)")
  }

  @Test("accessibility identifiers name views, and equal names are numbered")
  func identifiers() {
    let root = UIView()
    for _ in 1...2 {
      let label = UILabel()
      label.text = "x"
      label.accessibilityIdentifier = "price"
      root.addSubview(label)
    }
    let properties = properties(of: root)
    #expect(properties["price.text"] == #""x""#)
    #expect(properties["price2.text"] == #""x""#)
  }

  @Test("the parts of a cell in a list have the row in their names")
  func rows() {
    final class Cell: UITableViewCell {
      let nameLabel = UILabel()
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = Cell()
        cell.nameLabel.text = "Row \(indexPath.row)"
        cell.contentView.addSubview(cell.nameLabel)
        return cell
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let source = Source()
    table.dataSource = source
    let properties = properties(of: table)
    #expect(properties["row/nameLabel.text"] == #""Row 0""#)
    #expect(properties["row2/nameLabel.text"] == #""Row 1""#)
  }

  @Test("system views of a cell have the row in their names, so another row does not rename them")
  func systemViewsInRows() {
    final class Source: NSObject, UITableViewDataSource {
      let accessories: [UITableViewCell.AccessoryType]
      init(_ accessories: [UITableViewCell.AccessoryType]) { self.accessories = accessories }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        accessories.count
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row)"
        cell.contentConfiguration = content
        cell.accessoryType = accessories[indexPath.row]
        return cell
      }
    }
    func properties(_ accessories: [UITableViewCell.AccessoryType]) -> [String: String] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let source = Source(accessories)
      table.dataSource = source
      return self.properties(of: table)
    }
    let before = properties([.none, .checkmark])
    let after = properties([.disclosureIndicator, .checkmark])
    #expect(before["row/content.text"] == #""Row 0""#)
    #expect(before["row2/content.text"] == #""Row 1""#)
    let checkmarks = [before, after].map { properties in
      properties.filter { $0.key.hasPrefix("row2/accessory.") }
    }
    #expect(!checkmarks[0].isEmpty)
    #expect(checkmarks[0] == checkmarks[1])
  }

  @Test("identifiers that are made of object addresses are the same in each run")
  func addresses() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    for (part, address) in [(first, "0x00007f5a1c00b2f0"), (second, "0x55AA1200")] {
      part.accessibilityIdentifier = "<App.Row: \(address)>.title"
      part.backgroundColor = .red
      view.addSubview(part)
    }
    #expect(properties(of: view).keys.contains { $0.contains("0x…") })
    #expect(!properties(of: view).keys.contains { $0.contains("0x0") || $0.contains("0x5") })
    let element = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    element.isAccessibilityElement = true
    element.accessibilityIdentifier = "id 0x12345678, color 0xff00ff"
    #expect(element.accessibilityNodes().map(\.identifier) == ["id 0x…, color 0xff00ff"])
    #expect(element.accessibilityIdentifier == "id 0x12345678, color 0xff00ff")
  }
}
