internal import CelloNibs

/// Creates the objects of a nib file, or of a scene of a storyboard.
///
/// Objects are created from the elements of a document, with their subviews. Then the constraints are activated and the outlets and
/// actions connected, and at last all objects get `awakeFromNib()`.
@MainActor final class NibInstantiator {
  let document: NibDocument
  /// The bundle with the images, colors and texts; `nil` for the main bundle.
  let bundle: Bundle?
  /// The objects for placeholders with a name.
  var externalObjects: [String: Any] = [:]
  /// The scene of a storyboard that contains the objects; `nil` for a nib file.
  weak var scene: StoryboardScene?

  /// An object with its element.
  struct Created {
    var object: AnyObject
    var element: XMLElement
    /// A Boolean value that indicates whether the object existed before, as the owner does.
    var isOwner = false
  }

  /// The objects that wait for their connections, in the order of the file.
  private var created: [Created] = []
  private var createdObjects: Set<ObjectIdentifier> = []
  /// The objects that are being created, by their identifiers.
  private var objects: [String: AnyObject] = [:]
  /// The objects that were created before, by their identifiers.
  private var former: [String: Weak] = [:]
  /// The views with constraints that wait to be activated.
  private var constrained: [(view: UIView, element: XMLElement)] = []
  private var depth = 0

  /// The maximum depth of objects in objects; documents are not nested deeper.
  private static let maxDepth = 128

  private struct Weak {
    weak var object: AnyObject?
  }

  init(_ document: NibDocument, bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
  }

  // MARK: Objects

  /// Returns the object with an identifier; `nil` if it was not created.
  func object(_ id: String) -> AnyObject? { objects[id] ?? former[id]?.object }

  /// Sets the object for an identifier, such as that of a placeholder. The object is not kept alive after the creation.
  func set(_ object: AnyObject?, for id: String) {
    if !id.isEmpty, let object { objects[id] = object }
  }

  /// Sets the objects of another instantiator, for connections with them.
  func adoptObjects(of other: NibInstantiator) {
    former.merge(other.former) { first, _ in first }
    for (id, object) in other.objects { former[id] = Weak(object: object) }
  }

  /// Creates the objects of the nib file, and returns those without a superview.
  func instantiate(owner: AnyObject?) -> [Any] {
    var result: [Any] = []
    let elements = document.isStoryboard ? [] : document.objects
    if document.isStoryboard {
      NibFiles.warnings.note(
        "\(document.file): is a storyboard, not a nib file. Use UIStoryboard(name:bundle:).")
    }
    for element in elements where element.name == "placeholder" { bind(element, owner: owner) }
    if let owner, let placeholder = elements.first(where: { $0.id == "-1" }) {
      addOwner(owner, placeholder)
    }
    for element in elements where element.name != "placeholder" {
      if let object = make(element) { result.append(object) }
    }
    finish()
    return result
  }

  /// Sets the object for a placeholder.
  func bind(_ placeholder: XMLElement, owner: AnyObject?) {
    switch placeholder["placeholderIdentifier"] {
    case "IBFilesOwner": set(owner, for: placeholder.id)
    case "IBFirstResponder": firstResponders.insert(placeholder.id)
    case let name?: set(externalObjects[name].map { $0 as AnyObject }, for: placeholder.id)
    case nil: break
    }
  }

  /// The identifiers of first responders, which are actions' targets that are found when they are sent.
  private(set) var firstResponders: Set<String> = []

  func addFirstResponder(_ id: String) { firstResponders.insert(id) }

  /// Creates an object with everything in it.
  func make(_ element: XMLElement) -> AnyObject? {
    guard depth < Self.maxDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let make = Self.kinds[element.name] else {
      warn("<\(element.name)> is not created", element)
      return nil
    }
    return make(self, element)
  }

  /// Creates an object as the class that its parent requires.
  func make<Object>(_ element: XMLElement?, as type: Object.Type) -> Object? {
    guard let element, let object = make(element) else { return nil }
    if let object = object as? Object { return object }
    warn("<\(element.name)> is a \(Swift.type(of: object)), not a \(type)", element)
    return nil
  }

  /// Creates an object of a class with the coder.
  func create<Object: AnyObject>(
    _ element: XMLElement, _ base: Object.Type, _ initialValues: [String: Any] = [:],
    _ make: (Object.Type, NibCoder) -> Object?
  ) -> Object? {
    let type = customClass(of: element, as: base) ?? base
    let (coder, levels) = coder(element, initialValues)
    var object = make(type, coder)
    if object == nil, type != base {
      warn("init(coder:) of \(type) returned nil; an object of \(base) is used", element)
      object = make(base, self.coder(element, initialValues, levels).0)
    }
    guard let object else { return nil }
    finishLevels(levels, element, object)
    return object
  }

