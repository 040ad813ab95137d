internal import CelloNibs

/// Reads nib files for the modules below this one.
struct NibLoader: NibLoading {
  func objects(of nib: UINib, owner: Any?, options: [UINib.OptionsKey: Any]) -> [Any]? {
    let document: NibDocument
    let resources: Bundle?
    switch nib.content {
    case .part(let part): return part.objects(owner: owner)
    case .file(let name, let bundle):
      guard let path = NibFiles.path(of: name, "xib", in: bundle) else {
        NibFiles.warnings.note(
          "There is no nib file named '\(name.prefix(200))' in \(bundle.description(ofSearch: "xib"))."
        )
        return nil
      }
      guard let read = NibFiles.document(at: path) else { return nil }
      document = read
      resources = bundle
    case .data(let data, let bundle):
      guard
        let read = NibFiles.read({ () throws(NibError) in
          try NibDocument(Array(data), file: "the data of a nib file")
        })
      else { return nil }
      document = read
      resources = bundle
    }
    let instantiator = NibInstantiator(document, bundle: resources)
    instantiator.externalObjects = options[.externalObjects] as? [String: Any] ?? [:]
    return instantiator.instantiate(owner: owner as AnyObject?)
  }

  func containsNib(named name: String, in bundle: Bundle?) -> Bool {
    NibFiles.path(of: name, "xib", in: bundle) != nil
  }
}

/// Returns the object that reads nib files: the implementation of `nibLoader()`.
@_silgen_name("cellophane_nib_loader")
@MainActor func makeNibLoader() -> any NibLoading { NibLoader() }

extension Optional where Wrapped == Bundle {
  /// The place in which a file was searched, and what to do if it was not found there.
  func description(ofSearch pathExtension: String) -> String {
    let place =
      if let bundle = self, bundle != .main {
        bundle.bundlePath
      } else {
        "the resource bundles in \(Bundle.main.bundlePath)"
      }
    return "\(place). Add the .\(pathExtension) file to the resources of a target"
  }
}
