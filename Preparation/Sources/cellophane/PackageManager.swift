import CelloPreparation
import Foundation

/// The package manager of the toolchain.
enum PackageManager {
  /// Returns the targets of a package, and of the packages that are copied with it: all of those in its folder, and those to prepare of
  /// the others.
  static func layout(
    of package: String, with packages: [String], copies: PackageCopies
  ) throws(PreparationError) -> PackageLayout {
    var layout = try layout(of: package, in: "")
    for path in packages {
      guard let folder = copies.relativePath(of: path) else { continue }
      var other = try self.layout(of: path, in: folder)
      if copies.isDependency(folder) {
        other.targets = other.targetsOfDependency(at: copies.original)
      }
      layout.add(other)
    }
    return layout
  }

  /// Returns the checkouts of the packages that a package depends on, after loading them; none if they cannot be loaded, which
  /// the next command of the package manager reports.
  ///
  /// - Parameter manifests: the manifests that may name such packages.
  static func checkouts(of package: String, manifests: [String]) -> [String] {
    let namesOthers = manifests.contains { path in
      FileManager.default.contents(atPath: path)?.range(of: Data("url:".utf8)) != nil
    }
    guard namesOthers,
      run(["swift", "package", "--package-path", package, "resolve"]).status == 0
    else { return [] }
    let folder = package + "/.build/checkouts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns a Boolean value that indicates whether a manifest contains the word Cellophane, as one that depends on it does.
  static func mentionsCellophane(_ package: String) -> Bool {
    let manifest = try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)
    return manifest?.lowercased().contains("cellophane") ?? false
  }

  /// Restores the sources of a checkout.
  static func restore(_ checkout: String) -> Bool {
    run(["git", "-C", checkout, "checkout", "--force", "HEAD", "--", "."]).status == 0
  }

  static func layout(
    of package: String, in folder: String
  ) throws(PreparationError) -> PackageLayout {
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      throw .noManifest(path: package)
    }
    let (status, output, errors) = run(
      ["swift", "package", "--package-path", package, "describe", "--type", "json"])
    // The package manager may print messages before the description.
    guard status == 0, let start = output.firstIndex(of: UInt8(ascii: "{")),
      let layout = try? PackageLayout(description: Data(output[start...]), folder: folder)
    else {
      let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
      let line = lines.first { $0.contains("error:") } ?? lines.last ?? "no description"
      throw .manifestFailed(path: package, output: String(line))
    }
    return layout
  }

  /// Runs a command, and returns its exit status and what it prints.
  private static func run(_ arguments: [String]) -> (status: Int32, output: Data, errors: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return (-1, Data(), Data("\(error)".utf8)) }
    // Both pipes are read at the same time, because a full pipe would block the process.
    nonisolated(unsafe) var messages = Data()
    let group = DispatchGroup()
    let errorHandle = errors.fileHandleForReading
    DispatchQueue.global().async(group: group) { messages = errorHandle.readDataToEndOfFile() }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    return (process.terminationStatus, text, messages)
  }
}
