import CelloSnapshots
import CelloTestSupport
import Foundation
import Testing
import UIKit

@testable import CellophaneTesting

/// A view as in an app, whose parts are changed by the tests.
private final class TagView: UIView {
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  let dot = UIView()
  let stack = UIStackView()
  /// A color that only the drawing uses.
  var stroke = UIColor.systemOrange
  /// A length that the resolved properties do not contain.
  var hiddenInset: Int = 2
  private(set) var leading = NSLayoutConstraint()
  private(set) var dotWidth = NSLayoutConstraint()
  private(set) var minimum = NSLayoutConstraint()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    dot.backgroundColor = .systemOrange
    dot.layer.cornerRadius = 4
    titleLabel.text = "Inbox"
    titleLabel.font = .systemFont(ofSize: 13)
    detailLabel.text = "12 new messages"
    detailLabel.font = .systemFont(ofSize: 11)
    detailLabel.textColor = .gray
    stack.spacing = 6
    stack.alignment = .center
    for view in [dot, titleLabel, detailLabel] { stack.addArrangedSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    leading = stack.leadingAnchor.constraint(
      equalTo: layoutMarginsGuide.leadingAnchor, constant: 12)
    dotWidth = dot.widthAnchor.constraint(equalToConstant: 8)
    minimum = detailLabel.widthAnchor.constraint(equalTo: heightAnchor, multiplier: 2)
    minimum.priority = .defaultLow
    NSLayoutConstraint.activate([
      leading, dotWidth, minimum, dot.heightAnchor.constraint(equalToConstant: 8),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    stroke.setFill()
    UIRectFill(
      CGRect(x: bounds.width - 4, y: 0, width: CGFloat(hiddenInset), height: bounds.height))
  }
}

/// The reason in an assertion's message.
@MainActor struct ReasonTests {
  private let folder = TemporaryFolder()
  private var results: String { folder.path + "/results" }

  private func verify(
    _ value: UIView, _ name: String = "view", record mode: RecordMode? = .never
  ) -> String? {
    let identity = RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max))
    let run = SnapshotRun(variables: ["SNAPSHOT_ARTIFACTS": results], identity: identity)
    return SnapshotRun.$current.withValue(run) {
      verifySnapshot(
        of: value, as: .image(traits: UITraitCollection(displayScale: 1)), named: name,
        record: mode, snapshotDirectory: folder.path + "/references", testName: "tag()")
    }
  }

  /// Returns the first line of the message after a change of a recorded view.
  private func firstLine(_ change: (TagView) -> Void) throws -> String {
    _ = verify(TagView(), record: .all)
    let view = TagView()
    change(view)
    return String(try #require(verify(view)).prefix { $0 != "\n" })
  }

  /// A seeded change and the cause that the message must name.
  struct Seed: Sendable, CustomTestStringConvertible {
    var cause: String
    var change: @MainActor @Sendable (UIView) -> Void
    var testDescription: String { cause }

    fileprivate init(_ cause: String, _ change: @escaping @MainActor @Sendable (TagView) -> Void) {
      self.cause = cause
      self.change = { change($0 as! TagView) }
    }
  }

  nonisolated static let seeds = [
    Seed("background color systemOrange → systemRed of dot") {
      $0.dot.backgroundColor = .systemRed
    },
    Seed("background color white → #ffeeaa of TagView") {
      $0.backgroundColor = UIColor(red: 1, green: 0xee / 255.0, blue: 0xaa / 255.0, alpha: 1)
    },
    Seed("background color absent → #00ff00 of titleLabel") {
      $0.titleLabel.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    },
    Seed("directional layout margins absent → 8 16 8 16 of TagView") {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)
    },
    Seed("font system 13.0 → system 14.0 of titleLabel") {
      $0.titleLabel.font = .systemFont(ofSize: 14)
    },
    Seed("font system 13.0 → system 13.0 weight(0.4) of titleLabel") {
      $0.titleLabel.font = .systemFont(ofSize: 13, weight: UIFont.Weight(0.4))
    },
    Seed("corner radius 4 → 2 of dot") { $0.dot.layer.cornerRadius = 2 },
    Seed("border width absent → 1 of dot") { $0.dot.layer.borderWidth = 1 },
    Seed("width == 8 → == 10 of dot") { $0.dotWidth.constant = 10 },
    Seed("stack.leading == UIViewLayoutMarginsGuide.leading + 12 → ") { $0.leading.constant = 16 },
    Seed(
      "constraint detailLabel.width == 2 * self.height @ 250 → == 2 * self.height @ 999 of TagView"
    ) { $0.minimum.priority = UILayoutPriority(999) },
    Seed("spacing 6 → 8 of stack") { $0.stack.spacing = 8 },
    Seed("alignment center → leading of stack") { $0.stack.alignment = .top },
    Seed(#"text "Inbox" → "Outbox" of titleLabel"#) { $0.titleLabel.text = "Outbox" },
    Seed(#"text "12 new messages" → "No messages" of detailLabel"#) {
      $0.detailLabel.text = "No messages"
    },
    Seed("text color gray(0.5, 1.0) → black of detailLabel") { $0.detailLabel.textColor = .black },
    Seed("alpha absent → 0.5 of dot") { $0.dot.alpha = 0.5 },
    Seed("is hidden absent → yes of dot") { $0.dot.isHidden = true },
    Seed("axis absent → vertical of stack") { $0.stack.axis = .vertical },
  ]

  @Test("a seeded change is proved and named first", arguments: seeds)
  func seeded(seed: Seed) throws {
    let line = try firstLine { seed.change($0) }
    let cause = seed.cause
    #expect(line.contains(".view: proved: "))
    #expect(line.contains(cause))
    // Nothing else is named before the pixels.
    #expect(line.prefix { $0 != ";" }.contains(cause.prefix(20)))
  }

  @Test("two simultaneous changes are both named")
  func two() throws {
    let line = try firstLine {
      $0.dot.backgroundColor = .systemRed
      $0.leading.constant = 16
    }
    #expect(line.hasPrefix("tag.view: proved: "))
    #expect(line.contains("background color systemOrange → systemRed of dot"))
    #expect(line.contains("leading + 12 → == UIViewLayoutMarginsGuide.leading + 16 of TagView"))
  }

  @Test("a change without an effect is not part of the cause")
  func invisible() throws {
    let line = try firstLine {
      $0.titleLabel.numberOfLines = 2
      $0.stack.spacing = 8
    }
    #expect(line.hasPrefix("tag.view: proved: spacing 6 → 8 of stack; "))
    #expect(!line.contains("number of lines"))
  }

  @Test("a change that nothing shows claims nothing")
  func nothing() throws {
    let line = try firstLine { $0.titleLabel.numberOfLines = 2 }
    #expect(!line.contains("proved"))
    #expect(line.contains("the picture is right"))
  }

  @Test("a color that only a drawing uses is proved")
  func stored() throws {
    let line = try firstLine { $0.stroke = .systemRed }
    #expect(
      line.hasPrefix("tag.view: proved: stroke systemOrange → systemRed of TagView; "))
    let both = try firstLine {
      $0.stroke = .systemRed
      $0.dot.backgroundColor = .black
    }
    #expect(both.hasPrefix("tag.view: proved: "))
    #expect(both.contains("stroke systemOrange → systemRed of TagView"))
    #expect(both.contains("background color systemOrange → black of dot"))
  }

