/// The size that a container proposes to a text.
package struct TextProposal: Hashable {
  /// The width in points; infinite for text without wrapping.
  package var width: CGFloat
  /// The size, in points, of a box in the top leading corner that the text flows around.
  var exclusion = CGSize.zero

  package init(width: CGFloat, exclusion: CGSize = CGSize.zero) {
    self.width = width
    self.exclusion = exclusion
  }
}
