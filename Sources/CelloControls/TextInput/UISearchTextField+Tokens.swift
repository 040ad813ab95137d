// Tokens precede the text. The offsets of their positions are negative.
extension UISearchTextField {
  /// The tokens, from the leading edge; empty by default.
  public var tokens: [UISearchToken] {
    get { ownTokens }
    set {
      guard newValue != ownTokens else { return }
      ownTokens = newValue
    }
  }

  /// Inserts a token. An index out of range stops the program.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    precondition(
      (0...ownTokens.count).contains(tokenIndex),
      "insertToken(_:at:): the index \(tokenIndex) is not in 0...\(ownTokens.count).")
    ownTokens.insert(token, at: tokenIndex)
  }

  /// Removes a token. An index out of range stops the program.
  public func removeToken(at tokenIndex: Int) {
    checkToken(tokenIndex, "removeToken(at:)")
    ownTokens.remove(at: tokenIndex)
  }

  /// Removes a range of the text and inserts a token. An index out of range stops the program.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    let end = max(textRange.end.offset, 0)
    let start = min(max(textRange.start.offset, 0), end)
    if let text = self.textRange(from: UITextPosition(start), to: UITextPosition(end)) {
      replace(text, withText: "")
    }
    insertToken(token, at: tokenIndex)
  }

  /// Returns the position of a token. An index out of range stops the program.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    checkToken(tokenIndex, "positionOfToken(at:)")
    return UITextPosition(tokenIndex - ownTokens.count)
  }

  /// Returns the tokens in a range.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    let count = ownTokens.count
    let start = min(max(textRange.start.offset + count, 0), count)
    let end = min(max(textRange.end.offset + count, start), count)
    return Array(ownTokens[start..<end])
  }

  /// The range of the text, without the tokens.
  public var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: endOfDocument.offset))
  }

  private func checkToken(_ index: Int, _ call: String) {
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
