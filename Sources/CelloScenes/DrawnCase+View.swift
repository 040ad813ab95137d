import CelloRaster
import CelloSnapshots
@_spi(Cello) import UIKit

/// The size in which a view is drawn.
package enum ViewSizing {
  /// A width, in points. The height fits the content.
  case width(CGFloat)
  /// The view's own size or, if it is empty, the size that fits a width, in points.
  case fitting(CGFloat)
  /// A size, in points.
  case size(CGSize)

  /// Sets the frame of a view for a snapshot. A view in its own size keeps it.
  ///
  /// The frame of an earlier snapshot is not the view's own frame. It remains until the next
  /// snapshot, because differences are explained by drawing the view again.
  ///
  /// - Returns: a Boolean value that indicates whether the view received a frame.
  @MainActor func fit(_ view: UIView) -> Bool {
    if let former = SnapshotFrame.of(view), view.frame == former.given { view.frame = former.own }
    if case .fitting = self, !view.bounds.isEmpty { return false }
    let own = view.frame
    apply(to: view)
    if view.frame != own { SnapshotFrame(own: own, given: view.frame).remember(for: view) }
    return true
  }

  /// Sets the frame of a view, without regard to its own size.
  @MainActor func apply(to view: UIView) {
    switch self {
    case .width(let width):
      let height = view.size(inWidth: width, isFixed: true).height
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    case .fitting(let width):
      let size = view.size(inWidth: width, isFixed: false)
      view.frame = CGRect(origin: .zero, size: size)
    case .size(let size):
      view.frame = CGRect(origin: .zero, size: size)
    }
  }
}

/// The frames of a view before and during its last snapshot.
private final class SnapshotFrame {
  let own: CGRect
  let given: CGRect
  private static let key = AssociationKey()

  init(own: CGRect, given: CGRect) {
    self.own = own
    self.given = given
  }

  @MainActor static func of(_ view: UIView) -> SnapshotFrame? {
    objc_getAssociatedObject(view, key.address) as? SnapshotFrame
  }

