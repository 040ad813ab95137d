/// What stands in the way of compiling a source file on Linux.
public struct FileReadiness: Hashable, Sendable {
  public var path: String
  /// The lines of each obstacle, in ascending order.
  public var obstacles: [Obstacle: [Int]] = [:]
  /// The lines of the constructs that the preparation rewrites, in ascending order.
  public var objectiveC: [ObjectiveCUse: [Int]] = [:]
  /// The imported modules that belong to neither Apple, Cellophane nor the project.
  public var otherModules: Set<String> = []
  /// The imported modules of Cellophane.
  public var offeredModules: Set<String> = []

  public init(path: String) { self.path = path }
}

/// The declarations of all sources of a project.
struct ProjectDeclarations: Sendable {
  private(set) var types: Set<String> = []
  private(set) var members: Set<String> = []
  private(set) var locals: Set<String> = []
  private(set) var optionalRequirements: Set<String> = []
  /// The names of the members that extensions of types of other modules declare.
  private(set) var foreignMembers: Set<String> = []
  /// A Boolean value that indicates whether a file imports UIKit.
  private(set) var importsUIKit = false
  /// The modules of the project.
  var modules: Set<String>

  init(_ files: some Collection<SourceFacts>, modules: Set<String>) {
    self.modules = modules
    for file in files {
      types.formUnion(file.declaredTypes)
      members.formUnion(file.declaredMembers)
      locals.formUnion(file.declaredLocals)
      optionalRequirements.formUnion(file.optionalRequirements)
      if file.imports.keys.contains("UIKit") { importsUIKit = true }
    }
    for name in files.lazy.flatMap(\.extensionMembers) where !declaresType(name.type) {
      foreignMembers.insert(name.member)
    }
  }

  /// Returns a Boolean value that indicates whether the project declares a type, or a type with the
  /// last part of its name.
  func declaresType(_ name: String) -> Bool {
    types.contains(name)
      || name.lastIndex(of: ".").map {
        types.contains(String(name[name.index(after: $0)...]))
      } ?? false
  }
}

extension FileReadiness {
  /// Compares the names in a file with the declarations of the project and those that exist on
  /// Linux.
  ///
  /// Only names that Apple declares are obstacles. A member is an obstacle if neither the project
  /// nor any type on Linux has a member with this base name, or if the source names a type that
  /// lacks it.
  init(_ facts: SourceFacts, in project: ProjectDeclarations, _ index: DeclarationIndex) {
    self.init(path: facts.path)
    if let mistake = facts.mistake {
      // The parser's messages begin with the line.
      let separator = mistake.first?.isNumber == true ? ":" : ": "
      obstacles[Obstacle(.file, facts.path + separator + mistake)] = []
    }
    for (module, lines) in facts.imports
    where !project.modules.contains(module) && module != "Darwin" {
      switch index.origin(ofModule: module) {
      case .apple: obstacles[Obstacle(.module, module)] = lines
      case .unknown: otherModules.insert(module)
      case .available: offeredModules.insert(module)
      }
    }
    for (name, lines) in facts.language { obstacles[Obstacle(.language, name)] = lines }
    objectiveC = facts.objectiveC
    objectiveC[.darwinImport] = facts.imports["Darwin"]
    for (method, lines) in facts.optionalCalls {
      if project.optionalRequirements.contains(method)
        || index.isDelegateMethod(method) && !project.members.contains(method)
      {
        objectiveC[.optionalCall, default: []] += lines
      }
    }
    addOverrides(facts, project, index)
    objectiveC = objectiveC.mapValues { Set($0).sorted() }
    addTypes(facts, project, index)
    addMembers(facts, project, index)
  }

  /// Adds overrides that need Objective-C: of members of extensions, and in extensions of types of other modules. The latter are
  /// obstacles, unless the project itself declares the member.
  private mutating func addOverrides(
    _ facts: SourceFacts, _ project: ProjectDeclarations, _ index: DeclarationIndex
  ) {
    for (name, lines) in facts.classOverrides
    where project.foreignMembers.contains(name) && !index.offered.members.contains(name)
      && !index.system.members.contains(name)
    {
      objectiveC[.overrideOfExtension, default: []] += lines
    }
    for (name, lines) in facts.extensionOverrides
    where !project.declaresType(name.type) && !project.foreignMembers.contains(name.member) {
      obstacles[Obstacle(.language, "override in an extension of \(name.type)"), default: []] +=
        lines
      objectiveC[.overrideInExtension]?.removeAll(where: lines.contains)
    }
    if objectiveC[.overrideInExtension]?.isEmpty == true { objectiveC[.overrideInExtension] = nil }
  }

