// Measures the speed of the library on one thread. The text of `usage` lists the measurements.
import CelloText
import Foundation

let usage = """
  usage: cello-benchmarks                      scenes, PNG, start, configurations, layout
         cello-benchmarks [scenes] SCENES.TXT FONT [SCENE|all] [OUTPUT-FOLDER]
                                               the scenes of a side-by-side benchmark
         cello-benchmarks gallery [REFERENCES] verifies the whole gallery
         cello-benchmarks every-trait          resolves 1.77 million cases and draws cases that differ
         cello-benchmarks configurations       creates, updates and compares configurations
         cello-benchmarks layout               the constraint solver and cells with constraints
         cello-benchmarks lists                snapshots, first screens, scrolling, text sizes
         cello-benchmarks motion               lists that move, film strips
         cello-benchmarks first-picture FONT   draws one standard scene and exits

  """
let standardFont = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

@MainActor func drawStandardScenes() throws {
  let scenes = StandardScenes(face: try FontFace(path: standardFont)).all
  var benchmark = SceneBenchmark()
  for scene in scenes { try benchmark.draw(scene, output: nil) }
  for scene in scenes { try benchmark.encode(scene) }
  try StartBenchmark().run(
    executable: Bundle.main.executablePath ?? CommandLine.arguments[0], font: standardFont)
  var configurations = ConfigurationBenchmark()
  configurations.run()
  var layout = LayoutBenchmark()
  layout.run()
}

func drawSceneFile(_ arguments: [String]) throws {
  let face = try FontFace(path: arguments[1])
  var reader = try SceneFileReader(path: arguments[0], font: face.glyphFont)
  let only = arguments.count > 2 ? arguments[2] : "all"
  var benchmark = SceneBenchmark()
  for scene in try reader.scenes() where only == "all" || only == scene.name {
    try benchmark.draw(scene, output: arguments.count > 3 ? arguments[3] : nil)
  }
}

var arguments = Array(CommandLine.arguments.dropFirst())
do {
  if arguments.first == "scenes" { arguments.removeFirst() }
  switch (arguments.first, arguments.count) {
  case (nil, _):
    try drawStandardScenes()
  case ("gallery", 1...2):
    try await GalleryBenchmark().run(references: arguments.dropFirst().first ?? "References")
  case ("every-trait", 1):
    try await EveryTraitBenchmark().run()
  case ("configurations", 1):
    var benchmark = ConfigurationBenchmark()
    benchmark.run()
  case ("layout", 1):
    var benchmark = LayoutBenchmark()
    benchmark.run()
  case ("lists", 1):
    var benchmark = ListBenchmark()
    try benchmark.run()
  case ("motion", 1):
    var benchmark = MotionBenchmark()
    try benchmark.run()
  case ("first-picture", 2):
    let scenes = StandardScenes(face: try FontFace(path: arguments[1]))
    _ = try scenes.all[0].list.render(scale: 1)
  case (_, 2...):
    try drawSceneFile(arguments)
  default:
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
