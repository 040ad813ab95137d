import CelloSymbols
import Testing

@Suite struct LayerCuttingTests {
  /// A closed line whose segments all cross most others.
  private func star(_ count: Int) -> Path {
    var path = Path()
    for index in 0..<count {
      let point = CGPoint(x: index * 37 % 101, y: index * 53 % 97)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  @Test("layers with a thousand crossings are cut") func someCrossings() throws {
    let layers = [
      LayerCutting.Layer(path: star(60), clearsBehind: false),
      LayerCutting.Layer(path: Path(CGRect(x: 0, y: 0, width: 50, height: 97)), clearsBehind: true),
    ]
    let paths = try #require(try LayerCutting.visible(layers, unit: 1))
    #expect(!paths[0].isEmpty)
    #expect(paths[0].bounds.minX >= 50)
  }

  @Test("layers with too many crossings are refused") func manyCrossings() {
    let layers = [
      LayerCutting.Layer(path: star(2_000), clearsBehind: false),
      LayerCutting.Layer(path: star(2_000), clearsBehind: true),
    ]
    #expect(throws: ExcessiveWork(work: .crossings)) {
      try LayerCutting.visible(layers, unit: 1)
    }
  }
}
