import Combine
import Testing

@Suite("Operators that OpenCombine lacks") struct OperatorTests {
  private enum Failure: Error { case some }

  @Test("merged publishers publish all values, and finish when all have finished")
  func merging() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let token = a.merge(with: b).sink(
      receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    a.send(3)
    b.send(4)
    b.send(completion: .finished)
    #expect(events == ["1", "2", "4", "finished"])
    token.cancel()
  }

  @Test("publishers that are done at once are merged in order")
  func mergingSequences() {
    var values: [Int] = []
    let all = [1, 2].publisher.merge(with: Just(3), [4, 5].publisher, Empty(), Just(6))
    let token = all.sink { values.append($0) }
    #expect(values == [1, 2, 3, 4, 5, 6])
    token.cancel()
  }

  @Test("many publishers of one type are merged; none of them finishes at once")
  func mergingMany() {
    var values: [Int] = []
    var isFinished = false
    _ = Publishers.MergeMany((0..<3).map(Just.init)).sink { values.append($0) }
    _ = Publishers.MergeMany([Just<Int>]()).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    #expect(values == [0, 1, 2])
    #expect(isFinished)
  }

  @Test("a failure ends merged publishers and cancels the others")
  func mergingFailure() {
    let a = PassthroughSubject<Int, Failure>()
    let b = PassthroughSubject<Int, Failure>()
    var isCancelled = false
    var events: [String] = []
    let token = a.handleEvents(receiveCancel: { isCancelled = true }).merge(with: b).sink(
      receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
    b.send(completion: .failure(.some))
    a.send(1)
    #expect(events.count == 1 && events[0].hasPrefix("failure("))
    #expect(isCancelled)
    token.cancel()
  }

  @Test("merged publishers deliver as many values as are demanded, and lose none")
  func mergingDemand() {
    let subscriber = Recorder<Int>()
    [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(subscriber)
    #expect(subscriber.values.isEmpty)
    subscriber.subscription?.request(.max(3))
    #expect(subscriber.values.count == 3)
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.values.sorted() == [1, 2, 3, 10, 20])
    #expect(subscriber.isFinished)
  }

  @Test("a subscriber can cancel while it receives")
  func cancellation() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var token: AnyCancellable?
    token = subject.merge(with: Empty(completeImmediately: false)).sink {
      values.append($0)
      token?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(values == [1])
  }

  @Test("the last values are combined once each publisher has one")
  func combining() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    var events: [String] = []
    let token = a.combineLatest(b) { "\($0)\($1)" }.sink(
      receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append($0) })
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(3)
    a.send(completion: .finished)
    b.send("z")
    b.send(completion: .finished)
    #expect(events == ["2x", "2y", "3y", "3z", "finished"])
    token.cancel()
  }

  @Test("optional values are values")
  func optionals() {
    var values: [Int?] = []
    let token = Just<Int?>(nil).combineLatest(Just<Int?>(nil)).sink { values += [$0, $1] }
    #expect(values == [nil, nil])
    token.cancel()
  }

  @Test("three and four publishers are combined, and properties")
  func combiningMore() {
    final class Form: ObservableObject {
      @Published var name = ""
      @Published var age = 0
      @Published var hasAgreed = false
    }
    let form = Form()
    var isValid: [Bool] = []
    let token = form.$name.combineLatest(form.$age, form.$hasAgreed)
      .map { !$0.isEmpty && $1 >= 18 && $2 }.removeDuplicates().sink { isValid.append($0) }
    form.name = "Ada"
    form.age = 36
    form.hasAgreed = true
    form.name = ""
    #expect(isValid == [false, true, false])
    var sum = 0
    _ = Just(1).combineLatest(Just(2), Just(3), Just(4)).sink { sum = $0 + $1 + $2 + $3 }
    #expect(sum == 10)
    token.cancel()
  }

  @Test("combined values that nobody demands are dropped")
  func combiningDemand() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = CurrentValueSubject<Int, Never>(2)
    let subscriber = Recorder<Int>()
    a.combineLatest(b) { $0 + $1 }.subscribe(subscriber)
    #expect(subscriber.values.isEmpty)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [3])
    a.send(5)
    #expect(subscriber.values == [3])
  }
}

/// A subscriber that demands nothing by itself.
private final class Recorder<Input>: Subscriber {
  typealias Failure = Never

  var subscription: (any Subscription)?
  var values: [Input] = []
  var isFinished = false

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}
