import CelloSnapshots
import CelloTestSupport
import Foundation
import Synchronization
import Testing
import UIKit

@_spi(SnapshotTesting) @testable import CellophaneTesting

@MainActor struct VerifySnapshotTests {
  private let folder = TemporaryFolder()
  private var references: String { folder.path + "/references" }
  private var picture: String { references + "/box.view.png" }

  /// Verifies a value. Each call is a separate run unless a run is given.
  private func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = "view", record mode: RecordMode? = nil, in run: SnapshotRun? = nil,
    variables: [String: String] = [:]
  ) -> String? {
    let variables = variables.merging(["SNAPSHOT_ARTIFACTS": folder.path + "/results"]) { $1 }
    do {
      let identity = RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max))
      let run = run ?? SnapshotRun(variables: variables, identity: identity)
      return try SnapshotRun.$current.withValue(run) {
        verifySnapshot(
          of: try value(), as: strategy, named: name, record: mode, snapshotDirectory: references,
          testName: "box()")
      }
    } catch {
      return "\(error)"
    }
  }

  private func box(_ color: UIColor, width: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    view.backgroundColor = color
    return view
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: references).sorted()
  }

  @Test("pictures of controllers without a device leave out the keyboard")
  func keyboard() throws {
    final class Controller: UIViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(field)
        #expect(field.becomeFirstResponder())
      }
    }
    let controller = Controller()
    controller.view.backgroundColor = .red
    controller.view.frame.size = CGSize(width: 393, height: 600)
    let strategy = Snapshotting<UIViewController, UIImage>.imageWithoutDevice(
      size: nil, traits: UITraitCollection(displayScale: 1))
    var picture: UIImage?
    strategy.snapshot(controller).run { picture = $0 }
    let bitmap = try #require(picture?.picture?.picture.bitmap)
    #expect(bitmap[196, 599] == 0xff00_00ff)
  }

  @Test("an empty text is a failure, and is not recorded")
  func emptyText() throws {
    let message = try #require(verify("", as: .lines, record: .all))
    #expect(message.contains("its text is empty, so nothing can differ"))
    #expect((try? files()) ?? [] == [])
  }

  @Test("the first run records and fails, and the next run passes")
  func recording() throws {
    let first = try #require(verify(box(.systemRed), as: .image, record: .missing))
    #expect(first.contains("box.view: recorded file://\(picture)."))
    #expect(FileManager.default.fileExists(atPath: picture))
    #expect(verify(box(.systemRed), as: .image, record: .missing) == nil)
    #expect(verify(box(.systemRed), as: .image, record: .never) == nil)
  }

  @Test("the names of pictures end with the platform, those of values do not")
  func platforms() throws {
    try SnapshotTestingConfiguration.$platformName.withValue("linux") {
      _ = verify(box(.systemRed), as: .image, record: .missing)
      _ = verify(
        box(.systemRed), as: .image(traits: .init(userInterfaceStyle: .dark)), named: nil,
        record: .missing)
      _ = verify(1, as: .dump, named: "value", record: .missing)
      let names = try files()
      #expect(names.contains("box.view.linux.png"))
      #expect(names.contains("box.1.dark.linux.png"))
      #expect(names.contains("box.value.txt"))
      #expect(!names.contains("box.view.png"))
    }
  }

  @Test("a difference fails with both pictures and advice, and does not change the reference")
  func difference() throws {
    _ = verify(box(.systemRed), as: .image, record: .missing)
    let before = FileManager.default.contents(atPath: picture)
    let message = try #require(verify(box(.systemBlue), as: .image, record: .missing))
    #expect(message.contains("− file://\(picture)\n+ file://\(folder.path)/results/failures/"))
    // Another color than in the last run of the same test program.
    #expect(message.contains("It also differs from the last run of the same build."))
    let again = try #require(verify(box(.systemBlue), as: .image, record: .missing))
    #expect(
      again.contains(
        "run the test with record: .failed (instead of the mode in its code) to record it.")
    )
    let standard = try #require(verify(box(.systemBlue), as: .image))
    #expect(standard.contains("run the test with SNAPSHOT_TESTING_RECORD=failed to record it."))
    #expect(FileManager.default.contents(atPath: picture) == before)
    #expect(verify(box(.systemBlue), as: .image, record: .failed)?.contains("recorded") == true)
    #expect(verify(box(.systemBlue), as: .image, record: .never) == nil)
  }

  @Test("another size is a difference that names both sizes")
  func size() throws {
    _ = verify(box(.systemRed), as: .image, record: .missing)
    let message = try #require(verify(box(.systemRed, width: 30), as: .image, record: .never))
    #expect(message.contains("expected 60×30 px, got 90×30 px"))
  }

  @Test("a damaged reference fails with a sentence that names it")
  func broken() throws {
    _ = verify(box(.systemRed), as: .image, record: .missing)
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(
      to: URL(fileURLWithPath: picture))
    let message = try #require(verify(box(.systemRed), as: .image, record: .never))
    #expect(message.contains("\(picture): the file is a git-lfs pointer"))
  }

  @Test("images are compared as views are, and an empty one is a sentence")
  func images() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    _ = verify(image, as: .image, record: .missing)
    #expect(verify(image, as: .image, record: .never) == nil)
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(
      to: URL(fileURLWithPath: picture))
    #expect(verify(image, as: .image, record: .never)?.contains("git-lfs pointer") == true)
    #expect(
      verify(UIImage(), as: .image)
        == "box.view: cannot be drawn: the image has no pixels. Give it a size.")
  }

  @Test("a view without a size is an error that describes the solution")
  func empty() throws {
    let message = try #require(verify(UIView(), as: .image, record: .all))
    #expect(message.contains("box.view: cannot be drawn: the view is "))
    #expect(message.contains("Give it a frame, or the strategy a size: .image(size:)."))
    #expect(!FileManager.default.fileExists(atPath: references))
  }

  @Test("the mode of the assertion takes precedence over the enclosing mode and the environment")
  func precedence() {
    func isRecorded(_ mode: RecordMode?, _ scope: RecordMode?, _ variables: [String: String])
      -> Bool
    {
      defer { try? FileManager.default.removeItem(atPath: references) }
      return withSnapshotTesting(record: scope) {
        verify(box(.systemRed), as: .image, record: mode, variables: variables)?
          .contains("recorded file") == true
      }
    }
    #expect(isRecorded(nil, nil, [:]))
    #expect(!isRecorded(nil, nil, ["CI": "true"]))
    #expect(!isRecorded(nil, nil, ["SNAPSHOT_TESTING_RECORD": "never"]))
    #expect(isRecorded(nil, .all, ["SNAPSHOT_TESTING_RECORD": "never"]))
    #expect(!isRecorded(.never, .all, [:]))
    #expect(isRecorded(true, .never, [:]))
  }

  @Test("the trait configures its test", .snapshots(record: .never, diffTool: "compare"))
  func trait() {
    #expect(verify(box(.red), as: .image)?.contains("no reference exists") == true)
    #expect(SnapshotTestingConfiguration.current.record == .never)
  }

  @Suite("Suites", .snapshots(record: .never)) struct Inner {
    @Test("a trait of a test leaves the rest of its suite's", .snapshots(diffTool: "compare"))
    func nested() {
      let configuration = SnapshotTestingConfiguration.current
      #expect(configuration.record == .never)
      #expect(
        configuration.diffTool(currentFilePath: "a", failedFilePath: "b") == "compare \"a\" \"b\"")
    }
  }

  @Test("a misspelt mode fails with the nearest word")
  func misspelt() throws {
    let message = try #require(
      verify(box(.red), as: .image, variables: ["SNAPSHOT_TESTING_RECORD": "al"]))
    #expect(message.contains("Did you mean all?"))
  }

  @Test("snapshots without a name are numbered, and named by their traits")
  func numbers() throws {
    let run = SnapshotRun(variables: [:])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    _ = verify(box(.red), as: .image, named: nil, record: .missing, in: run)
    _ = verify(box(.red), as: .image(traits: dark), named: nil, record: .missing, in: run)
    _ = verify(box(.red), as: .image(on: .iPhone13), named: nil, record: .missing, in: run)
    #expect(
      try files().filter { $0.hasSuffix(".png") }
        == ["box.1.png", "box.2.dark.png", "box.3.iPhone13.png"])
  }

  @Test("traits, devices and sizes reach the picture")
  func traits() throws {
    func size(_ strategy: Snapshotting<UIView, UIImage>) throws -> String {
      let message = try #require(verify(box(.red), as: strategy, record: .never))
      #expect(message.contains("no reference"))
      let path =
        folder.path
        + "/results/failures/actual/CellophaneTestingTests/VerifySnapshotTests/box.view.png"
      let bitmap = try FileAccess.system.readPicture(path).bitmap
      return "\(bitmap.width)×\(bitmap.height)"
    }
    #expect(try size(.image) == "60×30")
    #expect(try size(.image(traits: UITraitCollection(displayScale: 2))) == "40×20")
    #expect(try size(.image(size: CGSize(width: 5, height: 6))) == "15×18")
    #expect(try size(.image(on: .iPhoneSe, size: CGSize(width: 5, height: 6))) == "10×12")
    _ = verify(box(.systemBackground), as: .image, record: .all)
    #expect(
      verify(
        box(.systemBackground), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)),
        record: .never) != nil)
  }

  @Test("an error of the value is part of the message")
  func throwing() throws {
    struct Missing: Error {}
    func value() throws -> UIView { throw Missing() }
    let message = try #require(verify(try value(), as: .image))
    #expect(message == "box.view: cannot be drawn: its value threw Missing().")
  }

  @Test("a strategy that never finishes is a sentence")
  func timeout() throws {
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    let message = SnapshotRun.$current.withValue(SnapshotRun(variables: [:])) {
      verifySnapshot(
        of: 1, as: never, named: "x", snapshotDirectory: references, timeout: 0.02, testName: "t()")
    }
    #expect(message?.contains("there was no snapshot within 0.02 s") == true)
  }

  @Test("another tool for differences is named in the message")
  func diffTool() throws {
    _ = verify(box(.systemRed), as: .image, record: .missing)
    let message = withSnapshotTesting(diffTool: "compare") {
      verify(box(.systemBlue), as: .image, record: .never)
    }
    #expect(message?.contains("\ncompare \"\(picture)\" \"\(folder.path)/results/") == true)
  }

  @Test("the states and styles of a cell have separate pictures")
  func states() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Hello"
    let testFile: StaticString = #filePath
    func names(_ mode: RecordMode) -> [Substring] {
      SnapshotRun.$current.withValue(SnapshotRun(variables: ["SNAPSHOT_ARTIFACTS": folder.path])) {
        stateFailures(
          at: AssertionSite(#fileID, testFile, "cell()", #line, 1), of: { content },
          states: [.normal, .selected.and(.disabled)], styles: [.light, .dark], record: mode
        ).map { $0.message.prefix { $0 != ":" } }
      }
    }
    #expect(
      names(.never) == [
        "cell.normal", "cell.selected+disabled", "cell.normal.dark", "cell.selected+disabled.dark",
      ])
  }

  @Test(
    "a cell without styles uses the style of its traits, and names contain values that are not the default"
  )
  func traitsOfStates() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 1),
    ])
    let failures = SnapshotRun.$current.withValue(
      SnapshotRun(variables: ["SNAPSHOT_ARTIFACTS": folder.path])
    ) {
      stateFailures(
        at: AssertionSite(#fileID, #filePath, "cell()", #line, 1),
        of: { UIListContentConfiguration.cell() }, states: [.normal], styles: nil, width: 120,
        traits: traits, record: .never)
    }
    #expect(failures.map { $0.message.prefix { $0 != ":" } } == ["cell.normal.dark"])
    let path =
      folder.path
      + "/failures/actual/CellophaneTestingTests/VerifySnapshotTests/cell.normal.dark.png"
    #expect(try FileAccess.system.readPicture(path).bitmap.width == 120)
  }

  @Test("lines of values and names never become commands to CI systems")
  func commands() throws {
    _ = verify("a", as: .lines, record: .missing)
    let text = "::add-mask::a\n  ::error::b\n##[group]c\n"
    for name in ["view", "::add-mask::d"] {
      let message = try #require(verify(text, as: .lines, named: name, record: .never))
      #expect(!message.contains("##["))
      for line in message.split(separator: "\n") {
        #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"))
      }
    }
  }

  @Test("a results folder that is not UTF-8 fails the test without writing files")
  func unreadableVariable() throws {
    let run = SnapshotRun(
      variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/results"],
      unreadableVariables: ["SNAPSHOT_ARTIFACTS"])
    #expect(
      verify(box(.systemRed), as: .image, record: .missing, in: run)
        == "The environment variable SNAPSHOT_ARTIFACTS is not valid UTF-8. Set it to a path that is."
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("the environment lists the fonts of a picture, including emoji fonts")
  func fonts() throws {
    let label = UILabel()
    label.text = "Hi 🙂"
    _ = verify(label, as: .image, record: .missing)
    let environment = try String(
      contentsOfFile: references + "/environment.txt", encoding: .utf8)
    #expect(environment.contains("font Inter"))
    #expect(environment.contains("font NotoColorEmoji.ttf "))
  }

  @Test("an assertion fails its test once for each picture that is wrong")
  func assertion() {
    let failures = Mutex(0)
    withKnownIssue {
      SnapshotRun.$current.withValue(SnapshotRun(variables: ["SNAPSHOT_ARTIFACTS": folder.path])) {
        assertSnapshots(
          of: UIListContentConfiguration.cell(), states: [.normal, .selected],
          styles: [.light, .dark], record: .never, file: "/nosuch/StatesTests.swift",
          testName: "cell()")
        assertSnapshots(
          of: 1, as: ["a": .dump, "b": .description], record: .never, file: "/nosuch/A.swift")
        assertSnapshots(of: 1, as: [.dump, .dump], record: .never, file: "/nosuch/A.swift")
      }
    } matching: { _ in
      failures.withLock { $0 += 1 }
      return true
    }
    #expect(failures.withLock { $0 } == 8)
  }
}
