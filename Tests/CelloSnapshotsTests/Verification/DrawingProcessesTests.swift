import Testing

@testable import CelloSnapshots

/// Drawings of other processes.
struct SceneDrawingsTests {
  private let first = DrawnPicture(
    digest: PixelDigest(ofBytes: [1]), size: PixelSize(width: 640, height: 224), scale: 2)
  private let second = DrawnPicture(
    digest: PixelDigest(ofBytes: [2]), size: PixelSize(width: 1, height: 2), scale: 1.5)

  @Test("the text of drawings can be parsed, line by line")
  func text() throws {
    let drawings = [
      SceneDrawings(
        scene: 12, pictures: [first, first, second, first], resolved: PixelDigest(ofBytes: [3]),
        decoded: [PixelDigest(ofBytes: [4]): first.digest]),
      SceneDrawings(scene: 0),
    ]
    let text = drawings.map(\.text).joined()
    #expect(text.contains(" 640 224 2.0 2\n"))
    var parser = SceneDrawings.Parser()
    var parsed: [SceneDrawings] = []
    for line in text.split(separator: "\n") {
      if let finished = try parser.parse(line) { parsed.append(finished) }
    }
    #expect(parsed == drawings)
  }

  @Test(
    "a malformed line is an error",
    arguments: [
      "end", "scene", "scene x", "nonsense", "scene 1\nscene 2", "scene 1\nresolved 12",
      "scene 1\ndecoded 12 13", "scene 1\n12 1 1 1.0 1",
      "scene 1\n\(PixelDigest(ofBytes: [])) 1 1 1.0 0",
      "scene 1\n\(PixelDigest(ofBytes: [])) 1 1 1.0 99999999999",
    ])
  func malformed(text: String) {
    #expect(throws: SceneDrawings.MalformedLine.self) {
      var parser = SceneDrawings.Parser()
      for line in text.split(separator: "\n") { _ = try parser.parse(line) }
    }
  }
}

/// The processes are shell commands that print drawings.
/// Processes that draw.
@MainActor struct DrawingProcessesTests {
  private func drawings(
    of sceneCount: Int, _ command: [String], count: Int = 2
  ) async -> (drawings: [SceneDrawings?], fonts: [String: PixelDigest]) {
    let processes = DrawingProcesses(command: command, count: count)
    let drawings = await processes.start(sceneCount: sceneCount).values()
    return (drawings, processes.fonts)
  }

  @Test("a process draws scenes and names its fonts")
  func drawing() async {
    let drawn = SceneDrawings(scene: 1, resolved: PixelDigest(ofBytes: [7]))
    let font = PixelDigest(ofBytes: [8])
    let script =
      "cat > /dev/null; printf '\(drawn.text.replacing("\n", with: "\\n"))font \(font) A.otf\\n'"
    let result = await drawings(of: 3, ["/bin/sh", "-c", script], count: 1)
    #expect(result.drawings == [nil, drawn, nil])
    #expect(result.fonts == ["A.otf": font])
  }

  @Test(
    "what a process does not draw is left to the run",
    arguments: [
      ["/no/such/file"], ["/bin/false"], ["/bin/echo", "nonsense"], ["/bin/echo", "scene 0"],
      ["/bin/sh", "-c", "printf 'scene 9\\nend\\n'"],
      ["/bin/sh", "-c", "printf 'nonsense\\nscene 0\\nend\\n'"],
      ["/bin/sh", "-c", "kill -9 $$"],
    ])
  func failure(command: [String]) async {
    #expect(await drawings(of: 2, command).drawings == [nil, nil])
  }

  @Test("each scene is taken by one process")
  func distribution() async {
    // Takes four bytes at a time, and prints the index in the first byte.
    let script =
      "while n=$(od -An -tu1 -N4 | awk '{print $1}') && [ -n \"$n\" ]; do printf \"scene $n\\nend\\n\"; done"
    let result = await drawings(of: 40, ["/bin/sh", "-c", script])
    #expect(result.drawings == (0..<40).map { SceneDrawings(scene: $0) })
  }

  @Test("more scenes than a pipe holds are left to the run")
  func manyScenes() async {
    #expect(await drawings(of: 20_000, ["/bin/cat"]).drawings.allSatisfy { $0 == nil })
  }
}
