/// A request of a view that a property makes when it changes; see ``UIView/Invalidating``.
@MainActor @preconcurrency public protocol UIViewInvalidating {
  /// Makes the request.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public nonisolated static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public nonisolated static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public nonisolated static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public nonisolated static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public nonisolated static var configuration: Self { Self() }
}

extension UIView {
  /// The requests that properties can make.
  public enum Invalidations {
    /// `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      public nonisolated init() {}

      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      public nonisolated init() {}

      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      public nonisolated init() {}

      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      public nonisolated init() {}

      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// `setNeedsUpdateConfiguration()` of a view that has it: a cell, a header or a footer, or a
    /// button. It has no effect on other views.
    public struct Configuration: UIViewInvalidating {
      public nonisolated init() {}

      public func invalidate(view: UIView) { view.configurationNeedsUpdate() }
    }

    /// Two requests, one after the other.
    public struct Tuple<
      Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating
    >: UIViewInvalidating {
      private let invalidation1: Invalidation1
      private let invalidation2: Invalidation2

      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        self.invalidation1 = invalidation1
        self.invalidation2 = invalidation2
      }

      public func invalidate(view: UIView) {
        invalidation1.invalidate(view: view)
        invalidation2.invalidate(view: view)
      }
    }
  }

  /// A property of a view whose changes request a layout, a redraw or the like.
  ///
  /// Setting an equal value requests nothing.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    @available(*, unavailable, message: "Invalidating is for properties of views.")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

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
