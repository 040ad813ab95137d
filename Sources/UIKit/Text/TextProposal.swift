/// The size that a container offers to a text.
struct TextProposal: Hashable {
  /// In points; infinite for a text on as few lines as it has paragraphs.
  var width: CGFloat
  /// A box in the leading top corner that the text flows around, in points.
  var exclusion = CGSize.zero
}
