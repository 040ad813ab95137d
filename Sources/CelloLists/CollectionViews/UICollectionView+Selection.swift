extension UICollectionView {
  static var asksWhileHighlighted: Bool { true }
}
