/// The result of comparing a new picture or value with its reference.
enum Verdict: Hashable, Sendable {
  case equal
  /// A finding. The reason describes a reference that cannot be read or a case that cannot be
  /// drawn; it is empty for other kinds.
  case finding(Finding.Kind, reason: String = "")

  init(_ drawing: Result<PixelDigest, DrawingFailure>, against reference: FoundReference) {
    switch (drawing, reference) {
    case (.failure(let failure), _): self = .finding(.undrawable, reason: failure.reason)
    case (.success, .none): self = .finding(.new)
    case (.success, .missing): self = .finding(.missing)
    case (.success, .unreadable(let reason)): self = .finding(.unreadable, reason: reason)
    case (.success, .edited): self = .finding(.edited)
    case (.success(let digest), .intact(let expected)):
      self = digest == expected ? .equal : .finding(.differs)
    }
  }
}

/// The state of a reference.
enum FoundReference: Hashable, Sendable {
  /// There is no reference.
  case none
  /// The file of a picture in the ledger does not exist.
  case missing
  case unreadable(reason: String)
  /// The file differs from the picture in its ledger.
  case edited
  case intact(PixelDigest)
}

extension RecordMode {
  /// Returns a Boolean value that indicates whether references with a finding are written.
  package func writes(_ kind: Finding.Kind) -> Bool {
    switch kind {
    // The pictures of such cases equal their references.
    case .alike, .undrawable: false
    default: writes(.finding(kind))
    }
  }

  /// Returns a Boolean value that indicates whether the reference is written after a comparison.
  func writes(_ verdict: Verdict) -> Bool {
    switch (self, verdict) {
    case (.never, _), (_, .finding(.undrawable, _)): false
    case (.all, _): true
    case (.failed, _): verdict != .equal
    case (.missing, _): verdict == .finding(.new)
    }
  }
}