  /// A Boolean value that indicates whether all imported modules are known. Otherwise a type or a
  /// member can belong to one of them.
  private var knowsAllModules: Bool {
    otherModules.isEmpty && !obstacles.keys.contains { $0.kind == .module }
  }

  private mutating func addTypes(
    _ facts: SourceFacts, _ project: ProjectDeclarations, _ index: DeclarationIndex
  ) {
    let knowsAllModules = self.knowsAllModules
    func noteFoundationImport(_ lines: [Int]) {
      objectiveC[.foundationImport] = Set(objectiveC[.foundationImport, default: []] + lines)
        .sorted()
    }
    func add(_ name: String, _ lines: [Int], isType: Bool = true) {
      guard !project.declaresType(name) else { return }
      if let module = index.system.modulesByType[name] {
        guard facts.imports[module] == nil else { return }
        noteFoundationImport(lines)
      } else if let module = index.offered.modulesByType[name] {
        // All modules of Cellophane bring these names.
        guard otherModules.isEmpty, offeredModules.isDisjoint(with: index.offered.modules),
          facts.imports.keys.contains("Foundation")
        else { return }
        if module == "UIKit", project.importsUIKit {
          noteFoundationImport(lines)
        } else {
          obstacles[Obstacle(.missingImport, module), default: []] += lines
        }
      } else if index.lacksType(name) {
        obstacles[Obstacle(.type, name), default: []] += lines
      } else if knowsAllModules, index.lacksAppleName(name) {
        // In an expression, the name can be that of a function or a constant.
        let kind =
          isType || obstacles[Obstacle(.type, name)] != nil ? Obstacle.Kind.type : .global
        obstacles[Obstacle(kind, name), default: []] += lines
      }
    }
    for (name, lines) in facts.types { add(name, lines) }
    for (name, lines) in facts.identifiers where !project.locals.contains(name) {
      if index.lacksGlobal(name) {
        guard !project.members.contains(name) else { continue }
        obstacles[Obstacle(.global, name), default: []] += lines
      } else if !project.members.contains(name) {
        add(name, lines, isType: false)
      }
    }
    for (name, lines) in facts.qualifiedMembers where index.lacksType(name.fullName) {
      add(name.fullName, lines)
    }
    for (obstacle, lines) in obstacles { obstacles[obstacle] = Set(lines).sorted() }
  }

  private mutating func addMembers(
    _ facts: SourceFacts, _ project: ProjectDeclarations, _ index: DeclarationIndex
  ) {
    let knowsAllModules = self.knowsAllModules
    func isAbsent(_ name: String) -> Bool {
      knowsAllModules && index.lacksMember(name) && !project.members.contains(name)
        && !project.types.contains(name)
    }
    var absent: [String: [Int]] = facts.members.filter { isAbsent($0.key) }
    for (name, lines) in facts.identifiers
    where isAbsent(name) && !project.locals.contains(name) && !index.lacksGlobal(name) {
      absent[name, default: []] += lines
    }
    for (name, lines) in facts.qualifiedMembers {
      let full = name.fullName
      guard obstacles[Obstacle(.type, full)] == nil, !project.types.contains(name.type),
        !project.members.contains(name.member), !project.types.contains(name.member)
      else { continue }
      if index.lacksMember(name.member, of: name.type) {
        obstacles[Obstacle(.member, full)] = lines
        // The same use is not counted under the name of the member alone.
        absent[name.member]?.removeAll { lines.contains($0) }
      }
    }
    // A member of a type that is absent itself is not an obstacle of its own.
    let lackedTypes = obstacles.filter { $0.key.kind == .type }
    for (name, lines) in absent {
      let rest = lines.filter { line in !lackedTypes.values.contains { $0.contains(line) } }
      if !rest.isEmpty { obstacles[Obstacle(.member, name)] = Set(rest).sorted() }
    }
  }
}
