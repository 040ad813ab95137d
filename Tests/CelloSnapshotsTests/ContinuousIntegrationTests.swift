import CelloSnapshots
import Testing

/// Continuous integration.
struct ContinuousIntegrationTests {
  @Test(
    "CI is detected unless its value is negative",
    arguments: [
      ("true", true), ("1", true), ("TRUE", true), ("yes", true), ("github", true),
      ("", false), ("0", false), ("false", false), ("False", false), ("no", false), ("off", false),
    ])
  func values(value: String, expected: Bool) {
    #expect(ContinuousIntegration.isActive(in: ["CI": value]) == expected)
  }

  @Test("without environment variables, CI is not detected")
  func absent() { #expect(!ContinuousIntegration.isActive(in: ["PATH": "/usr/bin"])) }
}
