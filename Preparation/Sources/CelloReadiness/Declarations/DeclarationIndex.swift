/// The declarations that sources for iOS can use, and those of them that exist on Linux.
public struct DeclarationIndex: Sendable {
  /// The public declarations of UIKit, of CellophaneTesting and of the package in Compatibility.
  let offered: DeclarationNames
  /// The public declarations of the modules of the toolchain, such as Swift and Foundation.
  let system: DeclarationNames
  /// Declarations of Apple's UIKit, Core Animation and Foundation, and the names of Apple's modules.
  let apple: DeclarationNames
  /// The base names of the members of Apple's types that no type on Linux has.
  private let absentMembers: Set<String>
  /// The names of the requirements of protocols for delegates and data sources.
  private let delegateMethods: Set<String>

  init(offered: DeclarationNames, system: DeclarationNames, apple: DeclarationNames) {
    self.offered = offered
    self.system = system
    self.apple = apple
    absentMembers = apple.members.subtracting(offered.members).subtracting(system.members)
      .subtracting(offered.types.keys).subtracting(system.types.keys)
    delegateMethods = offered.types.reduce(into: []) { methods, type in
      guard type.key.hasSuffix("Delegate") || type.key.hasSuffix("DataSource") else { return }
      methods.formUnion(type.value.members)
    }
  }

  /// The index of this version of Cellophane.
  public static let standard = DeclarationIndex(
    offered: DeclarationNames("\(DeclarationNames.offered)"),
    system: DeclarationNames("\(DeclarationNames.system)"),
    apple: DeclarationNames("\(DeclarationNames.apple)"))

  // MARK: - Modules

  /// The origin of a module.
  enum ModuleOrigin: Hashable, Sendable {
    /// A module of the toolchain or of Cellophane.
    case available
    /// A module of Apple's platforms that Linux lacks.
    case apple
    /// Any other module.
    case unknown
  }

  func origin(ofModule name: String) -> ModuleOrigin {
    if offered.modules.contains(name) || system.modules.contains(name) { return .available }
    return apple.modules.contains(name) ? .apple : .unknown
  }

  // MARK: - Declarations

  /// Returns a Boolean value that indicates whether Apple declares a type that Linux lacks.
  func lacksType(_ name: String) -> Bool {
    apple.types[name] != nil && offered.types[name] == nil && system.types[name] == nil
  }

  /// Returns a Boolean value that indicates whether a name begins as the names of UIKit, Foundation,
  /// Core Animation, Core Graphics, Core Text and Core Image do, and Linux lacks it.
  func lacksAppleName(_ name: String) -> Bool {
    guard Self.prefixes.contains(where: name.hasPrefix), !name.contains("."),
      name.count > 3, name.dropFirst(2).first?.isUppercase == true,
      name.dropFirst(3).first?.isLowercase == true
    else { return false }
    return offered.types[name] == nil && system.types[name] == nil
      && !offered.globals.contains(name) && !system.globals.contains(name)
  }

  private static let prefixes = ["UI", "NS", "CA", "CG", "CF", "CT", "CI"]

  /// Returns a Boolean value that indicates whether Apple declares a function, variable or constant
  /// outside of types that Linux lacks.
  func lacksGlobal(_ name: String) -> Bool {
    apple.globals.contains(name) && !offered.globals.contains(name)
      && !system.globals.contains(name) && offered.types[name] == nil
  }

  /// Returns a Boolean value that indicates whether a type of Apple's has a member with a base name
  /// that no type on Linux has.
  func lacksMember(_ name: String) -> Bool { absentMembers.contains(name) }

  /// Returns a Boolean value that indicates whether Apple declares a member of a type, and neither
  /// the type nor its supertypes have it on Linux.
  func lacksMember(_ name: String, of type: String) -> Bool {
    guard let declared = apple.types[type], offered.types[type] != nil else { return false }
    guard declared.members.contains(name) || apple.types["\(type).\(name)"] != nil else {
      return false
    }
    return !offered.hasMember(name, of: type) && !system.members.contains(name)
  }

  /// Returns a Boolean value that indicates whether a name is a requirement of a protocol for
  /// delegates or data sources. Most of these requirements are optional on iOS.
  func isDelegateMethod(_ name: String) -> Bool { delegateMethods.contains(name) }
}
