import Foundation
import Testing

@testable import CelloPreparation

@Suite("Prepared folders") struct PreparedFolderTests {
  /// A package with two targets in a temporary folder.
  private final class Package {
    let root = URL(fileURLWithPath: NSTemporaryDirectory() + "/prepared-\(UUID().uuidString)")
      .standardizedFileURL
    var output: String { root.path + "/.build/prepared/App" }
    let original = "class A {\n  @objc func a() {}\n}\n"

    init() throws {
      try write(
        "Package.swift", "let package = Package(dependencies: [.package(path: \"../Other\")])\n")
      try write("Sources/App/A.swift", original)
      try write("Sources/App/Plain.swift", "let x = 1\n")
      try write("Tests/AppTests/Tests.swift", "let y = #selector(A.a)\n")
    }

    deinit {
      // The folders of a test that makes them read-only.
      chmod(root.path, 0o755)
      try? FileManager.default.removeItem(at: root)
    }

    func write(_ path: String, _ text: String) throws {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    }

    func prepare(at output: String? = nil, version: String = "1") throws -> PreparedFolder.Report {
      let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build") }.sorted()
      let description = """
        {"name": "App", "targets": [
          {"name": "App", "path": "Sources/App", "type": "library", "module_type": "SwiftTarget",
           "sources": [\(sources(files, "Sources/App/"))]},
          {"name": "AppTests", "path": "Tests/AppTests", "type": "test", "module_type": "SwiftTarget",
           "sources": [\(sources(files, "Tests/AppTests/"))], "target_dependencies": ["App"]}
        ]}
        """
      let layout = try PackageLayout(description: Data(description.utf8))
      let output = output ?? self.output
      return try PreparedFolder(
        at: output, layout: layout, targets: ["App", "AppTests"], version: version,
        copies: PackageCopies(of: root.path, at: output)
      ).update()
    }

    private func sources(_ files: [String], _ folder: String) -> String {
      files.filter { $0.hasPrefix(folder) }.map { "\"\($0.dropFirst(folder.count))\"" }
        .joined(separator: ", ")
    }

    func prepared(_ path: String) -> String? {
      try? String(contentsOfFile: output + "/" + path, encoding: .utf8)
    }
  }

  @Test("dependencies that no target uses are left out of the manifest")
  func unusedDependencies() throws {
    let package = try Package()
    let manifest = """
      // swift-tools-version:5.5
      let package = Package(
        dependencies: [
          .package(url: "https://example.com/Tools.git", from: "1.0.0"),
          .package(url: "https://example.com/Quick.git", from: "4.0.0"),
          .package(url: "https://example.com/swift-rows", from: "1.0.0"),
        ],
        targets: [
          .target(name: "App", dependencies: ["Quick", .product(name: "Rows", package: "Swift-Rows")])
        ])
      package.dependencies.append(.package(url: "https://example.com/formatter", from: "1.0.0"))
      """
    try package.write("Package.swift", manifest)
    _ = try package.prepare()
    let prepared = try #require(package.prepared("Package.swift"))
    #expect(!prepared.contains("Tools"))
    #expect(!prepared.contains("formatter"))
    #expect(prepared.contains("Quick.git"))
    #expect(prepared.contains("/swift-rows"))
    #expect(prepared.filter(\.isNewline).count == manifest.filter(\.isNewline).count)
    // Before version 5.2, a target does not have to name the package of a product.
    try package.write(
      "Package.swift",
      manifest.replacing("swift-tools-version:5.5", with: "swift-tools-version:5.1"))
    _ = try package.prepare()
    #expect(package.prepared("Package.swift")?.contains("Tools") == true)
  }

