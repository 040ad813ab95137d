extension UIViewController {
  /// A property wrapper for properties of a view controller that are set when its view is loaded.
  ///
  /// Reading a property without a value loads the view. If the property then still has no value,
  /// the process ends.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct ViewLoading<Value> {
    private var value: Value?

    /// Creates a property without a value.
    public init() { value = nil }

    /// Creates a property with a value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Unavailable: the property wrapper works only in view controllers.
    @available(*, unavailable, message: "ViewLoading is for properties of view controllers.")
    public var wrappedValue: Value {
      get { preconditionFailure("ViewLoading is for properties of view controllers.") }
      set { value = newValue }
    }

    /// The value of the property. Reading it loads the view if there is no value.
    public static subscript<EnclosingSelf: UIViewController>(
      _enclosingInstance object: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get {
        if object[keyPath: storageKeyPath].value == nil { object.loadViewIfNeeded() }
        guard let value = object[keyPath: storageKeyPath].value else {
          preconditionFailure(
            """
            A property of \(EnclosingSelf.self) with @ViewLoading was read before it was set; set it \
            in loadView() or viewDidLoad().
            """)
        }
        return value
      }
      set { object[keyPath: storageKeyPath].value = newValue }
    }
  }
}
