/// The appearance proxies of all classes.
@MainActor package enum AppearanceProxies {
  private static var all: [AppearanceProxy] = []

  /// Returns the proxy of a class for containers and traits, and creates it on first use.
  package static func proxy<Object: NSObject>(
    in containers: [any UIAppearanceContainer.Type], with traits: UITraitCollection?,
    table: AppearanceTable, make: () -> Object
  ) -> Object {
    let type: AnyClass = Object.self
    let existing = all.first {
      type == $0.type && $0.traits == traits
        && $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
    if let existing { return unsafeDowncast(existing.object, to: Object.self) }
    let object = make()
    all.append(
      AppearanceProxy(
        object, table: table, containers: containers, traits: traits, isInstance: { $0 is Object }))
    return object
  }

  /// Removes all proxies, for tests.
  package static func removeAll() { all = [] }

  /// The values that proxies have now; empty without proxies.
  package static var current: [AppearanceValues] { all.compactMap(AppearanceValues.init) }
}

/// An appearance proxy, and what it is for.
@MainActor private final class AppearanceProxy {
  /// The proxy, which never enters a window.
  let object: NSObject
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  let table: AppearanceTable
  let isInstance: (NSObject) -> Bool
  /// The number of superclasses: proxies of subclasses take precedence.
  let depth: Int
  /// The values after the creation.
  let initial: [AppearanceProperty.Value]

  var type: AnyClass { Swift.type(of: object) }

  init(
    _ object: NSObject, table: AppearanceTable, containers: [any UIAppearanceContainer.Type],
    traits: UITraitCollection?, isInstance: @escaping (NSObject) -> Bool
  ) {
    self.object = object
    self.table = table
    self.containers = containers
    self.traits = traits
    self.isInstance = isInstance
    depth = sequence(first: Mirror(reflecting: object), next: \.superclassMirror).reduce(0) {
      count, _ in count + 1
    }
    initial = table.properties.map { $0.get(object) }
  }
}

/// The values that an app has set on an appearance proxy.
@_spi(Cello) @MainActor public struct AppearanceValues {
  private let proxy: AppearanceProxy
  private let values: [(property: AppearanceProperty, value: AppearanceProperty.Value)]

  /// Reads the values of a proxy; `nil` if all values are the initial ones.
  fileprivate init?(_ proxy: AppearanceProxy) {
    self.proxy = proxy
    values = zip(proxy.table.properties, proxy.initial).compactMap { property, initial in
      let value = property.get(proxy.object)
      return property.areEqual(value, initial) ? nil : (property, value)
    }
    if values.isEmpty { return nil }
  }

  /// The order in which proxies are applied; later ones take precedence.
  private struct Precedence: Comparable {
    var depth: Int
    /// The distance of the outermost container; 0 without containers.
    var distance: Int
    var containerCount: Int
    var hasTraits: Bool

    static func < (left: Precedence, right: Precedence) -> Bool {
      let (leftTraits, rightTraits) = (left.hasTraits ? 1 : 0, right.hasTraits ? 1 : 0)
      return (left.depth, left.distance, left.containerCount, leftTraits)
        < (right.depth, right.distance, right.containerCount, rightTraits)
    }
  }

  /// Returns the precedence of the values for an object; `nil` if they are not for the object.
  private func precedence(
    for object: NSObject, in ancestors: [UIResponder], traits: UITraitCollection
  ) -> Precedence? {
    guard proxy.isInstance(object), proxy.object !== object,
      proxy.traits.map({ traits.containsTraits(in: $0) }) ?? true
    else { return nil }
    // Match the outermost containers first.
    var end = ancestors.count
    var distance = 0
    for container in proxy.containers.reversed() {
      guard let index = ancestors[..<end].lastIndex(where: { Self.is($0, container) }) else {
        return nil
      }
      if distance == 0 { distance = index + 1 }
      end = index
    }
    return Precedence(
      depth: proxy.depth, distance: distance, containerCount: proxy.containers.count,
      hasTraits: proxy.traits != nil)
  }

  private static func `is`<Container>(_ object: UIResponder, _ type: Container.Type) -> Bool {
    object is Container
  }

  // MARK: Applying

  /// The values that proxies have given to an object, by the names of the properties. The object
  /// may have copied them.
  private final class Applied {
    var values: [String: (given: AppearanceProperty.Value, own: AppearanceProperty.Value)] = [:]
  }

  private static let appliedKey = AssociationKey()

  /// Sets the properties of an object for which proxies have values and that have their default, or
  /// a value that proxies have given to them before.
  ///
  /// - Parameters:
  ///   - ancestors: the containers of the object, the innermost first.
  package static func apply(
    _ all: [AppearanceValues], to object: NSObject, table: AppearanceTable,
    in ancestors: @autoclosure () -> [UIResponder], traits: UITraitCollection
  ) {
    let candidates = all.filter { $0.proxy.isInstance(object) }
    guard !candidates.isEmpty else { return }
    let ancestors = ancestors()
    // The last of proxies with equal precedence wins.
    let matching = candidates.enumerated().compactMap { index, values in
      values.precedence(for: object, in: ancestors, traits: traits).map {
        (precedence: $0, index: index, values: values.values)
      }
    }
    .sorted { ($0.precedence, $0.index) < ($1.precedence, $1.index) }
    var values: [String: AppearanceProperty.Value] = [:]
    for (property, value) in matching.flatMap(\.values) { values[property.name] = value }
    guard !values.isEmpty else { return }
    let applied = objc_getAssociatedObject(object, appliedKey.address) as? Applied ?? Applied()
    objc_setAssociatedObject(object, appliedKey.address, applied, .OBJC_ASSOCIATION_RETAIN)
    for (property, initial) in zip(table.properties, table.defaults) {
      guard let value = values[property.name] else { continue }
      let own = property.get(object)
      if let former = applied.values[property.name], property.areEqual(own, former.own) {
        // Setting the same value again would update bars again and again.
        if property.areEqual(value, former.given) { continue }
      } else if !property.areEqual(own, initial) {
        continue
      }
      property.set(object, value)
      applied.values[property.name] = (value, property.get(object))
    }
  }
}

extension UIView {
  /// Applies appearance proxies to the view and the items that it shows.
  ///
  /// - Parameter values: the current values of the proxies.
  package final func applyAppearance(_ values: [AppearanceValues]) {
    guard !values.isEmpty else { return }
    AppearanceValues.apply(
      values, to: self, table: Self.table(of: self), in: appearanceAncestors,
      traits: traitCollection)
    applyAppearanceToItems(values)
  }

  private static func table(of view: UIView) -> AppearanceTable {
    type(of: view).appearanceTable
  }

  /// The views, controllers and presentations that contain the view, the innermost first.
  package final var appearanceAncestors: [UIResponder] {
    Array(sequence(first: self as UIResponder, next: \.next).dropFirst())
  }
}

// MARK: Tables

extension AppearanceTable {
  package static let view = AppearanceTable(
    UIView.self, superclass: nil,
    properties: [
      AppearanceProperty(
        "tintColor", of: UIView.self, get: { $0.ownTintColor }, set: { $0.tintColor = $1 }),
      AppearanceProperty(
        "layoutMargins", of: UIView.self, get: { $0.ownLayoutMargins },
        set: { $0.directionalLayoutMargins = $1 }),
      .init("backgroundColor", \UIView.backgroundColor),
      .init("alpha", \UIView.alpha),
      .init("clipsToBounds", \UIView.clipsToBounds),
      .init("contentMode", \UIView.contentMode),
      .init("semanticContentAttribute", \UIView.semanticContentAttribute),
      .init("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
      AppearanceProperty(
        "tintAdjustmentMode", of: UIView.self, get: { $0.tintAdjustment.mode },
        set: { $0.tintAdjustmentMode = $1 }),
      .init("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      .init("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
      .init("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      .init("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      .init("isExclusiveTouch", \UIView.isExclusiveTouch),
      .init("accessibilityIgnoresInvertColors", \UIView.accessibilityIgnoresInvertColors),
    ]
  ) { UIView(frame: .zero) }

  package static let label = AppearanceTable(
    UILabel.self, superclass: view,
    properties: [
      .init("font", \UILabel.font),
      .init("textColor", \UILabel.textColor),
      .init("highlightedTextColor", \UILabel.highlightedTextColor),
      .init("shadowColor", \UILabel.shadowColor),
      .init("shadowOffset", \UILabel.shadowOffset),
      .init("textAlignment", \UILabel.textAlignment),
      .init("lineBreakMode", \UILabel.lineBreakMode),
      .init("numberOfLines", \UILabel.numberOfLines),
      .init("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      .init("minimumScaleFactor", \UILabel.minimumScaleFactor),
      .init("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    ]
  ) { UILabel(frame: .zero) }

  static let imageView = AppearanceTable(
    UIImageView.self, superclass: view,
    properties: [
      .init("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
    ]
  ) { UIImageView(frame: .zero) }
}
