// Tokens precede the text. The offsets of their positions are negative.
extension UISearchTextField {
  func checkToken(_ index: Int, _ call: String) {
    precondition(
      ownTokens.indices.contains(index),
      "\(call): token \(index) is out of bounds; the number of tokens is \(ownTokens.count).")
  }

  // MARK: Layout

  /// The width of all tokens and the space after each token, in points.
  var tokensWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + SearchBarMetrics.tokenSpacing }
  }

  /// Replaces the views of the tokens.
  func updateTokenViews() {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = ownTokens.map { SearchTokenView($0) }
    for view in tokenViews {
      view.update(
        font: font ?? .systemFont(ofSize: TextFieldMetrics.fontSize), color: tokenBackgroundColor)
      addSubview(view)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func layOutTokens(from start: CGFloat) {
    var x = isRightToLeft ? bounds.maxX - start : bounds.minX + start
    for view in tokenViews {
      let size = view.sizeThatFits(.zero)
      view.frame = CGRect(
        x: isRightToLeft ? x - size.width : x,
        y: traitCollection.pixelGrid.rounded(bounds.midY - size.height / 2), width: size.width,
        height: size.height)
      x += (size.width + SearchBarMetrics.tokenSpacing) * (isRightToLeft ? -1 : 1)
    }
  }
}
