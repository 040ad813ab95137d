import CelloNibs
import Foundation
import Testing

/// The values in elements of nib files.
struct NibValueTests {
  private func element(_ text: String) throws -> XMLElement {
    try XMLReader.root(of: Array(text.utf8), file: "a", textElements: ["string"])
  }

  @Test("numbers are finite, and huge ones are clamped")
  func numbers() throws {
    let values = try element("<a b='1e300' c='-1e300' d='nan' e='inf' f='12.5' g='x' h='1e20'/>")
    #expect(values.number("b") == 1e9 && values.number("c") == -1e9)
    #expect(values.number("d") == nil && values.number("e") == nil && values.number("g") == nil)
    #expect(values.number("f") == 12.5 && values.integer("f") == 12)
    #expect(values.integer("h") == 1_000_000_000)
  }

  @Test("rectangles, sizes and insets")
  func geometry() throws {
    let view = try element(
      """
      <view><rect key="frame" x="1" y="nan" width="-3" height="4"/><size key="itemSize" width="5" height="6"/>
      <inset key="separatorInset" minX="1" minY="2" maxX="2.2250738585072014e-308" maxY="4"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>
      """)
    #expect(view.rect("frame") == CGRect(x: 1, y: 0, width: 0, height: 4))
    #expect(view.size("itemSize") == CGSize(width: 5, height: 6))
    let inset = try #require(view.insets("separatorInset"))
    #expect(inset == (2, 1, 4, 0))
    #expect(try #require(view.insets("layoutMargins")) == (1, 2, 3, 4))
    #expect(view.rect("bounds") == nil)
  }

  @Test(
    "colors",
    arguments: [
      (
        "red='1' green='0.5' blue='0' alpha='0.25' colorSpace='custom' customColorSpace='sRGB'",
        NibColor.sRGB(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      ),
      (
        "red='1' green='0' blue='0' alpha='1' customColorSpace='displayP3'",
        .displayP3(red: 1, green: 0, blue: 0, alpha: 1)
      ),
      ("white='0.5' alpha='1' colorSpace='calibratedWhite'", .gray(white: 0.5, alpha: 1)),
      ("systemColor='labelColor'", .system("labelColor")),
      ("cocoaTouchSystemColor='darkTextColor' white='0'", .system("darkTextColor")),
      ("name='Accent'", .named("Accent")), ("alpha='1'", nil),
      ("red='nan' green='1' blue='1'", nil),
    ] as [(String, NibColor?)])
  func colors(attributes: String, expected: NibColor?) throws {
    #expect(NibColor(try element("<color \(attributes)/>")) == expected)
  }

  @Test(
    "fonts",
    arguments: [
      ("type='system' pointSize='13'", NibFont.system(.regular, size: 13, weight: nil)),
      ("type='boldSystem' pointSize='13'", .system(.bold, size: 13, weight: nil)),
      (
        "type='system' weight='semibold' pointSize='9'",
        .system(.regular, size: 9, weight: "semibold")
      ),
      ("style='UICTFontTextStyleBody'", .style("UICTFontTextStyleBody")),
      (
        "name='Inter-Bold' family='Inter' pointSize='20'",
        .named("Inter-Bold", family: "Inter", size: 20)
      ),
      ("", .system(.regular, size: 17, weight: nil)),
    ] as [(String, NibFont)])
  func fonts(attributes: String, expected: NibFont) throws {
    #expect(NibFont(try element("<fontDescription \(attributes)/>")) == expected)
  }

  @Test(
    "multipliers are numbers or ratios",
    arguments: [("2", 2), ("1:2", 0.5), ("16:8", 2), ("1:0", 1), ("x", 1), ("1:2:3", 1)])
  func multipliers(text: String, expected: CGFloat) throws {
    let constraint = NibConstraint(
      try element("<constraint firstAttribute='width' multiplier='\(text)'/>"))
    #expect(constraint?.multiplier == expected)
  }

  @Test("constraints with a variation")
  func constraints() throws {
    let constraint = try #require(
      NibConstraint(
        try element(
          """
          <constraint firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="b"
            secondAttribute="trailingMargin" constant="8" priority="750" identifier="gap" placeholder="YES" id="c">
            <variation key="widthClass=regular" constant="30"/>
          </constraint>
          """)))
    #expect(constraint.firstItem == "a" && constraint.firstAttribute == .leading)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.secondItem == "b")
    #expect(constraint.secondAttribute == .trailingMargin && constraint.constant == 8)
    #expect(
      constraint.priority == 750 && constraint.identifier == "gap" && constraint.isPlaceholder)
    #expect(constraint.variations.map(\.constant) == [30])
    #expect(constraint.variations.first?.condition.isWidthCompact == false)
    #expect(NibConstraint(try element("<constraint firstAttribute='sideways'/>")) == nil)
  }

  @Test("subviews and constraints are installed for size classes")
  func installation() throws {
    let view = try element(
      """
      <view>
        <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
        <variation key="heightClass=compact-widthClass=regular"><mask key="constraints"><exclude reference="c"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="c"/></mask></variation>
      </view>
      """)
    let installation = NibInstallation(view)
    func isInstalled(_ width: Bool?, _ height: Bool?) -> Bool {
      installation.isInstalled("c", isWidthCompact: width, isHeightCompact: height)
    }
    #expect(!isInstalled(true, false) && isInstalled(false, false) && !isInstalled(false, true))
    #expect(!isInstalled(nil, nil))
    #expect(installation.isInstalled("d", isWidthCompact: true, isHeightCompact: true))
    #expect(NibInstallation(try element("<view/>")).isTrivial)
  }
}
