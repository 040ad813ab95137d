// usage: cello-benchmarks [scenes] SCENES.TXT FONT [SCENE|all] [OUTPUT-FOLDER]
// Draws the scenes of the side-by-side benchmark and prints how long each takes, one thread.
import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "scenes" { arguments.removeFirst() }
guard arguments.count >= 2 else {
  FileHandle.standardError.write(
    Data("usage: cello-benchmarks [scenes] SCENES.TXT FONT [SCENE|all] [OUTPUT-FOLDER]\n".utf8))
  exit(2)
}
do {
  var benchmark = SceneBenchmark(
    scenesPath: arguments[0], fontPath: arguments[1],
    only: arguments.count > 2 ? arguments[2] : "all",
    output: arguments.count > 3 ? arguments[3] : nil)
  try benchmark.run()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
