internal import CelloAssets

extension ImageSet {
  /// The extensions that a name may have. Without an extension, PNG and SVG files are found, but
  /// JPEG files are not, as on iOS.
  private static let looseExtensions = ["png", "jpg", "jpeg", "svg"]

  /// The loose files of a name, one for each scale; `nil` if there are none.
  init?(looseFilesNamed name: String, in folder: String) {
    let dot = name.lastIndex(of: ".").flatMap { dot in
      Self.looseExtensions.contains(name[dot...].dropFirst().lowercased()) ? dot : nil
    }
    let stem = dot.map { String(name[..<$0]) } ?? name
    let extensions = dot.map { [String(name[$0...].dropFirst())] } ?? ["png", "svg"]
    var variants: [Variant] = []
    for pathExtension in extensions {
      for scale in 1...3 {
        let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x").\(pathExtension)"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
          !isFolder.boolValue
        else { continue }
        var conditions = AssetConditions()
        if pathExtension.lowercased() != "svg" { conditions.scale = scale }
        variants.append(Variant(file: path, conditions: conditions))
      }
      // A picture takes precedence over a drawing of the same name.
      if !variants.isEmpty { break }
    }
    guard !variants.isEmpty else { return nil }
    self.init(variants: variants)
  }
}
