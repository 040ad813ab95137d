import CelloSyntax

/// The lines that a package's manifest needs on Linux.
public struct ManifestAdvice: Hashable, Sendable {
  /// The lines for the dependencies of the package.
  public private(set) var packages: [String] = []
  /// The lines for the dependencies of each target, by the name of the target.
  public private(set) var products: [String: [String]] = [:]
  /// The line for the resources of each target that only Xcode finds without the manifest, by the name of the target.
  public private(set) var resources: [String: String] = [:]

  /// Modules of the package in Compatibility, with the product that contains each of them.
  private static let compatibility = [
    "CoreGraphics": "CoreGraphics", "QuartzCore": "QuartzCore", "CoreText": "CoreText",
    "ObjectiveC": "ObjectiveC", "os": "os", "OSLog": "OSLog", "Combine": "Combine",
    "UniformTypeIdentifiers": "UniformTypeIdentifiers", "Accessibility": "Accessibility",
    "simd": "simd",
  ]

  public init(_ report: ReadinessReport) {
    var packageNames: Set<String> = []
    for target in report.targets {
      if !target.undeclaredResources.isEmpty {
        resources[target.name] = UndeclaredResources.argument(target.undeclaredResources) + ","
      }
      let modules = target.files.reduce(into: Set<String>()) { $0.formUnion($1.offeredModules) }
      var products: [(product: String, package: String)] = []
      if modules.contains("UIKit") { products.append(("UIKit", "cellophane")) }
      if modules.contains("CellophaneTesting") {
        products.append(("CellophaneTesting", "cellophane"))
      }
      if modules.contains("SnapshotTesting") {
        products.append(("SnapshotTesting", "cellophane-preparation"))
      }
      if modules.isSuperset(of: ["UIKit", "Testing"]) {
        products.append(("UIKitTesting", "cellophane"))
      }
      for module in modules.sorted() {
        if let product = Self.compatibility[module] {
          products.append((product, "cellophane-compatibility"))
        }
      }
      guard !products.isEmpty else { continue }
      packageNames.formUnion(products.map(\.package))
      self.products[target.name] = products.map { product, package in
        ".product(name: \"\(product)\", package: \"\(package)\", "
          + "condition: .when(platforms: [.linux])),"
      }
    }
    let folders = [
      "cellophane": "", "cellophane-compatibility": "/Compatibility",
      "cellophane-preparation": "/Preparation",
    ]
    packages = packageNames.sorted().map { name in
      ".package(name: \"\(name)\", path: \"../cellophane\(folders[name] ?? "")\"),"
    }
  }
}
