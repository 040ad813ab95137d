internal import CelloSnapshots

// The text files that are committed with reference pictures, and that people merge and edit. Each
// text is parsed, written and parsed again; the second text must equal the first.
extension FuzzTarget {
  static let condition = FuzzTarget(
    "condition",
    seeds: [
      "selected & !editing & !(disabled & !swiped)", "always", "a | b & !c | !(!d | e)",
      "(((a)))",
    ], words: "! & | ( ) always selected dark ax3 normal"
  ) { bytes in
    guard let condition = try? Condition(String(decoding: bytes, as: UTF8.self)) else { return }
    let text = condition.description
    let copy = try? Condition(text)
    try require(copy?.description == text, "“\(text)” reads back as “\(copy as Any)”.")
  }

  static let ledger = FuzzTarget(
    "ledger",
    seeds: [
      """
      digests SHA-256-runs
      normal 77c177c177c177c177c177c177c177c177c177c177c177c177c177c177c177c1
      selected = normal
      """,
      """
      disabled 0f3a0f3a0f3a0f3a0f3a0f3a0f3a0f3a
      disabled+selected = disabled
      normal 77c177c177c177c177c177c177c177c1
      selected.dark.ax3 77c177c177c177c177c177c177c177c2
      """,
      """
      state selected
      state drag: lifting dragging
      axis style: light dark
      normal 77c177c177c177c177c177c177c177c1 when !selected & !lifting
      normal also when lifting & dark
      selected 0f3a0f3a0f3a0f3a0f3a0f3a0f3a0f3a when selected & !lifting | lifting & !dark
      """,
    ],
    words:
      "state axis also when = : . + & | ! ( ) always normal selected dark lifting \n <<<<<<< digests SHA-256 SHA-256-runs 77c177c177c177c177c177c177c177c1"
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    guard let ledger = try? Ledger(text, file: "ledger.txt") else { return }
    let copy = try? Ledger(ledger.text, file: "copy.txt")
    try require(copy?.text == ledger.text, "A ledger changes when it is written:\n\(ledger.text)")
    // The number of cases is limited to the size of typical scenes, because the permitted number
    // would take too long.
    guard case .patterns(let axes, _) = ledger.assignment, axes.count <= 4_096 else { return }
    let expectations = ledger.expectations(for: .product(axes))
    try require(
      expectations.pictureOfCase.count == axes.count && expectations.orphans.isEmpty,
      "A ledger does not fit its own cases:\n\(ledger.text)")
  }

  static let resolvedRecord = FuzzTarget(
    "resolved-record",
    seeds: [
      """
      [normal]
      background.color: #ffffff
      text.font: Inter-Regular 17

      [selected] as [normal] but
      background.color: #d1d1d6
      - text.font

      [disabled.dark] as [normal]
      """
    ], words: "[ ] as but - : \n normal selected [normal] text.font \\n"
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    guard let record = try? ResolvedRecord<CaseName>(text, file: "resolved.txt") else { return }
    let copy = try? ResolvedRecord<CaseName>(record.text, file: "copy.txt")
    try require(copy?.text == record.text, "A record changes when it is written:\n\(record.text)")
  }

  static let referenceEnvironment = FuzzTarget(
    "reference-environment",
    seeds: [
      "profile iOS 26\nprofile iOS 18\nfont Inter.ttc 77c177c177c177c177c177c177c177c1\n",
      "digests SHA-256\nprofile iOS 26\nfont Inter.ttc "
        + "77c177c177c177c177c177c177c177c177c177c177c177c177c177c177c177c1\n",
    ], words: "digests SHA-256 profile font library Inter.ttc \n 77c177c177c177c177c177c177c177c1"
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    guard let environment = try? ReferenceEnvironment(text, file: "environment.txt") else { return }
    let copy = try? ReferenceEnvironment(environment.text, file: "copy.txt")
    try require(
      copy?.text == environment.text, "An environment changes when it is written:\n\(text)")
  }
}
