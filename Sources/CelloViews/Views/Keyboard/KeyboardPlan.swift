/// The keys of a system keyboard as rows, in columns of equal width.
///
/// The layouts are those of the English keyboard. Source of the phones' keys and their widths:
/// docs/measurements/controls.md#keys.
struct KeyboardPlan: Hashable, Sendable {
  /// What determines the keys.
  struct Input: Hashable, Sendable {
    var type: UIKeyboardType = .default
    var returnKey: UIReturnKeyType = .default
    /// A Boolean value that indicates whether the return key cannot be pressed, because there is no
    /// text.
    var isReturnDisabled = false
    var shift = KeyboardShift.off
    var idiom: UIUserInterfaceIdiom = .phone
    var version = SystemVersion.default
    /// A Boolean value that indicates whether there is room below the keys for the buttons that
    /// change the keyboard and start dictation.
    var hasAreaBelow = true
  }

  /// The number of columns.
  var columns: CGFloat
  var rows: [[KeyboardKey]]
  /// The symbols of the buttons below the keys, on the left and on the right.
  var below: [String] = []
  /// A Boolean value that indicates whether the keys are those of a keypad for digits.
  var isKeypad = false

  init(_ input: Input) {
    if input.idiom == .pad {
      self.init(pad: input)
    } else if input.type.isKeypad {
      self.init(keypad: input.type)
    } else {
      self.init(phone: input)
    }
  }

  // MARK: Keypads

  private static let digits = [
    ("1", ""), ("2", "ABC"), ("3", "DEF"), ("4", "GHI"), ("5", "JKL"), ("6", "MNO"),
    ("7", "PQRS"), ("8", "TUV"), ("9", "WXYZ"),
  ]

  private init(keypad type: UIKeyboardType) {
    columns = 3
    isKeypad = true
    var keys = Self.digits.enumerated().map { index, digit in
      KeyboardKey(cap: .digit(digit.0, letters: digit.1), start: CGFloat(index % 3))
    }
    let left: KeyboardKey.Cap =
      switch type {
      case .phonePad: .text("+ * #")
      case .decimalPad: .character(".")
      default: .empty
      }
    keys += [
      KeyboardKey(cap: left, role: .plain, start: 0),
      KeyboardKey(cap: .digit("0", letters: ""), start: 1),
      KeyboardKey(cap: .symbol("delete.left"), role: .plain, start: 2),
    ]
    rows = stride(from: 0, to: keys.count, by: 3).map { Array(keys[$0..<$0 + 3]) }
  }

  // MARK: Phones

  private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let punctuation = ["1234567890", "-/:;()$&@\"", ".,?!'"]

  private init(phone input: Input) {
    columns = 10
    let isNumbers = input.type == .numbersAndPunctuation
    let lines = isNumbers ? Self.punctuation : Self.letters.map(input.shift.shown)
    let edge = Self.edgeSpan
    rows = [
      Self.characters(lines[0], from: 0),
      Self.characters(lines[1], from: (columns - CGFloat(lines[1].count)) / 2),
    ]
    let left =
      isNumbers
      ? KeyboardKey(cap: .text("#+="), role: .function, start: 0, span: edge)
      : KeyboardKey(
        cap: .symbol(input.shift.symbol), role: input.shift == .off ? .function : .character,
        start: 0, span: edge)
    let span = 7 / CGFloat(lines[2].count)
    rows.append(
      [left] + Self.characters(lines[2], from: 1.5, span: span) + [
        KeyboardKey(
          cap: .symbol("delete.left"), role: .function, start: columns - edge, span: edge)
      ])
    rows.append(Self.bottomRow(input))
    if input.hasAreaBelow { below = ["face.smiling", "mic"] }
  }

  /// The width of the keys at the ends of the third row, in columns.
  private static let edgeSpan: CGFloat = 1.28

  private static func bottomRow(_ input: Input) -> [KeyboardKey] {
    let space = KeyboardKey(
      cap: input.version == .iOS26 ? .empty : .text("space"), role: .character, start: 0)
    let switching = KeyboardKey(
      cap: .text(input.type == .numbersAndPunctuation ? "ABC" : "123"), role: .function, start: 0)
    let done = returnKey(input)
    func key(_ text: String) -> KeyboardKey { KeyboardKey(cap: .character(text), start: 0) }
    var first = [(switching, 2.5 as CGFloat)]
    if !input.hasAreaBelow {
      let emoji = KeyboardKey(cap: .symbol("face.smiling"), role: .function, start: 0)
      first = [(switching, 1.25), (emoji, 1.25)]
    }
    let rest: [(KeyboardKey, CGFloat)] =
      switch input.type {
      case .emailAddress: [(space, 2.5), (key("@"), 1.25), (key("."), 1.25), (done, 2.5)]
      case .URL:
        [
          (key("."), 5 / 3), (key("/"), 5 / 3),
          (KeyboardKey(cap: .text(".com"), start: 0), 5 / 3), (done, 2.5),
        ]
      case .twitter: [(space, 5), (key("@"), 1.25), (key("#"), 1.25)]
      case .webSearch: [(space, 4.75), (key("."), 1), (done, 1.75)]
      default: [(space, 5), (done, 2.5)]
      }
    return placed(first + rest)
  }

