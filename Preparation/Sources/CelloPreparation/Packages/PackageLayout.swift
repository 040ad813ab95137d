import Foundation

/// The targets of a package.
public struct PackageLayout: Sendable {
  public struct Target: Sendable {
    public var name: String
    /// The name of the module.
    var module: String
    public var isTest: Bool
    /// The paths of the Swift files, relative to the package.
    public var sources: [String]
    /// The names of the targets of the package that the target depends on.
    public var dependencies: [String]
    /// The names of the products of other packages that the target depends on.
    var products: [String] = []
    /// The folders of the target's package and of the target, relative to the package that is prepared; empty if they are the same.
    public var package = ""
    public var folder = ""
    /// The paths of the resources, relative to the folder of the target.
    var resources: [String] = []
  }

  public var name: String
  public var targets: [Target]
  /// The names of the targets of products, by the names of the products.
  private var products: [String: [String]] = [:]

  /// Creates a layout from the output of `swift package describe --type json`.
  ///
  /// - Parameter folder: the folder of the package, relative to the paths of the result; empty if they are the same.
  public init(description: Data, folder: String = "") throws {
    let package = try JSONDecoder().decode(Description.self, from: description)
    name = package.name
    let prefix = folder.isEmpty ? "" : folder + "/"
    targets = package.targets
      .filter { $0.module_type == "SwiftTarget" && $0.type != "plugin" && $0.type != "macro" }
      .map { target in
        let path = target.path == "." || target.path.isEmpty ? "" : target.path + "/"
        return Target(
          name: target.name, module: target.c99name ?? target.name, isTest: target.type == "test",
          sources: target.sources.filter { $0.hasSuffix(".swift") }.map { prefix + path + $0 },
          dependencies: target.target_dependencies ?? [],
          products: target.product_dependencies ?? [], package: folder,
          folder: String((prefix + path).dropLast()),
          resources: (target.resources ?? []).compactMap { resource in
            let folder = "\(package.path ?? "")/\(path)"
            return resource.path.hasPrefix(folder)
              ? String(resource.path.dropFirst(folder.count)) : nil
          })
      }
    for product in package.products ?? [] { products[product.name] = product.targets }
  }

  /// Adds a package that targets of this one depend on.
  public mutating func add(_ other: PackageLayout) {
    targets += other.targets
    products.merge(other.products) { first, _ in first }
  }

  /// Creates a layout of a folder without a manifest, whose files are compiled together.
  public init(name: String, sources: [String]) {
    self.name = name
    targets = [
      Target(name: name, module: name, isTest: false, sources: sources, dependencies: [])
    ]
  }

  /// Returns the targets to prepare if other packages depend on the package: those that are not tests, or none if no source of theirs
  /// mentions UIKit.
  ///
  /// - Parameter original: returns the absolute path of a source.
  public func targetsOfDependency(at original: (_ path: String) -> String) -> [Target] {
    let targets = targets.filter { !$0.isTest }
    let sources = targets.flatMap(\.sources)
    return sources.contains { FileStore.mentionsUIKit(original($0)) } ? targets : []
  }

  /// Returns the names of a target and of the targets that it depends on.
  func reached(from name: String) -> Set<String> {
    var result: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard result.insert(next).inserted else { continue }
      for target in targets where target.name == next {
        waiting += target.dependencies + target.products.flatMap { products[$0] ?? [] }
      }
    }
    return result
  }

  private struct Description: Decodable {
    var name: String
    var path: String?
    var targets: [Target]
    var products: [Product]?

    struct Product: Decodable {
      var name: String
      var targets: [String]
    }

    struct Resource: Decodable { var path: String }

    struct Target: Decodable {
      var name: String
      var path: String
      var type: String
      var module_type: String
      var c99name: String?
      var sources: [String]
      var target_dependencies: [String]?
      var product_dependencies: [String]?
      var resources: [Resource]?
    }
  }
}
