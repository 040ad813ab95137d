import CelloSnapshots
import UIKit

/// How a value becomes a snapshot: the transformation into a format that is stored and compared.
///
/// Strategies are values. Make one of your own from another with ``pullback(_:)``:
///
/// ```swift
/// extension Snapshotting where Value == Message, Format == UIImage {
///   static var row: Snapshotting {
///     Snapshotting<UIView, UIImage>.image(on: .iPhone13).pullback(MessageView.init)
///   }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The ending of reference files, without a dot.
  public var pathExtension: String?
  /// How snapshots are stored and compared.
  public var diffing: Diffing<Format>
  /// Takes the snapshot.
  public var snapshot: @MainActor (Value) -> Async<Format> {
    didSet { drawing = nil }
  }

  /// Lays a picture out, for strategies that draw: the harness compares these pixel by pixel,
  /// without a way through files, and explains differences by properties.
  var drawing: (@MainActor (Value) -> Async<DrawnCase>)?
  /// Words for the traits under which the snapshot is taken, for names.
  var words: [String] = []

  /// A strategy that takes snapshots later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping @MainActor (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy that takes snapshots at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same strategy for values that can be transformed into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same strategy for values that can be transformed into this one's, now or later.
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
    return result
  }
}

/// A strategy whose values are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that stores values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Async {
  /// Continues on the main actor.
  func onMainActor<Result>(_ next: @escaping @MainActor (Value) -> Async<Result>) -> Async<Result> {
    Async<Result> { callback in
      run { value in
        nonisolated(unsafe) let value = value
        MainThread.run { next(value) }.run(callback)
      }
    }
  }
}
