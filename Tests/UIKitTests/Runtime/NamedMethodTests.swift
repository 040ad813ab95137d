import Foundation
import Testing
import UIKit

@testable import CelloFoundation

/// Methods with tables as `cellophane prepare` generates them.
@MainActor struct NamedMethodTests {
  class Base: UIResponder {
    var calls: [String] = []

    func refresh() { calls.append("base refresh") }
    private func hide() { calls.append("base hide") }
    func hideBase() {
      _ = UIApplication.shared.sendAction(Selector(("hide")), to: self, from: nil, for: nil)
    }

    private final class _NamedMethods_Base: _MethodTable {
      static var methods: [_NamedMethod] {
        [
          .init("refresh") { (target: Base) in target.refresh() },
          .init("hide") { (target: Base) in target.hide() },
        ]
      }
    }
  }

  final class Derived: Base {
    var title = ""

    override func refresh() { calls.append("derived refresh") }
    private func hide() { calls.append("derived hide") }
    func noted(_ notification: NSNotification) { calls.append(notification.name.rawValue) }
    func tap(_ sender: UIButton, event: UIEvent) -> String { "result" }
    override func copy(_ sender: Any?) { calls.append("copy") }
    func move(_ x: Int, _ y: Int, _ z: Int) {}

    private final class _NamedMethods_Derived: _MethodTable {
      static var methods: [_NamedMethod] {
        [
          .init("hide") { (target: Derived) in target.hide() },
          .init("noted:") { (target: Derived, first: NSNotification) in target.noted(first) },
          .init("tap:event:") { (target: Derived, first: UIButton, second: UIEvent) in
            target.tap(first, event: second)
          },
          .init("copy:") { (target: Derived, first: Any?) in target.copy(first) },
          .init("title") { (target: Derived) in target.title },
          .init(setting: "setTitle:", \Derived.title),
          .init(named: "move:::", of: Derived.self),
        ]
      }
    }
  }

  final class Box<Value>: NSObject, _MethodTableProvider {
    var count = 0

    private final class _NamedMethods_Box: _MethodTable {
      static var methods: [_NamedMethod] {
        [.init("increment") { (target: Box<Value>) in target.count += 1 }]
      }
    }
    nonisolated class var _namedMethods: any _MethodTable.Type { _NamedMethods_Box.self }
  }

  @Test("overrides are called, and private methods of a subclass before those of its superclass")
  func inheritance() {
    let derived = Derived()
    derived.perform(Selector(("refresh")))
    derived.perform(Selector(("hide")))
    #expect(derived.calls == ["derived refresh", "derived hide"])
    let base = Base()
    base.perform(Selector(("hide")))
    #expect(base.calls == ["base hide"])
  }

  @Test("methods of generic and local classes are found")
  func genericAndLocalClasses() {
    final class Local: NSObject {
      var isCalled = false
      private final class _NamedMethods_Local: _MethodTable {
        static var methods: [_NamedMethod] {
          [.init("call") { (target: Local) in target.isCalled = true }]
        }
      }
    }
    let (local, box) = (Local(), Box<Int>())
    local.perform(Selector(("call")))
    box.perform(Selector(("increment")))
    #expect(local.isCalled)
    #expect(box.count == 1)
    #expect(!local.responds(to: Selector(("increment"))))
  }

  @Test("results and arguments are passed, and properties are set")
  func values() {
    let derived = Derived()
    let result = derived.perform(Selector(("tap:event:")), with: UIButton(), with: UIEvent())
    #expect(result?.takeUnretainedValue() as? String == "result")
    derived.perform(Selector(("setTitle:")), with: "new")
    #expect(derived.title == "new")
    #expect(derived.perform(Selector(("title")))?.takeUnretainedValue() as? String == "new")
  }

