/// The limit on the nesting of views and layers.
///
/// Many operations recurse through a tree: an app's overrides of hit testing, drawing, and the
/// deallocation of nested views. They must fit into a thread's stack.
enum NestingLimit {
  /// The maximum number of levels of views and layers in a tree.
  ///
  /// Chosen: far more than screens have, and few enough for the 8 MB stacks of the main thread and
  /// dispatch queues on Linux. Drawing takes about 5 KB per level in a build without optimization.
  static let levels = 500

  static func warn(_ kind: String) {
    ResourceWarnings.note(
      """
      A \(kind) was not added: views and layers can be nested \(levels) levels deep. Check whether \
      the app adds each \(kind) to the one before by mistake.
      """)
  }
}

extension UIView {
  /// Returns a Boolean value that indicates whether a view with its subviews can be added to this
  /// view.
  ///
  /// Adding a view to itself or to one of its subviews ends the process, as on iOS.
  final func hasCapacity(for view: UIView) -> Bool {
    var depth = 0
    var current: UIView? = self
    while let ancestor = current {
      precondition(
        ancestor !== view,
        "A view cannot be added to itself or to one of its own subviews: \(view).")
      depth += 1
      current = ancestor.ownSuperview
    }
    if depth + 1 + view.levelsBelow <= NestingLimit.levels { return true }
    view.countLevelsBelow()
    return depth + 1 + view.levelsBelow <= NestingLimit.levels
  }

  /// Records that a subview or sublayer with a number of levels below it was added.
  final func updateNestingLevels(_ below: Int) {
    var levels = below + 1
    var current: UIView? = self
    while let view = current, view.levelsBelow < levels {
      view.levelsBelow = levels
      levels += 1
      current = view.ownSuperview
    }
  }

  /// Counts the levels below again; their number may have decreased.
  private final func countLevelsBelow() {
    levelsBelow = 0
    var rest = [(view: self, depth: 0)]
    while let (view, depth) = rest.popLast() {
      let sublayers = view.ownLayer?.placedSublayers.map { $0.layer.levelsBelow + 1 }.max() ?? 0
      levelsBelow = max(levelsBelow, depth + sublayers)
      for subview in view.ownSubviews { rest.append((subview, depth + 1)) }
    }
  }
}

extension CALayer {
  /// Returns a Boolean value that indicates whether a layer with its sublayers can be added to this
  /// layer.
  ///
  /// Adding a layer to itself or to one of its sublayers ends the process, as on iOS.
  final func hasCapacity(for layer: CALayer) -> Bool {
    var depth = 0
    var current = self
    while true {
      precondition(
        current !== layer,
        "A layer cannot be added to itself or to one of its own sublayers: \(layer).")
      depth += 1
      guard let superlayer = current.superlayer else { break }
      current = superlayer
    }
    if let view = current.view {
      depth += MainActor.assumeIsolated {
        sequence(first: view, next: \.ownSuperview).reduce(-1) { count, _ in count + 1 }
      }
    }
    if depth + 1 + layer.levelsBelow <= NestingLimit.levels { return true }
    layer.countLevelsBelow()
    return depth + 1 + layer.levelsBelow <= NestingLimit.levels
  }

  /// Records that a sublayer with a number of levels below it was added.
  final func updateNestingLevels(_ below: Int) {
    var levels = below + 1
    var current = self
    while true {
      if current.view == nil, current.levelsBelow >= levels { return }
      current.levelsBelow = max(current.levelsBelow, levels)
      guard let superlayer = current.superlayer else { break }
      levels += 1
      current = superlayer
    }
    if let view = current.view { MainActor.assumeIsolated { view.updateNestingLevels(levels - 1) } }
  }

  /// Counts the levels below again; their number may have decreased.
  private final func countLevelsBelow() {
    levelsBelow = 0
    var rest = [(layer: self, depth: 0)]
    while let (layer, depth) = rest.popLast() {
      levelsBelow = max(levelsBelow, depth)
      for placed in layer.placedSublayers { rest.append((placed.layer, depth + 1)) }
    }
  }
}