  @Test("resources that only Xcode finds are declared in the manifest")
  func resources() throws {
    let package = try Package()
    let manifest = """
      // swift-tools-version:5.5
      let package = Package(
        targets: [
          .target(
            name: "App",
            swiftSettings: settings),
          .testTarget(name: "AppTests", dependencies: [.target(name: "App")], exclude: ["Old.xcassets"]),
        ])
      """
    try package.write("Package.swift", manifest)
    try package.write("Sources/App/Assets.xcassets/Logo.imageset/Contents.json", "{}")
    try package.write("Sources/App/Texts/Localizable.xcstrings", "{}")
    try package.write("Tests/AppTests/Old.xcassets/Contents.json", "{}")
    #expect(try package.prepare().warnings == [])
    #expect(
      package.prepared("Package.swift")
        == manifest.replacing(
          #"name: "App","#,
          with:
            #"name: "App", resources: [.process("Assets.xcassets"), .process("Texts/Localizable.xcstrings")],"#,
          maxReplacements: 1))
    // A manifest of this version wins.
    try package.write("Package@swift-6.0.swift", manifest)
    _ = try package.prepare()
    #expect(package.prepared("Package@swift-6.0.swift")?.contains("Texts/Localizable") == true)
    // If nothing is left to declare, the manifest is the original one.
    try FileManager.default.removeItem(atPath: package.root.path + "/Sources/App/Assets.xcassets")
    try FileManager.default.removeItem(atPath: package.root.path + "/Sources/App/Texts")
    #expect(try package.prepare().warnings == [])
    #expect(package.prepared("Package.swift") == manifest)
  }

  @Test("nib files and storyboards are declared, without their translations")
  func nibFiles() throws {
    let package = try Package()
    let manifest =
      "// swift-tools-version: 6.0\nlet package = Package(targets: [.target(name: \"App\")])\n"
    try package.write("Package.swift", manifest)
    for path in [
      "Views/Row.xib", "Base.lproj/Main.storyboard", "de.lproj/Main.storyboard", "en.lproj/Old.xib",
      "fr.lproj/Old.xib", "Compiled.nib",
    ] {
      try package.write("Sources/App/\(path)", "<document/>")
    }
    #expect(try package.prepare().warnings == [])
    #expect(
      package.prepared("Package.swift")?.contains(
        #".target(name: "App", resources: [.copy("Base.lproj/Main.storyboard"), "#
          + #".process("Views/Row.xib"), .copy("en.lproj/Old.xib")])"#) == true)
  }

  @Test(
    "resources that cannot be declared are a warning",
    arguments: [
      // The version of the package manager, the target, another source.
      ("5.5", #".target(name: "App", resources: [.process("Other")])"#, ""),
      ("5.5", #".target(name: name)"#, ""),
      ("5.5", #".target(name: "App"), .target(name: "App")"#, ""),
      ("4.2", #".target(name: "App")"#, ""),
      ("5.1", #".target(name: "App", dependencies: ["Product"])"#, ""),
      ("5.1", #".target(name: "App", dependencies: [other])"#, ""),
      ("5.5", #".target(name: "App")"#, "extension Bundle { static let module = Bundle.main }"),
    ])
  func otherResources(version: String, target: String, source: String) throws {
    let package = try Package()
    let manifest = """
      // swift-tools-version:\(version)
      let dependencies: [Target.Dependency] = [.target(name: "App")]
      let package = Package(targets: [\(target)])
      """
    try package.write("Package.swift", manifest)
    try package.write("Sources/App/Assets.xcassets/Contents.json", "{}")
    try package.write("Sources/App/Bundle.swift", source)
    #expect(
      try package.prepare().warnings == [
        "\(package.root.path)/Package.swift: warning: the target 'App' has resources that only Xcode finds without the "
          + "manifest. Add 'resources: [.process(\"Assets.xcassets\")]'"
          + (version < "5.2" ? ", which needs 'swift-tools-version: 5.3' or later." : ".")
      ])
    #expect(package.prepared("Package.swift") == manifest)
  }

  @Test(
    "resources are declared in manifests of earlier versions, which get the first version with resources",
    arguments: [
      ("5.2", "dependencies: [\"Kit\"]"),
      ("5.1.0", "dependencies: [\"Kit\", .target(name: \"App\")]"),
      ("5.0", "path: \"Sources/App\""),
    ])
  func earlierVersions(version: String, argument: String) throws {
    let package = try Package()
    func manifest(_ version: String, _ resources: String) -> String {
      """
      // swift-tools-version:\(version)
      let package = Package(
        dependencies: [.package(url: "https://example.com/a/Kit.git", from: "1.0.0")],
        targets: [.target(name: "App", \(argument)\(resources))])
      """
    }
    try package.write("Package.swift", manifest(version, ""))
    try package.write("Sources/App/Row.xib", "<document/>")
    #expect(try package.prepare().warnings == [])
    #expect(
      package.prepared("Package.swift")
        == manifest("5.3", ", resources: [.process(\"Row.xib\")]"))
  }

  @Test("catalogs of the same name cannot be declared")
  func equalResources() throws {
    let package = try Package()
    let manifest =
      "// swift-tools-version: 6.0\nlet package = Package(targets: [.target(name: \"App\")])\n"
    try package.write("Package.swift", manifest)
    try package.write("Sources/App/A/Assets.xcassets/Contents.json", "{}")
    try package.write("Sources/App/B/Assets.xcassets/Contents.json", "{}")
    #expect(try package.prepare().warnings.count == 1)
    #expect(package.prepared("Package.swift") == manifest)
  }

  @Test("the sources of a dependency are prepared where they are")
  func checkouts() throws {
    let package = try Package()
    try package.write("Checkout/Sources/Kit/Kit.swift", "import UIKit\n@objc class Kit {}\n")
    try package.write("Checkout/Sources/Kit/Plain.swift", "let x = 1\n")
    try package.write("Checkout/Tests/KitTests/Tests.swift", "@objc class Test {}\n")
    let folder = package.root.path + "/Checkout"
    let description = """
      {"name": "Kit", "targets": [
        {"name": "Kit", "path": "Sources/Kit", "type": "library", "module_type": "SwiftTarget",
         "sources": ["Kit.swift", "Plain.swift"]},
        {"name": "KitTests", "path": "Tests/KitTests", "type": "test", "module_type": "SwiftTarget",
         "sources": ["Tests.swift"]}
      ]}
      """
    let layout = try PackageLayout(description: Data(description.utf8))
    let checkout = PreparedCheckout(folder: folder, version: "1")
    #expect(checkout.mentionsUIKit)
    #expect(!checkout.isPrepared)
    #expect(try checkout.update(layout) == [])
    #expect(checkout.isPrepared)
    #expect(!PreparedCheckout(folder: folder, version: "2").isPrepared)
    func text(_ path: String) throws -> String {
      try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    }
    #expect(
      try text("Sources/Kit/Kit.swift")
        == "#sourceLocation(file: \"\(folder)/Sources/Kit/Kit.swift\", line: 2)\nimport UIKit; class Kit {}\n"
    )
    #expect(try text("Sources/Kit/Plain.swift") == "let x = 1\n")
    #expect(try text("Tests/KitTests/Tests.swift") == "@objc class Test {}\n")
  }

  @Test("a manifest that lists sources lists their names in the copy")
  func listedSources() throws {
    let package = try Package()
    func manifest(_ name: String, excluded: String) -> String {
      """
      // swift-tools-version:5.5
      let package = Package(
        targets: [
          .target(name: "App", path: "Sources/App", sources: [
            "\(name)", "Plain.swift", // A.swift
          ]),
          .testTarget(name: "AppTests", exclude: ["\(excluded)"]),
        ])
      """
    }
    try package.write("Package.swift", manifest("A.swift", excluded: "B.swift"))
    _ = try package.prepare()
    #expect(package.prepared("Package.swift") == manifest("A.prepared.swift", excluded: "B.swift"))
    // Another target excludes a file with this name.
    try package.write("Package.swift", manifest("A.swift", excluded: "A.swift"))
    _ = try package.prepare()
    #expect(package.prepared("Package.swift") == manifest("A.swift", excluded: "A.swift"))
    #expect(package.prepared("Sources/App/A.prepared.swift") == nil)
    #expect(package.prepared("Sources/App/A.swift")?.contains("@objc") == false)
  }

  @Test(
    "paths of packages lead to copies if there are any",
    arguments: [
      // In the package's own manifest.
      ("/app", "../core", "/out/.cellophane/packages/core"),
      ("/app", "../core/inner", "/out/.cellophane/packages/core/inner"),
      ("/app", "/core", "/out/.cellophane/packages/core"),
      ("/app", "/app/kit", "/out/kit"),
      ("/app", "../other", "/other"),
      ("/app", "/other", nil),
      ("/app", "kit", nil),
      // In manifests of packages in its folder.
      ("/app/kit", "../rows", nil),
      ("/app/kit", "../../core", "/out/.cellophane/packages/core"),
      // In the manifests of others.
      ("/core", "../app", "/out"),
      ("/core", "../app/kit", "/out/kit"),
      ("/core", "inner", nil),
      ("/core/inner", "..", nil),
    ])
  func copies(folder: String, path: String, expected: String?) {
    let copies = PackageCopies(
      of: "/app", at: "/out", dependencies: ["/core", "/core/inner", "/app/kit"])
    #expect(copies.dependencies == [.init(package: "/core", folder: ".cellophane/packages/core")])
    #expect(copies.path(of: path, in: folder) == expected)
    for path in ["", "kit/A.swift", ".cellophane/packages/core/inner/A.swift"] {
      #expect(copies.relativePath(of: copies.original(of: path)) == path)
    }
    #expect(copies.original(of: ".cellophane/packages/core/A.swift") == "/core/A.swift")
  }

  @Test("packages are found by their paths, without the one that contains UIKit")
  func localPackages() throws {
    let root = URL(fileURLWithPath: NSTemporaryDirectory() + "/local-\(UUID().uuidString)")
      .standardizedFileURL
    defer { try? FileManager.default.removeItem(at: root) }
    for (folder, paths, target) in [
      ("app", ["../core", "kit", "../missing"], "App"), ("app/kit", ["../../cellophane"], "Kit"),
      ("core", ["../rows", "../app"], "Core"), ("rows", ["../cellophane/Preparation"], "Rows"),
      ("cellophane", ["../fonts"], "UIKit"), ("cellophane/Preparation", [".."], "cellophane"),
    ] {
      let folder = root.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let dependencies = paths.map { ".package(path: \"\($0)\")" }.joined(separator: ", ")
      let manifest =
        "let package = Package(dependencies: [\(dependencies)], targets: [.target(name: \"\(target)\")])"
      try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    }
    #expect(
      LocalPackages.paths(of: root.path + "/app").map { $0.dropFirst(root.path.count + 1) }
        == ["core", "app/kit", "rows"])
  }

  @Test("sources with Objective-C are rewritten, and other files are linked")
  func preparation() throws {
    let package = try Package()
    let report = try package.prepare()
    #expect(report.sourceCount == 3)
    #expect(report.rewrittenCount == 2)
    #expect(report.errors == [])
    let text = try #require(package.prepared("Sources/App/A.prepared.swift"))
    #expect(
      text.hasPrefix(
        "import UIKit\n#sourceLocation(file: \"\(package.root.path)/Sources/App/A.swift\", line: 1)\nclass A {\n  func a() {}\n"
      ))
    #expect(package.prepared("Sources/App/A.swift") == nil)
    #expect(
      package.prepared("Tests/AppTests/Tests.prepared.swift")?.hasSuffix(
        "let y = Selector((\"a\"))\n") == true)
    let plain = try FileManager.default.attributesOfItem(
      atPath: package.output + "/Sources/App/Plain.swift")
    #expect(plain[.referenceCount] as? Int == 2)
    let other = package.root.deletingLastPathComponent().path + "/Other"
    #expect(
      package.prepared("Package.swift")
        == "let package = Package(dependencies: [.package(path: \"\(other)\")])\n")
    #expect(
      try String(
        contentsOf: package.root.appendingPathComponent("Sources/App/A.swift"), encoding: .utf8)
        == package.original)
  }

  @Test(
    "lines of prepared files keep their numbers if the first line can be replaced",
    arguments: [
      ("// App\nimport UIKit\n", "#\nimport Other; import UIKit\n", 2),
      ("\n@objc class A {}\n", "#\nimport Other; @objc class A {}\n", 2),
      (
        "@testable import App // x\r\n/* y\n*/", "#\nimport Other; @testable import App; /* y\n*/",
        2
      ),
      (
        "public import struct UIKit.A;\n\nlet x",
        "#\nimport Other; public import struct UIKit.A; \nlet x", 2
      ),
      ("import A; let x = 1\nlet y\n", "import Other\n#\nimport A; let x = 1\nlet y\n", 1),
      ("class A {\n}\n", "import Other\n#\nclass A {\n}\n", 1),
      ("/* x\n*/ let y", "import Other\n#\n/* x\n*/ let y", 1),
      ("// x\n  #if DEBUG\n#endif", "import Other\n#\n// x\n  #if DEBUG\n#endif", 1),
      ("// x", "import Other\n#\n// x", 1),
      ("", "import Other\n#\n", 1),
      ("importer()\nlet x", "import Other\n#\nimporter()\nlet x", 1),
    ])
  func lines(source: String, expected: String, line: Int) {
    let result = RewrittenSource(
      text: Array(source.utf8), requiredImports: ["Other"], uses: [], syntaxError: nil)
    let directive = "#sourceLocation(file: \"/a\\\"b.swift\", line: \(line))"
    #expect(
      String(decoding: result.contents(insteadOf: "/a\"b.swift"), as: UTF8.self)
        == expected.replacing(/(?m)^#$/, with: directive))
  }

  @Test("classes get members for optional requirements that other targets implement")
  func implementationsInOtherTargets() throws {
    let package = try Package()
    try package.write(
      "Sources/App/Base.swift", "// Base\nopen class Base: UIView, UIScrollViewDelegate {}\n")
    let scrolling = "class Sub: Base { func scrollViewDidScroll(_ s: UIScrollView) {} }\n"
    try package.write("Tests/AppTests/Sub.swift", scrolling)
    #expect(try package.prepare().warnings == [])
    let member = "open func _UIScrollViewDelegate_scrollViewDidScroll____("
    #expect(package.prepared("Sources/App/Base.prepared.swift")?.contains(member) == true)
    #expect(
      package.prepared("Tests/AppTests/Sub.prepared.swift")?.contains("override func") == true)
    #expect(try package.prepare().writtenCount == 0)
    // Without the implementation, the class is the original.
    try package.write("Tests/AppTests/Sub.swift", "class Sub: Base {}\n")
    _ = try package.prepare()
    #expect(package.prepared("Sources/App/Base.prepared.swift") == nil)
    #expect(package.prepared("Sources/App/Base.swift")?.contains("open class Base") == true)
    try package.write("Tests/AppTests/Sub.swift", scrolling)
    _ = try package.prepare()
    #expect(package.prepared("Sources/App/Base.prepared.swift")?.contains(member) == true)
  }

  @Test("only what has changed is written again")
  func changes() throws {
    let package = try Package()
    _ = try package.prepare()
    #expect(try package.prepare().writtenCount == 0)
    try package.write("Sources/App/A.swift", "class A {\n  @objc(b) func a() {}\n}\n")
    // The selector in the other file depends on the declaration.
    #expect(try package.prepare().writtenCount == 2)
    #expect(
      package.prepared("Tests/AppTests/Tests.prepared.swift")?.contains("Selector((\"b\"))") == true
    )
    try package.write("Sources/App/A.swift", "class A {\n  func a() {}\n}\n")
    try FileManager.default.removeItem(
      at: package.root.appendingPathComponent("Sources/App/Plain.swift"))
    try package.write("Tests/AppTests/Tests.swift", "let y = 1\n")
    _ = try package.prepare(version: "2")
    #expect(package.prepared("Sources/App/A.prepared.swift") == nil)
    #expect(package.prepared("Sources/App/A.swift") == "class A {\n  func a() {}\n}\n")
    #expect(package.prepared("Sources/App/Plain.swift") == nil)
  }

  @Test("a source whose name is that of a prepared file keeps its contents")
  func clashingNames() throws {
    let package = try Package()
    _ = try package.prepare()
    try package.write("Sources/App/A.prepared.swift", "let z = 3\n")
    _ = try package.prepare()
    #expect(package.prepared("Sources/App/A.prepared.swift") == "let z = 3\n")
    #expect(package.prepared("Sources/App/A.prepared2.swift")?.contains("class A {") == true)
    try package.write("Sources/App/A.prepared.swift", "@objc class Z {}\n")
    _ = try package.prepare()
    #expect(package.prepared("Sources/App/A.prepared.swift") == nil)
    #expect(
      package.prepared("Sources/App/A.prepared.prepared.swift")?.hasSuffix("class Z {}\n") == true)
    #expect(package.prepared("Sources/App/A.prepared2.swift")?.contains("class A {") == true)
  }

  @Test("files of another version are removed, even if it remembered other facts")
  func otherVersion() throws {
    let package = try Package()
    _ = try package.prepare()
    let state = package.output + "/.cellophane/state.json"
    let text = try String(contentsOfFile: state, encoding: .utf8)
    #expect(text.contains("isStatic"))
    try text.replacing("isStatic", with: "other").write(
      toFile: state, atomically: true, encoding: .utf8)
    try package.write("Sources/App/Plain.swift", "@objc class B {}\n")
    _ = try package.prepare(version: "2")
    #expect(package.prepared("Sources/App/Plain.prepared.swift")?.hasSuffix("class B {}\n") == true)
    #expect(package.prepared("Sources/App/Plain.swift") == nil)
  }

  @Test("what cannot be prepared is reported with the path, the line and the column")
  func problems() throws {
    let package = try Package()
    try package.write("Sources/App/Broken.swift", "class B {\n")
    try package.write("Sources/App/Data.swift", "class C {\n  @NSManaged var x: Int\n}\n")
    try package.write("Sources/App/Clash.swift", "class _NamedMethods_D {}\n")
    let report = try package.prepare()
    let path = package.root.path + "/Sources/App"
    #expect(
      report.warnings == [
        "\(path)/Broken.swift:1:10: warning: the file cannot be parsed (expected '}' to end class), and is copied as it is."
      ])
    #expect(
      report.errors == [
        "\(path)/Clash.swift:1:1: error: the file contains names that start with '_NamedMethods_', which are reserved for "
          + "generated code. Rename them.",
        "\(path)/Data.swift:2:3: error: '@NSManaged' needs Core Data, which Linux lacks.",
      ])
    #expect(package.prepared("Sources/App/Broken.swift") == "class B {\n")
  }

  @Test("links that leave the package are kept, with a warning")
  func links() throws {
    let package = try Package()
    let outside = package.root.path + "-outside"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try FileManager.default.createSymbolicLink(
      atPath: package.root.path + "/Sources/Shared", withDestinationPath: outside)
    try FileManager.default.createSymbolicLink(
      atPath: package.root.path + "/Sources/Same", withDestinationPath: "App")
    let report = try package.prepare()
    #expect(report.warnings.count == 1)
    #expect(
      report.warnings.first?.contains("Sources/Shared: warning: the link leaves the package")
        == true)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: package.output + "/Sources/Same")
        == "App")
  }

  @Test("links to folders that contain them are named, and left out")
  func circularLinks() throws {
    let package = try Package()
    let root = package.root.path
    for (path, destination) in [
      ("Sources/App/Up", "../.."), ("Sources/App/Same", "."), ("Sources/App/All", "/"),
      ("Sources/App/Indirect", "Other"), ("Sources/App/Other", "../../.."),
      ("Sources/App/Gone", "nowhere"), ("Sources/App/Tests", "../../Tests"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(path)", withDestinationPath: destination)
    }
    #expect(try package.prepare().warnings == [])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: package.output + "/Sources/App")
    #expect(names.sorted() == ["A.prepared.swift", "Gone", "Plain.swift", "Tests"])
    let warnings = CircularLinks.warnings(in: root)
    #expect(
      warnings.map { $0.prefix { $0 != ":" } }
        == ["All", "Indirect", "Other", "Same", "Up"].map { "\(root)/Sources/App/\($0)" })
    #expect(
      warnings.first?.hasSuffix(
        "/All: warning: the link leads to a folder that contains it, directly or by other links. The package manager follows "
          + "it again and again, which can take minutes. Remove the link, or exclude it in Package.swift."
      ) == true)
    try package.write(
      "Package.swift",
      "let package = Package(targets: [.target(name: \"App\", exclude: [\"All\", \"Up\"])])")
    #expect(CircularLinks.warnings(in: root).count == 3)
  }

  @Test("links that lead into the folders of each other are left out, too")
  func mutualLinks() throws {
    let package = try Package()
    let root = package.root.path
    try package.write("Sources/Left/L.swift", "let l = 1\n")
    try package.write("Sources/Right/Deep/R.swift", "let r = 1\n")
    try package.write("Sources/Third/T.swift", "let t = 1\n")
    for (path, destination) in [
      ("Sources/Left/Right", "../Right"), ("Sources/Right/Deep/Third", "../../Third"),
      ("Sources/Third/Left", "../Left"), ("Sources/Third/Tests", "../../Tests"),
      ("Sources/App/Left", "../Left"), ("Sources/App/A2.swift", "A.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(path)", withDestinationPath: destination)
    }
    #expect(
      CircularLinks.warnings(in: root).map { $0.prefix { $0 != ":" } }
        == ["Left/Right", "Right/Deep/Third", "Third/Left"].map { "\(root)/Sources/\($0)" })
    _ = try package.prepare()
    func isLink(_ path: String) -> Bool {
      (try? FileManager.default.destinationOfSymbolicLink(
        atPath: package.output + "/Sources/" + path)) != nil
    }
    #expect(
      ["Left/Right", "Right/Deep/Third", "Third/Left", "Third/Tests", "App/Left"].map(isLink)
        == [false, false, false, true, true])
  }

  @Test("sources that are links are prepared as files of their own")
  func linkedSources() throws {
    let package = try Package()
    let root = package.root.path
    try package.write("Shared/S.swift", "class S {}\n")
    for (path, destination) in [
      ("Tests/AppTests/A2.swift", "../../Sources/App/A.swift"),
      ("Sources/App/S.swift", "../../Shared/S.swift"), ("Sources/App/Gone.swift", "nowhere"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(path)", withDestinationPath: destination)
    }
    let report = try package.prepare()
    #expect(report.errors == [] && report.warnings == [])
    #expect(
      package.prepared("Tests/AppTests/A2.prepared.swift")?
        .contains("#sourceLocation(file: \"\(root)/Tests/AppTests/A2.swift\"") == true)
    #expect(package.prepared("Sources/App/S.swift") == "class S {}\n")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: package.output + "/Sources/App/S.swift")
    #expect(attributes[.type] as? FileAttributeType == .typeRegular)
    // A link to another file is another source.
    try FileManager.default.removeItem(atPath: root + "/Tests/AppTests/A2.swift")
    try FileManager.default.createSymbolicLink(
      atPath: root + "/Tests/AppTests/A2.swift", withDestinationPath: "../../Shared/S.swift")
    _ = try package.prepare()
    #expect(
      package.prepared("Tests/AppTests/A2.prepared.swift")?.hasSuffix("class S {}\n") == true)
  }

  @Test("folders that cannot be written or belong to something else are errors")
  func outputs() throws {
    let package = try Package()
    #expect(throws: PreparationError.outputContainsPackage(output: package.root.path)) {
      try package.prepare(at: package.root.path)
    }
    try package.write("Foreign/file", "")
    let foreign = package.root.path + "/Foreign"
    #expect(throws: PreparationError.foreignOutput(path: foreign)) {
      try package.prepare(at: foreign)
    }
    let error = #expect(throws: PreparationError.self) {
      try package.prepare(at: "/proc/cellophane")
    }
    #expect(error.map { "\($0)" }?.hasSuffix("..") == false)
  }

  @Test("a second preparation waits for the first one")
  func concurrency() async throws {
    let package = try Package()
    nonisolated(unsafe) let shared = package
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 { group.addTask { (try? shared.prepare().errors) == [] } }
      for await isComplete in group { #expect(isComplete) }
    }
    #expect(package.prepared("Sources/App/A.prepared.swift") != nil)
  }
}
