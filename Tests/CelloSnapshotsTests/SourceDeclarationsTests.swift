import CelloTestSupport
import Testing

@testable import CelloSnapshots

/// The locations of classes in the sources of a package.
struct SourceDeclarationsTests {
  private let folder = TemporaryFolder()

  private func write(_ path: String, _ text: String) throws {
    try FileAccess.system.makeFolder(FileAccess.parent(of: folder.path + "/" + path))
    try FileAccess.system.create(folder.path + "/" + path, Array(text.utf8))
  }

  @Test("a class that is declared once has a location; others have none")
  func locations() throws {
    try write("Package.swift", "")
    try write(
      "Sources/App/Tags.swift",
      """
      // class Comment
      extension TagView { class func make() {} }

      final class TagView: UIView {
        class Inner {}
      }
      """)
    try write("Tests/AppTests/Other.swift", "class Twice {}\nclass TagViewTests {}")
    try write("Tests/AppTests/More.swift", "enum Space { class Twice {} }")
    try write(".build/checkouts/Copy.swift", "class TagView {}")
    let sources = try #require(
      SourceDeclarations.ofPackage(containing: folder.path + "/Tests/AppTests/Other.swift"))
    #expect(sources.location(ofClass: "TagView") == "Sources/App/Tags.swift:4")
    #expect(sources.location(ofClass: "Inner") == "Sources/App/Tags.swift:5")
    #expect(sources.location(ofClass: "Twice") == nil)
    #expect(sources.location(ofClass: "Comment") == nil)
    #expect(sources.location(ofClass: "make") == nil)
    #expect(SourceDeclarations.ofPackage(containing: "/nowhere/file.swift") == nil)
  }

  private static let card = """
    class BaseCard: UIView {
      var spacing: CGFloat = 4
      func setUp() { alpha = 0.5 }
    }
    final class Card: BaseCard {
      let nameLabel = UILabel()
      lazy var dateLabel: UILabel = {
        let label = UILabel()
        label.textColor = .red
        label.font = .body
        return label
      }()
      var inset: CGFloat = 12 { didSet { nameLabel.numberOfLines = 2 } }

      override func setUp() {
        let alpha = 1
        backgroundColor = .white // backgroundColor = .red
        if backgroundColor == .white, alpha >= 1 { isOpaque = true }
        self.layer.cornerRadius = 8
        nameLabel.layer.borderWidth =
          2
        nameLabel?.text = "isHidden = true"
        nameLabel.textColor = .red
        other.nameLabel.font = .body
        nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset)
        widthAnchor.constraint(equalToConstant: 44)
        NSLayoutConstraint.activate([
          dateLabel.topAnchor.constraint(equalTo: topAnchor),
          dateLabel.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
        ])
        make().tintColor = .red
      }
    }
    extension Card {
      func update() {
        nameLabel.textColor = .blue
        var content = UIListContentConfiguration.cell()
        content.text = "Name"
        content.textProperties.color = .red
        nameLabel.secondaryText = "Date"
      }
    }
    """

  @Test(
    "the only statement that sets a property has a location",
    arguments: [
      (.instance, "backgroundColor", 17), (.instance, "isOpaque", 18),
      (.instance, "layer.cornerRadius", 19), (.instance, "inset", 13),
      (.stored("nameLabel"), "layer.borderWidth", 20), (.stored("nameLabel"), "text", 22),
      (.stored("nameLabel"), "numberOfLines", 13), (.stored("dateLabel"), "textColor", 9),
      (.stored("dateLabel"), "font", 10), (.instance, "widthAnchor.constraint", 26),
      (.stored("nameLabel"), "leadingAnchor.constraint", 25), (.local, "text", 38),
      (.local, "textProperties.color", 39), (.instance, "alpha", 3), (.instance, "spacing", 2),
      // Several statements, other receivers and no statement.
      (.stored("nameLabel"), "textColor", nil), (.stored("dateLabel"), "topAnchor.constraint", nil),
      (.stored("nameLabel"), "font", nil), (.instance, "tintColor", nil),
      (.local, "secondaryText", nil), (.instance, "isHidden", nil), (.instance, "text", nil),
    ] as [(PropertyAssignment.Receiver, String, Int?)])
  func assignments(
    receiver: PropertyAssignment.Receiver, members: String, line: Int?
  ) throws {
    try write("Package.swift", "")
    try write("Sources/Card.swift", Self.card)
    let sources = try #require(
      SourceDeclarations.ofPackage(containing: folder.path + "/Sources/Card.swift"))
    let forms = ["Card", "BaseCard"].map {
      PropertyAssignment(
        className: $0, receiver: receiver, members: members.split(separator: ".").map(String.init))
    }
    #expect(sources.location(ofAssignment: forms) == line.map { "Sources/Card.swift:\($0)" })
    let origin = PropertyOrigin(.app, "set", className: "Card", assignments: forms)
    #expect(origin.located(in: sources).location == "Sources/Card.swift:\(line ?? 5)")
  }

  @Test("truncated and malformed sources have the statements before the error")
  func malformedSources() {
    let source = Array(Self.card.utf8)
    let statements = SourceOutline(source, readsStatements: true).statements
    for count in stride(from: 0, to: source.count, by: 11) {
      let found = SourceOutline(Array(source.prefix(count)), readsStatements: true).statements
      #expect(found.count <= statements.count)
    }
    for text in [
      "=", ".", ".=", "class A {.a=", "class A { `", "class A { x = \"", "}}} x = 1", "/*",
    ] {
      #expect(SourceOutline(Array(text.utf8), readsStatements: true).statements.count <= 1)
    }
    let invalid: [UInt8] = [0xff, 0x00, 0x3d] + Array("class A { func f() { x = 1 } }".utf8)
    #expect(SourceOutline(invalid, readsStatements: true).statements.map(\.path) == [["x"]])
  }
}
