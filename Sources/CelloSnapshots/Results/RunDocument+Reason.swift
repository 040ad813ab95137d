extension RunDocument {
  /// The reason of a difference; see ``CelloSnapshots/Reason``.
  package struct Reason: Codable, Hashable, Sendable {
    /// The raw value of a `Reason.Verdict`.
    package var verdict: String
    /// The changes that are the cause, in the order of the view tree.
    package var changes: [Change]
    /// The item of the drawing that looks different; `nil` if it is unknown.
    package var item: Item?
    /// The rest of the difference; `nil` if the changes explain all of it.
    package var rest: String?
    /// `false` if the search ended at its limit, so that changes may be left out; `nil` otherwise.
    package var isMinimal: Bool?
    /// The number of pictures that were drawn to find the reason.
    package var drawings: Int

    package struct Item: Codable, Hashable, Sendable {
      package var kind: String
      package var text: String
      package var view: String?
    }

    init(_ reason: CelloSnapshots.Reason) {
      verdict = reason.verdict.rawValue
      changes = reason.changes.enumerated().map { index, change in
        Change(
          change, reason.origins.indices.contains(index) ? reason.origins[index] : nil)
      }
      item = reason.item.map { Item(kind: $0.kind, text: $0.text, view: $0.view) }
      rest = reason.rest
      isMinimal = reason.isMinimal ? nil : false
      drawings = reason.drawingCount
    }
  }
}

extension RunDocument.Finding {
  /// The verdict on the reason; `nil` if there is none or it is of another version.
  var verdict: Reason.Verdict? { reason.flatMap { Reason.Verdict(rawValue: $0.verdict) } }
}

extension RunDocument.Cause {
  /// The title or name of the cause after its verdict, such as `proved: …`.
  package var heading: String {
    let text = title ?? name
    guard let verdict = verdict.flatMap(Reason.Verdict.init(rawValue:)) else { return text }
    switch verdict {
    case .proved, .likely, .notSufficient: return "\(verdict): \(text)"
    case .drawingChanged, .unknown: return text
    }
  }

  /// Returns the verdict that holds for all findings: of several verdicts, the least certain.
  /// A cause with a proof for some of its findings is proved; ``provedCount`` says for how many.
  static func verdict(of findings: [RunDocument.Finding]) -> String? {
    let verdicts = Set(findings.map(\.verdict))
    guard verdicts != [nil] else { return nil }
    if verdicts == [.proved] || verdicts == [.proved, .likely] {
      return Reason.Verdict.proved.rawValue
    }
    let order: [Reason.Verdict] = [.unknown, .drawingChanged, .notSufficient, .likely]
    return verdicts.contains(nil)
      ? Reason.Verdict.unknown.rawValue : order.first { verdicts.contains($0) }?.rawValue
  }
}
