import Foundation

/// The subscription to several publishers whose values are forwarded as they come.
///
/// Unless demand is unlimited, each publisher is asked for one value at a time, and a value that nobody demands waits.
final class Merging<Downstream: Subscriber>: Subscription {
  private struct Upstream {
    var subscription: (any Subscription)?
    var waiting: Downstream.Input?
    var isFinished = false
  }

  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [Upstream]
  private var demand = Subscribers.Demand.none

  /// Subscribes to publishers in their order; each function subscribes its argument to one of them.
  static func start(
    _ downstream: Downstream,
    _ subscribe: [(AnySubscriber<Downstream.Input, Downstream.Failure>) -> Void]
  ) {
    let merging = Merging(downstream, count: subscribe.count)
    downstream.receive(subscription: merging)
    guard !subscribe.isEmpty else { return merging.finish(.finished) }
    for (index, subscribe) in subscribe.enumerated() where merging.isActive {
      subscribe(
        AnySubscriber(
          receiveSubscription: { merging.receive($0, from: index) },
          receiveValue: { merging.receive($0, from: index) },
          receiveCompletion: { merging.receive($0, from: index) }))
    }
  }

  private init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: Upstream(), count: count)
  }

  private var isActive: Bool { lock.withLock { downstream != nil } }

  private func receive(_ subscription: any Subscription, from index: Int) {
    let isWanted = lock.withLock {
      guard downstream != nil, upstreams[index].subscription == nil else { return false }
      upstreams[index].subscription = subscription
      return true
    }
    guard isWanted else { return subscription.cancel() }
    subscription.request(lock.withLock { demand == .unlimited } ? .unlimited : .max(1))
  }

  private func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    lock.withLock {
      guard let downstream else { return .none }
      guard demand > 0 else {
        upstreams[index].waiting = value
        return .none
      }
      if demand != .unlimited { demand -= 1 }
      let more = downstream.receive(value)
      if more > 0 { request(more) }
      return demand == .unlimited ? .none : .max(1)
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    lock.withLock {
      upstreams[index].subscription = nil
      upstreams[index].isFinished = true
      if case .failure = completion { finish(completion) } else { finishIfDone() }
    }
  }

  private func finishIfDone() {
    if upstreams.allSatisfy({ $0.isFinished && $0.waiting == nil }) { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = lock.withLock {
      let downstream = self.downstream
      cancel()
      return downstream
    }
    downstream?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      guard downstream != nil else { return }
      let wasUnlimited = demand == .unlimited
      demand += more
      for index in upstreams.indices {
        guard demand > 0, let value = upstreams[index].waiting, let downstream else { continue }
        upstreams[index].waiting = nil
        if demand != .unlimited { demand -= 1 }
        demand += downstream.receive(value)
        if demand != .unlimited { upstreams[index].subscription?.request(.max(1)) }
      }
      guard downstream != nil else { return }
      if demand == .unlimited, !wasUnlimited {
        for index in upstreams.indices { upstreams[index].subscription?.request(.unlimited) }
      }
      finishIfDone()
    }
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
