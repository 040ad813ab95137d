import Combine
import Foundation
import Testing

@Suite("Combine with Foundation") struct FoundationTests {
  @Test("notifications are published")
  func notifications() {
    let name = Notification.Name("CombineTests")
    var count = 0
    let token = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    token.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("queues are schedulers")
  func queues() async {
    let values = Just(1).subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main)
      .delay(for: .milliseconds(1), scheduler: DispatchQueue.main).values
    for await value in values { #expect(value == 1) }
    for await value in Just(2).receive(on: OperationQueue.main).values { #expect(value == 2) }
  }

  @Test("timers are published")
  func timers() {
    var count = 0
    // The main run loop belongs to a thread that runs no tests.
    let loop = RunLoop.current
    let token = Timer.publish(every: 0.001, on: loop, in: .common).autoconnect().sink { _ in
      count += 1
    }
    while count == 0, loop.run(mode: .default, before: .now + 0.05) {}
    #expect(count > 0)
    token.cancel()
  }

  @Test("an object tells before a published property changes")
  func objects() {
    final class Model: ObservableObject { @Published var value = 0 }
    let model = Model()
    var seen: [Int] = []
    let token = model.objectWillChange.sink { seen.append(model.value) }
    model.value = 1
    #expect(seen == [0])
    var received: [Int] = []
    let another = model.$value.sink { received.append($0) }
    model.value = 2
    #expect(received == [1, 2])
    token.cancel()
    another.cancel()
  }
}
