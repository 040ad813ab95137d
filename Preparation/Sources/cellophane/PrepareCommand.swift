import ArgumentParser
import CelloPreparation
import Foundation

/// Prepares a package.
struct PrepareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare",
    abstract: "Copies a package, with sources that compile on Linux.",
    discussion: """
      In the copy, Objective-C syntax such as #selector is replaced by Swift, and conditions such as os(iOS) are decided as for \
      iOS. Messages of the compiler and failures of tests name the original files. The original package does not change.

      Files that need no change are links to the originals. Preparing a package again rewrites what has changed since.
      """)

  @Argument(help: "The folder of the package.") var path = "."

  @Option(
    help: "The folder of the copy; by default .build/prepared/NAME in the package.",
    completion: .directory)
  var output: String?

  @Option(
    name: .customLong("target"),
    help: "A target whose sources are prepared; by default all. The option can be repeated.")
  var targets: [String] = []

  func run() throws {
    let result = try Preparation(path: path, output: output, targets: targets).run()
    let report = result.report
    print(
      "\(result.output): \(report.rewrittenCount) of \(report.sourceCount) source files differ, "
        + "\(report.writtenCount) written.")
    if !report.errors.isEmpty { throw ExitCode.failure }
  }
}

/// The steps that the commands have in common.
struct Preparation {
  var path: String
  var output: String?
  var targets: [String]

  struct Result {
    var output: String
    var report: PreparedFolder.Report
    var layout: PackageLayout
  }

  /// Updates the copy, and prints what cannot be rewritten.
  func run() throws -> Result {
    do {
      let result = try update()
      for message in result.report.warnings + result.report.errors { Self.complain(message) }
      return result
    } catch let error as PreparationError {
      Self.complain("cellophane: \(error)")
      throw ExitCode(2)
    }
  }

  /// Updates the copy.
  func update() throws(PreparationError) -> Result {
    let package = try Self.existingFolder(path)
    CircularLinks.warnings(in: package).forEach(Self.complain)
    let name = (package as NSString).lastPathComponent
    let output = self.output.map(Self.absolute) ?? package + "/.build/prepared/" + name
    let packages = LocalPackages.paths(of: package)
    let copies = PackageCopies(of: package, at: output, dependencies: packages)
    let layout = try PackageManager.layout(of: package, with: packages, copies: copies)
    let others = layout.targets.filter { copies.isDependency($0.package) }.map(\.name)
    let known = layout.targets.map(\.name).filter { !others.contains($0) }
    for name in targets where !known.contains(name) {
      throw PreparationError.unknownTarget(name: name, known: known)
    }
    let folder = PreparedFolder(
      at: output, layout: layout,
      targets: Set((targets.isEmpty ? known : targets) + others),
      version: Self.version, copies: copies)
    let report = try folder.update()
    if report.errors.isEmpty {
      let manifests = ([package] + packages).map { $0 + "/Package.swift" }
      try prepareCheckouts(of: output, manifests: manifests)
    }
    return Result(output: output, report: report, layout: layout)
  }

  /// Prepares the checkouts of the packages that the copy depends on.
  private func prepareCheckouts(
    of output: String, manifests: [String]
  ) throws(PreparationError) {
    for folder in PackageManager.checkouts(of: output, manifests: manifests) {
      let checkout = PreparedCheckout(folder: folder, version: Self.version)
      guard checkout.mentionsUIKit, !checkout.isPrepared, PackageManager.restore(folder) else {
        continue
      }
      let layout = try PackageManager.layout(of: folder, in: "")
      for message in try checkout.update(layout) { Self.complain(message) }
    }
  }

  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  /// Returns the absolute path of a folder, without symbolic links.
  static func existingFolder(_ path: String) throws(PreparationError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw .noFolder(path: path) }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Differs if this command has been built again, because it may rewrite differently.
  static var version: String {
    let path = "/proc/self/exe"
    guard let file = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    else { return "unknown" }
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes[.size] ?? 0) \(date)"
  }
}
