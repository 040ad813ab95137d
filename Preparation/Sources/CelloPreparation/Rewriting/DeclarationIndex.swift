/// The declarations of a source file that rewriting another file depends on.
public struct FileSummary: Codable, Hashable, Sendable {
  /// The path, by which messages name the file.
  public var path: String
  public var types: [TypeSummary] = []
  /// The names of methods and properties that the file's `#selector` expressions refer to.
  public var selectorNames: Set<String> = []
  /// The modules that the file imports.
  public var imports: Set<String> = []
  /// A Boolean value that indicates whether the file has anything to rewrite, apart from what other files require.
  public var hasUses = false
}

/// A type's declaration or an extension.
public struct TypeSummary: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case `class`, `protocol`, `extension`, other
  }

  public var kind: Kind
  /// The name with the names of the types around it, as in `List.Row`.
  public var name: String
  /// The names after the colon: a superclass and protocols.
  public var inherited: [String] = []
  public var isGeneric = false
  public var isLocal = false
  /// A Boolean value that indicates whether the declaration is marked `@objc` or `@objcMembers`.
  public var isObjectiveC = false
  /// A Boolean value that indicates whether the declaration is marked `@objcMembers`.
  public var exposesAll = false
  /// A Boolean value that indicates whether the declaration or its extension is marked `@MainActor`.
  public var isMainActor = false
  /// The modifier with the access level of the declaration or its extension; `nil` for the default.
  public var access: String?
  public var members: [MemberSummary] = []

  /// The name without the types around it.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// A member of a type or an extension.
public struct MemberSummary: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable { case method, property, initializer }

  public var kind: Kind
  public var baseName: String
  /// The argument labels; `_` for none.
  public var labels: [String] = []
  /// The name in `@objc(name)`; `nil` for the name that the compiler would choose.
  public var customName: String?
  public var isOptional = false
  public var isOverride = false
  public var isStatic = false
  /// A Boolean value that indicates whether other modules can override the member.
  public var isOpen = false
  /// A Boolean value that indicates whether the member or its extension is marked `@MainActor`.
  public var isMainActor = false
  /// A Boolean value that indicates whether the member is marked `@objc` or `@IBAction`.
  public var isObjectiveC = false
  /// A Boolean value that indicates whether only the file can use the member.
  public var isPrivate = false
  /// A Boolean value that indicates whether the member is in a conditional block.
  public var isConditional = false
  public var isAsync = false
  /// The types of the parameters of a method.
  public var parameterTypes: [String] = []
  /// The type of the result or of the property; `nil` if there is none, or if it is inferred.
  public var resultType: String?
  /// A Boolean value that indicates whether all files can call an initializer without parameters, and it always returns an object.
  public var isPlainInitializer = false
  /// The declaration that a class has to contain if the member is moved out of an extension, which calls the renamed member;
  /// `nil` if there is none. `{name}` is a placeholder for the name of the renamed member.
  public var forwarder: String?

  /// The name with argument labels, as in `scroll(to:animated:)`.
  var fullName: String {
    kind == .property ? baseName : baseName + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The name of the method, or of the property's getter, in Objective-C.
  var selector: String {
    if let customName { return customName }
    return switch kind {
    case .method: SelectorName.method(baseName, labels: labels)
    case .initializer: SelectorName.initializer(labels: labels)
    case .property: baseName
    }
  }
}

/// The declarations of all files that are prepared together.
public struct DeclarationIndex: Sendable {
  struct Entry: Sendable {
    var type: TypeSummary
    var file: String
  }

