extension String {
  /// The text after its indefinite article, for summaries of scenes.
  var withArticle: String { (first.map { "aeiou".contains($0) } == true ? "an " : "a ") + self }
}