  /// The levels whose properties were set.
  final class AppliedLevels {
    var types: Set<ObjectIdentifier> = []
  }

  /// Returns a coder that sets the properties of an object from an element.
  func coder(
    _ element: XMLElement, _ initialValues: [String: Any], _ levels: AppliedLevels? = nil
  ) -> (NibCoder, AppliedLevels) {
    let levels = levels ?? AppliedLevels()
    levels.types = []
    let coder = NibCoder(initialValues: initialValues) { [self] object, type in
      register(object, element)
      // The initializers of all classes of UIKit have set their defaults.
      guard NibLevel.mostSpecial(of: object)?.type == type else { return }
      applyLevels(levels, element, object)
    }
    return (coder, levels)
  }

  /// Sets the properties of classes whose initializer does not do it.
  func finishLevels(_ levels: AppliedLevels, _ element: XMLElement, _ object: AnyObject) {
    register(object, element)
    applyLevels(levels, element, object)
  }

  private func applyLevels(_ levels: AppliedLevels, _ element: XMLElement, _ object: AnyObject) {
    for level in NibLevel.all
    where level.contains(object) && levels.types.insert(ObjectIdentifier(level.type)).inserted {
      level.apply(self, element, object)
    }
  }

  /// Adds an object to those that are connected and get `awakeFromNib()`.
  func register(_ object: AnyObject, _ element: XMLElement) {
    if !element.id.isEmpty, objects[element.id] !== object { objects[element.id] = object }
    if createdObjects.insert(ObjectIdentifier(object)).inserted {
      created.append(Created(object: object, element: element))
    }
  }

  /// Adds a view whose constraints are to be activated.
  func addConstraints(of view: UIView, _ element: XMLElement) {
    constrained.append((view, element))
  }

  // MARK: Classes

  /// Returns the class that an element names; `nil` if it names none, or the class is not found.
  private func customClass<Object: AnyObject>(of element: XMLElement, as base: Object.Type)
    -> Object.Type?
  {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    let candidates = NibClasses.candidates(
      name, module: element["customModule"], near: objects["-1"] ?? scene?.controller)
    if let type = candidates.lazy.compactMap({ $0 as? Object.Type }).first { return type }
    if let other = candidates.first {
      warn("the class \(other) is not a subclass of \(base), which is used", element)
    } else {
      warn("there is no class '\(name)'; \(base) is used", element)
    }
    return nil
  }

  /// Creates an object of a class without a coder, with its `init()`.
  func makeCustomObject(_ element: XMLElement) -> AnyObject? {
    guard let name = element["customClass"] else { return NSObject() }
    let candidates = NibClasses.candidates(
      name, module: element["customModule"], near: objects["-1"] ?? scene?.controller)
    guard let type = candidates.lazy.compactMap({ $0 as? NSObject.Type }).first else {
      warn("there is no class '\(name)' that is a subclass of NSObject", element)
      return nil
    }
    let object: AnyObject?
    if let view = type as? UIView.Type {
      object = create(element, view) { $0.init(coder: $1) }
    } else {
      object = NamedMethods.object(of: type) ?? type.makeDynamically()
    }
    if let object { register(object, element) }
    return object
  }

  // MARK: Ends

  /// Adds an object that existed before to those that are connected.
  func addOwner(_ object: AnyObject, _ element: XMLElement) {
    set(object, for: element.id)
    guard createdObjects.insert(ObjectIdentifier(object)).inserted else { return }
    created.append(Created(object: object, element: element, isOwner: true))
  }

  /// Activates the constraints, connects the objects, and tells them that they were created.
  func finish() {
    let (constrained, created) = (constrained, created)
    self.constrained = []
    self.created = []
    createdObjects = []
    activate(constrained)
    for item in created { setRuntimeAttributes(of: item) }
    for item in created { connect(item) }
    for item in created where !item.isOwner {
      guard let responder = item.object as? UIResponder else { continue }
      responder.awakeFromNib()
    }
    for (id, object) in objects { former[id] = Weak(object: object) }
    objects = [:]
  }

  /// Connects the objects of a controller whose view is not loaded, such as its items. The controller is connected when its view is
  /// loaded.
  func finishWithoutConnections(of controller: UIViewController) {
    let created = created
    self.created = []
    createdObjects = []
    for item in created { setRuntimeAttributes(of: item) }
    for item in created where item.object !== controller { connect(item) }
    for (id, object) in objects { former[id] = Weak(object: object) }
    objects = [:]
  }

  // MARK: Warnings

  /// Logs that something in an element has no effect.
  func warn(_ reason: String, _ element: XMLElement) {
    NibFiles.warnings.note("\(document.file):\(element.line): \(reason).")
  }
}
