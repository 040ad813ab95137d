public import Foundation
public import OpenCombine
public import UIKit

extension NSObject {
  /// A publisher of the values of an object's property.
  ///
  /// It keeps the object alive while it has subscribers, and never completes. A value that nobody demands is
  /// not published, except for the initial value, which is published when there is demand.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object with the property.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// When values are published: with `initial` also at once, and with `prior` also before a change.
    public let options: NSKeyValueObservingOptions

    typealias Observe =
      @MainActor (
        Subject, KeyPath<Subject, Value>, NSKeyValueObservingOptions,
        @escaping (Subject, NSKeyValueObservedChange<Value>) -> Void
      ) -> NSKeyValueObservation

    private let observe: Observe

    init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions,
      observe: @escaping Observe
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
      self.observe = observe
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let subscription = KeyValueSubscription(subscriber)
      // The subscriber gets its subscription before the initial value.
      subscriber.receive(subscription: subscription)
      subscription.start(object) { handler in
        nonisolated(unsafe) let (publisher, handler) = (self, handler)
        nonisolated(unsafe) var observation: NSKeyValueObservation?
        MainActor.assumeIsolated {
          observation = publisher.observe(
            publisher.object, publisher.keyPath, publisher.options
          ) { object, change in handler(object[keyPath: publisher.keyPath], change.isPrior) }
        }
        return observation
      }
    }

    /// Returns a Boolean value that indicates whether two publishers publish the same property of the same object
    /// with the same options.
    public static func == (left: Self, right: Self) -> Bool {
      left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
    }
  }
}

/// A subscription to the values of a property.
private final class KeyValueSubscription<Downstream: Subscriber>: Subscription
where Downstream.Failure == Never {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var object: NSObject?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  /// The initial value while nobody demands it.
  private var initial: Downstream.Input?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Starts the observation of an object.
  func start(
    _ object: NSObject,
    _ observe: (_ handler: @escaping (Downstream.Input, _ isPrior: Bool) -> Void)
      -> NSKeyValueObservation?
  ) {
    var isStarting = true
    guard lock.withLock({ downstream != nil }) else { return }
    let observation = observe { [weak self] value, _ in
      self?.receive(value, isInitial: isStarting)
    }
    isStarting = false
    lock.lock()
    defer { lock.unlock() }
    // The subscriber may have cancelled when it received the initial value.
    guard downstream != nil else {
      observation?.invalidate()
      return
    }
    self.object = object
    self.observation = observation
  }

  private func receive(_ value: Downstream.Input, isInitial: Bool) {
    lock.lock()
    guard let downstream, demand > .none else {
      if isInitial, downstream != nil { initial = value }
      lock.unlock()
      return
    }
    initial = nil
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    let value = initial
    lock.unlock()
    if let value { receive(value, isInitial: true) }
  }

  func cancel() {
    lock.lock()
    let observation = observation
    downstream = nil
    initial = nil
    self.observation = nil
    object = nil
    lock.unlock()
    observation?.invalidate()
  }
}
