extension UIViewController {
  /// A property of a controller that is set when its view is loaded.
  ///
  /// Reading it before it is set loads the view. A value that is not set then is an error.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct ViewLoading<Value> {
    private var value: Value?

    public init() { value = nil }

    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "ViewLoading is for properties of view controllers.")
    public var wrappedValue: Value {
      get { preconditionFailure("ViewLoading is for properties of view controllers.") }
      set { value = newValue }
    }

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