  @Test("a method is not called with an argument of another type, and a warning says so")
  func wrongArguments() {
    NamedMethods.warnings.removeAll()
    let derived = Derived()
    derived.perform(Selector(("setTitle:")), with: 3)
    derived.perform(Selector(("move:::")))
    #expect(derived.title == "")
    #expect(
      NamedMethods.warnings.sentences == [
        "Derived: the method 'move:::' was not called: its parameters are not those of an action.",
        "Derived: the method 'setTitle:' was not called: its parameters have other types than the arguments (Int).",
      ])
  }

  @Test("notifications are passed as objects to methods that expect objects")
  func notifications() {
    let derived = Derived()
    let name = Notification.Name("NamedMethodTests")
    NotificationCenter.default.addObserver(
      derived, selector: Selector(("noted:")), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(derived.calls == ["NamedMethodTests"])
  }

  @Test("objects know which methods they have")
  func responding() {
    let (base, derived) = (Base(), Derived())
    #expect(derived.responds(to: Selector(("move:::"))))
    #expect(!base.responds(to: Selector(("noted:"))))
    #expect(derived.canPerformAction(Selector(("copy:")), withSender: nil))
    #expect(!base.canPerformAction(Selector(("copy:")), withSender: nil))
    #expect(_method("noted:", of: derived) != nil)
    #expect(_method("noted:", of: nil) == nil)
  }

  @Test("views end editing as an action")
  func endEditing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField(frame: window.bounds)
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    _ = UIApplication.shared.sendAction(
      Selector(("endEditing:")), to: window, from: field, for: nil)
    #expect(!field.isFirstResponder)
  }

  @Test("timers and delayed calls call methods by name")
  func timers() {
    let derived = Derived()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: derived, selector: Selector(("refresh")), userInfo: 5,
      repeats: false)
    #expect(timer.userInfo as? Int == 5)
    derived.perform(Selector(("hide")), with: nil, afterDelay: 0.01)
    derived.perform(Selector(("copy:")), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(
      withTarget: derived, selector: Selector(("copy:")), object: nil)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(derived.calls.sorted() == ["derived hide", "derived refresh"])
  }

  @Test("timers that are added to a run loop later have their user info, too")
  func timersWithUserInfo() {
    let ticker = Ticker()
    let timers = [
      Timer(
        timeInterval: 0.01, target: ticker, selector: Selector(("tick:")), userInfo: ["id": 1],
        repeats: true),
      Timer(
        fireAt: Date(timeIntervalSinceNow: 0.01), interval: 0, target: ticker,
        selector: Selector(("tick:")), userInfo: ["id": 2], repeats: false),
      Timer.scheduledTimer(
        timeInterval: 0.01, target: ticker, selector: Selector(("tick:")), userInfo: ["id": 3],
        repeats: false),
      Timer(
        timeInterval: 0.01, target: ticker, selector: Selector(("tick:")), userInfo: nil,
        repeats: false),
    ]
    #expect(timers.map { $0.userInfo == nil } == [false, false, false, true])
    for timer in [timers[0], timers[1], timers[3]] { RunLoop.current.add(timer, forMode: .common) }
    let end = Date(timeIntervalSinceNow: 10)
    while ticker.counts[1, default: 0] < 3, end > Date() {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    // The method of the first one ends it after three calls.
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(ticker.counts == [1: 3, 2: 1, 3: 1, 0: 1])
    #expect(timers.allSatisfy { !$0.isValid })
  }

  @Test("methods of objects of unknown classes are called")
  func unknownClasses() {
    let derived = Derived()
    let target: AnyObject? = derived
    let none: AnyObject? = nil
    _performer(target)?.perform(
      Selector(("noted:")), with: NSNotification(name: NSNotification.Name("a"), object: nil))
    _Performer(derived).perform(
      Selector(("noted:")), with: NSNotification(name: NSNotification.Name("b"), object: nil),
      with: nil)
    #expect(derived.calls == ["a", "b"])
    #expect(_performer(none) == nil)
    #expect(_Performer(none).perform(Selector(("refresh")), with: nil) == nil)
    #expect(_performer(target)?.perform(nil, with: nil) == nil)
  }
}

/// A target of timers, as `cellophane prepare` leaves it.
@MainActor private final class Ticker: NSObject {
  /// The number of calls by the identifiers in the user info.
  var counts: [Int: Int] = [:]

  func tick(_ timer: Timer) {
    let id = (timer.userInfo as? [String: Int])?["id"] ?? 0
    counts[id, default: 0] += 1
    if counts[id] == 3 { timer.invalidate() }
  }

  private final class _NamedMethods_Ticker: _MethodTable {
    static var methods: [_NamedMethod] {
      [.init("tick:") { (target: Ticker, timer: Timer) in target.tick(timer) }]
    }
  }
}
