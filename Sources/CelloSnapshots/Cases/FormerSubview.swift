/// A view that its superview does not contain any more, and that is not one of a sequence of views.
package struct FormerSubview: Hashable, Sendable {
  /// The name of the superview.
  package var parent: String
  /// The name of the view in its superview.
  package var name: String
  /// The recorded properties of the view.
  package var properties: [ResolvedProperties.Property]
  /// The names of the views in the superview that were above the view.
  package var viewsAbove: Set<String>
  /// The names of the views in the superview that were to the left of the view.
  package var viewsOnLeft: Set<String>
  /// The names of the views in the superview that were to the right of the view.
  package var viewsOnRight: Set<String>
}

extension FormerSubview {
  /// Creates a removed view; `nil` if it contained other views, or if a view without its properties can
  /// have the same name: views of UIKit without a name of their own have properties only if some of them
  /// differ from their defaults.
  init?(_ view: ViewTree, named name: String, in superview: ViewTree, at parent: String) {
    guard view.views.isEmpty, !name.hasPrefix("UI"), let frame = view.frame,
      !["content", "background", "accessory"].contains(where: name.hasPrefix)
    else { return nil }
    func names(_ isBeside: ((x: Double, y: Double, width: Double, height: Double)) -> Bool) -> Set<
      String
    > {
      Set(superview.views.filter { $0.key != name && $0.value.frame.map(isBeside) == true }.keys)
    }
    // Rounded edges can overlap by a part of a pixel.
    let tolerance = 0.5
    self.init(
      parent: parent, name: name,
      properties: view.properties.map {
        ResolvedProperties.Property(name: String($0.key.dropFirst()), value: $0.value)
      }.sorted { $0.name.bytesPrecede($1.name) },
      viewsAbove: names { $0.y + $0.height <= frame.y + tolerance },
      viewsOnLeft: names { $0.x + $0.width <= frame.x + tolerance },
      viewsOnRight: names { $0.x >= frame.x + frame.width - tolerance })
  }
}
