import CelloSnapshots
import UIKit

/// A strategy that turns a value into a snapshot: a format that is stored in a file and compared.
///
/// Strategies are values. Create your own strategy from another strategy with ``pullback(_:)``:
///
/// ```swift
/// extension Snapshotting where Value == Message, Format == UIImage {
///   static var row: Snapshotting {
///     Snapshotting<UIView, UIImage>.image(on: .iPhone13).pullback(MessageView.init)
///   }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of reference files, without a dot; `nil` for no extension.
  public var pathExtension: String?
  /// The functions that store and compare snapshots. Strategies that draw, such as `image`, do not
  /// use them until ``snapshot`` is set: their pictures are compared pixel by pixel.
  public var diffing: Diffing<Format>
  /// Takes the snapshot of a value. Strategies that draw use their drawing instead until this
  /// property is set.
  public var snapshot: @MainActor (Value) -> Async<Format> {
    didSet { drawing = nil }
  }

  /// Lays out a picture, for strategies that draw; otherwise `nil`. The framework compares the
  /// picture pixel by pixel without encoding it, and explains differences by resolved properties.
  var drawing: (@MainActor (Value) -> Async<DrawnCase>)?
  /// The words for the traits of the snapshot, which are part of the reference's name.
  var words: [String] = []
  /// A Boolean value that indicates whether texts of the strategy differ between Cellophane and iOS,
  /// because they describe views. Pictures always do.
  var describesViews = false

  /// A Boolean value that indicates whether snapshots differ between Cellophane and iOS.
  var dependsOnPlatform: Bool { describesViews || diffing.comparesPixels || pathExtension == "png" }

  /// Creates a strategy that takes snapshots immediately or later.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of reference files, without a dot; `nil` for no extension.
  ///   - diffing: the functions that store and compare snapshots.
  ///   - asyncSnapshot: takes the snapshot of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping @MainActor (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy that takes snapshots immediately.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of reference files, without a dot; `nil` for no extension.
  ///   - diffing: the functions that store and compare snapshots.
  ///   - snapshot: takes the snapshot of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns the same strategy for values that can be transformed into this strategy's values.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the same strategy for values that can be transformed into this strategy's values,
  /// immediately or later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping @MainActor (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    var result = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in transform(value).onMainActor(snapshot) })
    if let drawing {
      result.drawing = { value in transform(value).onMainActor(drawing) }
    }
    result.words = words
    result.describesViews = describesViews
    return result
  }
}

/// A strategy that stores values without transforming them.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that stores values without transforming them.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Async {
  /// Returns the result of a further step, which runs on the main actor.
  func onMainActor<Result>(_ next: @escaping @MainActor (Value) -> Async<Result>) -> Async<Result> {
    Async<Result> { callback in
      run { value in
        nonisolated(unsafe) let value = value
        MainThread.run { next(value) }.run(callback)
      }
    }
  }
}
