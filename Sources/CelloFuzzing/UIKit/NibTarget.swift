internal import CelloNibs
internal import Foundation
internal import UIKit

extension FuzzTarget {
  /// Nib files: their values are finite, and their objects are created and laid out.
  static let nib = FuzzTarget(
    "nib",
    seeds: [
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view tag="1" alpha="0.5" id="v"><rect key="frame" x="0" y="0" width="90" height="60"/><subviews>
      <label text="A" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><color key="textColor" systemColor="labelColor"/></label>
      <button buttonType="system" id="b"><state key="normal" title="B"/></button></subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" constant="8" id="c"/>
      </constraints><variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
      <connections><outlet property="mask" destination="l" id="o"/></connections></view>
      </objects></document>
      """,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <tableView style="grouped" rowHeight="-1" id="t"><rect key="frame" x="0" y="0" width="90" height="60"/>
      <view key="tableHeaderView" id="h"/><prototypes><tableViewCell reuseIdentifier="r" style="IBUITableViewCellStyleSubtitle" textLabel="a" id="e">
      <tableViewCellContentView key="contentView" id="f"><subviews><label id="a"/></subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView><stackView axis="vertical" spacing="4" id="s"><subviews><slider id="i"/>
      <stepper stepValue="2" id="j"/><segmentedControl id="k"><segments><segment title="x"/></segments></segmentedControl></subviews></stackView>
      </objects></document>
      """,
    ],
    words: """
      <view> </view> <subviews> </subviews> <label/> <scrollView/> <collectionView/> <navigationBar/> <searchBar/> <datePicker/>
      id="v" text="a" customClass="UILabel" hidden="YES" constant="1e300" multiplier="1:2" priority="1000" secondItem="l"
      firstAttribute="width" secondAttribute="centerY" relation="lessThanOrEqual" key="frame" width="nan" height="-1"
      """
  ) { bytes in
    guard let document = try? NibDocument(bytes, file: "input.xib") else { return }
    try require(document.warnings.count <= 1_000, "There are more warnings than the limit")
    try onMainThread {
      let objects = UINib(data: Data(bytes), bundle: nil).instantiate(withOwner: nil)
      for case let view as UIView in objects {
        view.layoutIfNeeded()
        try require(view.frame.maxX.isFinite && view.frame.maxY.isFinite, "A frame is infinite")
      }
      LayoutWarnings.removeAll()
    }
  }
}
