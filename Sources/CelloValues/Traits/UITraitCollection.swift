/// The traits of an interface: style, direction, text size, scale and other traits.
///
/// A collection is immutable. Drawing treats unspecified traits as light, standard contrast, base
/// level, left to right, and size `large`.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  package private(set) final var values: TraitValues

  /// Creates a collection that specifies no traits.
  public override init() {
    values = TraitValues()
    super.init()
  }

  convenience init(values: TraitValues) {
    self.init()
    self.values = values
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Creates a collection with the traits of several collections. Later values of a trait replace
  /// earlier values.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  /// Returns a copy of the collection with the changes of a closure.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Returns a copy of the collection with one trait replaced.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// The value of a trait; its default value if not specified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns a Boolean value that indicates whether all traits that another collection specifies
  /// have the same values in this collection; `true` for `nil`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Returns the traits with different values; for `nil`, the traits that this collection
  /// specifies.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traits(differingFrom: traitCollection?.values ?? TraitValues())
  }

  /// Returns a Boolean value that indicates whether dynamic colors can differ between the
  /// collections; `true` for `nil`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    guard self !== traitCollection else { return false }
    return values.traits(differingFrom: traitCollection.values).contains {
      $0.affectsColorAppearance
    }
  }

  /// Returns the collection itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }

  /// The specified traits as `name = value`, always in the same order.
  open override var description: String {
    let traits = values.descriptions
    return traits.isEmpty
      ? "<UITraitCollection>" : "<UITraitCollection: \(traits.joined(separator: ", "))>"
  }

  // MARK: Images

  /// The configuration of images for these traits.
  open var imageConfiguration: UIImage.Configuration { configurationOfImages }

  /// The dynamic range of images. Images are always drawn in the standard range.
  open var imageDynamicRange: UIImage.DynamicRange { dynamicRangeOfImages }

  // MARK: Current traits

  /// The traits with which dynamic colors and preferred fonts are resolved if no traits are given.
  ///
  /// Each thread has its own current traits, as on iOS: setting them does not affect other threads,
  /// and code that suspends may resume with the traits of another thread. Set them with
  /// ``performAsCurrent(_:)``, as views do for layout, drawing and updates. The default is the
  /// traits of an iPhone.
  open class var current: UITraitCollection {
    get { currentTraits.value ?? .iPhone }
    set { currentTraits.value = newValue }
  }

  /// Runs a closure with these traits as the current traits, and restores the previous traits.
  open func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = former
  }

  // MARK: Values

  /// The interface style.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The interface level.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// The weight of text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The display scale, in pixels per point; 0 if not specified.
  open var displayScale: CGFloat { values.displayScale }

  /// The display gamut.
  open var displayGamut: UIDisplayGamut { values.displayGamut }

  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The active state of the window.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// The pressure sensing of the display.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// The kind of list that contains the interface.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }

  /// The recording state of the scene.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

  /// The language for typesetting; `nil` if not specified.
  open var typesettingLanguage: Locale.Language? { values.typesettingLanguage }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // A closure may assign a value of another conforming type, which cannot be read.
    return traits as? TraitValues ?? self
  }
}
