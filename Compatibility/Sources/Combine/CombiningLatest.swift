import Foundation

/// The subscription to several publishers whose last values are forwarded together.
///
/// Demand is passed on to all publishers. A value that nobody demands is only stored.
final class CombiningLatest<Downstream: Subscriber>: Subscription {
  private struct Upstream {
    var subscription: (any Subscription)?
    var latest: Any?
    var isFinished = false
  }

  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [Upstream]
  private let combine: ([Any]) -> Downstream.Input
  /// What is demanded and not delivered.
  private var demand = Subscribers.Demand.none
  /// All that was demanded, for publishers whose subscriptions come later.
  private var requested = Subscribers.Demand.none

  /// Subscribes to publishers in their order; each function subscribes its argument to one of them.
  static func start(
    _ downstream: Downstream, _ subscribe: [(AnySubscriber<Any, Downstream.Failure>) -> Void],
    _ combine: @escaping ([Any]) -> Downstream.Input
  ) {
    let combining = CombiningLatest(downstream, count: subscribe.count, combine)
    downstream.receive(subscription: combining)
    for (index, subscribe) in subscribe.enumerated() where combining.isActive {
      subscribe(
        AnySubscriber(
          receiveSubscription: { combining.receive($0, from: index) },
          receiveValue: { combining.receive($0, from: index) },
          receiveCompletion: { combining.receive($0, from: index) }))
    }
  }

  private init(
    _ downstream: Downstream, count: Int, _ combine: @escaping ([Any]) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.combine = combine
    upstreams = Array(repeating: Upstream(), count: count)
  }

  private var isActive: Bool { lock.withLock { downstream != nil } }

  private func receive(_ subscription: any Subscription, from index: Int) {
    let requested: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, upstreams[index].subscription == nil else { return nil }
      upstreams[index].subscription = subscription
      return self.requested
    }
    guard let requested else { return subscription.cancel() }
    if requested > 0 { subscription.request(requested) }
  }

  private func receive(_ value: Any, from index: Int) -> Subscribers.Demand {
    lock.withLock {
      guard let downstream else { return .none }
      upstreams[index].latest = .some(value)
      let values = upstreams.compactMap(\.latest)
      guard values.count == upstreams.count, demand > 0 else { return .none }
      if demand != .unlimited { demand -= 1 }
      let more = downstream.receive(combine(values))
      if more > 0 { request(more) }
      return .none
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    let downstream: Downstream? = lock.withLock {
      upstreams[index].subscription = nil
      upstreams[index].isFinished = true
      if case .finished = completion, !upstreams.allSatisfy(\.isFinished) { return nil }
      defer { cancel() }
      return self.downstream
    }
    downstream?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let subscriptions = lock.withLock {
      demand += more
      requested += more
      return upstreams.compactMap(\.subscription)
    }
    subscriptions.forEach { $0.request(more) }
  }

  func cancel() {
    let subscriptions = lock.withLock {
      downstream = nil
      defer { for index in upstreams.indices { upstreams[index] = Upstream() } }
      return upstreams.compactMap(\.subscription)
    }
    subscriptions.forEach { $0.cancel() }
  }
}
