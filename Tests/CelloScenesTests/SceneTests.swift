import CelloSnapshots
import Testing
import UIKit

@testable import CelloScenes

/// A cell that shows its state as text, like a cell of an app.
private final class MessageCell: UICollectionViewListCell {
  var subject = ""
  private(set) var states: [String] = []

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.isImportant] = true
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = "\(subject) selected:\(state.isSelected) focused:\(state.isFocused)"
    let flags = [state[.isImportant], state[.isArchived]].map { $0 as? Bool ?? false }
    content.secondaryText = "\(flags[0]) \(flags[1])"
    contentConfiguration = content
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isImportant = UIConfigurationStateCustomKey("test.isImportant")
  fileprivate static let isArchived = UIConfigurationStateCustomKey("test.isArchived")
}

extension CellState {
  fileprivate static let archived = CellState("archived") { $0[.isArchived] = true }
}

/// Scenes.
@MainActor struct SceneTests {
  private func drawn(_ scene: Scene, _ name: String) throws -> DrawnCase {
    try SnapshotScene(scene).draw(try CaseName(name))
  }

  private func resolved(_ scene: Scene, _ name: String, _ property: String) throws -> String? {
    try drawn(scene, name).resolvedProperties().properties.first { $0.name.hasSuffix(property) }?
      .value
  }

  @Test("a custom cell is updated for the state of the case, including custom states")
  func cellClass() throws {
    let scene = Scene(
      group: "inbox", name: "message", shows: "a message",
      cases: .listed(.states(.normal, .selected.and(.focused), .archived)), cell: MessageCell.init
    ) { cell, _ in
      cell.subject = "Notes"
    }
    let list = try drawn(scene, "selected+focused").list.description
    #expect(list != (try drawn(scene, "normal").list.description))
    #expect(
      try resolved(scene, "selected+focused", "text")?.contains("selected:true focused:true")
        == true)
    #expect(try resolved(scene, "normal", "text")?.contains("selected:false") == true)
    #expect(try resolved(scene, "archived", "secondaryText")?.contains("true true") == true)
    #expect(try resolved(scene, "normal", "secondaryText")?.contains("true false") == true)
  }

  @Test("a configuration is shown by a list cell, which updates it")
  func configuration() throws {
    let scene = Scene(
      group: "inbox", name: "message", shows: "a message",
      cases: .listed(.states(.normal, .disabled), .values(of: RowPosition.self))
    ) { variant in
      var content = UIListContentConfiguration.cell()
      content.text = "Notes \(variant[RowPosition.self])"
      return content
    }
    #expect(
      try drawn(scene, "normal").list.description != drawn(scene, "disabled").list.description)
    #expect(try resolved(scene, "normal.first", "text")?.contains("Notes first") == true)
  }

  @Test("headers and footers have the background of their kind, and table cells their state")
  func kinds() throws {
    let header = Scene(
      group: "inbox", name: "header", shows: "a header", in: .header(of: .insetGrouped),
      cases: .listed(.kind(.header, .cell))
    ) { _ in
      var content = UIListContentConfiguration.header()
      content.text = "Today"
      return content
    }
    #expect(
      try drawn(header, "normal").list.description != drawn(header, "normal.cell").list.description)

    let table = Scene(
      group: "inbox", name: "table", shows: "a cell of a table",
      cases: .listed(.states(.normal, .selected))
    ) { _ in
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Notes"
      cell.contentConfiguration = content
      return cell
    }
    #expect(
      try drawn(table, "normal").list.description != drawn(table, "selected").list.description)
  }

  @Test("a tint changes content that follows the tint color")
  func tint() throws {
    let scene = Scene(
      group: "inbox", name: "tint", shows: "a symbol in the tint",
      cases: .listed(.tint(["red": .systemRed]))
    ) { _ in
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(systemName: "star")
      return content
    }
    #expect(
      try drawn(scene, "normal").list.description != drawn(scene, "normal.red").list.description)
  }

  @Test("a claim that values look different is about cases that differ in nothing else")
  func distinctions() throws {
    func scene(_ axis: Axis) -> Scene {
      Scene(
        group: "inbox", name: "message", shows: "a message",
        cases: .listed(.states(.normal, .selected, .disabled), .style())
      ) { _ in
        UIListContentConfiguration.cell()
      }.distinguishing(axis)
    }
    #expect(
      try SnapshotScene(scene(.states(.normal, .selected))).distinctCases.map { $0.map(\.text) }
        == [["normal", "selected"], ["normal.dark", "selected.dark"]])
    #expect(throws: CaseError.unknownValue("pinned")) {
      try SnapshotScene(scene(.states(.pinned)))
    }
  }

  @Test("a scene is called by its path")
  func path() {
    let scene = Scene(group: "a", name: "b", shows: "", cases: .listed()) { _ in UIView() }
    #expect("\(scene)" == "a/b")
  }

  private final class FadingController: UIViewController {
    let box = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))

    override func viewDidLoad() {
      super.viewDidLoad()
      box.backgroundColor = .systemRed
      view.addSubview(box)
      let button = UIButton(
        frame: CGRect(x: 50, y: 200, width: 100, height: 44),
        primaryAction: UIAction(title: "Fade") { [box] _ in
          UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { box.alpha = 0 }
        })
      view.addSubview(button)
    }
  }

  @Test("the axis of times shows the frames of an animation and, by default, its end")
  func times() throws {
    let scene = Scene(
      group: "motion", name: "fade", shows: "a view that fades out",
      cases: .pairwise(.time(0, 0.1, 0.4, 9)), screen: { _ in FadingController() }
    ) { screen, _ in
      try screen.tap("Fade")
    }
    let end = try drawn(scene, "normal").list
    let lists = try ["t0ms", "t100ms", "t400ms", "t9000ms"].map {
      try drawn(scene, "normal.\($0)").list
    }
    #expect(lists[0] != lists[1] && lists[1] != end)
    #expect(lists[2] == end && lists[3] == end)
  }
}
