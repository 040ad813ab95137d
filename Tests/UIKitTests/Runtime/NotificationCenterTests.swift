import Testing
import UIKit

@MainActor struct NotificationCenterTests {
  @MainActor private final class Observer {
    var texts: [String] = []

    func noted(_ notification: Notification) { texts.append(notification.name.rawValue) }
    func told() { texts.append("told") }
  }

  private let center = NotificationCenter()
  private let first = Notification.Name("first")
  private let second = Notification.Name("second")

  @Test("methods of observers are called for notifications of a name")
  func methods() {
    let observer = Observer()
    center.addObserver(observer, selector: Observer.noted, name: first, object: nil)
    center.addObserver(observer, selector: Observer.told, name: second, object: nil)
    center.addObserver(observer, selector: Selector(Observer.noted), name: nil, object: nil)
    center.post(name: first, object: nil)
    #expect(observer.texts == ["first", "first"])
    center.post(name: second, object: nil)
    #expect(observer.texts.sorted() == ["first", "first", "second", "told"])
  }

  @Test("an observer can be an optional as a value")
  func optionalObservers() {
    let observer = Observer()
    weak let reference = observer
    let none: Observer? = nil
    let nested: Observer?? = .some(observer)
    for value in [reference as Any, none as Any, nested as Any] {
      center.addObserver(value, selector: Selector(Observer.noted), name: first, object: nil)
    }
    center.post(name: first, object: nil)
    #expect(observer.texts == ["first", "first"])
  }

  @Test("observers are removed by name, by object and altogether")
  func removal() {
    let (observer, other, source) = (Observer(), Observer(), NSObject())
    for each in [observer, other] {
      center.addObserver(each, selector: Observer.noted, name: first, object: source)
      center.addObserver(each, selector: Observer.noted, name: second, object: nil)
    }
    center.removeObserver(observer, name: first, object: NSObject())
    center.post(name: first, object: source)
    center.post(name: first, object: nil)
    #expect(observer.texts == ["first"] && other.texts == ["first"])
    center.removeObserver(observer, name: first, object: source)
    center.post(name: first, object: source)
    center.post(name: second, object: nil)
    #expect(observer.texts == ["first", "second"])
    center.removeObserver(observer)
    center.post(name: second, object: nil)
    #expect(observer.texts == ["first", "second"])
    #expect(other.texts == ["first", "first", "second", "second"])
  }

  @Test("tokens of closures are removed as before")
  func tokens() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: first, object: nil)
    center.removeObserver(token)
    center.post(name: first, object: nil)
    #expect(count == 1)
  }

  @Test("observers are not kept alive, and need not be removed")
  func release() {
    var observer: Observer? = Observer()
    weak let weakObserver = observer
    center.addObserver(observer!, selector: Observer.noted, name: first, object: nil)
    observer = nil
    #expect(weakObserver == nil)
    center.post(name: first, object: nil)
  }

  @Test("observers of a former center do not affect the observers of a new center")
  func formerCenter() {
    for _ in 0..<3 {
      let (center, observer) = (NotificationCenter(), Observer())
      center.addObserver(observer, selector: Observer.noted, name: first, object: nil)
      center.addObserver(observer, selector: Observer.noted, name: nil, object: nil)
      center.post(name: first, object: nil)
      #expect(observer.texts == ["first", "first"])
    }
  }

  @Test("notifications that are posted on other threads arrive on the main actor")
  func threads() async {
    let observer = Observer()
    center.addObserver(observer, selector: Observer.noted, name: first, object: nil)
    let (center, first) = (center, first)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        center.post(name: first, object: nil)
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(observer.texts == ["first"])
  }
}
