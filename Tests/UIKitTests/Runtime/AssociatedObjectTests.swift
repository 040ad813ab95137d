import Testing
@_spi(Cello) import UIKit

@testable import CelloFoundation

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

/// As apps and libraries add a stored property to a class.
extension UIView {
  fileprivate var note: String? {
    get { objc_getAssociatedObject(self, &firstKey) as? String }
    set {
      objc_setAssociatedObject(self, &firstKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

@MainActor struct AssociatedObjectTests {
  private final class Value {}
  private final class Plain {}

  @Test("an object in an optional value is the object itself")
  func optionalObject() {
    let object: AnyObject? = Value()
    objc_setAssociatedObject(
      object as Any, &firstKey, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(object as Any, &firstKey) as? String == "a")
    #expect(object.flatMap { objc_getAssociatedObject($0, &firstKey) } as? String == "a")
    let none: AnyObject? = nil
    #expect(objc_getAssociatedObject(none as Any, &firstKey) == nil)
  }

  @Test("a value is stored by object and key, replaced and removed")
  func storing() {
    let (view, other) = (UIView(), UIView())
    #expect(view.note == nil)
    view.note = "a"
    objc_setAssociatedObject(view, &secondKey, 5, .OBJC_ASSOCIATION_ASSIGN)
    #expect(view.note == "a" && other.note == nil)
    #expect(objc_getAssociatedObject(view, &secondKey) as? Int == 5)
    view.note = "b"
    #expect(view.note == "b")
    view.note = nil
    #expect(view.note == nil && objc_getAssociatedObject(view, &secondKey) as? Int == 5)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &secondKey) == nil)
  }

  @Test("UIKit's objects release their values when they are deallocated")
  func lifetime() {
    let makers: [(String, () -> AnyObject)] = [
      ("view", { UIView() }), ("controller", { UIViewController() }), ("layer", { CALayer() }),
      ("item", { UIBarButtonItem() }), ("navigation item", { UINavigationItem() }),
      ("recognizer", { UITapGestureRecognizer() }), ("image", { UIImage() }),
      ("scroll view", { UITableView() }),
    ]
    for (name, make) in makers {
      weak var released: Value?
      do {
        let (owner, value) = (make(), Value())
        objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
        released = value
        #expect(objc_getAssociatedObject(owner, &firstKey) as? Value === value)
      }
      #expect(released == nil, "\(name)")
    }
  }

  @Test("values of other objects are released by later calls, and never found by a new object")
  func sweeping() {
    weak var released: Value?
    do {
      let (owner, value) = (Plain(), Value())
      objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
      released = value
    }
    var owners: [Plain] = []
    var found = 0
    for index in 0..<10_000 {
      let owner = Plain()
      if objc_getAssociatedObject(owner, &firstKey) != nil { found += 1 }
      objc_setAssociatedObject(owner, &firstKey, index, .OBJC_ASSOCIATION_RETAIN)
      if index % 1_000 == 0 { owners.append(owner) }
    }
    #expect(released == nil && found == 0)
    #expect(AssociatedObjects.ownerCount < 1_000)
    #expect(
      owners.map { objc_getAssociatedObject($0, &firstKey) as? Int } == [
        0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000,
      ])
  }

  @Test("policies retain, copy, or keep no reference")
  func policies() {
    let owner = Plain()
    var value: Value? = Value()
    objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &firstKey) as? Value === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &firstKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(owner, &secondKey, text, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    text.append("b")
    #expect(objc_getAssociatedObject(owner, &firstKey) as? NSString == "a")
    #expect(objc_getAssociatedObject(owner, &secondKey) as? NSString == "ab")
    #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN.rawValue == 769)
    #expect(objc_AssociationPolicy(rawValue: 771) == .OBJC_ASSOCIATION_COPY)
  }

  @Test("a class is an owner; a value is none, and that is logged")
  func unusualOwners() {
    objc_setAssociatedObject(Plain.self, &firstKey, "class", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(Plain.self, &firstKey) as? String == "class")
    #expect(objc_getAssociatedObject(Value.self, &firstKey) == nil)
    objc_setAssociatedObject(3, &firstKey, "number", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(3, &firstKey) == nil)
    #expect(AssociatedObjects.log.sentences.contains { $0.contains("Int is not a class") })
    objc_removeAssociatedObjects(Plain.self)
    #expect(objc_getAssociatedObject(Plain.self, &firstKey) == nil)
  }

  @Test("a value whose end uses the table does not block it")
  func reentrancy() {
    final class Chain {
      let next: Plain
      init(_ next: Plain) { self.next = next }
      deinit { objc_setAssociatedObject(next, &secondKey, "ended", .OBJC_ASSOCIATION_RETAIN) }
    }
    let (owner, next) = (UIView(), Plain())
    objc_setAssociatedObject(owner, &firstKey, Chain(next), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(next, &secondKey) as? String == "ended")
  }

  @Test("many threads")
  func threads() async {
    let shared = Plain()
    nonisolated(unsafe) let owner = shared
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            let own = Plain()
            objc_setAssociatedObject(own, &firstKey, index, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(owner, &firstKey, index, .OBJC_ASSOCIATION_RETAIN)
            _ = objc_getAssociatedObject(own, &firstKey)
          }
        }
      }
    }
    #expect(
      (objc_getAssociatedObject(owner, &firstKey) as? Int).map { (0..<8).contains($0) } == true)
  }
}