  // MARK: iPads

  private static let padLetters = ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
  /// The characters that a swipe down on a key types.
  private static let padSecondary = ["1234567890", "@#$&*()'\"", "%-+=/;:!?"]

  // Chosen, after pictures of iPadOS: a keyboard of eleven columns, on iPads of all sizes.
  private init(pad input: Input) {
    columns = 11
    let isNumbers = input.type == .numbersAndPunctuation || input.type.isKeypad
    let lines = isNumbers ? Self.padSecondary : Self.padLetters.map(input.shift.shown)
    let secondary = isNumbers ? [] : Self.padSecondary
    func line(_ index: Int, from start: CGFloat) -> [KeyboardKey] {
      var keys = Self.characters(lines[index], from: start)
      guard !secondary.isEmpty else { return keys }
      for (position, character) in secondary[index].enumerated() where position < keys.count {
        keys[position].secondary = String(character)
      }
      return keys
    }
    func function(_ cap: KeyboardKey.Cap, _ start: CGFloat, _ span: CGFloat = 1) -> KeyboardKey {
      KeyboardKey(cap: cap, role: .function, start: start, span: span)
    }
    var done = Self.returnKey(input)
    (done.start, done.span) = (9.5, 1.5)
    let shift =
      isNumbers
      ? function(.text("#+="), 0)
      : KeyboardKey(
        cap: .symbol(input.shift.symbol), role: input.shift == .off ? .function : .character,
        start: 0)
    var otherShift = shift
    otherShift.start = 10
    let other = KeyboardKey.Cap.text(isNumbers ? "ABC" : ".?123")
    rows = [
      line(0, from: 0) + [function(.symbol("delete.left"), 10)],
      line(1, from: 0.5) + [done],
      [shift] + line(2, from: 1) + [otherShift],
      [
        function(other, 0), function(.symbol("face.smiling"), 1), function(.symbol("mic"), 2),
        KeyboardKey(cap: .empty, start: 3, span: 6), function(other, 9),
        function(.symbol("keyboard.chevron.compact.down"), 10),
      ],
    ]
  }

  // MARK: Keys

  private static func characters(
    _ line: String, from start: CGFloat, span: CGFloat = 1
  ) -> [KeyboardKey] {
    line.enumerated().map { index, character in
      KeyboardKey(
        cap: .character(String(character)), start: start + CGFloat(index) * span, span: span)
    }
  }

  /// Returns keys beside each other.
  private static func placed(_ keys: [(KeyboardKey, CGFloat)]) -> [KeyboardKey] {
    var start: CGFloat = 0
    return keys.map { key, span in
      var key = key
      (key.start, key.span) = (start, span)
      start += span
      return key
    }
  }

  private static func returnKey(_ input: Input) -> KeyboardKey {
    let type = input.returnKey
    let symbol = input.version == .iOS26 ? type.symbol : nil
    return KeyboardKey(
      cap: symbol.map(KeyboardKey.Cap.symbol) ?? .text(type.title),
      role: input.isReturnDisabled ? .disabled : type.isTinted ? .action : .function, start: 0)
  }
}

extension UIKeyboardType {
  /// A Boolean value that indicates whether phones show a keypad with digits.
  var isKeypad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

extension UIReturnKeyType {
  /// The label of the key. Source: the descriptions of the constants in Apple's documentation.
  fileprivate var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google: "Google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "Yahoo!"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  /// The symbol of the key on iOS 26; `nil` for the title. The arrow of `go` is measured
  /// (docs/measurements/controls.md#keys); the others are chosen.
  fileprivate var symbol: String? {
    switch self {
    case .default: "return"
    case .go: "arrow.right"
    case .google, .search, .yahoo: "magnifyingglass"
    case .send: "arrow.up"
    case .done: "checkmark"
    case .join, .next, .route, .emergencyCall, .continue: nil
    }
  }

  /// A Boolean value that indicates whether the key is blue. Chosen for keys other than `go`: those
  /// that end the input.
  fileprivate var isTinted: Bool {
    switch self {
    case .default, .next, .continue: false
    default: true
    }
  }
}
