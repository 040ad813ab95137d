import Testing

@testable import CelloSnapshots

/// Ledgers.
struct LedgerTests {
  private func digest(_ number: Int) -> PixelDigest {
    PixelDigest(words: [0, 0, 0, UInt64(number)])
  }

  private func names(_ texts: [String]) throws -> [CaseName] { try texts.map { try CaseName($0) } }

  @Test("a listed scene has one sorted line per case, and the plainest names the picture")
  func listed() throws {
    let space = CaseSpace.listed(
      try names(["selected+disabled", "normal", "disabled", "normal.dark"]))
    let ledger = Ledger(space, digests: [digest(2), digest(1), digest(2), digest(1)])
    #expect(
      ledger.text == """
        digests SHA-256-runs
        disabled 0000000000000000000000000000000000000000000000000000000000000002
        normal 0000000000000000000000000000000000000000000000000000000000000001
        normal.dark = normal
        selected+disabled = disabled

        """)
    #expect(try Ledger(ledger.text, file: "ledger.txt") == ledger)
    let expectations = ledger.expectations(for: space)
    #expect(expectations.pictures.map(\.name.text) == ["disabled", "normal"])
    #expect(expectations.pictureOfCase == [0, 1, 0, 1])
    #expect(expectations.orphans.isEmpty)
  }

  @Test("a picture without a file is marked as such")
  func withoutPicture() throws {
    let listed = CaseSpace.listed(try names(["normal", "normal.dark", "selected"]))
    var ledger = Ledger(listed, digests: [digest(1), digest(2), digest(2)])
    ledger.files = [.normal]
    #expect(ledger.text.contains("normal.dark \(digest(2)) without picture\n"))
    #expect(ledger.text.contains("normal \(digest(1))\n"))
    #expect(try Ledger(ledger.text, file: "ledger.txt") == ledger)

    let axes = try CaseAxes([.flag("selected"), CaseAxis("style", values: ["light", "dark"])])
    var product = Ledger(
      .product(axes), digests: [digest(1), digest(2), digest(2), digest(1)])
    product.files = []
    #expect(product.text.contains("normal \(digest(1)) without picture when "))
    #expect(try Ledger(product.text, file: "ledger.txt") == product)
  }

  @Test(
    "a malformed mark of a picture without a file is an error",
    arguments: [
      "normal # without", "normal # without pictures", "normal # picture",
      "normal = without picture", "normal without picture",
    ])
  func malformedMark(line: String) {
    let line = line.replacing("#", with: digest(1).description)
    #expect(throws: SnapshotError.self) {
      try Ledger("\(DigestKind.sha256Runs.line)\n\(line)\n", file: "ledger.txt")
    }
  }

  @Test("a digest that can be forged is never the only evidence for a picture")
  func forgeableAlone() {
    #expect(throws: SnapshotError.self) {
      try Ledger(
        "normal 00000000000000000000000000000001 without picture\n", file: "ledger.txt")
    }
  }

  @Test("new and removed cases are distinguished")
  func changedCases() throws {
    let old = CaseSpace.listed(try names(["normal", "selected", "selected.dark"]))
    let ledger = Ledger(old, digests: [digest(1), digest(2), digest(2)])
    let new = CaseSpace.listed(try names(["focused", "normal", "selected.dark"]))
    let expectations = ledger.expectations(for: new)
    #expect(expectations.pictureOfCase == [-1, 0, 1])
    #expect(expectations.orphans == ["selected"])
  }

  @Test("an exhaustive scene is stored as conditions and expanded case by case")
  func patterns() throws {
    let axes = try ConditionFinderTests.cellAxes()
    let space = CaseSpace.product(axes)
    var looks: [String] = []
    let digests = (0..<axes.count).map { ordinal in
      let look = ConditionFinderTests.look(of: axes.name(of: ordinal))
      if !looks.contains(look) { looks.append(look) }
      return PixelDigest(words: [0, 0, 7, UInt64(looks.firstIndex(of: look)!)])
    }
    let ledger = Ledger(space, digests: digests)
    let lines = ledger.text.split(separator: "\n").dropFirst().map(String.init)
    #expect(lines.count < 45)
    #expect(lines[0] == "state highlighted")
    #expect(lines[9] == "state drag: lifting dragging")
    #expect(lines[11] == "axis style: light dark")
    #expect(ledger.pictures[.normal] == digests[0])

    let read = try Ledger(ledger.text, file: "ledger.txt")
    #expect(read == ledger)
    let expectations = read.expectations(for: space)
    #expect(expectations.contradictions.isEmpty)
    let expected = expectations.pictureOfCase.map { expectations.pictures[Int($0)].digest }
    #expect(expected == digests)
  }

  @Test("part of an exhaustive scene can be recorded")
  func partOfPatterns() throws {
    let axes = try CaseAxes([.flag("a"), .flag("b")])
    let ledger = Ledger(.product(axes), digests: [digest(1), nil, digest(1), nil])
    #expect(
      ledger.text == """
        digests SHA-256-runs
        state a
        state b
        normal 0000000000000000000000000000000000000000000000000000000000000001 when !b

        """)
    #expect(ledger.expectations(for: .product(axes)).pictureOfCase == [0, -1, 0, -1])
  }

  @Test("when axes change, cases of the same name stay the same and others are new")
  func changedAxes() throws {
    let old = try CaseAxes([.flag("a"), .flag("b")])
    let ledger = Ledger(.product(old), digests: [digest(1), digest(2), digest(1), digest(2)])
    let new = try CaseAxes([.flag("a"), .flag("c")])
    let expectations = ledger.expectations(for: .product(new))
    // The cases are normal, c, a, and a+c.
    #expect(expectations.pictureOfCase == [1, -1, 1, -1])
    #expect(expectations.orphans == ["b", "a+b"])
  }

  @Test("two conditions that claim a case for different pictures contradict each other")
  func contradictions() throws {
    let text = """
      digests SHA-256-runs
      state a
      state b
      a 0000000000000000000000000000000000000000000000000000000000000002 when a
      normal 0000000000000000000000000000000000000000000000000000000000000001 when !b
      """
    let ledger = try Ledger(text, file: "ledger.txt")
    let axes = try CaseAxes([.flag("a"), .flag("b")])
    #expect(ledger.expectations(for: .product(axes)).contradictions == [2])
  }

  @Test("a line that cannot be parsed is left out with the cases that show its picture")
  func leftOutLines() throws {
    let text = """
      digests SHA-256-runs
      dark \(digest(1))
      focused = normal
      normal \(digest(2).description.dropLast())
      selected \(digest(3))
      is/this what
      """
    let space = CaseSpace.listed([.normal])
    let (ledger, lines) = try Ledger.parsingLines(text, file: "ledger.txt", for: space)
    #expect(
      ledger.pictures == [try CaseName("dark"): digest(1), try CaseName("selected"): digest(3)])
    #expect(ledger.assignment == .listed([:]))
    #expect(lines.map(\.name?.text) == ["normal", nil, "focused"])
    let numbers = lines.map { line in
      if case .brokenLine(_, let number, _, _, _) = line.error { number } else { 0 }
    }
    #expect(numbers == [4, 6, 3])
    #expect(lines.map(\.number) == numbers)
    // All cases are concerned.
    for damaged in [
      text + "\n<<<<<<< HEAD", text + "\nstate a", "digests SHA-256-runs\nnormal 12", "normal 12",
    ] {
      #expect(throws: SnapshotError.self) {
        try Ledger.parsingLines(damaged, file: "ledger.txt", for: space)
      }
    }
  }

  @Test("a condition that cannot be parsed is left out, unless the axes are concerned")
  func leftOutConditions() throws {
    let text = """
      digests SHA-256-runs
      state selected
      axis style: light dark
      dark \(digest(1)) when dark & !selected
      normal \(digest(2)) when !dark & !selected
      selected \(digest(3).description.dropLast()) when selected & !dark
      selected also when selected & dark
      normal also when bold
      """
    let axes = try CaseAxes([.flag("selected"), CaseAxis("style", values: ["light", "dark"])])
    let (ledger, lines) = try Ledger.parsingLines(text, file: "ledger.txt", for: .product(axes))
    #expect(ledger.pictures == [try CaseName("dark"): digest(1), .normal: digest(2)])
    #expect(lines.map(\.name?.text) == ["selected", "selected", "normal"])
    #expect(ledger.expectations(for: .product(axes)).pictureOfCase.count { $0 < 0 } == 2)
  }

  @Test(
    "an axis that cannot be parsed is that of the scene, if the other axes agree with the scene",
    arguments: [
      ("state selected", "state selected x"), ("state selected", "s"), ("state selected", "state"),
      ("axis style: light dark", "axis style light dark"), ("axis style:", "axis"),
      ("axis style: light dark", "axis style: light"), ("axis style:", "axs style:"),
      ("axis style: light dark", "axis style: light selected"),
    ])
  func replacedAxes(line: String, broken: String) throws {
    let text = """
      digests SHA-256-runs
      state selected
      axis style: light dark
      dark \(digest(1)) when dark & !selected
      normal \(digest(2)) when !dark & !selected
      selected \(digest(3)) when selected

      """
    func number(_ text: String) -> Int? {
      text.split(separator: "\n").firstIndex { $0.hasPrefix(broken) }.map { $0 + 1 }
    }
    let damaged = text.replacing(line, with: broken)
    let axes = try CaseAxes([.flag("selected"), CaseAxis("style", values: ["light", "dark"])])
    let (ledger, lines) = try Ledger.parsingLines(damaged, file: "l", for: .product(axes))
    #expect(ledger == (try Ledger(text, file: "l")))
    #expect(lines.map(\.isReplaced) == [true])
    #expect(lines.map(\.number) == [number(damaged)])
    #expect(lines.first?.error.description.contains("Restore the line") == true)
    // The axes of the scene have changed since the recording, so the lost axis is unknown.
    let changed: [CaseSpace] = [
      .listed([.normal]),
      .product(try CaseAxes([.flag("selected")])),
      .product(
        try CaseAxes([.flag("focused"), CaseAxis("style", values: ["light", "dark", "sepia"])])),
    ]
    for space in changed {
      let result = try? Ledger.parsingLines(damaged, file: "l", for: space)
      #expect(result?.brokenLines.contains(where: \.isReplaced) != true)
      #expect(result?.ledger != ledger)
    }
  }

  @Test(
    "a malformed line is reported with its location",
    arguments: [
      ("normal", 1), ("normal 12", 1), ("<<<<<<< HEAD", 1), ("\nnormal = ", 2), ("no/name 12", 1),
      ("normal = selected", 1),
      ("normal #1\nnormal #1", 2),
      ("state a\nnormal #1 when b", 2),
      ("state a\nnormal #1 when a &", 2),
      ("state a\nnormal also when a", 2),
      ("state a b\nnormal #1 when a", 1),
      ("state a\na = normal\nnormal #1 when a", 2),
      ("axis x: one\nnormal #1 when always", 1),
    ])
  func brokenLines(text: String, line: Int) {
    let text = text.replacing("#1", with: digest(1).description)
    #expect {
      try Ledger("digests SHA-256-runs\n" + text, file: "ledger.txt")
    } throws: { error in
      guard
        case SnapshotError.brokenLine("ledger.txt", line + 1, _, _, _)? = error as? SnapshotError
      else {
        return false
      }
      return true
    }
  }
}

