import Testing

@testable import UIKit

struct NSPredicateFormatTests {
  /// A bicycle, as dictionaries of an app contain it.
  private static var bicycle: [String: Any] {
    [
      "name": "Éclair", "gears": 21, "weight": 9.5, "isSold": false, "owner": NSNull(),
      "built": Date(timeIntervalSinceReferenceDate: 1_000), "any": "keyword",
      "wheels": [
        ["size": 28, "maker": "Mavic", "spokes": [1, 2]],
        ["size": 26, "maker": "Rigida", "spokes": [3]],
      ] as [[String: Any]],
      "colors": ["red", "white"], "box": ["size": ["width": 3]],
      "url": URL(string: "https://a.org/b.png")!,
    ]
  }

  private func holds(_ format: String, _ arguments: [Any] = [], of object: Any? = Self.bicycle)
    -> Bool
  {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test(
    "comparisons of a dictionary's values",
    arguments: [
      ("gears == 21", true), ("gears = 21.0", true), ("gears != 21", false), ("gears <> 20", true),
      ("gears > 20", true), ("gears >= 22", false), ("gears => 21", true), ("gears < 21", false),
      ("gears <= 21", true), ("gears =< 20", false), ("20 < gears", true), ("weight == 9.5", true),
      ("weight < gears", true), ("gears == 0x15", true), ("gears == 0b10101", true),
      ("gears == 0o25", true), ("weight == 95e-1", true), ("gears == -21", false),
      ("gears BETWEEN {20, 22}", true), ("gears BETWEEN {22, 30}", false),
      ("gears IN {1, 21}", true), ("gears in {}", false), ("NOT gears IN {1, 2}", true),
      ("isSold == NO", true), ("isSold == false", true), ("isSold == YES", false),
      ("owner == nil", true), ("owner = NULL", true), ("missing == nil", true),
      ("name != nil", true),
      ("owner < 5", false), ("name == 5", false), ("name < 5", false),
      ("box.size.width == 3", true), ("SELF.gears == 21", true), ("self.box.size.width > 3", false),
      ("#any == 'keyword'", true), ("url.pathExtension == 'png'", true),
      ("TRUEPREDICATE", true), ("FALSEPREDICATE", false),
    ])
  func comparisons(format: String, expected: Bool) { #expect(holds(format) == expected) }

  @Test(
    "texts",
    arguments: [
      ("name == 'Éclair'", true), ("name == 'éclair'", false), ("name ==[c] \"éclair\"", true),
      ("name ==[cd] 'eclair'", true), ("name ==[d] 'eclair'", false),
      ("name !=[cd] 'ECLAIR'", false),
      ("name BEGINSWITH 'Éc'", true), ("name beginswith[cd] 'EC'", true),
      ("name BEGINSWITH 'lair'", false),
      ("name ENDSWITH 'air'", true), ("name ENDSWITH 'ai'", false),
      ("name ENDSWITH[c] 'AIR'", true),
      ("name CONTAINS 'cla'", true), ("name CONTAINS[cd] 'ECLA'", true),
      ("name CONTAINS 'x'", false),
      ("'cla' IN name", true), ("name IN[cd] {'ECLAIR'}", true),
      ("name LIKE 'É*'", true), ("name LIKE '?clair'", true), ("name LIKE '?lair'", false),
      ("name LIKE[cd] '*LA*R'", true), ("name LIKE '*'", true), ("name LIKE 'Écl'", false),
      ("name LIKE '\\\\*'", false), ("'a*c' LIKE 'a\\\\*c'", true), ("'abc' LIKE 'a\\\\*c'", false),
      ("name MATCHES 'É[a-z]+'", true), ("name MATCHES '[a-z]+'", false),
      ("name MATCHES[cd] 'e.*R'", true),
      ("name MATCHES 'a|É.*'", true), ("name MATCHES 'cla'", false),
      ("'it\\'s' == \"it's\"", true), ("'\\u00c9clair' == name", true), ("name.length == 6", true),
      ("name < 'Zulu'", true), ("name < 'Edam'", false), ("'abc' < 'abd'", true),
      ("'a' <[c] 'B'", true),
      ("name.lowercaseString == 'éclair'", true), ("name UTI-EQUALS 'Éclair'", true),
    ])
  func texts(format: String, expected: Bool) { #expect(holds(format) == expected) }

  @Test(
    "combined conditions, with NOT before AND before OR",
    arguments: [
      ("gears == 1 OR gears == 21 AND weight == 1", false),
      ("(gears == 1 OR gears == 21) AND weight == 9.5", true),
      ("gears == 21 || weight == 1", true), ("gears == 21 && weight == 1", false),
      ("NOT gears == 1 AND weight == 1", false), ("NOT (gears == 1 AND weight == 1)", true),
      ("!(gears == 21)", false), ("not not gears == 21", true),
      ("((((gears == 21))))", true), ("((gears)) == ((21))", true), ("(gears + 1) * 2 == 44", true),
    ])
  func combinations(format: String, expected: Bool) { #expect(holds(format) == expected) }

  @Test(
    "collections: quantities, operators and indexes",
    arguments: [
      ("ANY wheels.size == 26", true), ("SOME wheels.size == 27", false),
      ("ALL wheels.size > 25", true),
      ("ALL wheels.size > 26", false), ("NONE wheels.size == 30", true),
      ("NONE wheels.size == 26", false),
      ("ANY wheels.maker BEGINSWITH[c] 'm'", true), ("ANY colors IN {'red', 'blue'}", true),
      ("ALL colors IN {'red', 'blue'}", false), ("colors CONTAINS 'white'", true),
      ("colors CONTAINS[c] 'WHITE'", true), ("'blue' IN colors", false),
      ("ANY missing == 1", false),
      ("wheels.@count == 2", true), ("colors.@count > 2", false), ("wheels.@sum.size == 54", true),
      ("wheels.@avg.size == 27", true), ("wheels.@min.size == 26", true),
      ("wheels.@max.size == 28", true),
      ("wheels.@distinctUnionOfObjects.size == {28, 26}", true),
      ("wheels.@unionOfArrays.spokes == {1, 2, 3}", true),
      ("colors[0] == 'red'", true), ("colors[FIRST] == 'red'", true),
      ("colors[LAST] == 'white'", true),
      ("colors[SIZE] == 2", true), ("colors[5] == nil", true),
      ("wheels[1].maker == 'Rigida'", true),
      ("box['size'].width == 3", true), ("colors == {'red', 'white'}", true),
      ("SUBQUERY(wheels, $w, $w.size > 27 AND $w.maker == 'Mavic').@count == 1", true),
      ("colors UNION {'red', 'blue'} == {'red', 'white', 'blue'}", true),
      ("colors INTERSECT {'red'} == {'red'}", true), ("colors MINUS {'red'} == {'white'}", true),
    ])
  func collections(format: String, expected: Bool) { #expect(holds(format) == expected) }

  @Test(
    "calculations and functions",
    arguments: [
      ("1 + 2 * 3 == 7", true), ("2 ** 10 == 1024", true), ("7 / 2 == 3", true),
      ("7.0 / 2 == 3.5", true),
      ("10 - 4 - 3 == 3", true), ("-gears + 22 == 1", true), ("2 ** 3 ** 2 == 512", true),
      ("sum({1, 2, 3.5}) == 6.5", true), ("average({1, 2, 3}) == 2", true),
      ("min({3, 1}) == 1", true),
      ("max({3, 1}) == 3", true), ("count({3, 1}) == 2", true),
      ("median({5, 1, 3, 2}) == 2.5", true),
      ("mode({1, 2, 2, 3, 3}) == {2, 3}", true), ("stddev({2, 4, 4, 4, 5, 5, 7, 9}) == 2", true),
      ("add:to:(1, 2) == 3", true), ("from:subtract:(5, 2) == 3", true),
      ("multiply:by:(2, 3) == 6", true),
      ("divide:by:(6, 3) == 2", true), ("modulus:by:(7, 4) == 3", true),
      ("raise:toPower:(2, 3) == 8", true),
      ("sqrt(16) == 4", true), ("abs(-3) == 3", true), ("floor(2.7) == 2", true),
      ("ceiling(2.2) == 3", true),
      ("trunc(-2.7) == -2", true), ("uppercase(name) == 'ÉCLAIR'", true),
      ("lowercase('A') == 'a'", true),
      ("length(name) == 6", true), ("bitwiseAnd:with:(6, 3) == 2", true), ("1 / 0 > 100", true),
      ("now() > CAST(0, 'NSDate')", true), ("CAST('12', 'NSNumber') == 12", true),
      ("CAST(12, 'NSString') == '12'", true), ("built == CAST(1000, 'NSDate')", true),
      ("TERNARY(gears > 20, 'many', 'few') == 'many'", true),
      ("FUNCTION(name, 'length') == 6", true),
      ("9223372036854775807 + 1 > 9223372036854775807", false),
    ])
  func calculations(format: String, expected: Bool) { #expect(holds(format) == expected) }

  @Test("placeholders are replaced with arguments in their order, but not in quotation marks")
  func placeholders() {
    #expect(
      NSPredicate(format: "%K == %@ AND gears > %d", "name", "Éclair", 20).evaluate(
        with: Self.bicycle))
    #expect(NSPredicate(format: "weight == %f", 9.5).evaluate(with: Self.bicycle))
    #expect(NSPredicate(format: "gears IN %@", [20, 21]).evaluate(with: Self.bicycle))
    #expect(NSPredicate(format: "name IN %@", Set(["Éclair"])).evaluate(with: Self.bicycle))
    #expect(NSPredicate(format: "gears == %@", NSNumber(value: 21)).evaluate(with: Self.bicycle))
    #expect(
      NSPredicate(format: "isSold == %@", NSNumber(value: false)).evaluate(with: Self.bicycle))
    #expect(
      NSPredicate(format: "built > %@", NSDate(timeIntervalSinceReferenceDate: 1)).evaluate(
        with: Self.bicycle))
    #expect(NSPredicate(format: "box.%K == %ld", "size.width", 3).evaluate(with: Self.bicycle))
    #expect(NSPredicate(format: "name == '%@'").evaluate(with: ["name": "%@"]))
    let inner = NSPredicate { object, _ in (object as? [String: Any])?.count == 1 }
    #expect(NSPredicate(format: "%@ AND a == 1", inner).evaluate(with: ["a": 1]))
    let optional: Int? = 21
    #expect(NSPredicate(format: "gears == %@", optional as Any).evaluate(with: Self.bicycle))
    #expect(NSPredicate(format: "owner == %@", NSNull()).evaluate(with: Self.bicycle))
  }

  @Test("a text, a number, a date or an array can be the object itself")
  func objects() {
    #expect(holds("SELF BEGINSWITH 'a'", of: "abc"))
    #expect(
      holds("SELF MATCHES %@", ["[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"], of: "a@b.org")
    )
    #expect(
      !holds("SELF MATCHES %@", ["[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"], of: "a@b"))
    #expect(holds("SELF > 2", of: 3))
    #expect(holds("SELF.@count == 2 AND ANY SELF == 1", of: [1, 2]))
    #expect(holds("self == nil", of: nil))
    let names = ["Ada", "Bob", "ada"] as NSArray
    #expect(
      names.filtered(using: NSPredicate(format: "SELF ==[c] 'ADA'")) as? [String] == ["Ada", "ada"])
    let list = NSMutableArray(array: [1, 2, 3])
    list.filter(using: NSPredicate(format: "SELF > 1"))
    #expect(list == [2, 3])
  }

