/// The subviews and constraints that a view has only for some size classes.
package struct NibInstallation: Sendable {
  private struct Change: Sendable {
    var condition: NibSizeClasses
    var included: Set<String> = []
    var excluded: Set<String> = []
  }

  private var changes: [Change] = []

  /// Reads the `variation` elements of a view.
  package init(_ view: XMLElement) {
    for variation in view.children where variation.name == "variation" {
      guard let condition = variation.key.flatMap(NibSizeClasses.init) else { continue }
      var change = Change(condition: condition)
      for mask in variation.children where mask.name == "mask" {
        for reference in mask.children {
          guard let id = reference["reference"] else { continue }
          if reference.name == "include" { change.included.insert(id) }
          if reference.name == "exclude" { change.excluded.insert(id) }
        }
      }
      changes.append(change)
    }
    // More special conditions take precedence.
    changes = changes.enumerated().sorted {
      ($0.element.condition.count, $0.offset) < ($1.element.condition.count, $1.offset)
    }.map(\.element)
  }

  /// A Boolean value that indicates whether everything is installed for all size classes.
  package var isTrivial: Bool { changes.isEmpty }

  /// Returns a Boolean value that indicates whether a subview or constraint is installed for size classes.
  package func isInstalled(
    _ id: String, isWidthCompact width: Bool?, isHeightCompact height: Bool?
  ) -> Bool {
    var result = true
    for change in changes
    where change.condition.isMet(isWidthCompact: width, isHeightCompact: height) {
      if change.excluded.contains(id) { result = false }
      if change.included.contains(id) { result = true }
    }
    return result
  }
}
