/// The accessibility properties that the app has set; `nil` for properties it has not set.
@MainActor package struct AccessibilityProperties {
  package var isElement: Bool?
  var label: NSAttributedString?
  var hint: String?
  package var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  package var userInputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var containerType: UIAccessibilityContainerType?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var expandedStatus: UIAccessibility.ExpandedStatus?
  var elements: [Any]?
  var areElementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var respondsToUserInteraction: Bool?
  var ignoresInvertColors: Bool?
  /// The frame in screen coordinates, in points.
  var frame: CGRect?
  /// The outline in screen coordinates, in points.
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  /// The closures that provide properties each time they are read; `nil` if the app has set none.
  var blocks: AccessibilityBlocks?

  /// The properties that are set, as text.
  package var propertyList: PropertyList {
    var list = PropertyList()
    list["element"] = isElement?.notation
    list["label"] = label?.string.notation
    list["hint"] = hint?.notation
    list["value"] = value?.notation
    list["traits"] = traits?.notation
    list["identifier"] = identifier?.notation
    list["language"] = language?.notation
    list["inputLabels"] = userInputLabels?.joined(separator: "; ").notation
    list["actions"] = customActions?.map(\.name).joined(separator: "; ").notation
    list["rotors"] = customRotors?.map(\.name).joined(separator: "; ").notation
    list["container"] = containerType.map { "\($0)" }
    list["expanded"] = expandedStatus.map { "\($0)" }
    list["elements"] = elements.map { "\($0.count)" }
    list["elementsHidden"] = areElementsHidden?.notation
    list["modal"] = isModal?.notation
    list["groupsChildren"] = groupsChildren?.notation
    list["respondsToUser"] = respondsToUserInteraction?.notation
    list["frame"] = frame.map {
      "\($0.minX.notation) \($0.minY.notation) \($0.width.notation) \($0.height.notation)"
    }
    list["path"] = path.map { path in
      let bounds = path.bounds
      return
        "\(bounds.minX.notation) \(bounds.minY.notation) \(bounds.width.notation) \(bounds.height.notation)"
    }
    list["activationPoint"] = activationPoint.map { "\($0.x.notation) \($0.y.notation)" }
    list["ignoresInvertColors"] = ignoresInvertColors?.notation
    return list
  }
}