  @Test("a change of a value that is not a property is a change of the drawing")
  func drawing() throws {
    let line = try firstLine { $0.hiddenInset = 3 }
    #expect(!line.contains("proved"))
    #expect(line.contains("pixels differ"))
  }

  @Test("the view has its own values again after the proof")
  func restored() throws {
    _ = verify(TagView(), record: .all)
    let view = TagView()
    view.dot.backgroundColor = .systemRed
    view.stack.spacing = 9
    view.titleLabel.text = "Other"
    #expect(verify(view)?.contains("proved") == true)
    #expect(view.dot.backgroundColor == .systemRed)
    #expect(view.stack.spacing == 9)
    #expect(view.titleLabel.text == "Other")
    #expect(verify(view, record: .all) != nil)
    #expect(verify(view) == nil)
  }

  @Test("the frame of a view that is placed by hand is the cause if nothing else is")
  func frame() throws {
    func view(_ x: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      let part = UIView(frame: CGRect(x: x, y: 4, width: 10, height: 10))
      part.backgroundColor = .systemRed
      view.addSubview(part)
      return view
    }
    _ = verify(view(4), record: .all)
    let message = try #require(verify(view(6)))
    #expect(message.hasPrefix("tag.view: proved: frame 4 4 10 10 → 6 4 10 10 of UIView"))
  }

  @Test("without recorded properties, nothing is claimed")
  func unrecorded() throws {
    _ = verify(TagView(), record: .all)
    try FileManager.default.removeItem(atPath: folder.path + "/references/resolved.txt")
    let view = TagView()
    view.dot.backgroundColor = .systemRed
    let message = try #require(verify(view))
    #expect(!message.contains("proved"))
    #expect(message.contains("pixels differ"))
  }

  @Test("damaged properties prove nothing and do not hide the difference")
  func damaged() throws {
    _ = verify(TagView(), record: .all)
    let file = folder.path + "/references/resolved.txt"
    try Data("[tag.view]\n<<<<<<< ours\n".utf8).write(to: URL(fileURLWithPath: file))
    let view = TagView()
    view.dot.backgroundColor = .systemRed
    let message = try #require(verify(view))
    #expect(!message.contains("proved"))
  }

  @Test("forged properties prove nothing")
  func forged() throws {
    _ = verify(TagView(), record: .all)
    let file = folder.path + "/references/resolved.txt"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try Data(text.replacing("stack.spacing: 6", with: "stack.spacing: 7").utf8)
      .write(to: URL(fileURLWithPath: file))
    let view = TagView()
    view.hiddenInset = 3
    let message = try #require(verify(view))
    #expect(!message.contains("proved"))
  }

  @Test("tests with the same cause share it in the results")
  func shared() throws {
    func wide(_ view: TagView) -> TagView {
      view.titleLabel.text = "A longer text"
      return view
    }
    _ = verify(TagView(), "a", record: .all)
    _ = verify(wide(TagView()), "b", record: .all)
    try FileManager.default.removeItem(atPath: results)
    for (name, view) in [("a", TagView()), ("b", wide(TagView()))] {
      view.dot.backgroundColor = .systemRed
      #expect(verify(view, name)?.contains("proved") == true)
    }
    let lines = try FileManager.default.subpathsOfDirectory(atPath: results)
      .filter { $0.hasSuffix("results.jsonl") }
      .flatMap {
        try String(contentsOfFile: results + "/" + $0, encoding: .utf8).split(separator: "\n")
      }
    let findings = lines.compactMap {
      try? JSONDecoder().decode(RunDocument.Finding.self, from: Data($0.utf8))
    }
    let document = RunDocument(results: findings)
    #expect(document.causes.map(\.name) == ["background color systemOrange → systemRed of dot"])
    #expect(document.causes.first?.verdict == "proved")
    #expect(document.causes.first?.provedCount == document.causes.first?.findingCount)
    #expect(
      document.causes.first?.heading == "proved: background color systemOrange → systemRed of dot")
  }
}