/// Resolved properties.
struct ResolvedPropertiesTests {
  @Test("properties are sorted, and changes found by name")
  func changes() {
    let old = ResolvedProperties([("b", "1"), ("a", "x"), ("d", "same")])
    let new = ResolvedProperties([("c", "2"), ("a", "y"), ("d", "same")])
    #expect(old.lines == ["a: x", "b: 1", "d: same"])
    #expect(
      new.changes(from: old).map(\.description) == ["a x → y", "b 1 → absent", "c absent → 2"])
    #expect(old.applying(new.changes(from: old)) == new)
  }

  @Test("line breaks and colons cannot break the format")
  func escaping() {
    let properties = ResolvedProperties([("text", "one\ntwo: three"), ("a:b\nc", "d")])
    #expect(properties.lines == ["a b c: d", "text: one\\ntwo: three"])
    #expect(ResolvedProperties(lines: properties.lines) == properties)
  }

  @Test("a record lists all properties of the simplest picture, and the differences of the others")
  func record() throws {
    let base = ResolvedProperties([("fill", "#ffffff"), ("font", "Inter 17"), ("inset", "8")])
    let selected = ResolvedProperties([("fill", "#d1d1d6"), ("font", "Inter 17"), ("radius", "26")])
    let record = ResolvedRecord<CaseName>([
      .normal: base, try CaseName("selected"): selected, try CaseName("normal.dark"): base,
    ])
    #expect(
      record.text == """
        [normal]
        fill: #ffffff
        font: Inter 17
        inset: 8

        [normal.dark] as [normal]

        [selected] as [normal] but
        fill: #d1d1d6
        - inset
        radius: 26

        """)
    #expect(try ResolvedRecord(record.text, file: "resolved.txt") == record)
    #expect(ResolvedRecord<CaseName>([.normal: ResolvedProperties()]).text == "")
  }

  @Test("a picture is described by its differences from the most similar simpler picture")
  func similarPictures() throws {
    func properties(_ fill: String, _ font: String) -> ResolvedProperties {
      ResolvedProperties([("fill", fill), ("font", font), ("inset", "8"), ("radius", "10")])
    }
    let record = ResolvedRecord<CaseName>([
      .normal: properties("white", "17"), try CaseName("normal.dark"): properties("black", "17"),
      try CaseName("normal.dark.ax1"): properties("black", "28"),
      try CaseName("selected.dark"): properties("black", "17"),
      try CaseName("focused+selected.dark"): properties("gray", "17"),
    ])
    #expect(
      record.text == """
        [normal]
        fill: white
        font: 17
        inset: 8
        radius: 10

        [normal.dark] as [normal] but
        fill: black

        [normal.dark.ax1] as [normal.dark] but
        font: 28

        [selected.dark] as [normal.dark]

        [focused+selected.dark] as [normal] but
        fill: gray

        """)
    #expect(try ResolvedRecord(record.text, file: "resolved.txt") == record)
  }

  @Test(
    "a malformed record is reported with its location",
    arguments: [("a: b", 1), ("[normal]\nnonsense", 2), ("[normal", 1), ("[a] like [b]", 1)])
  func brokenRecord(text: String, line: Int) {
    #expect {
      try ResolvedRecord<CaseName>(text, file: "r")
    } throws: { error in
      guard case SnapshotError.brokenLine("r", line, _, _, _)? = error as? SnapshotError else {
        return false
      }
      return true
    }
  }
}

