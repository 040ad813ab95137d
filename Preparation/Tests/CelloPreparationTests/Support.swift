import CelloPreparation

/// Rewrites files that are compiled together, and returns the text of the first one.
func rewritten(_ source: String, _ others: String...) -> String { result(source, others).text }

/// Rewrites files that are compiled together, and returns the problems of the first one, as `line:column: sentence`.
func problems(_ source: String, _ others: String...) -> [String] {
  result(source, others).uses.compactMap { use in
    use.problem.map { "\(use.line):\(use.column): \($0)" }
  }
}

func result(_ source: String, _ others: [String]) -> (text: String, uses: [ObjectiveCUse]) {
  let sources = [source] + others
  let summaries = sources.enumerated().map {
    SourceRewriter.summary(of: Array($1.utf8), path: "File\($0).swift")
  }
  let rewriter = SourceRewriter(index: DeclarationIndex(summaries))
  let result = rewriter.rewrite(Array(source.utf8), path: "File0.swift")
  return (String(decoding: result.text, as: UTF8.self), result.uses)
}