  @MainActor func remember(for view: UIView) {
    objc_setAssociatedObject(view, Self.key.address, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

extension DrawnCase {
  /// Lays out a view under traits and records its drawing.
  ///
  /// - Parameters:
  ///   - collection: the traits, which specify each trait that differs from the default of
  ///     ``UITraitCollection``.
  ///   - sizing: the size of the view.
  ///   - safeArea: the insets of the view's safe area, in points.
  ///   - record: returns the drawing of the view.
  ///   - makeView: creates the view. It is called while the traits are the current traits.
  @MainActor package init<Failure>(
    under collection: UITraitCollection, _ sizing: ViewSizing, safeArea: UIEdgeInsets = .zero,
    record: @escaping @MainActor (UIView) -> DisplayList = { DisplayListRecorder.record($0) },
    _ makeView: () throws(Failure) -> UIView
  ) throws(Failure) {
    self = try collection.performingAsCurrent { () throws(Failure) in
      let view = try makeView()
      view.inherit(collection)
      view.additionalSafeAreaInsets = safeArea
      let isFitted = sizing.fit(view)
      let scale = collection.displayScale
      var drawn = DrawnCase(
        list: record(view), scale: scale, resolved: ResolvedProperties(of: view))
      drawn.overrides = PropertyOverrides(
        of: view, under: collection, sizedBy: isFitted ? sizing : nil, record: record)
      drawn.viewOfItem = { path in
        collection.performingAsCurrent {
          DisplayListRecorder.recordViews(of: view).views.last { $0.draws(path) }?.path
            .split(separator: "/").last.map(String.init)
        }
      }
      drawn.audit = {
        let (list, views) = collection.performingAsCurrent {
          DisplayListRecorder.recordViews(of: view)
        }
        let audit = AccessibilityAudit(list: list, views: views, scale: scale)
        return { audit.issues(of: $0) }
      }
      return drawn
    }
  }
}

extension DrawnCase {
  /// Records the content of a screen.
  @MainActor package init(_ screen: Screen) {
    self = screen.perform {
      DrawnCase(under: screen.allTraits, .size(screen.size), record: screen.record) {
        screen.window
      }
    }
    guard let inner = overrides else { return }
    var own = PropertyOverrides(
      candidates: { changes in screen.perform { inner.candidates(changes) } },
      draw: { changes in screen.perform { inner.draw(changes) } })
    own.properties = { changes in screen.perform { inner.properties(changes) } }
    own.origin = { change in screen.perform { inner.origin(change) } }
    overrides = own
  }
}

extension PropertyOverrides {
  /// Creates overrides of the properties of the views in a tree.
  ///
  /// - Parameters:
  ///   - sizing: the size of the view, which follows from its properties; `nil` if the view keeps
  ///     its size.
  ///   - record: returns the drawing of the view.
  @MainActor fileprivate init(
    of view: UIView, under collection: UITraitCollection, sizedBy sizing: ViewSizing?,
    record: @escaping @MainActor (UIView) -> DisplayList
  ) {
    // A finding draws a case many times. Passing cases do not collect their views.
    let cache = OverridesCache()
    func overrides() -> ViewPropertyOverrides {
      if let known = cache.overrides { return known }
      let overrides = ViewPropertyOverrides(
        of: view, rootFrameFollows: sizing != nil
      ) { sizing?.apply(to: view) }
      cache.overrides = overrides
      return overrides
    }
    self.init(
      candidates: { changes in
        collection.performingAsCurrent {
          let (properties, frames) = overrides().candidates(
            changes.map { (name: $0.name, value: $0.old) },
            removedRows: changes.map(RemovedRow.init),
            removedViews: changes.map { $0.formerView.map(FormerView.init) })
          let added = changes.filter { $0.old == nil && $0.view != nil }.map(\.name)
          return Candidates(
            properties: properties.map { changes[$0] }, frames: frames.map { changes[$0] },
            sections: overrides().insertedSections(added).map { section in
              var change = ResolvedProperties.Change(
                name: section.names[0], old: nil, new: section.frame,
                view: section.description)
              change.sectionNames = section.names
              return change
            },
            lengths: overrides().changedLengths(
              changes.filter(\.isFrame).map { (name: $0.name, old: $0.old) }
            ).map { ResolvedProperties.Change(name: $0.name, old: $0.old, new: $0.new) })
        }
      },
      draw: { changes in
        collection.performingAsCurrent {
          overrides().performing(changes) {
            DrawnCase(list: record(view), scale: collection.displayScale)
          }
        }
      })
    origin = { change in
      collection.performingAsCurrent {
        overrides().origin(of: change.name).map(PropertyOrigin.init)
      }
    }
    properties = { changes in
      collection.performingAsCurrent {
        overrides().performing(changes) {
          ResolvedProperties(of: view)
        }
      }
    }
  }
}

extension PropertyOrigin {
  fileprivate init(_ origin: ViewPropertyOverrides.Origin) {
    let owner = origin.className.map { " in \($0)" } ?? ""
    switch origin.rule {
    case .app: self.init(.app, "set by the app\(owner)", className: origin.className)
    case .view(let name):
      self.init(.app, "property of \(name)\(owner)", className: origin.className)
    case .constraint:
      self.init(.constraint, "constraint\(owner)", className: origin.className)
    case .style(let style): self.init(.style, "default of the style \(style)")
    case .state(let style, let states):
      let names = states.joined(separator: ", ")
      self.init(.state, "rule of the style \(style) for the state \(names)")
    }
    assignments = origin.assignments.map(PropertyAssignment.init)
  }
}

extension PropertyAssignment {
  fileprivate init(_ assignment: ViewPropertyOverrides.Assignment) {
    let receiver: Receiver =
      switch assignment.receiver {
      case .instance: .instance
      case .stored(let name): .stored(name)
      case .local: .local
      }
    self.init(
      className: assignment.className, receiver: receiver, members: assignment.members)
  }
}

extension RemovedRow {
  /// Creates a removed row from a change; `nil` if the change is of another kind.
  fileprivate init?(_ change: ResolvedProperties.Change) {
    guard let view = change.removedView else { return nil }
    self.init(
      values: Dictionary(
        view.properties.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      number: view.number, neighbor: view.neighbor, isBelowNeighbor: view.isBelowNeighbor)
  }
}

extension FormerView {
  fileprivate init(_ view: FormerSubview) {
    self.init(
      parent: view.parent, name: view.name,
      values: Dictionary(
        view.properties.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      viewsAbove: view.viewsAbove, viewsOnLeft: view.viewsOnLeft, viewsOnRight: view.viewsOnRight)
  }
}

extension ViewPropertyOverrides {
  fileprivate func performing<Result>(
    _ changes: [ResolvedProperties.Change], _ body: () -> Result
  ) -> Result? {
    performing(
      changes.filter {
        $0.removedView == nil && $0.formerView == nil && $0.sectionNames.isEmpty
      }
      .map { (name: $0.name, value: $0.old) },
      withoutSections: changes.compactMap(\.sectionNames.first),
      removedRows: changes.compactMap(RemovedRow.init),
      removedViews: changes.compactMap { $0.formerView.map(FormerView.init) }, body)
  }
}

extension ResolvedProperties {
  /// Creates the properties of the views in a tree, with their version.
  @MainActor fileprivate init(of view: UIView) {
    let version = (name: RecordedVersion.propertyName, value: "\(RecordedVersion.current)")
    self.init(view.resolvedProperties.values.map { (name: $0.key, value: $0.value) } + [version])
  }
}

extension RecordedView {
  /// Returns a Boolean value that indicates whether an item belongs to the view.
  fileprivate func draws(_ path: [Int]) -> Bool {
    guard path.count > groups.count, path.starts(with: groups) else { return false }
    let index = path[groups.count]
    return body.contains(index) || overlay.contains(index)
  }
}

/// The overrides of a case, which are created when they are needed.
@MainActor private final class OverridesCache {
  var overrides: ViewPropertyOverrides?
}
