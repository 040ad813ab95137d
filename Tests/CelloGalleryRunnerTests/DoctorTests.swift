import CelloGalleryRunner
import CelloSnapshots
import Testing

/// The doctor.
@MainActor struct DoctorTests {
  @Test(
    "the pixels are as agreed; after a meant change of drawing, scripts/record raster renews the agreement",
    arguments: Doctor.Part.allCases)
  func agreedPixels(part: Doctor.Part) async throws {
    let digest = try await DigestRun.digest(of: try part.scenes(), jobs: 2)
    #expect(digest.description == part.agreedDigest)
  }

  @Test("it prints the checked properties")
  func words() async throws {
    let transcript = Transcript()
    // Other tests in this process intentionally draw without fonts.
    var environment = DrawingEnvironment.current
    environment.warnings = { [] }
    #expect(try await Doctor(console: transcript.console(), environment: environment).run())
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("shapes: 42 pictures as agreed with 1, 2 and 8 threads, digest "))
    #expect(lines[2].hasSuffix(" as agreed."))
  }
}