  private(set) var types: [String: [Entry]] = [:]
  private var extensions: [String: [Entry]] = [:]
  private var membersByName: [String: [(owner: String, member: MemberSummary)]] = [:]
  /// The names that `#selector` expressions of any file refer to.
  let selectorNames: Set<String>
  /// The optional requirements by their full names.
  let optionalRequirements: [String: MemberSummary]
  /// The names of optional properties.
  let optionalProperties: Set<String>
  /// The full names of the requirements of protocols that are marked `@objc`, by protocol.
  private var requirements: [String: Set<String>] = [:]
  /// The optional requirements of the files' protocols by their full names.
  private(set) var ownRequirements: [String: [OptionalRequirement]] = [:]
  /// The names of the files' modules, as far as they are known.
  let modules: [String: String]
  /// By full name, the module with the extension of a class of another module that declares a member.
  private var foreignModules: [String: String] = [:]
  /// The paths of files that are not prepared.
  private let unprepared: Set<String>
  /// The implementations of optional requirements in subclasses of classes that conform to the protocols, by these classes.
  private var implementations: [String: Set<SubclassImplementation>] = [:]
  /// The names of the methods that subclasses override, and the superclasses of these subclasses.
  private var overridden: [String: Set<String>] = [:]
  /// The modules that each file imports.
  let imports: [String: Set<String>]
  /// By full name, the classes of other modules whose extensions declare or override a member.
  private var foreignMembers: [String: [String]] = [:]
  private var foreignOverrides: [String: [String]] = [:]
  /// The full names of open members, and of members that are isolated to the main actor, of extensions of classes of other modules.
  private var openForeignMembers: Set<String> = []
  private var isolatedForeignMembers: Set<String> = []
  /// By full name, the classes of other modules whose extensions declare a member that overrides in classes cannot replace: a static
  /// one, or one that cannot be called by a member with its signature.
  private var fixedForeignMembers: [String: [String]] = [:]
  /// The full names of members that classes override, and that an extension of a class of another module declares.
  private var classOverrides: Set<String> = []

  /// The classes with the superclass `NSObject` that override accessibility members, or whose subclasses do.
  private var accessibleClasses: Set<String> = []

  /// A Boolean value that indicates whether any class forwards methods that it lacks to another object.
  let forwardsMethods: Bool

  /// A Boolean value that indicates whether any file imports UIKit.
  let importsUIKit: Bool

  /// Returns a Boolean value that indicates whether a file declares a type with a name.
  func declaresType(_ name: String) -> Bool { types[name] != nil }

  /// - Parameters:
  ///   - files: the files.
  ///   - modules: the names of their modules, by their paths.
  ///   - unprepared: the paths of those that are not prepared.
  public init(
    _ files: [FileSummary], modules: [String: String] = [:], unprepared: Set<String> = []
  ) {
    self.modules = modules
    self.unprepared = unprepared
    var optional: [String: MemberSummary] = [:]
    for file in files {
      for type in file.types {
        let entry = Entry(type: type, file: file.path)
        if type.kind == .extension {
          extensions[type.name, default: []].append(entry)
        } else {
          types[type.name, default: []].append(entry)
          if type.simpleName != type.name { types[type.simpleName, default: []].append(entry) }
        }
        for member in type.members {
          membersByName[member.baseName, default: []].append((type.name, member))
          if member.isOptional { optional[member.fullName] = member }
        }
        if type.kind == .protocol, type.isObjectiveC {
          requirements[type.name] = Set(type.members.map(\.fullName))
          for member in type.members where member.isOptional {
            ownRequirements[member.fullName, default: []].append(
              OptionalRequirement(member, of: type, in: file.path))
          }
        }
      }
    }
    optionalRequirements = optional
    optionalProperties = Set(optional.values.filter { $0.kind == .property }.map(\.baseName))
    selectorNames = files.reduce(into: []) { $0.formUnion($1.selectorNames) }
    imports = Dictionary(files.map { ($0.path, $0.imports) }) { first, _ in first }
    forwardsMethods =
      membersByName["forwardingTarget"]?.contains { $0.member.foundationMethod == .forwarding }
      ?? false
    importsUIKit = files.contains { $0.imports.contains("UIKit") }
    for (entry, file) in files.flatMap({ file in file.types.map { ($0, file.path) } })
    where entry.kind == .extension {
      guard types[entry.name] == nil else { continue }
      for member in entry.members where !member.isOverride && member.kind != .initializer {
        guard member.isStatic || member.forwarder == nil else { continue }
        fixedForeignMembers[member.fullName, default: []].append(entry.name)
      }
      for member in entry.members where !member.isStatic && member.forwarder != nil {
        if member.isOpen { openForeignMembers.insert(member.fullName) }
        if member.isMainActor { isolatedForeignMembers.insert(member.fullName) }
        if member.isOverride {
          foreignOverrides[member.fullName, default: []].append(entry.name)
        } else {
          foreignMembers[member.fullName, default: []].append(entry.name)
          foreignModules[member.fullName] = modules[file]
        }
      }
    }
    for entries in [types, extensions] {
      for (name, list) in entries {
        for member in list.flatMap(\.type.members) where member.isOverride {
          let ancestors = lineage(of: name).dropFirst().map(\.name)
          overridden[member.fullName, default: []].formUnion(ancestors)
          if accessibilityMembers.contains(member.fullName), let root = lineage(of: name).last,
            root.inherited.first == "NSObject"
          {
            accessibleClasses.insert(root.name)
          }
          if classOverride(of: member, in: name) != nil { classOverrides.insert(member.fullName) }
        }
        for entry in list where entry.type.kind == .class || entry.type.kind == .extension {
          for member in entry.type.members {
            for result in implementations(of: member, in: entry.type) {
              if case .success(let implementation) = result {
                implementations[implementation.className, default: []].insert(implementation)
              }
            }
          }
        }
      }
    }
  }

