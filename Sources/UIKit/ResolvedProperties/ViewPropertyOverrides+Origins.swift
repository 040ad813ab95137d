extension ViewPropertyOverrides {
  /// What determines the value of a property.
  package struct Origin {
    package enum Rule {
      /// An app set the property of a configuration, or its content.
      case app
      /// A view of the app, with its name, has the property.
      case view(String)
      /// A constraint of the app.
      case constraint
      /// The value of a style in the normal state.
      case style(String)
      /// The rule of a style for the states with these names.
      case state(String, [String])
    }

    package var rule: Rule
    /// The class of the app whose instance contains the view; `nil` if there is none.
    package var className: String?
  }

  /// Returns what determines the value of a property; `nil` if it is unknown.
  package func origin(of name: String) -> Origin? {
    guard let target = target(name), target.property != "frame",
      !target.property.hasSuffix(".frame")
    else { return nil }
    let className = target.view.nearestAppClass
    if target.constraint != nil { return Origin(rule: .constraint, className: className) }
    if target.view is UIListContentView || target.view is BackgroundView {
      return configurationOrigin(of: target, className)
    }
    // UIKit sets properties of its own views.
    guard let owner = appNames[namedViews[target.position].name] else { return nil }
    return Origin(rule: .view(owner), className: className)
  }

  /// The properties of configurations that are content, which no style has.
  private static let contentNames: Set = [
    "text", "attributedText", "secondaryText", "secondaryAttributedText", "image", "customView",
  ]

  private func configurationOrigin(of target: Target, _ className: String?) -> Origin? {
    let view = namedViews[target.position].name
    guard let style = ownValues[view + ".style"], target.property != "style",
      target.property != "set"
    else { return nil }
    let set = (ownValues[view + ".set"] ?? "").split(separator: " ")
    if Self.contentNames.contains(target.property) || set.contains(target.property[...]) {
      return Origin(rule: .app, className: className)
    }
    let normal = UICellConfigurationState(traitCollection: target.view.traitCollection)
    let values: PropertyList?
    switch target.view {
    case let view as UIListContentView:
      values =
        (view.configuration as? UIListContentConfiguration)?.updated(for: normal)
        .resolvedProperties
    case let view as BackgroundView:
      values = view.configuration.updated(for: normal).resolvedProperties
    default: values = nil
    }
    guard let values else { return nil }
    if values[target.property] == ownValues[view + "." + target.property] {
      return Origin(rule: .style(style))
    }
    // UIKit gives its own views backgrounds that no style has.
    let states = target.view.statesOfCell
    return states.isEmpty ? nil : Origin(rule: .state(style, states))
  }
}

extension UIView {
  /// The name of the nearest class of an app among the view, the views that contain it and their
  /// controllers.
  fileprivate var nearestAppClass: String? {
    for view in sequence(first: self, next: \.superview) {
      for object in [view, view.next as? UIViewController] as [AnyObject?] {
        guard let object, AppClass(type(of: object)).isOfApp else { continue }
        return "\(type(of: object))"
      }
    }
    return nil
  }

  /// The names of the states of the cell, header or footer that contains the view, other than the
  /// normal state.
  fileprivate var statesOfCell: [String] {
    for view in sequence(first: self, next: \.superview) {
      switch view {
      case let cell as UICollectionViewCell: return cell.configurationState.names
      case let cell as UITableViewCell: return cell.configurationState.names
      default: continue
      }
    }
    return []
  }
}

extension UICellConfigurationState {
  /// The names of the states that are set.
  fileprivate var names: [String] {
    [
      ("disabled", isDisabled), ("highlighted", isHighlighted), ("selected", isSelected),
      ("focused", isFocused), ("editing", isEditing), ("expanded", isExpanded),
      ("swiped", isSwiped), ("reordering", isReordering),
      ("dragging", cellDragState != .none), ("drop target", cellDropState != .none),
    ].filter(\.1).map(\.0)
  }
}
