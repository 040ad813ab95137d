/// What stands in the way of using a project on Linux.
public struct ReadinessReport: Sendable {
  /// The name of the package or project.
  public var name: String
  public var isPackage: Bool
  public var targets: [TargetReadiness]
  /// Sentences about what was not read.
  public var notes: [String]

  /// The readiness of the least ready target.
  public var state: TargetReadiness.State {
    if targets.contains(where: { $0.state == .blocked }) { return .blocked }
    return targets.contains { $0.state == .prepared } ? .prepared : .ready
  }

  /// Determines what stands in the way of the targets of a project.
  ///
  /// - Parameters:
  ///   - layout: the targets and their files.
  ///   - facts: what the Swift files contain, by their path.
  public init(
    _ layout: ProjectLayout, facts: [String: SourceFacts], index: DeclarationIndex = .standard
  ) {
    name = layout.name
    isPackage = layout.isPackage
    notes = layout.notes
    let project = ProjectDeclarations(facts.values, modules: layout.modules)
    targets = layout.targets.map { target in
      let sources = target.swiftFiles.compactMap { facts[$0] }
      var others: [Obstacle: [String]] = [:]
      for (language, files) in target.otherFiles {
        others[Obstacle(.otherLanguage, language)] = files
      }
      return TargetReadiness(
        name: target.name, isTest: target.isTest,
        files: sources.map { FileReadiness($0, in: project, index) },
        otherFiles: others,
        snapshots: SnapshotUse(
          sources, offered: index.offered.hasStrategy, declared: project.members.contains),
        undeclaredResources: target.undeclaredResources)
    }
    addBlockedDependencies(layout, facts)
  }

  private mutating func addBlockedDependencies(
    _ layout: ProjectLayout, _ facts: [String: SourceFacts]
  ) {
    let dependencies = layout.dependencies(facts)
    let blocked = Set(targets.filter { $0.state == .blocked }.map(\.name))
    for index in targets.indices {
      targets[index].blockedDependencies =
        dependencies[targets[index].name]?.intersection(blocked).sorted() ?? []
    }
  }

  /// The imported modules that neither Linux nor the project has: those of Apple's platforms, and others.
  public var missingModules: (apple: Set<String>, others: Set<String>) {
    let files = targets.flatMap(\.files)
    let obstacles = files.flatMap(\.obstacles.keys).filter { $0.kind == .module }
    return (Set(obstacles.map(\.name)), Set(files.flatMap(\.otherModules)))
  }
}

extension DeclarationNames {
  /// Returns a Boolean value that indicates whether there is a strategy for snapshots with a name.
  func hasStrategy(_ name: String) -> Bool { hasMember(name, of: "Snapshotting") }
}