  /// Returns the class that a name refers to; `nil` if none of the files declares it.
  func classNamed(_ name: String) -> Entry? {
    types[name]?.first { $0.type.kind == .class }
  }

  /// Returns the class with a name and its superclasses that the files declare, starting with the class.
  func lineage(of name: String) -> [TypeSummary] {
    var result: [TypeSummary] = []
    var next: String? = name
    while let name = next, let type = classNamed(name)?.type,
      !result.contains(where: { $0.name == type.name })
    {
      result.append(type)
      next = type.inherited.first
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a class is a subclass of a class of UIKit.
  func isOfUIKit(_ name: String) -> Bool {
    (lineage(of: name).last?.inherited.first ?? name).hasPrefix("UI")
  }

  /// Returns a Boolean value that indicates whether subclasses without initializers inherit an `init()` that a class or a
  /// superclass declares, and that does not override another one.
  func inheritsPlainInitializer(from name: String) -> Bool {
    for type in lineage(of: name) {
      let initializers = type.members.filter { $0.kind == .initializer }
      if initializers.isEmpty { continue }
      return initializers.contains(where: \.isPlainInitializer)
    }
    return false
  }

  func extensions(of type: TypeSummary) -> [Entry] {
    (extensions[type.name] ?? [])
      + (type.simpleName == type.name ? [] : extensions[type.simpleName] ?? [])
  }

  /// Returns the members of a type that have a name: of the type, its extensions, its superclasses and its protocols.
  func members(named baseName: String, of typeName: String) -> [MemberSummary] {
    var result: [MemberSummary] = []
    var visited: Set<String> = []
    var waiting = [typeName]
    while let name = waiting.popLast() {
      guard visited.insert(name).inserted else { continue }
      for entry in (types[name] ?? []) + (extensions[name] ?? []) {
        result += entry.type.members.filter { $0.baseName == baseName }
        waiting += entry.type.inherited
        if entry.type.name != name { waiting.append(entry.type.name) }
      }
    }
    return result
  }

  /// Returns the members of all types that have a name.
  func members(named baseName: String) -> [MemberSummary] {
    (membersByName[baseName] ?? []).map(\.member)
  }

  /// Returns a Boolean value that indicates whether a class with the superclass `NSObject`, or a subclass of it, overrides
  /// accessibility members, so that it needs another superclass.
  func overridesAccessibility(_ typeName: String) -> Bool { accessibleClasses.contains(typeName) }

  /// Returns a Boolean value that indicates whether a subclass of a class overrides a member.
  func isOverridden(_ member: MemberSummary, of typeName: String) -> Bool {
    overridden[member.fullName]?.contains(typeName) ?? false
  }

  /// Returns a Boolean value that indicates whether a class conforms to an `@objc` protocol with a requirement.
  func isWitness(_ member: MemberSummary, in typeName: String) -> Bool {
    guard !requirements.isEmpty else { return false }
    return lineage(of: typeName).contains { type in
      protocols(of: type).contains { requirements[$0]?.contains(member.fullName) ?? false }
    }
  }

  /// Returns a Boolean value that indicates whether a class conforms to a protocol of UIKit with an optional requirement.
  func isWitnessOfUIKit(_ member: MemberSummary, in typeName: String) -> Bool {
    guard let requirements = UIKitRequirements.byName[member.fullName] else { return false }
    return lineage(of: typeName).contains { type in
      let protocols = protocols(of: type)
      return requirements.contains { protocols.contains($0.protocolName) }
    }
  }

  /// Returns the optional requirements of UIKit's protocols that a class conforms to and does not implement, in the order of their names.
  func missingRequirements(of type: TypeSummary) -> [OptionalRequirement] {
    let protocols = protocols(of: type)
    let names = Set(lineage(of: type.name).flatMap { members(of: $0) }.map(\.fullName))
    return UIKitRequirements.byName.values.joined()
      .filter {
        protocols.contains($0.protocolName) && types[$0.protocolName] == nil
          && !names.contains($0.fullName)
      }
      .compactMap { requirement in
        requirement.signature.map { OptionalRequirement(requirement, $0) }
      }
      .filter(\.canBeDeclared)
      .sorted { ($0.fullName, $0.protocolName) < ($1.fullName, $1.protocolName) }
  }

  /// Returns a Boolean value that indicates whether a class inherits from `NSObject` without a class of UIKit or of other modules.
  func isDirectlyOfFoundation(_ typeName: String) -> Bool {
    lineage(of: typeName).last?.inherited.first == "NSObject"
  }

  /// Returns the names of the protocols that a class conforms to, also in its extensions, without those of its superclasses. The
  /// result may also contain the name of the superclass.
  private func protocols(of type: TypeSummary) -> Set<String> {
    var result: Set<String> = []
    var waiting = type.inherited + extensions(of: type).flatMap(\.type.inherited)
    while let name = waiting.popLast() {
      for name in name.split(separator: "&").map({ $0.filter { !$0.isWhitespace } })
      where result.insert(name).inserted {
        let declared = types[name]?.first { $0.type.kind == .protocol }?.type
        waiting += declared?.inherited ?? UIKitRequirements.inherited[name] ?? []
      }
    }
    return result
  }

  // MARK: Optional requirements in subclasses

  /// Returns the optional requirements that a member implements for a superclass that conforms to their protocols, or the reasons why it
  /// does not do so on Linux.
  func implementations(
    of member: MemberSummary, in type: TypeSummary
  ) -> [Result<SubclassImplementation, ImplementationProblem>] {
    guard member.kind != .initializer, !member.isOverride, !member.isStatic,
      !member.isPrivate || member.isObjectiveC && type.kind == .class
    else { return [] }
    let own = ownRequirements[member.fullName] ?? []
    let ofUIKit = UIKitRequirements.byName[member.fullName] ?? []
    guard !own.isEmpty || !ofUIKit.isEmpty else { return [] }
    let lineage = lineage(of: type.name)
    let superclasses = lineage.dropFirst()
    guard !superclasses.isEmpty,
      superclasses.allSatisfy({ members(of: $0).allSatisfy { $0.fullName != member.fullName } })
    else { return [] }
    let conformances = superclasses.map { (type: $0, protocols: protocols(of: $0)) }
    func conformingClass(_ name: String) -> TypeSummary? {
      guard let index = conformances.lastIndex(where: { $0.protocols.contains(name) }),
        // Methods of generic classes are found only if they are marked.
        member.isObjectiveC || lineage[0].exposesAll
          || lineage[...(index + 1)].allSatisfy({ !$0.isGeneric })
      else { return nil }
      return conformances[index].type
    }
    let isUnreachable = member.isConditional && type.kind == .extension
    func result(
      _ requirement: OptionalRequirement, _ owner: TypeSummary
    ) -> Result<SubclassImplementation, ImplementationProblem> {
      guard let file = classNamed(owner.name)?.file, !unprepared.contains(file) else {
        return .failure(.unprepared(owner: owner.name))
      }
      if isUnreachable { return .failure(.conditional) }
      guard requirement.matches(member) else {
        return .failure(.otherTypes(protocolName: requirement.protocolName))
      }
      return .success(
        SubclassImplementation(className: owner.name, file: file, requirement: requirement))
    }
    var results: [Result<SubclassImplementation, ImplementationProblem>] = []
    for requirement in own {
      guard let owner = conformingClass(requirement.protocolName) else { continue }
      results.append(result(requirement, owner))
    }
    for requirement in ofUIKit where types[requirement.protocolName] == nil {
      guard let owner = conformingClass(requirement.protocolName) else { continue }
      if let signature = requirement.signature {
        results.append(result(OptionalRequirement(requirement, signature), owner))
      } else {
        results.append(.failure(.unsupported(owner: owner.name)))
      }
    }
    return results
  }

  /// All implementations of optional requirements in subclasses of classes that conform to the protocols.
  public var subclassImplementations: Set<SubclassImplementation> {
    implementations.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// Adds implementations in classes of other modules, which this module does not depend on.
  public mutating func add(_ others: some Sequence<SubclassImplementation>) {
    for other in others { implementations[other.className, default: []].insert(other) }
  }

  /// Returns the requirements that subclasses of a class of a file implement, in the order of their names.
  func implementations(inSubclassesOf name: String, of file: String) -> [SubclassImplementation] {
    (implementations[name] ?? []).filter { $0.file == file }
      .sorted { $0.requirement.memberName < $1.requirement.memberName }
  }

  /// Returns the members that a class's extensions declare and that have to be declared by the class itself.
  func movedMembers(of type: TypeSummary) -> [(member: MemberSummary, file: String)] {
    extensions(of: type).flatMap { entry in
      entry.type.members
        .filter { $0.forwarder != nil && isMoved($0, outOf: entry.type) }
        .map { ($0, entry.file) }
    }
  }

  /// Returns a Boolean value that indicates whether a member of an extension has to be declared by the class.
  func isMoved(_ member: MemberSummary, outOf type: TypeSummary) -> Bool {
    guard type.kind == .extension, member.kind != .initializer, let owner = classNamed(type.name)
    else { return false }
    return member.isOverride || isOverridden(member, of: owner.type.name)
  }

  /// Returns the classes of other modules whose extensions override a member that an extension of a class of another module
  /// declares.
  func foreignOverrides(of member: MemberSummary, in typeName: String) -> [String] {
    guard !member.isOverride, !member.isStatic, types[typeName] == nil,
      foreignMembers[member.fullName] == [typeName]
    else { return [] }
    return foreignOverrides[member.fullName] ?? []
  }

  /// Returns the class of another module whose extension declares the member that an extension of another such class overrides;
  /// `nil` if there is none.
  func foreignOwner(of member: MemberSummary, overriddenIn typeName: String) -> String? {
    guard member.isOverride, !member.isStatic, types[typeName] == nil,
      let owners = foreignMembers[member.fullName], owners.count == 1, owners != [typeName]
    else { return nil }
    return owners.first
  }

  /// Returns a Boolean value that indicates whether classes may override a member that an extension of a class of another module
  /// declares. Other modules can override an open member.
  func isOverriddenByClasses(_ member: MemberSummary, in typeName: String) -> Bool {
    !member.isOverride && !member.isStatic && types[typeName] == nil
      && foreignMembers[member.fullName] == [typeName]
      && (openForeignMembers.contains(member.fullName)
        || classOverrides.contains(member.fullName))
  }

  /// Returns how a class of the files overrides a member that an extension of a class of another module declares; `nil` if it
  /// overrides another member.
  func classOverride(of member: MemberSummary, in typeName: String) -> ClassOverride? {
    guard member.isOverride, !member.isStatic, let owners = foreignMembers[member.fullName],
      owners.count == 1, let owner = owners.first,
      let superclasses = superclasses(of: typeName, below: owner)
    else { return nil }
    let inherited = superclasses.flatMap { members(of: $0) }
      .filter { $0.fullName == member.fullName && !$0.isStatic }
    guard inherited.allSatisfy(\.isOverride) else { return nil }
    return ClassOverride(
      owner: owner, module: foreignModules[member.fullName], member: member,
      isFirst: inherited.isEmpty,
      hasOverridesInExtensions: foreignOverrides[member.fullName] != nil,
      isMoreIsolated: !owner.isIsolatedClassOfUIKit
        && !isolatedForeignMembers.contains(member.fullName)
        && (lineage(of: typeName).last?.inherited.first ?? "").isIsolatedClassOfUIKit)
  }

  /// Returns the overrides of members of extensions of classes of other modules in a class and its extensions.
  func classOverrides(in type: TypeSummary) -> [ClassOverride] {
    classOverrides.isEmpty
      ? [] : members(of: type).compactMap { classOverride(of: $0, in: type.name) }
  }

  /// Returns the class of another module whose extension declares the member that a class overrides, if rewriting cannot replace
  /// it; `nil` if there is none.
  func ownerOfFixedMember(_ member: MemberSummary, overriddenIn typeName: String) -> String? {
    guard member.isOverride else { return nil }
    return fixedForeignMembers[member.fullName]?.first { owner in
      superclasses(of: typeName, below: owner)?.allSatisfy { type in
        members(of: type).allSatisfy { $0.fullName != member.fullName }
      } ?? false
    }
  }

  /// Returns the superclasses of a class that the files declare; `nil` if they do not inherit from the given class of UIKit.
  private func superclasses(of typeName: String, below owner: String) -> [TypeSummary]? {
    let lineage = lineage(of: typeName)
    guard let root = lineage.last?.inherited.first, root.isClassOfUIKit(inheritingFrom: owner)
    else {
      return nil
    }
    return Array(lineage.dropFirst())
  }

  /// Returns the members that a type and its extensions declare.
  func members(of type: TypeSummary) -> [MemberSummary] {
    type.members + extensions(of: type).flatMap(\.type.members)
  }

  /// Returns a Boolean value that indicates whether a superclass of a generic class is a generic class with methods that are
  /// called by name.
  func inheritsGenericTable(_ name: String) -> Bool {
    lineage(of: name).dropFirst().contains { type in
      type.isGeneric
        && type.members.contains {
          $0.kind != .initializer && !$0.isStatic
            && ($0.isObjectiveC || type.isObjectiveC || selectorNames.contains($0.baseName))
        }
    }
  }
}

/// The reason why an implementation of an optional requirement in a subclass is not called on Linux.
enum ImplementationProblem: Error, Hashable {
  case unprepared(owner: String)
  case unsupported(owner: String)
  case otherTypes(protocolName: String)
  case conditional

  /// Returns a sentence.
  func sentence(about name: String) -> String {
    let start = "'\(name)' is not called as an optional requirement on Linux, because "
    return switch self {
    case .unprepared(let owner):
      start
        + "'\(owner)' conforms to the protocol without implementing it, and is not prepared together with this "
        + "class. Implement it in '\(owner)', and override it."
    case .unsupported(let owner):
      start
        + "'\(owner)' conforms to the protocol without implementing it. Implement it in '\(owner)', and override it."
    case .otherTypes(let protocolName):
      start + "its types differ from those in '\(protocolName)'. Use the same types."
    case .conditional:
      start + "it is in a conditional block of an extension. Move it into the class."
    }
  }
}

extension OptionalRequirement {
  /// Creates the requirement of a protocol of the files.
  init(_ member: MemberSummary, of type: TypeSummary, in file: String) {
    self.init(
      protocolName: type.name, protocolAccess: type.access, fullName: member.fullName,
      parameters: member.parameterTypes, result: member.resultType ?? "Void",
      isProperty: member.kind == .property, isAsync: member.isAsync, isIsolated: type.isMainActor,
      file: file)
  }

  /// Creates a requirement of UIKit.
  init(_ requirement: UIKitRequirement, _ signature: UIKitRequirement.Signature) {
    self.init(
      protocolName: requirement.protocolName, fullName: requirement.fullName,
      parameters: signature.parameters, result: signature.result,
      isIsolated: UIKitRequirements.isolatedProtocols.contains(requirement.protocolName),
      isOfUIKit: true)
  }
}
