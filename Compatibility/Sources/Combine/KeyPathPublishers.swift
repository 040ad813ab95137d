import OpenCombine
public import UIKit

// The most specific extension for the class of the object knows the properties of its superclasses too, as those of
// `observe(_:options:changeHandler:)`.

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Returns a publisher of the values of a property that can be observed, such as `\.frame`.
  ///
  /// By default, it publishes the current value, and then each value after a change.
  @preconcurrency @MainActor
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) {
      $0.observe($1, options: $2, changeHandler: $3)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: UILabel {
  /// Returns a publisher of the values of a property that can be observed, such as `\.text`.
  ///
  /// By default, it publishes the current value, and then each value after a change.
  @preconcurrency @MainActor
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) {
      $0.observe($1, options: $2, changeHandler: $3)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: UIImageView {
  /// Returns a publisher of the values of a property that can be observed, such as `\.image`.
  ///
  /// By default, it publishes the current value, and then each value after a change.
  @preconcurrency @MainActor
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) {
      $0.observe($1, options: $2, changeHandler: $3)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Returns a publisher of the values of a property that can be observed, such as `\.contentOffset`.
  ///
  /// By default, it publishes the current value, and then each value after a change.
  @preconcurrency @MainActor
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) {
      $0.observe($1, options: $2, changeHandler: $3)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: UIControl {
  /// Returns a publisher of the values of a property that can be observed, such as `\.isEnabled`.
  ///
  /// By default, it publishes the current value, and then each value after a change.
  @preconcurrency @MainActor
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) {
      $0.observe($1, options: $2, changeHandler: $3)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: CALayer {
  /// Returns a publisher of the values of a property that can be observed, such as `\.bounds`.
  ///
  /// By default, it publishes the current value, and then each value after a change.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options) {
      $0.observe($1, options: $2, changeHandler: $3)
    }
  }
}
