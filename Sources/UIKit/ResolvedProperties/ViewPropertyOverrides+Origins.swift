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
    /// The forms of statements with which the code of the app can set the property.
    package var assignments: [Assignment] = []
  }

  /// A form of statement in a class.
  package struct Assignment: Hashable {
    /// What precedes the name of the property: a stored property, a local variable, or nothing.
    package enum Receiver: Hashable {
      case instance
      case stored(String)
      case local
    }

    package var className: String
    package var receiver: Receiver
    /// The names after the receiver.
    package var members: [String]
  }

  /// Returns what determines the value of a property; `nil` if it is unknown.
  package func origin(of name: String) -> Origin? {
    guard let target = target(name), target.property != "frame", target.length == nil,
      !target.property.hasSuffix(".frame")
    else { return nil }
    let object = target.view.appObjects.first
    let className = object.map { "\(type(of: $0))" }
    if target.constraint != nil {
      return Origin(
        rule: .constraint, className: className, assignments: constraintAssignments(of: target))
    }
    if target.view is UIListContentView || target.view is BackgroundView {
      guard var origin = configurationOrigin(of: target, className) else { return nil }
      if let object, case .app = origin.rule {
        let members = target.property.components(separatedBy: ".")
        origin.assignments = AppClass.names(of: object).map {
          Assignment(className: $0, receiver: .local, members: members)
        }
      }
      return origin
    }
    // UIKit sets properties of its own views.
    guard let owner = appNames[namedViews[target.position].name] else { return nil }
    let members = target.property.components(separatedBy: ".")
    return Origin(
      rule: .view(owner), className: className,
      assignments: target.view.receivers.map {
        Assignment(className: $0.className, receiver: $0.receiver, members: members)
      })
  }

  /// Returns the forms of statements that create a constraint from an anchor of its first item.
  private func constraintAssignments(of target: Target) -> [Assignment] {
    // Such as `constraints.nameLabel.leading`.
    let parts = target.property.components(separatedBy: ".")
    guard parts.count == 3 else { return [] }
    let members = ["\(parts[2])Anchor", "constraint"]
    if parts[1] == "self" {
      return target.view.receivers.map {
        Assignment(className: $0.className, receiver: $0.receiver, members: members)
      }
    }
    guard let object = target.view.appObjects.first else { return [] }
    return AppClass.names(of: object).map {
      Assignment(className: $0, receiver: .stored(parts[1]), members: members)
    }
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
  /// The objects of an app's classes among the view, the views that contain it and their controllers,
  /// nearest first.
  var appObjects: [AnyObject] {
    sequence(first: self, next: \.superview).flatMap { view in
      [view, view.next as? UIViewController].compactMap { (object: AnyObject?) in
        object.flatMap { AppClass(type(of: $0)).isOfApp ? $0 : nil }
      }
    }
  }

  /// What precedes the properties of the view in code of an app, and the class with this code.
  fileprivate var receivers:
    [(className: String, receiver: ViewPropertyOverrides.Assignment.Receiver)]
  {
    var result: [(className: String, receiver: ViewPropertyOverrides.Assignment.Receiver)] = []
    if AppClass(type(of: self)).isOfApp {
      result = AppClass.names(of: self).map { ($0, .instance) }
    }
    for object in appObjects where object !== self {
      guard
        let name = (object as? UIViewController)?.viewIfLoaded === self
          ? "view" : AppClass.storedName(of: self, in: object)
      else { continue }
      return result + AppClass.names(of: object).map { ($0, .stored(name)) }
    }
    return result
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
