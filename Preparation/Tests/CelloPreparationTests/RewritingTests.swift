import CelloPreparation
import Dispatch
import Testing

@Suite("Rewriting") struct RewritingTests {
  @Test("statements can be nested as deeply as in real code")
  func nesting() {
    let depth = 40
    let source =
      "func f() {\n" + String(repeating: "if let a = a as? [A] { for a in a {\n", count: depth)
      + "_ = #keyPath(A.b)\n" + String(repeating: "} }\n", count: depth) + "}\n"
    #expect(rewritten(source) == source.replacing("#keyPath(A.b)", with: "\"b\""))
  }

  @Test(
    "a source that is nested too deeply is an error",
    arguments: ["(", "[", "{", "a(", "{ a in ", "!(", "if a {"])
  func excessiveNesting(opening: String) {
    let source = String(repeating: opening, count: 100_000)
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      let result = SourceRewriter(index: DeclarationIndex([])).rewrite(
        Array(source.utf8), path: "File.swift")
      #expect(result.syntaxError != nil)
    }
  }

  @Test("a file that is not UTF-8 does not change")
  func invalidText() {
    let source = Array("@objc class A { let e ".utf8) + [0xFF] + Array("= 1 }".utf8)
    #expect(SourceRewriter.summary(of: source, path: "A.swift").types == [])
    let result = SourceRewriter(index: DeclarationIndex([])).rewrite(source, path: "A.swift")
    #expect(result.text == source && result.syntaxError?.text == "the file is not UTF-8")
  }

  @Test("a file without Objective-C does not change")
  func unchanged() {
    let source = """
      import UIKit
      // @objc #selector(x)
      final class Cell: UITableViewCell {
        let text = "@objc #selector(x)"
        override func prepareForReuse() { super.prepareForReuse(); completion?(1) }
      }
      """
    #expect(rewritten(source) == source)
  }

  @Test(
    "later versions of iOS are not available",
    arguments: [
      ("if #available(iOS 27, *) { a } else { b }", "if false { a } else { b }"),
      (
        "guard #available(iOS 1000.1, macOS 10, *), c else { return }",
        "guard false, c else { return }"
      ),
      ("if #available(iOS 26.0, *) { a }", "if #available(iOS 26.0, *) { a }"),
      ("if #available(macOS 99, *) { a }", "if #available(macOS 99, *) { a }"),
      ("if #unavailable(iOS 99) { a }", "if #unavailable(iOS 99) { a }"),
    ])
  func availability(source: String, expected: String) {
    #expect(rewritten("func f() { " + source + " }") == "func f() { " + expected + " }")
  }

  @Test("objects that override accessibility members derive a class that declares them")
  func accessibilityOverrides() {
    let source = """
      import UIKit
      class Point: NSObject, Shape {
        override var accessibilityFrame: CGRect { get { .zero } set {} }
      }
      class Base: NSObject {}
      class Derived: Base { override func accessibilityActivate() -> Bool { true } }
      class Map: NSObject {
        class Pin: NSObject {}
      }
      extension Map.Pin { override var accessibilityLabel: String? { get { nil } set {} } }
      class Other: NSObject { override var description: String { "" }; var accessibilityHint = "" }
      class Cell: UIView { override var accessibilityFrame: CGRect { get { .zero } set {} } }
      """
    let result = rewritten(source)
    #expect(result.contains("class Point: _AccessibilityObject, Shape {"))
    #expect(result.contains("class Base: _AccessibilityObject {}"))
    #expect(result.contains("class Map: NSObject {"))
    #expect(result.contains("class Pin: _AccessibilityObject {"))
    #expect(result.contains("class Other: NSObject {"))
    #expect(result.contains("class Cell: UIView {"))
  }

  @Test(
    "methods are performed by objects of unknown classes",
    arguments: [
      (
        "_ = target?.perform(action, with: self)",
        "_ = _performer(target)?.perform(action, with: self)"
      ),
      (
        "a.owner!.perform(selectors[0], with: b, with: c)",
        "_Performer(a.owner!).perform(selectors[0], with: b, with: c)"
      ),
      (
        "f(target?.perform(item.selector, with: 1).takeUnretainedValue())",
        "f(_performer(target)?.perform(item.selector, with: 1).takeUnretainedValue())"
      ),
      // No objects of unknown classes, and other methods.
      ("self.perform(action, with: a)", "self.perform(action, with: a)"),
      ("perform(action, with: a)", "perform(action, with: a)"),
      ("Shared.target.perform(action, with: a)", "Shared.target.perform(action, with: a)"),
      ("route.perform(for: action, with: a)", "route.perform(for: action, with: a)"),
      ("shortcut.perform(with: action)", "shortcut.perform(with: action)"),
      ("queue.perform(path, with: a)", "queue.perform(path, with: a)"),
      ("target.perform(action, with: a) { b }", "target.perform(action, with: a) { b }"),
      (
        "class A { func perform(_ action: B, with c: C) {} }\na.perform(action, with: c)",
        "class A { func perform(_ action: B, with c: C) {} }\na.perform(action, with: c)"
      ),
    ])
  func performedSelectors(source: String, expected: String) {
    #expect(rewritten("import UIKit\n" + source) == "import UIKit\n" + expected)
  }

  @Test("attributes and modifiers of Objective-C are removed")
  func attributes() {
    let source = """
      class A: UIView {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable
        var size: CGFloat = 1
        override dynamic var frame: CGRect { didSet {} }
      }
      """
    #expect(
      rewritten(source) == """
        class A: UIView {
          private weak var label: UILabel!
          
          var size: CGFloat = 1
          override var frame: CGRect { didSet {} }
         private final class _NamedMethods_File0_1: _MethodTable { @MainActor static var methods: [_NamedMethod] { [.init("label") { (target: A) in target.label }, .init(setting: "setLabel:", \\A.label), .init("size") { (target: A) in target.size }, .init(setting: "setSize:", \\A.size)] } } }
        """)
  }

  @Test(
    "selectors have the names of Objective-C",
    arguments: [
      ("#selector(tap)", "tap"),
      ("#selector(tap(_:))", "tap:"),
      ("#selector(self.close)", "close:"),
      ("#selector(A.close(_:))", "close:"),
      ("#selector(Self.move)", "moveWithSender:event:"),
      ("#selector(handle)", "handleFor:"),
      ("#selector(renamed)", "other:"),
      ("#selector(inherited)", "inherited"),
      ("#selector(getter: A.title)", "title"),
      ("#selector(setter: title)", "setTitle:"),
      ("#selector(twice as () -> Void)", "twice"),
      ("#selector(twice as (Int) -> Void)", "twice:"),
      ("#selector((tap))", "tap"),
      ("#selector(other.only)", "onlyWithAnimated:"),
      ("#selector(strongSelf.close)", "close:"),
      ("#selector(NSString.caseInsensitiveCompare)", "caseInsensitiveCompare:"),
      ("#selector(UIView.endEditing)", "endEditing:"),
      ("#selector(copy(_:))", "copy:"),
      ("#selector(A.init(frame:))", "initWithFrame:"),
    ])
  func selectors(expression: String, name: String) {
    let source = """
      class A: Base {
        @objc var title = ""
        @objc func tap() {}
        @objc func close(_ sender: Any) {}
        @objc func move(sender: UIButton, event: UIEvent) {}
        @objc func handle(for event: UIEvent) {}
        @objc(other:) func renamed(_ x: Int) {}
        @objc func twice() {}
        @objc func twice(_ x: Int) {}
      }
      """
    let base =
      "class Base: UIView { @objc func inherited() {} }; class Other { @objc func only(animated: Bool) {}; @objc func close() {} }"
    let use = "extension A { func f() { g(\(expression)) } }"
    #expect(
      rewritten(use, source, base) == "extension A { func f() { g(Selector((\"\(name)\"))) } }")
    #expect(problems(use, source, base) == [])
  }

  @Test("a selector of an unknown or ambiguous method is an error")
  func unknownSelectors() {
    #expect(
      problems("let a = 1\nlet x = #selector(nothing)") == [
        "2:9: The sources contain no method 'nothing'. Write its argument labels, as in 'nothing(_:)'."
      ])
    #expect(
      problems("class A { func f() {}; func f(_: Int) {} }\nlet x = #selector(a.f)") == [
        "2:9: There are several methods 'f'. Write the argument labels, as in 'f(_:)'."
      ])
  }

  @Test("key paths become strings")
  func keyPaths() {
    #expect(rewritten("let x = #keyPath(Person.address.city)") == "let x = \"address.city\"")
    #expect(rewritten("let x = #keyPath(name)") == "let x = \"name\"")
  }

  @Test("a class contains a table of the methods that are called by name")
  func tables() {
    let source = """
      class A<T>: Base {
        @objc private func tap() {}
      }
      class B: UIView {
        @objc private func tap() {}
        @objc func move(_ sender: UIButton, forEvent event: UIEvent?) throws -> Int { 1 }
        @objc static func make() {}
        @objc func load() async {}
      }
      """
    #expect(
      rewritten(source) == """
        class A<T>: Base, _MethodTableProvider {
          private func tap() {}
         private final class _NamedMethods_File0_1: _MethodTable { @MainActor static var methods: [_NamedMethod] { [.init("tap") { (target: A<T>) in target.tap() }] } }; nonisolated class var _namedMethods: any _MethodTable.Type { _NamedMethods_File0_1.self } }
        class B: UIView {
          private func tap() {}
          func move(_ sender: UIButton, forEvent event: UIEvent?) throws -> Int { 1 }
          static func make() {}
          func load() async {}
         private final class _NamedMethods_File0_2: _MethodTable { @MainActor static var methods: [_NamedMethod] { [.init("tap") { (target: B) in target.tap() }, .init("move:forEvent:") { (target: B, first: UIButton, second: UIEvent?) in try? target.move(first, forEvent: second) }, .init(named: "load", of: B.self)] } } }
        """)
  }

  @Test(
    "classes with an init() of their own can be created from their class",
    arguments: [
      ("class A: UIView { init() { super.init(frame: .zero) } }", true),
      ("class A: UIView { private init() { super.init(frame: .zero) } }", false),
      ("class A: UIView { init?() { nil } }", false),
      ("class A: UIView { init() throws { super.init(frame: .zero) } }", false),
      ("class A: UIView { init(x: Int = 1) { super.init(frame: .zero) } }", false),
      ("class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }", false),
      ("class A: UIView {}", false),
      ("class A: NSObject { override init() {} }", false),
      ("class A { init() {} }", false),
      ("class A<T>: UIView { init() { super.init(frame: .zero) } }", false),
      ("class A: Base {}", true),
      ("class A: Base { init(x: Int) { super.init() } }", false),
      ("class A: Plain {}", false),
    ])
  func creation(source: String, isCreated: Bool) {
    let base = "class Base: Root {}; class Root: UIView { init() { super.init(frame: .zero) } }"
    let text = rewritten(source, base, "class Plain: UIView {}")
    #expect(text.contains(".init(creating: { A() })") == isCreated)
    #expect(isCreated || text == source)
  }

  @Test("optional requirements get default implementations, and calls ask for them")
  func optionalRequirements() {
    let source = """
      @objc protocol PlayerDelegate {
        @objc optional func play(_ item: Int) -> Bool
        func stop()
      }
      class Player {
        weak var delegate: PlayerDelegate?
        func f() {
          delegate?.play?(1)
          let x = delegate?.play?(2) ?? true
          if delegate?.play != nil { completion?(x) }
          delegate!.play!(3)
        }
      }
      """
    #expect(
      rewritten(source) == """
        protocol PlayerDelegate: AnyObject {
          func play(_ item: Int) throws -> Bool
          func stop()
        }; extension PlayerDelegate { func play(_ item: Int) throws -> Bool { throw _MissingMethod() } }
        class Player {
          weak var delegate: PlayerDelegate?
          func f() {
            _ = try? delegate?.play(1)
            let x = (try? delegate?.play(2)) ?? true
            if _method("play:", of: delegate) != nil { completion?(x) }
            (try! delegate!.play(3))
          }
        }
        """)
  }

  @Test("overrides in extensions are declared by the class")
  func overrides() {
    let main =
      "class A: UIViewController {\n}\nclass B: A { override func refresh(_ x: inout Int, at y: Int) {} }"
    let other = """
      import Other
      extension A {
        override func viewDidLoad() { super.viewDidLoad() }
        override open var isOn: Bool { get { true } set {} }
        @objc func refresh(_ x: inout Int, at y: Int) {}
        func helper() {}
      }
      """
    #expect(
      rewritten(main, other) == """
        class A: UIViewController {
         override func viewDidLoad() { _A_viewDidLoad() }; override open var isOn: Bool { get { _A_isOn } set { _A_isOn = newValue } }; func refresh(_ x: inout Int, at y: Int) { _A_refresh(&x, at: y) } }
        class B: A { override func refresh(_ x: inout Int, at y: Int) {} }
        """)
    #expect(
      rewritten(other, main) == """
        import Other
        extension A {
          func _A_viewDidLoad() { super.viewDidLoad() }
          var _A_isOn: Bool { get { true } set {} }
          func _A_refresh(_ x: inout Int, at y: Int) {}
          func helper() {}
         private final class _NamedMethods_File0_1: _MethodTable { @MainActor static var methods: [_NamedMethod] { [.init(named: "refresh:at:", of: A.self)] } } }
        """)
    #expect(
      problems("extension UILabel {\n  override func layoutSubviews() {}\n}") == [
        "2:3: 'layoutSubviews()' overrides a member in an extension of 'UILabel', whose sources are "
          + "not prepared. Move it into a subclass."
      ])
  }

  @Test("moved members have the access level of the extension")
  func accessOfExtensions() {
    let source = """
      public class A: UIView {
      }
      public extension A {
        override var hint: String { "" }
      }
      """
    #expect(
      rewritten(source) == """
        public class A: UIView {
         public override var hint: String { _A_hint } }
        public extension A {
          var _A_hint: String { "" }
        }
        """)
  }

  @Test("moved members of all objects are not isolated to the main actor")
  func nonisolatedMembers() {
    let source = """
      class A: UIView {
      }
      extension A {
        override open var debugDescription: String { "" }
        public override func isEqual(_ object: Any?) -> Bool { true }
      }
      """
    #expect(
      rewritten(source) == """
        class A: UIView {
         override open var debugDescription: String { _A_debugDescription }; public override func isEqual(_ object: Any?) -> Bool { _A_isEqual(object) } }
        extension A {
          nonisolated var _A_debugDescription: String { "" }
          public nonisolated func _A_isEqual(_ object: Any?) -> Bool { true }
        }
        """)
  }

  @Test("parameters without a name get one in the member of the class")
  func unnamedParameters() {
    let source = """
      class Base: UIView {}
      extension Base { func begin(_: UITextView, at _: Int, for name: String) {} }
      class Derived: Base { override func begin(_: UITextView, at _: Int, for name: String) {} }
      """
    #expect(problems(source) == [])
    #expect(
      rewritten(source).contains(
        "func begin(_ argument0: UITextView, at argument1: Int, for name: String) { "
          + "_Base_begin(argument0, at: argument1, for: name) }"))
  }

  @Test("members of extensions of UIKit's classes call overrides in other extensions")
  func overridesInForeignExtensions() {
    let base = """
      extension UIView {
        @objc func add(_ x: Int, to name: String) -> Bool { f(x) }
        @objc var rows: [Int] { [] }
        func other() {}
      }
      """
    let override = """
      public extension UITableViewCell {
        override func add(_ x: Int, to name: String) -> Bool { super.add(x, to: name) && super.other() }
        override var rows: [Int] { contentView.rows + super.rows }
      }
      """
    #expect(
      rewritten(base, override) == """
        extension UIView {
          func _UIView_add(_ x: Int, to name: String) -> Bool { f(x) }; func add(_ x: Int, to name: String) -> Bool { if let object = self as? UITableViewCell { return object._UITableViewCell_add(x, to: name) }; return _UIView_add(x, to: name) }
          var _UIView_rows: [Int] { [] }; var rows: [Int] { if let object = self as? UITableViewCell { return object._UITableViewCell_rows }; return _UIView_rows }
          func other() {}
         private final class _NamedMethods_File0_1: _MethodTable { @MainActor static var methods: [_NamedMethod] { [.init("add:to:") { (target: UIView, first: Int, second: String) in target.add(first, to: second) }, .init("rows") { (target: UIView) in target.rows }] } } }
        """)
    #expect(
      rewritten(override, base) == """
        public extension UITableViewCell {
          func _UITableViewCell_add(_ x: Int, to name: String) -> Bool { self._UIView_add(x, to: name) && super.other() }
          var _UITableViewCell_rows: [Int] { contentView.rows + self._UIView_rows }
        }
        """)
    #expect(problems(override, base) == [])
  }

  @Test("members of extensions of UIKit's classes call overrides in classes")
  func overridesInClasses() {
    let base = """
      extension UIView {
        @objc func add(_ x: Int = 1) -> Bool { f(x) }
        @objc var rows: [Int] { get { [] } set {} }
      }
      """
    let classes = """
      class A: UITableView {
        override func add(_ x: Int = 2) -> Bool { super.add(x) }
        override var rows: [Int] { get { super.rows } set { super.rows = newValue } }
      }
      private final class B<T>: A, P {
        override func add(_ x: Int) -> Bool { super.add(x) }
      }
      """
    #expect(
      rewritten(base, classes) == """
        extension UIView {
          func _UIView_add(_ x: Int = 1) -> Bool { f(x) }; func add(_ x: Int = 1) -> Bool { if let object = self as? any _Overrides_UIView_add____ { return object._UIView_add_override(x) }; return _UIView_add(x) }
          var _UIView_rows: [Int] { get { [] } set {} }; var rows: [Int] { get { if let object = self as? any _Overrides_UIView_rows { return object._UIView_rows_override }; return _UIView_rows } set { if let object = self as? any _Overrides_UIView_rows { object._UIView_rows_override = newValue; return }; _UIView_rows = newValue } }
         private final class _NamedMethods_File0_1: _MethodTable { @MainActor static var methods: [_NamedMethod] { [.init("add:") { (target: UIView, first: Int) in target.add(first) }, .init("rows") { (target: UIView) in target.rows }, .init(setting: "setRows:", \\UIView.rows)] } } }; @MainActor protocol _Overrides_UIView_add____: AnyObject { func _UIView_add_override(_ x: Int) -> Bool }; @MainActor protocol _Overrides_UIView_rows: AnyObject { var _UIView_rows_override: [Int] { get set } }
        """)
    #expect(
      rewritten(classes, base) == """
        class A: UITableView, _Overrides_UIView_add____, _Overrides_UIView_rows {
          func _UIView_add_override(_ x: Int = 2) -> Bool { self._UIView_add(x) }
          var _UIView_rows_override: [Int] { get { self._UIView_rows } set { self._UIView_rows = newValue } }
        }
        private final class B<T>: A, P {
          override func _UIView_add_override(_ x: Int) -> Bool { super._UIView_add_override(x) }
        }
        """)
    #expect(problems(classes, base) == [])
  }

  @Test("isolated classes override members of extensions that are not isolated")
  func overridesWithIsolation() {
    let base = """
      extension NSObject {
        @objc func add() {}
        @MainActor func run() {}
      }
      """
    let source = """
      class A: UIView { override func add() { super.add() } }
      class B: NSObject { override func add() {} }
      class C: UIView { override func run() {} }
      """
    #expect(
      rewritten(source, base) == """
        class A: UIView, @preconcurrency _Overrides_NSObject_add__ { func _NSObject_add_override() { self._NSObject_add() } }
        class B: NSObject, _Overrides_NSObject_add__ { func _NSObject_add_override() {} }
        class C: UIView, _Overrides_NSObject_run__ { func _NSObject_run_override() {} }
        """)
    let protocols = rewritten(base, source).split(separator: "; ").filter {
      $0.contains("protocol ")
    }
    #expect(
      protocols == [
        "protocol _Overrides_NSObject_add__: AnyObject { func _NSObject_add_override() }",
        "@MainActor protocol _Overrides_NSObject_run__: AnyObject { func _NSObject_run_override() }",
      ])
  }

  @Test("overrides in an extension of a class replace members of extensions of UIKit's classes")
  func overridesInExtensionsOfClasses() {
    let base = """
      extension UIView { open func add() {} }
      extension UIScrollView { override open func add() { super.add() } }
      """
    let source = """
      class A: UITableView {
      }
      extension A {
        override func add() { super.add() }
      }
      """
    #expect(
      rewritten(source, base) == """
        class A: UITableView, _Overrides_UIView_add__ {
         func _UIView_add_override() { _A_add() } }
        extension A {
          func _A_add() { self._UIView_add_super() }
        }
        """)
    #expect(
      rewritten(base, source) == """
        extension UIView { public func _UIView_add() {}; public func add() { if let object = self as? any _Overrides_UIView_add__ { return object._UIView_add_override() }; return _UIView_add_super() }; public func _UIView_add_super() { if let object = self as? UIScrollView { return object._UIScrollView_add() }; return _UIView_add() } }; @MainActor public protocol _Overrides_UIView_add__: AnyObject { func _UIView_add_override() }
        extension UIScrollView { public func _UIScrollView_add() { self._UIView_add() } }
        """)
  }

  @Test(
    "overrides that cannot be called are errors",
    arguments: [
      (
        "override class func make() {}",
        "an extension of 'UIView' declares, and that cannot be rewritten"
      ),
      ("override func join(_ all: Int...) {}", "and that cannot be rewritten"),
      ("override var rows: Int { didSet {} }", "with observers"),
      ("#if DEBUG\n  override func add() {}\n#endif", "in a conditional block"),
    ])
  func overridesInClassesWithProblems(member: String, part: String) {
    let base = """
      extension UIView {
        @objc class func make() {}
        @objc func join(_ all: Int...) {}
        @objc var rows: Int { get { 1 } set {} }
        @objc func add() {}
      }
      """
    let found = problems("class A: UIView {\n\(member)\n}", base)
    #expect(found.count == 1 && found.allSatisfy { $0.contains(part) }, "\(found)")
  }

  @Test("members that other classes declare are overridden as they are")
  func overridesOfOtherMembers() {
    let base = "extension UIButton { @objc func add() {} }"
    let source = """
      class A: UIView { func add() {} }
      class B: A { override func add() {} }
      class C: External { override func add() {} }
      """
    #expect(rewritten(source, base) == source)
  }

  @Test("names of classes are known for all objects")
  func classDescriptions() {
    #expect(
      rewritten("import UIKit\nlet x = a + type(of: object).description()  // name")
        == "import UIKit\nlet x = a + _classDescription(type(of: object))  // name")
    #expect(
      rewritten("let x = type(of: object).description") == "let x = type(of: object).description")
  }

  @Test("the method that fulfills an expectation is a closure if it is a value")
  func expectations() {
    #expect(
      rewritten("updater.completion = e.fulfill; e.fulfill(); x.fulfill")
        == "updater.completion = { e.fulfill() }; e.fulfill(); { x.fulfill() }")
  }

  @Test("asynchronous calls of the methods of XCTestCase are removed")
  func supercalls() {
    let source = """
      @MainActor class A: XCTestCase {
        override func setUp() async throws { try await super.setUp(); f() }
        override func tearDown() async { await super.tearDown() }
        override func setUp() { super.setUp() }
      }
      class B: A { override func setUp() async throws { try await super.setUp() } }
      """
    #expect(
      rewritten(source) == """
        @MainActor class A: XCTestCase {
          override func setUp() async throws { (); f() }
          override func tearDown() async { () }
          override func setUp() { super.setUp() }
        }
        class B: A { override func setUp() async throws { try await super.setUp() } }
        """)
  }

  @Test("conditions that only the compiler can evaluate are not errors")
  func undecidedConditions() {
    let source = """
      #if os(iOS) && CUSTOM_FLAG
      extension UIView { override func layoutSubviews() {} }
      #endif
      extension UIView { override func layoutSubviews() {} }
      """
    #expect(
      result(source, []).uses.filter { $0.problem != nil }.map { "\($0.line) \($0.isUndecided)" }
        == ["2 true", "4 false"])
  }

  @Test("sources of Swift 5 are parsed")
  func swift5() {
    #expect(
      rewritten("@available (iOS 13, *)\n@objc class A {}") == "@available (iOS 13, *)\nclass A {}")
  }

  @Test("modules whose names qualify declarations are imported")
  func qualifyingModules() {
    let source = "import UIKit\nlet x: CoreGraphics.CGFloat = CoreGraphics.floor(1)"
    let summary = SourceRewriter.summary(of: Array(source.utf8), path: "A.swift")
    let result = SourceRewriter(index: DeclarationIndex([summary]))
      .rewrite(Array(source.utf8), path: "A.swift")
    #expect(result.requiredImports == ["CoreGraphics"])
  }

  @Test(
    "parts of Foundation that are modules on Linux are imported",
    arguments: [
      ("import Foundation\nlet task: URLSessionTask? = nil", ["FoundationNetworking"]),
      ("import Foundation\nlet x = f(URLSession.shared)", ["FoundationNetworking"]),
      ("import FoundationNetworking\nlet x = URLSession.shared", []),
      ("import Foundation\nlet x = URL(string: path)", []),
      ("import Foundation\nclass A: NSObject, XMLParserDelegate {}", ["FoundationXML"]),
      ("import Foundation\nstruct XMLNode {}\nlet x = XMLNode()", []),
      ("import Foundation\nlet x = autoreleasepool { 1 }", []),
      ("import UIKit\nlet x = autoreleasepool { 1 }", []),
    ])
  func networking(source: String, imports: [String]) {
    let summary = SourceRewriter.summary(of: Array(source.utf8), path: "A.swift")
    let result = SourceRewriter(index: DeclarationIndex([summary]))
      .rewrite(Array(source.utf8), path: "A.swift")
    #expect(result.requiredImports == imports)
  }

  @Test("names that Foundation has on iOS and UIKit here are imported in targets with UIKit")
  func foundationNames() {
    let sources = [
      "import Foundation\nextension CFAbsoluteTime { var ms: Double { self * 1000 } }",
      "import UIKit\nlet x = UIView()", "import Foundation\nlet y = [Int]()",
      // Other modules, such as those of a bridging header, export UIKit on iOS.
      "import Networking\nvar color: UIColor?",
      "import Networking\nstruct UITheme {}\nlet z: UITheme = UITheme(), UIX = 1",
    ].map { Array($0.utf8) }
    let summaries = sources.enumerated().map {
      SourceRewriter.summary(of: $1, path: "File\($0).swift")
    }
    let rewriter = SourceRewriter(index: DeclarationIndex(summaries))
    let imports = sources.enumerated().map {
      rewriter.rewrite($1, path: "File\($0).swift").requiredImports
    }
    #expect(imports == [["UIKit"], [], [], ["UIKit"], []])
  }

  @Test("observers that override a property in an extension become methods")
  func overriddenObservers() {
    let source = """
      class A: UIView {
      }
      extension A {
        override var isHidden: Bool {
          willSet { f(newValue) }
          didSet(old) {
            g(old)
          }
        }
      }
      """
    #expect(
      rewritten(source) == """
        class A: UIView {
         override var isHidden: Bool { willSet { _A_isHidden_willSet(newValue) } didSet { _A_isHidden_didSet(oldValue) } } }
        extension A {
          func _A_isHidden_willSet(_ newValue: Bool) 
        { f(newValue) }
            func _A_isHidden_didSet(_ old: Bool) {
              g(old)
            }
          
        }
        """)
  }

  @Test("subclasses of a class that conforms implement optional requirements of UIKit")
  func implementationsInSubclasses() {
    let base = """
      open class Base: UIViewController, UITableViewDelegate {
        func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 1 }
      }
      class Middle: Base {}
      """
    let source = """
      class A: Middle {
        func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}
        override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 2 }
        func collectionView(_ t: UICollectionView, didSelectItemAt p: IndexPath) {}
        private func tableView(_ t: UITableView, didDeselectRowAt p: IndexPath) {}
        func other() {}
      }
      extension A { func scrollViewDidScroll(_ s: UIScrollView) {} }
      class B: UIViewController, UITableViewDelegate {
        func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}
      }
      class C: A { override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }
      public class D: Base {
        #if DEBUG
          func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView { UIView() }
        #endif
      }
      """
    #expect(
      rewritten(source, base) == """
        class A: Middle {
          func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}; override func _UITableViewDelegate_tableView___didSelectRowAt__(_ argument0: UITableView, _ argument1: IndexPath) { self.tableView(argument0, didSelectRowAt: argument1) }
          override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 2 }
          func collectionView(_ t: UICollectionView, didSelectItemAt p: IndexPath) {}
          private func tableView(_ t: UITableView, didDeselectRowAt p: IndexPath) {}
          func other() {}
         override func _UIScrollViewDelegate_scrollViewDidScroll____(_ argument0: UIScrollView) { self.scrollViewDidScroll(argument0) } }
        extension A { func scrollViewDidScroll(_ s: UIScrollView) {} }
        class B: UIViewController, UITableViewDelegate {
          func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}
        }
        class C: A { override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }
        public class D: Base {
          #if DEBUG
            func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView { UIView() }; public override func _UITableViewDelegate_tableView___viewForHeaderInSection__(_ argument0: UITableView, _ argument1: Int) -> UIView { self.tableView(argument0, viewForHeaderInSection: argument1) }
          #endif
        }
        """)
    #expect(problems(source, base) == [])
    #expect(
      rewritten(base, source) == """
        open class Base: UIViewController, UITableViewDelegate {
          func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 1 }
         @_disfavoredOverload @_implements(UIScrollViewDelegate, scrollViewDidScroll(_:)) @MainActor open func _UIScrollViewDelegate_scrollViewDidScroll____(_ argument0: UIScrollView) { (_missingMethods as any UIScrollViewDelegate).scrollViewDidScroll(argument0) }; @_disfavoredOverload @_implements(UITableViewDelegate, tableView(_:didSelectRowAt:)) @MainActor open func _UITableViewDelegate_tableView___didSelectRowAt__(_ argument0: UITableView, _ argument1: IndexPath) { (_missingMethods as any UITableViewDelegate).tableView(argument0, didSelectRowAt: argument1) }; @_disfavoredOverload @_implements(UITableViewDelegate, tableView(_:viewForHeaderInSection:)) @MainActor open func _UITableViewDelegate_tableView___viewForHeaderInSection__(_ argument0: UITableView, _ argument1: Int) -> UIView? { (_missingMethods as any UITableViewDelegate).tableView(argument0, viewForHeaderInSection: argument1) } }
        class Middle: Base {}
        """)
  }

  @Test(
    "subclasses of a class that conforms implement optional requirements of protocols in the sources"
  )
  func implementationsOfOwnRequirements() {
    let base = """
      import Other
      @objc protocol P: NSObjectProtocol {
        @objc optional func go(_ x: Int, by y: inout Int) -> Bool
        @objc optional var rate: Double { get }
        func stop()
      }
      protocol Q: P {}
      class Base: NSObject {
      }
      """
    let source = """
      extension Base: Q { func stop() {} }
      class A: Base {
        var rate = 1.0
        @objc private func go(_ x: Int, by y: inout Int) -> Bool { true }
      }
      """
    #expect(
      rewritten(source, base).hasPrefix(
        """
        extension Base: Q { func stop() {} \(
          "; private final class _NamedMethods_File0_1: _MethodTable { @MainActor static var methods: [_NamedMethod] { [.init(\"stop\") { (target: Base) in target.stop() }] } } "
        )}
        class A: Base {
          var rate = 1.0; override var _P_rate: Double { get throws { self.rate } }
          private func go(_ x: Int, by y: inout Int) -> Bool { true }; override func _P_go___by__(_ argument0: Int, _ argument1: inout Int) throws -> Bool { self.go(argument0, by: &argument1) }

        """))
    #expect(
      rewritten(base, source).hasSuffix(
        """
        class Base: NSObject {
         @_disfavoredOverload @_implements(P, go(_:by:)) func _P_go___by__(_ argument0: Int, _ argument1: inout Int) throws -> Bool { throw _MissingMethod() }; @_disfavoredOverload @_implements(P, rate) var _P_rate: Double { get throws { throw _MissingMethod() } } }
        """))
    #expect(problems(source, base) == [])
  }

  @Test(
    "an implementation that cannot be called is a warning",
    arguments: [
      (
        "class A: Base { func scrollViewDidScroll(_ s: UITableView) {} }",
        "because its types differ from those in 'UIScrollViewDelegate'. Use the same types."
      ),
      (
        "class A: Base {}; extension A {\n#if DEBUG\nfunc scrollViewDidScroll(_ s: UIScrollView) {}\n#endif\n}",
        "because it is in a conditional block of an extension. Move it into the class."
      ),
      (
        "class A<T>: Base { func scrollViewDidScroll(_ s: UIScrollView) {} }", ""
      ),
      (
        "class A<T>: Base { @objc func scrollViewDidScroll(_ s: UITableView) {} }",
        "its types differ"
      ),
    ])
  func implementationsWithProblems(source: String, part: String) {
    let base = "class Base: NSObject, UIScrollViewDelegate {}"
    let warnings = result(source, [base]).uses.filter { $0.problem != nil }
    #expect(warnings.map(\.isUndecided) == (part.isEmpty ? [] : [true]))
    #expect(warnings.allSatisfy { $0.problem?.contains(part) ?? false })
    #expect(rewritten(base, source) == base)
  }

  @Test("classes that are not prepared do not get members for their subclasses")
  func unpreparedClasses() {
    let sources = [
      "class A: Base { func scrollViewDidScroll(_ s: UIScrollView) {} }",
      "open class Base: UIView, UIScrollViewDelegate {}",
    ]
    let summaries = sources.enumerated().map {
      SourceRewriter.summary(of: Array($1.utf8), path: "File\($0).swift")
    }
    let index = DeclarationIndex(summaries, unprepared: ["File1.swift"])
    let result = SourceRewriter(index: index).rewrite(Array(sources[0].utf8), path: "File0.swift")
    #expect(String(decoding: result.text, as: UTF8.self) == sources[0])
    #expect(
      result.uses.map(\.problem) == [
        "'scrollViewDidScroll(_:)' is not called as an optional requirement on Linux, because 'Base' conforms to the protocol "
          + "without implementing it, and is not prepared together with this class. Implement it in 'Base', and override it."
      ])
  }

  @Test("equal types are equal in any notation")
  func types() {
    func matches(_ first: String, _ second: String) -> Bool {
      let rewritten = rewritten(
        "class A: Base { func go(_ x: \(first)) {} }",
        "@objc protocol P { @objc optional func go(_ x: \(second)) }; class Base: NSObject, P {}")
      return rewritten.contains("override")
    }
    #expect(matches("UIView!", "UIView?"))
    #expect(matches("any P", "P"))
    #expect(matches("(any P)?", "P?"))
    #expect(matches("UIKit.UIView", "UIView"))
    #expect(matches("@escaping (Int) -> ()", "@escaping (Int)->Void"))
    #expect(matches("[String : Any]", "[String: Any]"))
    #expect(matches("TimeInterval", "Double"))
    #expect(!matches("UIView", "UIView?"))
    #expect(!matches("Int", "UInt"))
  }

  @Test("outlets and other properties that Objective-C can see are read and set by their names")
  func keyedProperties() {
    let source = """
      @objcMembers class A: UIView {
        var title = ""
        var loaded: Int { get async throws { 1 } }
      }
      class B: UIView {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet private(set) var views: [UIView]? { didSet {} }
        @IBInspectable var radius: CGFloat { get { 1 } set {} }
        @objc var name: String { "" }
        var other = 1
      }
      extension UIView { @IBInspectable var border: CGFloat { get { 1 } set {} } }
      """
    func entries(_ source: String) -> [String] {
      rewritten(source).split(separator: "\n").filter { $0.contains("_MethodTable") }
        .map { line in
          line.split(separator: ".init(").dropFirst().map {
            String($0.prefix { $0 != ")" && $0 != "," })
          }
          .joined(separator: " ")
        }
    }
    #expect(
      entries(source) == [
        #""title" setting: "setTitle:""#,
        #""label" setting: "setLabel:" "views" setting: "setViews:" "radius" setting: "setRadius:" "name""#,
        #""border" setting: "setBorder:""#,
      ])
  }

  @Test("members that Swift code cannot use are not called by name")
  func unavailableMembers() {
    let source = """
      class A: UIView {
        @available(*, unavailable, message: "For nib files") @IBInspectable var kind: String { get { "" } set {} }
        @available(iOS, unavailable) @objc func move() {}
        @available(macOS, unavailable) @objc func tap() {}
        @available(*, deprecated) @objc func load() {}
      }
      """
    let text = rewritten(source)
    #expect(!text.contains(#".init("kind")"#) && !text.contains(#".init("move")"#))
    #expect(text.contains(#".init("tap")"#) && text.contains(#".init("load")"#))
  }

  @Test("methods that differ only in their results are called with the type of the result")
  func overloads() {
    let source = """
      class A: UIView {
        @objc func removeLast() -> Bool { true }
        @objc func first() throws -> any Row { row }
        @objc func count() -> Int { 1 }
      }
      extension A {
        func removeLast() -> Int { 1 }
        func first() -> Int { 1 }
        func count(_ rows: Int) -> Bool { true }
      }
      """
    let text = rewritten(source)
    #expect(text.contains("(target: A) -> Bool in target.removeLast()"))
    #expect(text.contains("(target: A) -> (any Row)? in try? target.first()"))
    #expect(text.contains("(target: A) in target.count()"))
  }

  @Test("formatters declare the method that creates objects, and calls of super call Foundation's")
  func objectValues() {
    let method =
      "func getObjectValue(_ obj: P?, for string: String, errorDescription error: Q?) -> Bool"
    let call = "getObjectValue(obj, for: string, errorDescription: error)"
    let source = """
      import UIKit
      class A: Formatter { override \(method) { super.\(call) } }
      class B: A { override \(method) { super.\(call) } }
      class C: Formatter {}
      extension C { override open \(method) { true } }
      extension C: Copying { func f() { super.\(call) } }
      class D: NumberFormatter { override func number(from string: String) -> NSNumber? { nil } }
      """
    #expect(
      rewritten(source) == """
        import UIKit
        class A: Formatter, _ObjectValueFormatter { \(method) { super._\(call) } }
        class B: A { override \(method) { super.\(call) } }
        class C: Formatter {}
        extension C: _ObjectValueFormatter { open \(method) { true } }
        extension C: Copying { func f() { super.\(call) } }
        class D: NumberFormatter { override func number(from string: String) -> NSNumber? { nil } }
        """)
  }

  @Test("formatters declare the method that validates partial texts")
  func partialStrings() {
    let method =
      "func isPartialStringValid(_ text: P, proposedSelectedRange range: R?, originalString old: String, "
      + "originalSelectedRange oldRange: NSRange, errorDescription error: Q?) -> Bool { true }"
    let source = """
      import UIKit
      class A: Formatter {}
      extension A { override open \(method) }
      """
    #expect(
      rewritten(source) == """
        import UIKit
        class A: Formatter {}
        extension A: _PartialStringFormatter { open \(method) }
        """)
  }

  @Test("objects that are not responders receive changes that they observe by name")
  func valueObservers() {
    let method =
      "func observeValue(forKeyPath path: String?, of object: Any?, change: C?, context: P?)"
    let call = "observeValue(forKeyPath: path, of: object, change: change, context: context)"
    let source = """
      import UIKit
      class A: NSObject { override \(method) { super.\(call) } }
      class B: A { override \(method) {} }
      class C: UIView { override \(method) { super.\(call) } }
      class D: Other { override \(method) { super.\(call) } }
      """
    #expect(
      rewritten(source) == """
        import UIKit
        class A: NSObject, _ValueObserver { \(method) { super._\(call) } }
        class B: A { override \(method) {} }
        class C: UIView { override \(method) { super.\(call) } }
        class D: Other { override \(method) { super.\(call) } }
        """)
  }

  @Test("objects that forward methods have a member for each optional method that they lack")
  func forwarding() {
    let source = """
      import UIKit
      class Router: NSObject, UIToolTipInteractionDelegate {
        override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
        override func forwardingTarget(for selector: Selector!) -> Any? {
          super.forwardingTarget(for: selector)
        }
      }
      class Tips: NSObject, UIToolTipInteractionDelegate {
        func toolTipInteraction(_ i: UIToolTipInteraction, configurationAt p: CGPoint) -> T? { nil }
      }
      """
    let text = rewritten(source)
    #expect(
      text.contains(
        "class Router: NSObject, UIToolTipInteractionDelegate, _RespondingObject, _ForwardingObject {"
      )
    )
    #expect(text.contains("{ super._responds(to: selector) }"))
    #expect(text.contains("    super._forwardingTarget(for: selector)"))
    #expect(
      text.contains(
        "((self.forwardingTarget(for: Selector(\"toolTipInteraction:configurationAt:\")) "
          + "as? any UIToolTipInteractionDelegate) ?? (_missingMethods as any UIToolTipInteractionDelegate))"
          + ".toolTipInteraction(argument0, configurationAt: argument1)"))
    // The target can be asked whether it has the method.
    #expect(text.contains(".init(\"toolTipInteraction:configurationAt:\") { (target: Tips"))
  }

  @Test("a class that implements all optional methods, and one that forwards none, get no members")
  func notForwarding() {
    let source = """
      import UIKit
      class A: NSObject, UIToolTipInteractionDelegate {
        func toolTipInteraction(_ i: UIToolTipInteraction, configurationAt p: CGPoint) -> T? { nil }
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
      }
      """
    #expect(!rewritten(source).contains("@_implements"))
    #expect(
      !rewritten("import UIKit\nclass B: NSObject, UIScrollViewDelegate {}")
        .contains("@_implements"))
  }

  @Test("optional requirements are values")
  func optionalValues() {
    let source = """
      @objc protocol P {
        @objc optional func go(_ x: Int, to y: Int, at z: Int)
      }
      class A: P {
        func go(_ x: Int, to y: Int, at z: Int) {}
      }
      func f(_ p: P?) {
        guard let go = p?.go(_:to:at:) else { return }
        go(1, 2, 3)
      }
      """
    #expect(
      rewritten(source) == """
        protocol P: AnyObject {
          func go(_ x: Int, to y: Int, at z: Int) throws
        }; extension P { func go(_ x: Int, to y: Int, at z: Int) throws { throw _MissingMethod() } }
        class A: P {
          func go(_ x: Int, to y: Int, at z: Int) {}
         private final class _NamedMethods_File0_1: _MethodTable { @MainActor static var methods: [_NamedMethod] { [.init(named: "go:to:at:", of: A.self)] } } }
        func f(_ p: P?) {
          guard let go = (_method("go:to:at:", of: p) == nil ? nil : _method(p?.go(_:to:at:))) else { return }
          go(1, 2, 3)
        }
        """)
  }

  @Test("values for key paths of types are properties")
  func valuesForKeyPaths() {
    #expect(
      rewritten(
        "let x = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication")
        == "let x = (UIApplication.shared as Any?) as? UIApplication")
  }

  @Test("optional properties throw if they are missing")
  func optionalProperties() {
    let source = """
      @objc protocol P: NSObjectProtocol {
        @objc optional var rate: Double { get }
      }
      func f(_ p: P?) -> Double {
        if let rate = p?.rate { return rate }
        return p!.rate ?? object.rate
      }
      """
    #expect(
      rewritten(source) == """
        protocol P: NSObjectProtocol {
          var rate: Double { get throws }
        }; extension P { var rate: Double { get throws { throw _MissingMethod() } } }
        func f(_ p: P?) -> Double {
          if let rate = (try? p?.rate) { return rate }
          return (try? p!.rate) ?? object.rate
        }
        """)
  }

  @Test(
    "conditions are decided as for iOS",
    arguments: [
      ("os(iOS)", "true"), ("!os(iOS) && DEBUG", "!true && DEBUG"),
      ("os(iOS) || os(tvOS)", "true || os(tvOS)"),
      ("targetEnvironment(simulator)", "true"), ("canImport(UIKit.UIView)", "true"),
      ("canImport(UIKit)", "canImport(UIKit)"), ("os(Linux)", "os(Linux)"),
      ("!os(macOS)", "!os(macOS)"),
    ])
  func conditions(condition: String, expected: String) {
    #expect(
      rewritten("#if \(condition)\nlet x = 1\n#endif") == "#if \(expected)\nlet x = 1\n#endif")
  }

  @Test("code for other platforms is left alone")
  func otherPlatforms() {
    let source =
      "#if os(macOS)\nlet x = #selector(y)\n#elseif canImport(UIKit)\nlet x = 1\n#else\n@NSManaged var x: Int\n#endif"
    #expect(rewritten(source) == source)
    #expect(problems(source) == [])
  }

  @Test("methods in conditional blocks have tables there")
  func conditionalMethods() {
    let source = "class A {\n  #if DEBUG\n  @objc func a() {} // a\n  #endif\n}"
    #expect(
      rewritten(source) == """
        class A {
          #if DEBUG
          func a() {}; private final class _NamedMethods_File0_1: _MethodTable { @MainActor static var methods: [_NamedMethod] { [.init("a") { (target: A) in target.a() }] } } // a
          #endif
        }
        """)
  }

  @Test("a file that cannot be parsed does not change")
  func syntaxErrors() {
    let source = Array("class A {\n  @objc func a() {\n".utf8)
    let rewriter = SourceRewriter(
      index: DeclarationIndex([SourceRewriter.summary(of: source, path: "A")]))
    let result = rewriter.rewrite(source, path: "A")
    #expect(result.text == source)
    #expect(
      result.syntaxError.map { "\($0.line): \($0.text)" } == "2: expected '}' to end function")
  }

  @Test("a file imports the module with the extension whose member a class overrides")
  func moduleOfOverriddenMember() {
    let sources = [
      ("Kit.swift", "Kit", "extension UIView { @objc open var rows: Int { 0 } }"),
      ("App.swift", "App", "class A: UIView { override var rows: Int { 1 } }"),
    ]
    let summaries = sources.map { SourceRewriter.summary(of: Array($2.utf8), path: $0) }
    let modules = Dictionary(uniqueKeysWithValues: sources.map { ($0.0, $0.1) })
    let rewriter = SourceRewriter(index: DeclarationIndex(summaries, modules: modules))
    let imports = sources.map {
      rewriter.rewrite(Array($0.2.utf8), path: $0.0).requiredImports.filter { $0 != "UIKit" }
    }
    #expect(imports == [[], ["Kit"]])
  }

  @Test(
    "resources of a target with resources are found in its bundle",
    arguments: [
      (
        "let a = Bundle.main.path(forResource: \"a\", ofType: \"css\")!",
        "let a = Bundle.module.path(forResource: \"a\", ofType: \"css\")!"
      ),
      (
        "let a = Bundle(for: type(of: self)).url(forResource: #keyPath(A.b), withExtension: nil)",
        "let a = Bundle.module.url(forResource: \"b\", withExtension: nil)"
      ),
      ("let a = Bundle.main.infoDictionary", "let a = Bundle.main.infoDictionary"),
      (
        "let a = bundle.path(forResource: a, ofType: b)",
        "let a = bundle.path(forResource: a, ofType: b)"
      ),
      ("let a = Bundle.main.path(for: a)", "let a = Bundle.main.path(for: a)"),
    ])
  func resources(source: String, expected: String) {
    let result = SourceRewriter(index: DeclarationIndex([]), hasResources: true)
      .rewrite(Array(source.utf8), path: "A.swift")
    #expect(String(decoding: result.text, as: UTF8.self) == expected)
  }

  @Test(
    "calls that Foundation does not support on Linux",
    arguments: [
      (
        "UserDefaults.standard.set(nil, forKey: k)",
        "UserDefaults.standard.removeObject( forKey: k)"
      ),
      (
        "self.defaults.set( nil,\n  forKey: f(#keyPath(A.b)))",
        "self.defaults.removeObject( \n  forKey: f(\"b\"))"
      ),
      ("cache.set(nil, forKey: k)", "cache.set(nil, forKey: k)"),
      ("defaults.set(a, forKey: k)", "defaults.set(a, forKey: k)"),
      (
        "let n = ProcessInfo().processName", "let n = ProcessInfo.processInfo.processName"
      ),
      (
        "import UIKit\nlet v = ProcessInfo().operatingSystemVersion.majorVersion",
        "import UIKit\nlet v = ProcessInfo.processInfo._systemVersion.majorVersion"
      ),
      (
        "import UIKit\nlet v = Foundation.ProcessInfo.processInfo.isOperatingSystemAtLeast(v)",
        "import UIKit\nlet v = Foundation.ProcessInfo.processInfo._isSystemAtLeast(v)"
      ),
      ("let v = record.operatingSystemVersion", "let v = record.operatingSystemVersion"),
      (
        "let a = Bundle.main.url(forResource: \"a\", withExtension: nil)",
        "let a = Bundle.main.url(forResource: \"a\", withExtension: nil)"
      ),
      (
        "import UIKit\nlet a = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]",
        "import UIKit\nlet a = FileManager.default._urls(for: .libraryDirectory, in: .userDomainMask)[0]"
      ),
      (
        "import UIKit\nlet a = try? f.url(\n  for: .libraryDirectory, in: d, appropriateFor: nil, create: true)",
        "import UIKit\nlet a = try? f._url(\n  for: .libraryDirectory, in: d, appropriateFor: nil, create: true)"
      ),
      (
        "import UIKit\nlet a = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)",
        "import UIKit\nlet a = _searchPaths(.libraryDirectory, .userDomainMask, true)"
      ),
      (
        "let a = f.urls(for: .cachesDirectory, in: .userDomainMask)",
        "let a = f.urls(for: .cachesDirectory, in: .userDomainMask)"
      ),
      ("let a = paths(.libraryDirectory)", "let a = paths(.libraryDirectory)"),
      (
        "import UIKit\ntext.mutableString.append(s)\nf(a.b!.mutableString, 1)",
        "import UIKit\ntext._mutableString.append(s)\nf(a.b!._mutableString, 1)"
      ),
      (
        "let a = bundle.object(forInfoDictionaryKey: kCFBundleIdentifierKey as String)",
        "let a = bundle.object(forInfoDictionaryKey: \"CFBundleIdentifier\" as String)"
      ),
      ("let a = keys.kCFBundleNameKey", "let a = keys.kCFBundleNameKey"),
      (
        "let kCFBundleNameKey = 1\nlet a = kCFBundleNameKey",
        "let kCFBundleNameKey = 1\nlet a = kCFBundleNameKey"
      ),
      (
        "q.asyncAfter(deadline: .now().advanced(by: .milliseconds(2)), execute: f)",
        "q.asyncAfter(deadline: .now() + (.milliseconds(2)), execute: f)"
      ),
      (
        "q.after(DispatchTime.now().advanced(\n  by: x ? .never : .seconds(1)))",
        "q.after(DispatchTime.now() + (\nx ? .never : .seconds(1)))"
      ),
      ("f(Date().advanced(by: 2))", "f(Date().advanced(by: 2))"),
      ("let a = .now().advanced(by: b).rawValue", "let a = .now().advanced(by: b).rawValue"),
      (
        "CFStringTransform(text, nil, \"Any-Hex/Java\" as CFString, true)",
        "text.applyTransform(\"Any-Hex/Java\", reverse: true, range: NSRange(location: 0, length: text.length), updatedRange: nil)"
      ),
      (
        "CFStringTransform(text, &range, kind, true)", "CFStringTransform(text, &range, kind, true)"
      ),
      (
        "struct A { var mutableString = 1 }\nprint(A().mutableString.description)",
        "struct A { var mutableString = 1 }\nprint(A().mutableString.description)"
      ),
    ])
  func foundationCalls(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test("submodules of other modules are imported as the module")
  func submodulesOfOthers() {
    #expect(
      rewritten(
        "import ObjectiveC.runtime\nimport AVFoundation.AVPlayer\nimport os.log\nimport func Foundation.floor"
      )
        == "import ObjectiveC\nimport AVFoundation\nimport os.log\nimport func Foundation.floor")
  }

  @Test("the library of C is imported by its name on Linux")
  func libraryOfC() {
    #expect(rewritten("import func Darwin.C.fputs") == "import func Glibc.fputs")
    #expect(
      rewritten("#if os(iOS)\nimport Darwin.C\n#else\nimport Darwin\n#endif")
        == "#if true\nimport Glibc\n#else\nimport Darwin\n#endif")
  }

  @Test("optional calls of UIKit's protocols with trailing closures become calls")
  func trailingClosures() {
    #expect(
      rewritten("func f() { animator.addCompletion? { _ in }; g() }")
        == "func f() { animator.addCompletion { _ in }; g() }")
    #expect(
      rewritten("func f() { animator.handler? { _ in }; g() }")
        == "func f() { animator.handler? { _ in }; g() }")
  }

  @Test("the result of a forced call of an optional requirement of UIKit is not optional")
  func forcedCalls() {
    #expect(
      rewritten("let a = field.delegate!.textFieldShouldReturn!(field)")
        == "let a = field.delegate!.textFieldShouldReturn(field)")
    #expect(
      rewritten("let a = delegate.textFieldShouldReturn?(field)")
        == "let a = _optional(delegate.textFieldShouldReturn(field))")
  }

  @Test("submodules of UIKit are imported as UIKit")
  func imports() {
    #expect(rewritten("import UIKit.UIGestureRecognizerSubclass") == "import UIKit")
    #expect(rewritten("import class UIKit.UIView") == "import class UIKit.UIView")
  }
}
