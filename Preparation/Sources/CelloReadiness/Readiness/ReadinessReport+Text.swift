extension ReadinessReport {
  /// The number of obstacles that the text lists for each target.
  private static let listedCount = 20

  /// The report for people.
  ///
  /// - Parameter listsAll: a Boolean value that indicates whether all obstacles are listed.
  public func text(listsAll: Bool = false) -> String {
    var lines: [String] = []
    for target in targets {
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(of: target, listsAll)
    }
    lines += manifestLines()
    if !notes.isEmpty { lines.append("") }
    lines += notes
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of target: TargetReadiness, _ listsAll: Bool) -> [String] {
    let count = target.files.count
    var lines = ["\(target.name): \(target.summary)"]
    if target.preparedFileCount > 0 {
      let uses = target.objectiveC.map { "\($0.use.rawValue) \($0.fileCount)" }
      lines.append(
        "  “cellophane prepare” rewrites \(target.preparedFileCount) of \(counted(count, "file")): "
          + uses.joined(separator: ", "))
    }
    let obstacles = target.obstacles
    if !obstacles.isEmpty {
      lines.append("  files  only  obstacle")
      let shown = listsAll ? obstacles[...] : obstacles.prefix(Self.listedCount)
      for obstacle in shown {
        lines.append(
          "  \(padded(obstacle.files.count, 5))  \(padded(obstacle.unlockedCount, 4))  "
            + "\(obstacle.obstacle)   \(obstacle.example)")
      }
      if shown.count < obstacles.count {
        lines.append("  … and \(obstacles.count - shown.count) more; --all lists them.")
      }
    }
    if !target.blockedDependencies.isEmpty, !obstacles.isEmpty {
      let names = target.blockedDependencies.joined(separator: ", ")
      lines.append("  depends on targets that are not ready: \(names)")
    }
    if !target.otherModules.isEmpty {
      let modules = target.otherModules.map { "\($0.module) \($0.fileCount)" }
      lines.append(
        "  imports other modules, which are not checked: " + modules.joined(separator: ", "))
    }
    return lines + snapshotLines(target.snapshots)
  }

  private func snapshotLines(_ use: SnapshotUse) -> [String] {
    guard use.assertions > 0 else { return [] }
    let strategies = use.strategies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ".\($0.key) \($0.value)" }
    var lines = [
      "  \(counted(use.tests, "snapshot test")) with \(counted(use.assertions, "assertion")): "
        + strategies.joined(separator: ", ")
    ]
    let tolerances = ["precision", "perceptualPrecision"].filter { use.options[$0] != nil }
    if !tolerances.isEmpty {
      lines.append(
        "  \(tolerances.joined(separator: " and ")) \(tolerances.count == 1 ? "has" : "have") no effect: pictures are compared exactly"
      )
    }
    if !use.missing.isEmpty {
      lines.append("  Cellophane lacks \(use.missing.joined(separator: ", "))")
    }
    return lines
  }

  private func manifestLines() -> [String] {
    let advice = ManifestAdvice(self)
    guard isPackage else { return [] }
    var lines: [String] = []
    if !advice.products.isEmpty {
      lines += [
        "", "Package.swift needs these lines, unless you use the toolset:", "  dependencies:",
      ]
      lines += advice.packages.map { "    \($0)" }
      for (target, products) in advice.products.sorted(by: { $0.key < $1.key }) {
        lines.append("  target \(target):")
        lines += products.map { "    \($0)" }
      }
    }
    if !advice.resources.isEmpty {
      lines += [
        "",
        "Package.swift must name these resources, because only Xcode finds them by itself; “cellophane prepare” does it in "
          + "the copy if it can:",
      ]
      for (target, line) in advice.resources.sorted(by: { $0.key < $1.key }) {
        lines += ["  target \(target):", "    \(line)"]
      }
    }
    return lines
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = "\(number)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension TargetReadiness {
  /// The state with the numbers of files.
  fileprivate var summary: String {
    switch state {
    case .ready: "ready (\(counted(files.count, "file")))"
    case .prepared: "ready once prepared (\(counted(files.count, "file")))"
    case .blocked where obstacles.isEmpty:
      "not ready, because it depends on \(blockedDependencies.joined(separator: ", "))"
    case .blocked:
      "not ready: \(counted(obstacles.count, "obstacle")) in \(blockedFileCount) of "
        + counted(files.count + otherFiles.values.reduce(0) { $0 + $1.count }, "file")
    }
  }
}

/// Returns a number and a noun, in the plural if the number is not 1.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
