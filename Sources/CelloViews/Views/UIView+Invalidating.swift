/// An update that a property requests of its view when it changes; see ``UIView/Invalidating``.
@MainActor @preconcurrency public protocol UIViewInvalidating {
  /// Requests the update.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Requests a redraw.
  public nonisolated static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Requests a layout.
  public nonisolated static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Requests an update of constraints.
  public nonisolated static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Invalidates the intrinsic content size.
  public nonisolated static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Requests an update of the configuration.
  public nonisolated static var configuration: Self { Self() }
}

extension UIView {
  /// The updates that properties can request.
  public enum Invalidations {
    /// Calls `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// Creates the request.
      public nonisolated init() {}

      /// Calls `setNeedsDisplay()`.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Calls `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// Creates the request.
      public nonisolated init() {}

      /// Calls `setNeedsLayout()`.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Calls `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// Creates the request.
      public nonisolated init() {}

      /// Calls `setNeedsUpdateConstraints()`.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Calls `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the request.
      public nonisolated init() {}

      /// Calls `invalidateIntrinsicContentSize()`.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Calls `setNeedsUpdateConfiguration()` on a view that has it: a cell, header, footer or
    /// button. It has no effect on other views.
    public struct Configuration: UIViewInvalidating {
      /// Creates the request.
      public nonisolated init() {}

      /// Calls `setNeedsUpdateConfiguration()` if the view has it.
      public func invalidate(view: UIView) { view.configurationNeedsUpdate() }
    }

    /// Two requests in order.
    public struct Tuple<
      Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating
    >: UIViewInvalidating {
      private let invalidation1: Invalidation1
      private let invalidation2: Invalidation2

      /// Creates a request that makes two requests in order.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        self.invalidation1 = invalidation1
        self.invalidation2 = invalidation2
      }

      /// Makes both requests.
      public func invalidate(view: UIView) {
        invalidation1.invalidate(view: view)
        invalidation2.invalidate(view: view)
      }
    }
  }

  /// A property wrapper for properties of a view whose changes request a layout, a redraw or
  /// another update.
  ///
  /// Setting an equal value requests nothing.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property with a request.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Unavailable: the wrapper is for properties of views.
    @available(*, unavailable, message: "Invalidating is for properties of views.")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The property's value. Setting a different value makes the request.
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        guard observed[keyPath: storageKeyPath].value != newValue else { return }
        observed[keyPath: storageKeyPath].value = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }
  }
}
