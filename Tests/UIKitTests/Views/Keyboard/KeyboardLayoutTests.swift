import CelloGeometry
import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct KeyboardLayoutTests {
  private func layout(
    _ input: KeyboardPlan.Input, width: CGFloat, height: CGFloat, hasHomeIndicator: Bool,
    screenHeight: CGFloat = 800, scale: CGFloat = 2
  ) -> KeyboardLayout {
    let plan = KeyboardPlan(input)
    let metrics = KeyMetrics.keys(
      idiom: input.idiom, version: input.version,
      screen: CGSize(width: width, height: screenHeight), isKeypad: plan.isKeypad,
      hasHomeIndicator: hasHomeIndicator)
    return KeyboardLayout(
      plan, metrics, size: CGSize(width: width, height: height), sides: .zero,
      grid: PixelGrid(scale: scale))
  }

  private func row(_ index: Int, of layout: KeyboardLayout) -> [KeyboardLayout.Placed] {
    let tops = Set(layout.keys.map(\.frame.minY)).sorted()
    return layout.keys.filter { $0.frame.minY == tops[index] }
  }

  private func old(_ type: UIKeyboardType) -> KeyboardPlan.Input {
    var input = KeyboardPlan.Input(type: type, version: .iOS18)
    input.hasAreaBelow = false
    return input
  }

  // The edges in the captures of docs/measurements/controls.md#keys, within a pixel and a half:
  // corners are measured slightly inside.

  private func expect(
    _ keys: [KeyboardLayout.Placed], _ edges: [(CGFloat, CGFloat)],
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(keys.count == edges.count, sourceLocation: location)
    for (key, edge) in zip(keys, edges) {
      #expect(abs(key.frame.minX - edge.0) <= 1, "\(key)", sourceLocation: location)
      #expect(abs(key.frame.maxX - edge.1) <= 1, "\(key)", sourceLocation: location)
    }
  }

  @Test("letters on a phone that is 375 points wide")
  func letters() {
    let keys = layout(old(.default), width: 375, height: 216, hasHomeIndicator: false)
    let tops = Set(keys.keys.map(\.frame.minY)).sorted()
    #expect(tops == [10, 64, 118, 170])
    #expect(keys.keys.allSatisfy { $0.frame.height == 42 })
    let first = row(0, of: keys)
    #expect(first.count == 10)
    expect([first[0], first[9]], [(3, 34.5), (340.5, 372)])
    let second = row(1, of: keys)
    expect([second[0], second[8]], [(21.5, 53), (322, 353.5)])
    let third = row(2, of: keys)
    expect([third[0], third[1], third[8]], [(3, 45), (59, 90.5), (330.5, 372)])
    expect(row(3, of: keys), [(3, 43.5), (50, 90.5), (97, 278.5), (285, 372)])
  }

  @Test("letters on a phone that is 414 points wide")
  func largeLetters() {
    let keys = layout(
      old(.default), width: 414, height: 226, hasHomeIndicator: false, scale: 3)
    let first = row(0, of: keys)
    expect([first[0], first[1], first[9]], [(4.33, 40), (46.33, 81), (374.67, 409.67)])
    #expect(
      first.allSatisfy { abs($0.frame.minY - 8.33) < 0.4 && abs($0.frame.maxY - 52.67) < 0.4 })
    #expect(row(3, of: keys).allSatisfy { abs($0.frame.minY - 176.33) < 0.4 })
  }

  @Test("the last rows of keyboards for addresses and searches")
  func bottomRows() {
    func last(_ type: UIKeyboardType) -> [KeyboardLayout.Placed] {
      Array(
        row(3, of: layout(old(type), width: 375, height: 216, hasHomeIndicator: false)).dropFirst(2)
      )
    }
    // The captures have a key for dictation between the emoji and the space bar.
    expect(last(.emailAddress), [(97, 184.5), (191, 231), (238, 278), (285, 372)])
    expect(last(.URL), [(97, 153), (160, 215), (222, 278), (285, 372)])
    expect(last(.webSearch), [(97, 268.5), (275, 306), (312.5, 372)])
    expect(last(.twitter), [(97, 278), (285, 325.5), (331.5, 372)])
  }

  // The capture was measured two points below the tops of the keys, where the corners are a point
  // inside of the edges.
  @Test("numbers and punctuation on a phone that is 375 points wide")
  func punctuation() {
    let keys = layout(
      old(.numbersAndPunctuation), width: 375, height: 216, hasHomeIndicator: false)
    expect(
      row(2, of: keys),
      [
        (3, 45.5), (59, 105.5), (111.5, 158), (164.5, 211), (217, 263.5), (269.5, 316),
        (330, 372.5),
      ])
  }

  @Test("letters on a phone with iOS 26")
  func glass() {
    var input = KeyboardPlan.Input(type: .webSearch, returnKey: .go, version: .iOS26)
    input.hasAreaBelow = true
    let keys = layout(input, width: 402, height: 317, hasHomeIndicator: true, scale: 3)
    // The keyboard begins at 21.33 in the capture.
    #expect(
      Set(keys.keys.map(\.frame.minY)).sorted().map { $0.rounded() } == [24, 80, 136, 192])
    #expect(keys.keys.allSatisfy { $0.frame.height == 45 })
    let first = row(0, of: keys)
    expect([first[0], first[1], first[9]], [(8.67, 41.67), (47.67, 80.67), (360.33, 393.67)])
    let third = row(2, of: keys)
    expect([third[0], third[1], third[8]], [(8.67, 53.33), (67, 100.33), (348.67, 393.67)])
    let last = row(3, of: keys)
    expect(Array(last.dropFirst(2)), [(292, 324.67), (330.67, 393.67)])
    #expect(last.last?.key.cap == .symbol("arrow.right") && last.last?.key.role == .action)
    #expect(keys.buttons.map(\.symbol) == ["face.smiling", "mic"])
    #expect(abs((keys.buttons.last?.center.x ?? 0) - 359.4) < 0.5)
  }

  @Test(
    "all keyboards fill the width with keys that do not overlap",
    arguments: (0...11).compactMap(UIKeyboardType.init(rawValue:)),
    [UIUserInterfaceIdiom.phone, .pad])
  func keysFit(type: UIKeyboardType, idiom: UIUserInterfaceIdiom) {
    for version in SystemVersion.allCases {
      for size in [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)] {
        let input = KeyboardPlan.Input(type: type, idiom: idiom, version: version)
        let height =
          KeyboardMetrics(idiom: idiom, version: version, screen: size, hasHomeIndicator: true).keys
        let keys = layout(
          input, width: size.width, height: height, hasHomeIndicator: true,
          screenHeight: size.height
        ).keys.map(\.frame)
        #expect(keys.count >= 12)
        for (index, key) in keys.enumerated() {
          #expect(key.minX >= 0 && key.maxX <= size.width && key.minY >= 0 && key.maxY <= height)
          #expect(key.width > 0 && key.height > 0)
          for other in keys[(index + 1)...] {
            #expect(!key.insetBy(dx: 0.5, dy: 0.5).intersects(other))
          }
        }
      }
    }
  }

  private func texts(_ keys: [KeyboardKey]) -> [String] {
    keys.map { key in
      switch key.cap {
      case .character(let text), .text(let text): text
      case .symbol(let name): "(" + name + ")"
      case .digit(let digit, let letters): digit + letters
      case .empty: ""
      }
    }
  }

  @Test("the keys of each type")
  func types() {
    func rows(_ type: UIKeyboardType, shift: KeyboardShift = .off) -> [String] {
      KeyboardPlan(KeyboardPlan.Input(type: type, shift: shift, version: .iOS18)).rows.map {
        texts($0).joined(separator: " ")
      }
    }
    #expect(
      rows(.default, shift: .on) == [
        "Q W E R T Y U I O P", "A S D F G H J K L",
        "(shift.fill) Z X C V B N M (delete.left)", "123 space return",
      ])
    #expect(rows(.asciiCapable)[0] == "q w e r t y u i o p")
    #expect(rows(.emailAddress)[3] == "123 space @ . return")
    #expect(rows(.URL)[3] == "123 . / .com return")
    #expect(rows(.twitter)[3] == "123 space @ #")
    #expect(
      rows(.numbersAndPunctuation) == [
        "1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "#+= . , ? ! ' (delete.left)",
        "ABC space return",
      ])
    #expect(
      rows(.numberPad) == ["1 2ABC 3DEF", "4GHI 5JKL 6MNO", "7PQRS 8TUV 9WXYZ", " 0 (delete.left)"])
    #expect(rows(.phonePad)[3] == "+ * # 0 (delete.left)")
    #expect(rows(.decimalPad)[3] == ". 0 (delete.left)")
  }

  @Test(
    "the return key has the label and color of its type",
    arguments: [
      (.default, "return", .function), (.go, "go", .action), (.next, "next", .function),
      (.search, "search", .action), (.done, "done", .action), (.send, "send", .action),
      (.continue, "continue", .function), (.join, "join", .action), (.route, "route", .action),
      (.emergencyCall, "emergency call", .action),
    ] as [(UIReturnKeyType, String, KeyboardKey.Role)])
  func returnKey(type: UIReturnKeyType, title: String, role: KeyboardKey.Role) {
    let key = KeyboardPlan(KeyboardPlan.Input(returnKey: type, version: .iOS18)).rows[3].last
    #expect(key?.cap == .text(title) && key?.role == role)
    let disabled = KeyboardPlan(
      KeyboardPlan.Input(returnKey: type, isReturnDisabled: true, version: .iOS18))
    #expect(disabled.rows[3].last?.role == .disabled)
  }

  @Test(
    "automatic capitalization turns the shift key on",
    arguments: [
      (.sentences, "", .on), (.sentences, "Hello", .off), (.sentences, "Hello ", .off),
      (.sentences, "Hello. ", .on), (.sentences, "Hello.", .off), (.sentences, "Really? ", .on),
      (.sentences, "One\n", .on), (.words, "Hello ", .on), (.words, "Hello", .off),
      (.allCharacters, "Hello", .locked), (.none, "", .off),
    ] as [(UITextAutocapitalizationType, String, KeyboardShift)])
  func shift(type: UITextAutocapitalizationType, text: String, expected: KeyboardShift) {
    #expect(KeyboardShift(type, type: .default, isSecure: false, after: text) == expected)
    #expect(KeyboardShift(type, type: .emailAddress, isSecure: false, after: text) == .off)
    #expect(KeyboardShift(type, type: .default, isSecure: true, after: text) == .off)
  }

  // MARK: In a window

  private func drawing(_ field: UITextField, showsKeys: Bool = true) -> (
    list: DisplayList, UIWindow
  ) {
    let controller = UIViewController()
    controller.view.addSubview(field)
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
    let window = UIWindow()
    window.showsKeys = showsKeys
    window.rootViewController = controller
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    return (DisplayListRecorder.record(window), window)
  }

  @Test("the keys are drawn, are not views, and follow the text")
  func keys() throws {
    let field = UITextField()
    let (empty, window) = drawing(field)
    let keyboard = try #require(window.keyboard)
    #expect(keyboard.subviews.count == 1 && keyboard.subviews[0].subviews.isEmpty)
    field.insertText("a")
    #expect(DisplayListRecorder.record(window) != empty)
    #expect(drawing(UITextField(), showsKeys: false).list.items.count <= empty.items.count)
    #expect(window.accessibilityElements == nil)
  }

  @Test("a responder's own input view has no keys, and an accessory view is above the keys")
  func ownViews() throws {
    let field = UITextField()
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let own = drawing(field)
    field.inputView = nil
    let plain = drawing(field, showsKeys: false)
    #expect(own.list.items.count <= plain.list.items.count + 1)
    let other = UITextField()
    other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let (_, window) = drawing(other)
    #expect(window.keyboardFrame?.height == 376)
    #expect(window.keyboard?.subviews.map(\.frame.minY).sorted() == [0, 40])
  }

  @Test("the keyboard's appearance determines its colors")
  func appearance() {
    let field = UITextField()
    let light = drawing(field)
    #expect(light.1.keyboardIsDark == false)
    let other = UITextField()
    other.keyboardAppearance = .dark
    let dark = drawing(other)
    #expect(dark.1.keyboardIsDark == true && dark.list != light.list)
  }
}
