import Testing

@testable import CelloSnapshots

/// Record modes.
struct RecordModeTests {
  @Test(
    "the variable decides, then continuous integration",
    arguments: [
      ([:], RecordMode.missing), (["CI": "true"], .never), (["CI": "YES"], .never),
      (["CI": "off"], .missing), (["SNAPSHOT_TESTING_RECORD": "all", "CI": "1"], .all),
      (["SNAPSHOT_TESTING_RECORD": "Failed"], .failed),
      (["SNAPSHOT_TESTING_RECORD": "", "CI": "1"], .never),
    ] as [([String: String], RecordMode)])
  func standard(environment: [String: String], expected: RecordMode) throws {
    #expect(try RecordMode.standard(in: environment) == expected)
  }

  @Test(
    "orphans warn, and fail under continuous integration",
    arguments: [
      ([:], OrphanMode.warn), (["CI": "true"], .reject),
      (["SNAPSHOT_TESTING_ORPHANS": "ignore", "CI": "true"], .ignore),
    ] as [([String: String], OrphanMode)])
  func orphans(environment: [String: String], expected: OrphanMode) throws {
    #expect(try OrphanMode.standard(in: environment) == expected)
  }

  @Test("a misspelt mode is an error with the nearest word")
  func misspelt() {
    #expect {
      try RecordMode.standard(in: ["SNAPSHOT_TESTING_RECORD": "mising"])
    } throws: { error in
      "\(error)"
        == "“mising” is not a value of SNAPSHOT_TESTING_RECORD. Did you mean missing? "
        + "It can be all, failed, missing or never."
    }
  }

  @Test("each mode writes the corresponding snapshots")
  func writing() {
    let verdicts: [Verdict] = [
      .finding(.new), .finding(.differs), .finding(.stale), .finding(.unreadable, reason: "broken"),
      .equal, .finding(.undrawable, reason: "no glyphs"),
    ]
    func written(_ mode: RecordMode) -> [Bool] { verdicts.map(mode.writes) }
    #expect(written(.all) == [true, true, true, true, true, false])
    #expect(written(.failed) == [true, true, true, true, false, false])
    #expect(written(.missing) == [true, false, false, false, false, false])
    #expect(written(.never) == [false, false, false, false, false, false])
  }
}