/// The environment of references.
struct ReferenceEnvironmentTests {
  private let recorded = ReferenceEnvironment(
    systemVersions: ["iOS 26", "iOS 18"],
    fonts: [
      "Inter Display.otf": PixelDigest(words: [0, 0, 1, 2]),
      "Inter.otf": PixelDigest(words: [0, 0, 3, 4]),
    ])

  @Test("its printed form can be parsed")
  func text() throws {
    #expect(
      recorded.text == """
        digests SHA-256
        profile iOS 26
        profile iOS 18
        font Inter Display.otf 0000000000000000000000000000000000000000000000010000000000000002
        font Inter.otf 0000000000000000000000000000000000000000000000030000000000000004

        """)
    #expect(try ReferenceEnvironment(recorded.text, file: "environment.txt") == recorded)
    #expect(throws: SnapshotError.self) { try ReferenceEnvironment("font x 12", file: "e") }
  }

  @Test("another font or a missing one is an error that names it")
  func check() throws {
    func machine(_ fonts: [String: PixelDigest]) -> DrawingEnvironment {
      DrawingEnvironment(digestOfFont: { fonts[$0] })
    }
    try machine(recorded.fonts).check(against: recorded)
    var fonts = recorded.fonts
    fonts["More.otf"] = PixelDigest(words: [0, 0, 5, 6])
    try machine(fonts).check(against: recorded)
    fonts["Inter.otf"] = PixelDigest(words: [0, 0, 9, 9])
    #expect(
      throws: SnapshotError.otherFont(
        name: "Inter.otf", recorded: PixelDigest(words: [0, 0, 3, 4]),
        found: PixelDigest(words: [0, 0, 9, 9]))
    ) { try machine(fonts).check(against: recorded) }
    fonts["Inter.otf"] = nil
    #expect(throws: SnapshotError.missingFont(name: "Inter.otf")) {
      try machine(fonts).check(against: recorded)
    }
  }
}
