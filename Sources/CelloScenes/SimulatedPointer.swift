public import UIKit

/// The pointer of a mouse or trackpad that moves over views without a pressed button.
///
/// Hover recognizers, pointer interactions and tool tips follow the pointer. It is drawn in front
/// of the views until it leaves.
///
/// ```swift
/// let pointer = SimulatedPointer(on: button)
/// pointer.move(to: CGPoint(x: 10, y: 10))
/// pointer.rest(for: 2)
/// ```
///
/// Time passes only when the pointer rests; the system clock is not used.
@MainActor public final class SimulatedPointer {
  private let view: UIView
  private var sequence: PointerSequence?
  private var time: TimeInterval = 0

  /// Creates a pointer that is not on the screen.
  ///
  /// - Parameter view: the view whose coordinates the points use. The pointer moves over the whole
  ///   hierarchy that contains the view.
  public init(on view: UIView) { self.view = view }

  /// The frontmost view below the pointer; `nil` if there is none.
  public var hoveredView: UIView? { sequence?.view }

  /// Moves the pointer to a point, in the coordinates of the view. The first call makes the pointer
  /// appear.
  public func move(to point: CGPoint) {
    let root = view.rootView
    let sequence = sequence ?? PointerSequence(in: root)
    self.sequence = sequence
    root.layoutIfNeeded()
    sequence.move(to: view.convert(point, to: root), time: time)
  }

  /// Lets time pass while the pointer rests. Has no effect if there is no pointer.
  ///
  /// - Parameter duration: the time, in seconds.
  public func rest(for duration: TimeInterval) {
    guard let sequence, duration > 0 else { return }
    time += duration
    sequence.wait(until: time)
  }

  /// Removes the pointer. Has no effect if there is no pointer.
  public func leave() {
    sequence?.leave()
    sequence = nil
  }
}
