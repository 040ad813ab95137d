@_spi(Cello) import CelloControls

/// The separators in a row, as distances from its leading and trailing edges in points. The text form
/// is, for example, `top 0 0, bottom 56 16`.
package struct RowSeparators: Hashable, Sendable, NotationConvertible {
  struct Insets: Hashable, Sendable {
    var leading: CGFloat
    var trailing: CGFloat

    /// The distances, rounded to a thousandth of a point.
    fileprivate var notation: String {
      [leading, trailing].map { (CGFloat(Int(clamping: $0 * 1000 + 0.5)) / 1000).notation }
        .joined(separator: " ")
    }
  }

  /// The separator at the top edge; `nil` for none.
  var top: Insets?
  /// The separator at the bottom edge; `nil` for none.
  var bottom: Insets?

  init(top: Insets?, bottom: Insets?) {
    self.top = top
    self.bottom = bottom
  }

  package var notation: String {
    [top.map { "top \($0.notation)" }, bottom.map { "bottom \($0.notation)" }].compactMap { $0 }
      .joined(separator: ", ")
  }

  package init?(notation: String) {
    self.init(top: nil, bottom: nil)
    for part in notation.components(separatedBy: ", ") {
      let words = part.split(separator: " ")
      guard words.count == 3, let leading = CGFloat(notation: String(words[1])),
        let trailing = CGFloat(notation: String(words[2]))
      else { return nil }
      switch words[0] {
      case "top" where top == nil: top = Insets(leading: leading, trailing: trailing)
      case "bottom" where bottom == nil: bottom = Insets(leading: leading, trailing: trailing)
      default: return nil
      }
    }
  }

  /// Returns the distances that are equal to those of other separators as text with the exact values of
  /// these, and the others in halves of pixels if the text has no room for their digits.
  func exact(from current: RowSeparators?, scale: CGFloat) -> RowSeparators {
    func exact(_ insets: Insets?, _ current: Insets?) -> Insets? {
      guard let insets else { return nil }
      if let current, current.notation == insets.notation { return current }
      func rounded(_ value: CGFloat) -> CGFloat {
        let nearest = (value * scale * 2).rounded() / (scale * 2)
        return (nearest - value).magnitude < 0.0006 ? nearest : value
      }
      return Insets(leading: rounded(insets.leading), trailing: rounded(insets.trailing))
    }
    return RowSeparators(top: exact(top, current?.top), bottom: exact(bottom, current?.bottom))
  }
}

extension ListPlaced {
  /// The separators in the row; `nil` for none.
  fileprivate var rowSeparators: RowSeparators? {
    let lines = separatorLines
    guard !lines.isEmpty else { return nil }
    func insets(_ isTop: Bool) -> RowSeparators.Insets? {
      guard let frame = lines.first(where: { ($0.frame.midY < bounds.height / 2) == isTop })?.frame
      else { return nil }
      let (left, right) = (frame.minX, bounds.width - frame.maxX)
      return .init(
        leading: isRightToLeft ? right : left, trailing: isRightToLeft ? left : right)
    }
    return RowSeparators(top: insets(true), bottom: insets(false))
  }
}

extension UIView {
  /// The separators that a list draws in this row; `nil` for none.
  package var separatorsOfRow: RowSeparators? { (self as? any ListPlaced)?.rowSeparators }

  /// Draws other separators in this row, to find out how the list looks with them.
  ///
  /// - Returns: a closure that restores the separators of the list; `nil` if the view is not a row of
  ///   a list with separators.
  package func setSeparatorsOfRow(_ separators: RowSeparators?) -> (() -> Void)? {
    guard let row = self as? any ListPlaced, row.placement?.separators != nil else { return nil }
    let former = row.placement?.otherSeparators
    let none = RowSeparators(top: nil, bottom: nil)
    row.placement?.otherSeparators =
      separators?.exact(from: separatorsOfRow, scale: traitCollection.displayScale) ?? none
    setNeedsDisplay()
    return {
      row.placement?.otherSeparators = former
      self.setNeedsDisplay()
    }
  }
}
