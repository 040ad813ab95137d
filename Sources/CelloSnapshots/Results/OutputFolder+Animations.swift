extension OutputFolder {
  /// Writes an animated PNG file for the pictures of a scene that differ only in their time, and
  /// returns the paths of the files relative to the folder.
  ///
  /// The picture without a time is the last frame. The files are named like it.
  package func writeAnimations(of scene: RunResult.SceneSummary) throws(SnapshotError) -> [String] {
    var paths: [String] = []
    for series in PictureSeries.all(of: scene) {
      var frames: [PNGEncoder.Frame] = []
      for (file, duration) in zip(series.files, series.durations) {
        let picture = try files.readPicture(file, in: root).bitmap
        frames.append(PNGEncoder.Frame(picture, duration: duration))
      }
      let bytes: [UInt8]
      do throws(PNGError) {
        bytes = try PNGEncoder(effort: .small).encode(frames)
      } catch {
        throw .picture(error)
      }
      let path = "animations/\(scene.path)/\(series.name).png"
      try files.create(path, in: root, bytes)
      paths.append(path)
    }
    return paths
  }
}

/// The pictures of a scene that differ only in their time.
struct PictureSeries: Hashable {
  /// The name of the case without a time.
  var name: String
  /// The written pictures, in the order of their times.
  var files: [String]
  /// The times for which the pictures are shown, in seconds.
  var durations: [Double]

  /// The time for which the last picture is shown, in seconds. Source:
  /// docs/measurements/motion.md#film-strips.
  private static let lastDuration = 1.0

  /// Returns the series of a scene with at least two pictures, sorted by name. Pictures that were not
  /// written are left out.
  static func all(of scene: RunResult.SceneSummary) -> [PictureSeries] {
    guard !scene.isExhaustive else { return [] }
    var timed: [String: [(milliseconds: Int, file: String)]] = [:]
    var ends: [String: String] = [:]
    for picture in scene.pictures {
      guard let file = picture.file else { continue }
      for name in [picture.name.text] + picture.alike {
        var words = name.split(separator: ".")
        guard let index = words.firstIndex(where: { milliseconds($0) != nil }),
          let time = milliseconds(words[index])
        else {
          ends[name] = file
          continue
        }
        words.remove(at: index)
        timed[words.joined(separator: "."), default: []].append((time, file))
      }
    }
    return timed.sorted { $0.key < $1.key }.compactMap { name, frames in
      guard let end = ends[name] else { return nil }
      let frames = frames.sorted { $0.milliseconds < $1.milliseconds }
      var durations = zip(frames, frames.dropFirst()).map {
        Double($1.milliseconds - $0.milliseconds) / 1_000
      }
      // The time of the end is not known: it follows after the last interval.
      durations.append(durations.last ?? Double(max(frames[0].milliseconds, 100)) / 1_000)
      durations.append(lastDuration)
      return PictureSeries(name: name, files: frames.map(\.file) + [end], durations: durations)
    }
  }

  /// The time in the word of an axis, such as `t100ms`, in milliseconds; `nil` for other words.
  private static func milliseconds(_ word: Substring) -> Int? {
    word.wholeMatch(of: /t(\d+)ms/).flatMap { Int($0.1) }
  }
}