  @Test("variables are given when the predicate is evaluated, or before")
  func variables() {
    let predicate = NSPredicate(format: "gears > $LIMIT")
    #expect(predicate.evaluate(with: Self.bicycle, substitutionVariables: ["LIMIT": 20]))
    #expect(!predicate.evaluate(with: Self.bicycle, substitutionVariables: ["LIMIT": 21]))
    #expect(predicate.withSubstitutionVariables(["LIMIT": 5]).evaluate(with: Self.bicycle))
    #expect(!predicate.evaluate(with: Self.bicycle))
  }

  @Test("objects have the keys of value(forKey:): UIKit's properties, and stored ones")
  @MainActor func properties() {
    @MainActor final class Wheel: NSObject {
      let size: Int
      let label = UILabel()

      init(size: Int) {
        self.size = size
        label.text = "\(size) inches"
      }
    }
    let wheels = [Wheel(size: 26), Wheel(size: 28)]
    let found = (wheels as NSArray).filtered(using: NSPredicate(format: "size > 26"))
    #expect(found as? [Wheel] == [wheels[1]])
    let texts = NSPredicate(format: "label.text BEGINSWITH '26' AND label.hidden == NO")
    #expect(wheels.filter { texts.evaluate(with: $0) } == [wheels[0]])
    let views: [UIView] = [UILabel(), UIButton()]
    views[1].tag = 7
    #expect((views as NSArray).filtered(using: NSPredicate(format: "tag == %d", 7)).count == 1)
  }

