import SwiftIfConfig
import SwiftSyntax

/// The values of the conditions of `#if` on Linux, either in sources as they are or in sources that
/// `cellophane prepare` has rewritten.
struct BuildConditions: BuildConfiguration {
  /// A Boolean value that indicates whether conditions about the platform have the values of iOS.
  var isPrepared: Bool
  /// Returns a Boolean value that indicates whether a module can be imported.
  var canImport: @Sendable (String) -> Bool

  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1, canImport(module) else { return false }
    // Linux has no submodules, except for those of the package in Compatibility.
    return importPath.count == 1 || isPrepared
  }

  func isActiveTargetOS(name: String) -> Bool { name == (isPrepared ? "iOS" : "Linux") }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "x86_64" }
  func isActiveTargetEnvironment(name: String) -> Bool { isPrepared && name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(5, 10) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
