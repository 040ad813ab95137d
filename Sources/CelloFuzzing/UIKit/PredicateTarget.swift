internal import UIKit

extension FuzzTarget {
  /// Formats of predicates: a printed predicate is parsed as a predicate that prints the same.
  static let predicate = FuzzTarget(
    "predicate",
    seeds: [
      "ANY a.b BEGINSWITH[cd] 'x' AND NOT (c.@count IN {1, 2.5} || d == nil)",
      "SUBQUERY(a, $x, $x.b == -1).@sum.c >= 2 ** 3 * (d + 0x1f)",
      "TERNARY(a BETWEEN {1, 2}, \"y\", add:to:(1, 2))[FIRST] MATCHES $v",
      "#any[0] UNION {} == SELF",
    ],
    words:
      "( ) { } [ ] , . : := + - ** / == != <= AND OR NOT ANY ALL NONE IN LIKE CONTAINS [cd] # $x SELF nil YES 1e9 0b1 'a' @avg sum( CAST( FUNCTION( MINUS LAST %@ TRUEPREDICATE"
  ) { bytes in
    guard let text = PredicatePrinting.text(String(decoding: bytes, as: UTF8.self)) else { return }
    let again = PredicatePrinting.text(text)
    try require(again == text, "'\(text)' is printed as '\(again ?? "nothing")'.")
  }
}
