@_spi(Cello) import CelloControls

extension AppearanceTable {
  static let collectionView = AppearanceTable(
    UICollectionView.self, superclass: .scrollView,
    properties: [
      // The default depends on the layout and the traits.
      AppearanceProperty(
        "backgroundColor", of: UICollectionView.self,
        get: { $0.hasDefaultBackground ? nil : $0.backgroundColor },
        set: { $0.backgroundColor = $1 }),
      .init("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
    ]
  ) { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout()) }
}

// Swift calls only required initializers of a class that is known only at run time: see
// `UIView.makeDynamically(frame:)`.

extension UICollectionView {
  @usableFromInline convenience init(appearanceProxy: Void) {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  @_silgen_name("$s5UIKit16UICollectionViewC15appearanceProxyACyt_tcfC")
  static func makeDynamically(_ nothing: Void) -> UICollectionView
}
