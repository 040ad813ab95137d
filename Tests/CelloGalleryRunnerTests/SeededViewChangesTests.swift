import CelloRaster
import CelloScenes
import CelloSnapshots
import CelloTestSupport
import Testing
import UIKit

/// Changes of single values in the code of an app's view, and of the code that draws, with the causes
/// that a run must name.
///
/// The references are recorded with the change, and compared with the view without it.
/// Seeded changes of a view.
@MainActor struct SeededViewChangesTests {
  final class RuleView: UIView {}

  final class NoteView: UIView {
    let titleLabel = UILabel()
    let bodyLabel = UILabel()
    let stack = UIStackView()
    let badge = UIView()
    let rule = RuleView()
    private(set) var leading: NSLayoutConstraint!
    private(set) var top: NSLayoutConstraint!

    init() {
      super.init(frame: .zero)
      backgroundColor = .systemBackground
      titleLabel.text = "Title"
      titleLabel.font = .systemFont(ofSize: 17)
      bodyLabel.text = "A text that is too long for the line of the label that shows it"
      bodyLabel.font = .preferredFont(forTextStyle: .footnote)
      badge.backgroundColor = .systemOrange
      badge.layer.borderWidth = 1
      badge.layer.shadowOpacity = 0.5
      badge.frame = CGRect(x: 150, y: 50, width: 24, height: 24)
      rule.backgroundColor = .systemGray
      rule.frame = CGRect(x: 12, y: 80, width: 100, height: 1)
      stack.axis = .vertical
      stack.spacing = 4
      stack.translatesAutoresizingMaskIntoConstraints = false
      for label in [titleLabel, bodyLabel] { stack.addArrangedSubview(label) }
      for view in [stack, badge, rule] { addSubview(view) }
      leading = stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12)
      top = stack.topAnchor.constraint(equalTo: topAnchor, constant: 8)
      top.priority = .defaultHigh
      let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20)
      bottom.priority = UILayoutPriority(600)
      NSLayoutConstraint.activate([
        leading, top, bottom, stack.widthAnchor.constraint(equalToConstant: 150),
        stack.heightAnchor.constraint(equalToConstant: 41),
        heightAnchor.constraint(equalToConstant: 90),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: 90) }
  }

  struct Seed: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The name of the changed property.
    var property: String
    var change: @MainActor @Sendable (NoteView) -> Void

    init(
      _ kind: String, _ property: String, change: @escaping @MainActor @Sendable (NoteView) -> Void
    ) {
      testDescription = kind
      self.property = property
      self.change = change
    }
  }

  private let folder = TemporaryFolder()

  private func scene(
    change: @escaping @MainActor @Sendable (NoteView) -> Void = { _ in },
    drawing: @escaping @Sendable (inout DisplayList) -> Void = { _ in }
  ) throws -> SnapshotScene {
    var scene = try SnapshotScene(
      Scene(group: "notes", name: "note", shows: "a note", cases: .listed()) { _ in
        let view = NoteView()
        change(view)
        return view
      })
    let draw = scene.draw
    scene.draw = { name in
      var drawn = try draw(name)
      drawing(&drawn.list)
      return drawn
    }
    scene.appearance = { _ in nil }
    return scene
  }

  private func document(recording old: SnapshotScene) async throws -> RunDocument {
    var environment = DrawingEnvironment.current
    // Other tests in the same process use other fonts.
    environment.usedFonts = nil
    environment.warnings = { [] }
    let store = ReferenceStore(root: folder.path + "/References")
    _ = try await RecordingRun(
      try SnapshotCatalog([old]), store: store, encoder: PNGEncoder(effort: .fast), jobs: 1
    )
    .run(in: environment)
    return RunDocument(
      try await VerificationRun(try SnapshotCatalog([try scene()]), store: store, jobs: 1)
        .run(in: environment))
  }

  nonisolated static let seeds = [
    Seed("constraint constant", "NoteView.constraints.stack.leading") { $0.leading.constant = 20 },
    Seed("constraint priority", "NoteView.constraints.stack.top") {
      $0.top.priority = UILayoutPriority(500)
    },
    Seed("stack spacing", "NoteView/stack.spacing") { $0.stack.spacing = 9 },
    Seed("font weight", "NoteView/stack/titleLabel.font") {
      $0.titleLabel.font = .systemFont(ofSize: 17, weight: .bold)
    },
    Seed("truncation", "NoteView/stack/bodyLabel.lineBreakMode") {
      $0.bodyLabel.lineBreakMode = .byTruncatingMiddle
    },
    Seed("number of lines", "NoteView/stack/bodyLabel.numberOfLines") {
      $0.bodyLabel.numberOfLines = 2
    },
    Seed("stroke", "NoteView/badge.layer.borderWidth") { $0.badge.layer.borderWidth = 2 },
    Seed("blur radius", "NoteView/badge.layer.shadowRadius") { $0.badge.layer.shadowRadius = 5 },
    Seed("color", "NoteView/badge.backgroundColor") { $0.badge.backgroundColor = .systemRed },
    Seed("text", "NoteView/stack/titleLabel.text") { $0.titleLabel.text = "Heading" },
    Seed("text color", "NoteView/stack/titleLabel.textColor") {
      $0.titleLabel.textColor = .systemBlue
    },
    Seed("corner radius", "NoteView/badge.layer.cornerRadius") {
      $0.badge.layer.cornerRadius = 6
    },
    Seed("opacity", "NoteView/badge.alpha") { $0.badge.alpha = 0.5 },
    Seed("visibility", "NoteView/badge.isHidden") { $0.badge.isHidden = true },
    Seed("alignment of a stack", "NoteView/stack.alignment") { $0.stack.alignment = .center },
  ]

  @Test("the property is proved and named first", arguments: seeds)
  func property(seed: Seed) async throws {
    let document = try await document(recording: try scene(change: seed.change))
    let cause = try #require(document.causes.first)
    #expect(cause.verdict == "proved")
    #expect(cause.changes.map(\.name) == [seed.property])
    #expect(document.causes.count { $0.verdict != nil } == 1)
  }

  @Test("of another order of views, the frames of the views that changed places are proved")
  func order() async throws {
    let document = try await document(
      recording: try scene(change: { note in
        note.stack.removeArrangedSubview(note.titleLabel)
        note.stack.addArrangedSubview(note.titleLabel)
      }))
    let cause = try #require(document.causes.first)
    #expect(cause.verdict == "proved")
    #expect(
      cause.changes.map(\.name) == [
        "NoteView/stack/titleLabel.frame", "NoteView/stack/bodyLabel.frame",
      ])
  }

  /// A change of the code that draws, which is made in the recorded drawing.
  struct DrawingSeed: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Returns the item that the changed code draws; `nil` if it does not draw the item.
    var changed: @Sendable (DisplayList.Item) -> DisplayList.Item?
  }

  nonisolated static let drawingSeeds = [
    DrawingSeed(testDescription: "rounding rule") { item in
      guard case .fill(.rect(let rect), let color) = item, rect.height == 1 else { return nil }
      return .fill(.rect(rect.offsetBy(dx: 0, dy: 0.5)), color)
    },
    DrawingSeed(testDescription: "rasterizer constant") { item in
      guard case .fill(.rect(let rect), let color) = item, rect.height == 1 else { return nil }
      return .fill(.rect(rect), color.multiplyingAlpha(by: 0.99))
    },
  ]

  @Test(
    "a change of the code that draws is found in the item that it draws", arguments: drawingSeeds)
  func drawing(seed: DrawingSeed) async throws {
    let document = try await document(
      recording: try scene(drawing: { list in
        list.items = list.items.map { seed.changed($0) ?? $0 }
      }))
    let reason = try #require(document.findings.first?.reason)
    #expect(reason.verdict == "drawingChanged")
    #expect(reason.changes.isEmpty)
    #expect(reason.item?.text.hasPrefix("fill rect (12, 80, 100, 1)") == true)
    #expect(reason.item?.view == "RuleView")
    #expect(document.causes.allSatisfy { $0.verdict != "proved" })
  }
}
