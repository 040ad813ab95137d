import Testing

@testable import CelloSnapshots

/// The verdict on a picture and its reference.
struct VerdictTests {
  private let digest = PixelDigest(words: [0, 0, 1, 1])

  @Test("the drawn picture is compared with the finding")
  func drawn() {
    let verdicts: [(FoundReference, Verdict)] = [
      (.none, .finding(.new)),
      (.missing, .finding(.missing)),
      (.unreadable(reason: "truncated"), .finding(.unreadable, reason: "truncated")),
      (.edited, .finding(.edited)),
      (.intact(digest), .equal),
      (.intact(PixelDigest(words: [0, 0, 1, 2])), .finding(.differs)),
    ]
    for (reference, expected) in verdicts {
      #expect(Verdict(.success(digest), against: reference) == expected)
    }
  }

  @Test("a picture that cannot be drawn is reported regardless of its reference")
  func undrawable() {
    let failure = DrawingFailure(reason: "it is too large")
    for reference in [FoundReference.none, .missing, .edited, .intact(digest)] {
      #expect(
        Verdict(.failure(failure), against: reference)
          == .finding(.undrawable, reason: "it is too large"))
    }
  }
}
