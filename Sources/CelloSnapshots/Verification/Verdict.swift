/// The result of comparing one new picture or value with its reference.
enum Verdict: Hashable, Sendable {
  case equal
  /// The reason explains a reference that cannot be read or a case that cannot be drawn; otherwise
  /// it is empty.
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

/// A reference as a comparison finds it.
enum FoundReference: Hashable, Sendable {
  /// No reference exists.
  case none
  /// A ledger names a file that does not exist.
  case missing
  case unreadable(reason: String)
  /// The file is not the picture that its ledger names.
  case edited
  case intact(PixelDigest)
}

extension RecordMode {
  /// Whether references about which there is a finding are written anew.
  package func writes(_ kind: Finding.Kind) -> Bool {
    switch kind {
    // Alike cases are equal to their references.
    case .alike, .undrawable: false
    default: writes(.finding(kind))
    }
  }

  /// Whether the reference is written after a comparison.
  func writes(_ verdict: Verdict) -> Bool {
    switch (self, verdict) {
    case (.never, _), (_, .finding(.undrawable, _)): false
    case (.all, _): true
    case (.failed, _): verdict != .equal
    case (.missing, _): verdict == .finding(.new)
    }
  }
}
