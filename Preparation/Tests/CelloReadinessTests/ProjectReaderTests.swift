import Foundation
import Testing

@testable import CelloReadiness

@Suite("Reading projects")
final class ProjectReaderTests {
  private let root = FileManager.default.temporaryDirectory.path + "/readiness-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func write(_ path: String, _ text: String = "") throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func sentence(_ path: String, output: String = "", status: Int32 = 0) -> String? {
    do {
      _ = try ProjectReader { _ in (status, Data(), output) }.layout(of: path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("what cannot be read is said in a sentence")
  func badInput() throws {
    #expect(sentence("/nowhere") == "/nowhere does not exist.")
    try write("file.swift")
    #expect(
      sentence("\(root)/file.swift")
        == "\(root)/file.swift is not a folder. Name the folder of a package or an app.")
    try FileManager.default.removeItem(atPath: "\(root)/file.swift")
    #expect(
      sentence(root)
        == "\(root) contains no Swift files. Name the folder of a package or an app.")
    try write("Package.swift", "let package = Package(")
    #expect(
      sentence(root, output: "warning: old\nerror: 'shop': Invalid manifest", status: 1)
        == "\(root)/Package.swift cannot be read: 'shop': Invalid manifest.")
  }

  @Test("a manifest that does not compile, with the toolchain's message")
  func manifest() throws {
    try write("Package.swift", "let package = Package(")
    do {
      _ = try ProjectReader().layout(of: root)
      Issue.record("The manifest was read.")
    } catch {
      #expect("\(error)".hasPrefix("\(root)/Package.swift cannot be read: "))
      #expect(!"\(error)".contains("\n"))
    }
  }

  @Test("folders are targets; builds, dependencies and links in circles are skipped")
  func folders() throws {
    for path in ["App/A.swift", "App/Deep/B.swift", "App/C.m", "AppTests/T.swift", "Main.swift"] {
      try write(path)
    }
    for path in ["Pods/P.swift", ".build/B.swift", "App/Assets.xcassets/A.swift"] {
      try write(path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/App/Deep/loop", withDestinationPath: "..")
    let layout = try ProjectReader().layout(of: root)
    #expect(
      layout.targets.map { "\($0.name) \($0.swiftFiles) \($0.otherFiles)" } == [
        "App [\"App/A.swift\", \"App/Deep/B.swift\"] [\"Objective-C\": [\"App/C.m\"]]",
        "AppTests [\"AppTests/T.swift\"] [:]",
        "\(URL(fileURLWithPath: root).lastPathComponent) [\"Main.swift\"] [:]",
      ])
    #expect(layout.targets.map(\.isTest) == [false, true, false])
  }

  @Test("the targets of an Xcode project, by references and by folders")
  func xcodeProject() throws {
    try write("Shop.xcodeproj/project.pbxproj", Self.project)
    for path in [
      "Shop/App.swift", "Shop/Cells/Cell.swift", "ShopTests/T.swift", "Shop/Other.swift",
    ] {
      try write(path)
    }
    try write("ShopTests/Excluded.swift")
    let layout = try ProjectReader().layout(of: root)
    #expect(
      layout.targets == [
        .init(name: "Shop", swiftFiles: ["Shop/App.swift", "Shop/Cells/Cell.swift"]),
        .init(
          name: "ShopTests", isTest: true, swiftFiles: ["ShopTests/T.swift"], dependencies: ["Shop"]
        ),
      ])
    #expect(layout.notes == ["Shop/Gone.swift is a file of the Xcode project, but does not exist."])
  }

  @Test("catalogs that the manifest does not name, and that only Xcode finds")
  func undeclaredResources() throws {
    try write(
      "Package.swift",
      """
      let package = Package(
        targets: [
          .target(name: "App", exclude: ["Old"], swiftSettings: settings),
          .target(name: "Kit", dependencies: [.target(name: "App")], resources: [.process("Resources")]),
        ])
      """)
    for path in [
      "App/A.swift", "App/Old/Old.xcassets/Contents.json", "App/Assets.xcassets/Contents.json",
      "App/Assets.xcassets/Inner.xcassets/Contents.json", "App/Texts/Localizable.xcstrings",
      "App/Copied/Colors.xcassets/Contents.json", "App/en.lproj/Localizable.strings",
      "Kit/Kit.swift", "Kit/Resources/Images.xcassets/Contents.json",
    ] {
      try write("Sources/\(path)")
    }
    let description = """
      {"name": "App", "targets": [
        {"name": "App", "path": "Sources/App", "type": "library", "module_type": "SwiftTarget",
         "sources": ["A.swift"], "resources": [{"path": "\(root)/Sources/App/Copied", "rule": {"copy": {}}}]},
        {"name": "Kit", "path": "Sources/Kit", "type": "library", "module_type": "SwiftTarget",
         "sources": ["Kit.swift"], "resources": [
           {"path": "\(root)/Sources/Kit/Resources/Images.xcassets/Contents.json", "rule": {"process": {}}}]}
      ]}
      """
    let layout = try ProjectReader { _ in (0, Data(description.utf8), "") }.layout(of: root)
    #expect(
      layout.targets.map(\.undeclaredResources)
        == [["Assets.xcassets", "Texts/Localizable.xcstrings"], []])
  }

  @Test("packages in subfolders are read by their folders")
  func nestedPackages() throws {
    try write("App/A.swift")
    for path in ["Core/Package.swift", "Core/Sources/Core/C.swift", "Core/Tests/CoreTests/T.swift"]
    {
      try write("Modules/\(path)")
    }
    let layout = try ProjectReader().layout(of: root)
    #expect(layout.targets.map(\.name) == ["App", "Core", "CoreTests"])
    #expect(layout.modules.isSuperset(of: ["Core", "App"]))
  }

  @Test("files that cannot be read are obstacles")
  func unreadableFiles() throws {
    try write("App/A.swift")
    try Data([0xff, 0xfe, 0xff]).write(to: URL(fileURLWithPath: "\(root)/App/B.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/App/C.swift", withDestinationPath: "/dev/zero")
    let layout = ProjectLayout(
      name: "App", isPackage: false,
      targets: [
        .init(
          name: "App",
          swiftFiles: ["App/A.swift", "App/B.swift", "App/C.swift", "App/Gone.swift"])
      ])
    let facts = SourceFacts.all(of: layout, root: root)
    #expect(facts["App/A.swift"]?.mistake == nil)
    #expect(facts["App/B.swift"]?.mistake == "the file is not UTF-8.")
    #expect(facts["App/C.swift"]?.mistake == "the file cannot be read.")
    #expect(facts["App/Gone.swift"]?.mistake == "the file cannot be read.")
  }

  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objectVersion = 77; rootObject = P;
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = {isa = PBXGroup; children = (S, Y); sourceTree = "<group>"; };
        S = {isa = PBXGroup; children = (A, C, X); path = Shop; sourceTree = "<group>"; };
        C = {isa = PBXGroup; children = (B); path = Cells; sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = Shop/Cells/Cell.swift; sourceTree = SOURCE_ROOT; };
        X = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        Y = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = ShopTests; sourceTree = "<group>"; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Excluded.swift); target = U; };
        BA = {isa = PBXBuildFile; fileRef = A; };
        BB = {isa = PBXBuildFile; fileRef = B; };
        BX = {isa = PBXBuildFile; fileRef = X; };
        Q = {isa = PBXSourcesBuildPhase; files = (BA, BB, BX); };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (Q); dependencies = ();
          productType = "com.apple.product-type.application"; };
        U = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (); dependencies = (D);
          fileSystemSynchronizedGroups = (Y); productType = "com.apple.product-type.bundle.unit-test"; };
        D = {isa = PBXTargetDependency; target = T; };
      };
    }
    """

  @Test("files below links are removed")
  func linkedFiles() {
    var layout = ProjectLayout(
      name: "A", isPackage: true,
      targets: [
        .init(
          name: "A", swiftFiles: ["S/A/X.swift", "S/A/Link/X.swift", "S/A/Link2.swift"],
          otherFiles: ["C": ["S/A/Link/x.c"], "C++": ["S/A/y.cpp"]])
      ])
    layout.removeFiles(below: ["S/A/Link"])
    #expect(layout.targets[0].swiftFiles == ["S/A/X.swift", "S/A/Link2.swift"])
    #expect(layout.targets[0].otherFiles == ["C++": ["S/A/y.cpp"]])
  }
}