  @Test("compound predicates of Foundation evaluate predicates with formats")
  func compound() {
    let first = NSPredicate(format: "gears == 21")
    let second = NSPredicate(format: "gears == 1")
    #expect(
      NSCompoundPredicate(orPredicateWithSubpredicates: [first, second]).evaluate(
        with: Self.bicycle))
    #expect(
      !NSCompoundPredicate(andPredicateWithSubpredicates: [first, second]).evaluate(
        with: Self.bicycle))
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: second).evaluate(with: Self.bicycle))
  }

  @Test(
    "a predicate prints its format, with which it can be created again",
    arguments: [
      ("a=1&&b<>'x\"y'", "a == 1 AND b != \"x\\\"y\""),
      (
        "NOT (a == 1 OR b BEGINSWITH[dc] 'x') AND c IN {1,2.5}",
        "NOT (a == 1 OR b BEGINSWITH[cd] \"x\") AND c IN {1, 2.5}"
      ),
      ("(a == 1 OR b == 2) AND c == nil", "(a == 1 OR b == 2) AND c == nil"),
      ("ANY self.b.c > (1+2)*3", "ANY b.c > (1 + 2) * 3"),
      ("SUBQUERY(a, $x, $x.b == 1).@count > 0", "SUBQUERY(a, $x, $x.b == 1).@count > 0"),
      ("a[0].b == SELF AND TRUEPREDICATE", "a[0].b == SELF AND TRUEPREDICATE"),
      ("#any == add:to:((a+b).c, -1)", "#any == add:to:((a + b).c, -1)"),
      ("(-2) ** 2 == abs(-4)", "(-2) ** 2 == abs(-4)"),
      ("a[#first] IN (b UNION (c MINUS d))", "a[#first] IN b UNION (c MINUS d)"),
    ])
  func printing(format: String, expected: String) {
    let predicate = NSPredicate(format: format)
    #expect(predicate.description == expected)
    #expect(NSPredicate(format: expected) == predicate)
    #expect(NSPredicate(format: expected).hash == predicate.hash)
    #expect(NSPredicate(format: "a == 2") != predicate)
  }

  @Test(
    "a mistake is found at its position",
    arguments: [
      ("", 0, "an expression is expected"), ("a ==", 4, "an expression is expected"),
      ("a", 1, "a comparison operator is expected"),
      ("a == 1 b", 7, "an operator or the end is expected"),
      ("(a == 1", 7, "')' is expected"), ("a == 'x", 5, "the closing quotation mark is missing"),
      ("a == {1, 2", 10, "'}' is expected"),
      ("a == %@", 5, "there are only 0 arguments for the placeholders"),
      ("a == %y", 5, "the placeholder is not known"),
      ("a ==[x] 1", 5, "the options c, d or n are expected"),
      ("a == foo(1)", 5, "there is no function 'foo'"), ("a ~ 1", 2, "'~' has no meaning"),
      ("sqrt(1, 2) == 1", 0, "the function 'sqrt' has 1 arguments"),
      ("a. == 1", 3, "a key is expected"),
      ("AND == 1", 0, "an expression is expected before 'AND'"),
      ("$ == 1", 1, "a name is missing after '$'"),
      ("a == 0xZ", 5, "'Z' is not a number with the base 16"),
    ])
  func mistakes(format: String, position: Int, problem: String) {
    #expect(
      throws: PredicateFormatError(format: format, position: position, problem: problem)
    ) { try PredicateParser.condition(format, arguments: []) }
  }

  @Test("nested parentheses are parsed in linear time, up to a limit")
  func nesting() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count) + " == 1"
    }
    #expect(try condition(nested(40)))
    #expect(throws: PredicateFormatError.self) { try condition(nested(10_000)) }
    #expect(throws: PredicateFormatError.self) {
      try condition(String(repeating: "NOT ", count: 10_000) + "a == 1")
    }
    #expect(throws: PredicateFormatError.self) {
      try condition("a == " + String(repeating: "-", count: 10_000) + "1")
    }
  }

  private func condition(_ format: String) throws -> Bool {
    var context = PredicateContext(object: nil)
    return try PredicateParser.condition(format, arguments: []).isTrue(in: &context)
  }
}
