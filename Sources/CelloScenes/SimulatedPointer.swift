public import UIKit

/// The pointer of a mouse or trackpad that moves above views without a pressed button.
///
/// Hover recognizers, pointer interactions and tool tips follow it. It is drawn in front of the views
/// until it leaves.
///
/// ```swift
/// let pointer = SimulatedPointer(on: button)
/// pointer.move(to: CGPoint(x: 10, y: 10))
/// pointer.rest(for: 2)
/// ```
///
/// Time passes only where a test says so; no clock is involved.
@MainActor public final class SimulatedPointer {
  private let view: UIView
  private var sequence: PointerSequence?
  private var time: TimeInterval = 0

  /// - Parameter view: the view in whose coordinates points are. The pointer moves above the whole tree
  ///   that the view is in.
  public init(on view: UIView) { self.view = view }

  /// The frontmost view below the pointer; `nil` for none.
  public var hoveredView: UIView? { sequence?.view }

  /// Moves the pointer to a point, where it appears if it was not there.
  public func move(to point: CGPoint) {
    let root = view.rootView
    let sequence = sequence ?? PointerSequence(in: root)
    self.sequence = sequence
    root.layoutIfNeeded()
    sequence.move(to: view.convert(point, to: root), time: time)
  }

  /// Lets time pass while the pointer rests. Ignored without a pointer.
  ///
  /// - Parameter duration: in seconds.
  public func rest(for duration: TimeInterval) {
    guard let sequence, duration > 0 else { return }
    time += duration
    sequence.wait(until: time)
  }

  /// Removes the pointer. Ignored without one.
  public func leave() {
    sequence?.leave()
    sequence = nil
  }
}
