import Testing

@testable import UIKit

/// The properties of views, controls and bars in nib files.
@MainActor struct NibViewTests {
  @Test("labels")
  func labels() throws {
    let label: UILabel = try #require(
      NibFixture.object(
        """
        <label hidden="YES" alpha="0.5" tag="4" contentMode="left" horizontalHuggingPriority="251" text="Title"
          textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" adjustsFontForContentSizeCategory="YES"
          adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" userInteractionEnabled="NO"
          translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="1" y="2" width="30" height="40"/>
          <accessibility key="accessibilityConfiguration" label="Spoken" hint="Hint" identifier="ID">
            <accessibilityTraits key="traits" header="YES" button="NO"/>
          </accessibility>
          <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
          <color key="textColor" systemColor="secondaryLabelColor"/>
          <nil key="highlightedColor"/>
          <color key="shadowColor" white="0" alpha="0.5" colorSpace="calibratedWhite"/>
          <size key="shadowOffset" width="1" height="2"/>
        </label>
        """))
    #expect(label.isHidden && label.alpha == 0.5 && label.tag == 4 && label.contentMode == .left)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.text == "Title" && label.textAlignment == .center && label.numberOfLines == 0)
    #expect(label.lineBreakMode == .byWordWrapping && label.adjustsFontForContentSizeCategory)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(!label.isUserInteractionEnabled && !label.translatesAutoresizingMaskIntoConstraints)
    #expect(label.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(label.accessibilityLabel == "Spoken" && label.accessibilityHint == "Hint")
    #expect(label.accessibilityIdentifier == "ID" && label.accessibilityTraits == .header)
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.textColor == .secondaryLabel && label.highlightedTextColor == nil)
    #expect(label.shadowColor == UIColor(white: 0, alpha: 0.5))
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    // Labels whose attribute is missing can be touched, as in Interface Builder.
    let other: UILabel? = NibFixture.object("<label id=\"a\"/>")
    #expect(other?.isUserInteractionEnabled == true && other?.text == nil)
  }

  @Test("texts with attributes")
  func attributedTexts() throws {
    let label: UILabel = try #require(
      NibFixture.object(
        """
        <label id="a"><attributedString key="attributedText">
          <fragment content="Bold "><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <font key="NSFont" size="20" metaFont="systemBold"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="7"/>
          </attributes></fragment>
          <fragment><string key="content">plain</string></fragment>
        </attributedString></label>
        """))
    let text = try #require(label.attributedText)
    #expect(text.string == "Bold plain")
    #expect(
      text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center && style?.lineSpacing == 7)
  }

  @Test("buttons with states, types and configurations")
  func buttons() throws {
    let button: UIButton = try #require(
      NibFixture.object(
        """
        <button contentHorizontalAlignment="leading" buttonType="system" lineBreakMode="tailTruncation" id="a">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
          <inset key="titleEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <state key="normal" title="Save"><color key="titleColor" systemColor="systemRedColor"/></state>
          <state key="disabled" image="trash" catalog="system"/>
        </button>
        """))
    #expect(button.buttonType == .system && button.title(for: .normal) == "Save")
    #expect(button.titleColor(for: .normal) == .systemRed)
    #expect(button.image(for: .disabled) == UIImage(systemName: "trash"))
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 19))
    #expect(button.titleEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.contentHorizontalAlignment == .leading)

    let custom: UIButton? = NibFixture.object("<button id=\"a\"/>")
    #expect(custom?.buttonType == .custom && custom?.isUserInteractionEnabled == true)

    let filled: UIButton = try #require(
      NibFixture.object(
        """
        <button buttonType="system" id="a"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Go" imagePadding="4" cornerStyle="capsule">
          <imageReference key="image" image="star" catalog="system" symbolScale="large"/>
          <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
        </buttonConfiguration></button>
        """))
    #expect(filled.configuration?.title == "Go" && filled.configuration?.imagePadding == 4)
    #expect(filled.configuration?.cornerStyle == .capsule && filled.configuration?.image != nil)
    #expect(filled.configuration?.baseBackgroundColor == .systemGreen)
  }

  @Test("text fields and text views")
  func texts() throws {
    let field: UITextField = try #require(
      NibFixture.object(
        """
        <textField borderStyle="roundedRect" placeholder="Name" clearButtonMode="whileEditing" id="a">
          <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" keyboardType="emailAddress"
            returnKeyType="next" secureTextEntry="YES" textContentType="password"/>
        </textField>
        """))
    #expect(field.borderStyle == .roundedRect && field.placeholder == "Name")
    #expect(field.clearButtonMode == .whileEditing && field.autocapitalizationType == .words)
    #expect(field.autocorrectionType == .no && field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .next && field.isSecureTextEntry)
    #expect(field.textContentType == .password)
    let view: UITextView = try #require(
      NibFixture.object(
        """
        <textView editable="NO" textAlignment="right" id="a"><string key="text">A
        B</string><dataDetectorType key="dataDetectorTypes" link="YES"/></textView>
        """))
    #expect(!view.isEditable && view.text == "A\nB" && view.textAlignment == .right)
    #expect(view.dataDetectorTypes == .link)
  }

  @Test("controls with values")
  func values() throws {
    let slider: UISlider? = NibFixture.object(
      "<slider value=\"30\" minValue=\"10\" maxValue=\"50\" id=\"a\"/>")
    #expect(slider?.value == 30 && slider?.maximumValue == 50)
    let toggle: UISwitch? = NibFixture.object("<switch on=\"YES\" id=\"a\"/>")
    #expect(toggle?.isOn == true)
    let stepper: UIStepper? = NibFixture.object(
      "<stepper value=\"3\" maximumValue=\"9\" stepValue=\"3\" id=\"a\"/>")
    #expect(stepper?.value == 3 && stepper?.stepValue == 3)
    let segments: UISegmentedControl? = NibFixture.object(
      "<segmentedControl selectedSegmentIndex=\"1\" id=\"a\"><segments><segment title=\"A\"/><segment title=\"B\"/></segments></segmentedControl>"
    )
    #expect(segments?.titleForSegment(at: 1) == "B" && segments?.selectedSegmentIndex == 1)
    let pages: UIPageControl? = NibFixture.object(
      "<pageControl numberOfPages=\"3\" currentPage=\"2\" id=\"a\"/>")
    #expect(pages?.numberOfPages == 3 && pages?.currentPage == 2)
    let progress: UIProgressView? = NibFixture.object("<progressView progress=\"0.5\" id=\"a\"/>")
    #expect(progress?.progress == 0.5)
    let wheel: UIActivityIndicatorView? = NibFixture.object(
      "<activityIndicatorView animating=\"YES\" style=\"large\" id=\"a\"/>")
    #expect(
      wheel?.isAnimating == true && wheel?.style == .large && wheel?.hidesWhenStopped == false)
    let picker: UIDatePicker? = NibFixture.object(
      "<datePicker datePickerMode=\"date\" style=\"wheels\" id=\"a\"><date key=\"date\" timeIntervalSinceReferenceDate=\"100\"/></datePicker>"
    )
    #expect(
      picker?.datePickerMode == .date && picker?.date == Date(timeIntervalSinceReferenceDate: 100))
    let bar: UISearchBar? = NibFixture.object(
      "<searchBar placeholder=\"Find\" searchBarStyle=\"minimal\" showsCancelButton=\"YES\" id=\"a\"/>"
    )
    #expect(
      bar?.placeholder == "Find" && bar?.searchBarStyle == .minimal
        && bar?.showsCancelButton == true)
  }

  @Test("stacks arrange their subviews, effect views have a content view")
  func containers() throws {
    let stack: UIStackView = try #require(
      NibFixture.object(
        """
        <stackView axis="vertical" alignment="center" distribution="fillEqually" spacing="8" id="a">
          <rect key="frame" x="0" y="0" width="100" height="108"/>
          <subviews><label text="A" id="b"/><label text="B" id="c"/></subviews>
        </stackView>
        """))
    #expect(stack.axis == .vertical && stack.alignment == .center && stack.spacing == 8)
    #expect(stack.distribution == .fillEqually && stack.arrangedSubviews.count == 2)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.minY == 58)
    let effect: UIVisualEffectView = try #require(
      NibFixture.object(
        """
        <visualEffectView id="a"><rect key="frame" x="0" y="0" width="50" height="50"/>
          <view key="contentView" id="v"><subviews><label id="l"/></subviews></view><blurEffect style="dark"/>
        </visualEffectView>
        """))
    #expect(effect.effect is UIBlurEffect && effect.contentView.subviews.first is UILabel)
  }

  @Test("constraints with safe areas, margins, content guides and size classes")
  func constraints() throws {
    let view: UIView = try #require(
      NibFixture.object(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews><scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
            <view id="c" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>
              <constraint firstItem="c" firstAttribute="top" secondItem="cg" secondAttribute="top" id="1"/>
              <constraint firstItem="c" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="2"/>
              <constraint firstItem="cg" firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="3"/>
              <constraint firstItem="cg" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="4"/>
              <constraint firstItem="c" firstAttribute="width" secondItem="fg" secondAttribute="width" id="5"/>
              <constraint firstItem="c" firstAttribute="height" constant="300" id="6"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
          </scrollView></subviews>
          <viewLayoutGuide key="safeArea" id="sa"/>
          <constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="5" id="7"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="8"/>
            <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="10" id="9"/>
            <constraint firstItem="s" firstAttribute="width" secondItem="s" secondAttribute="height" multiplier="2:1" id="10"/>
            <constraint firstItem="s" firstAttribute="width" constant="7" placeholder="YES" id="11"/>
            <constraint firstItem="s" firstAttribute="width" constant="9" id="12"/>
          </constraints>
          <edgeInsets key="layoutMargins" top="8" left="20" bottom="8" right="8"/>
          <variation key="default"><mask key="constraints"><exclude reference="12"/></mask></variation>
        </view>
        """))
    view.layoutIfNeeded()
    let scroll = try #require(view.subviews.first as? UIScrollView)
    #expect(scroll.frame == CGRect(x: 20, y: 5, width: 170, height: 85))
    #expect(scroll.contentSize == CGSize(width: 170, height: 300))
  }

  @Test("the constant of a constraint follows the size class")
  func variations() throws {
    let view: UIView = try #require(
      NibFixture.object(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews><view id="c" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
          <constraints>
            <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="1">
              <variation key="widthClass=regular" constant="30"/></constraint>
          </constraints></view>
        """))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(view)
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(view.subviews[0].frame.minX == 10)
    window.traitOverrides.horizontalSizeClass = .regular
    window.updateTraitsIfNeeded()
    window.layoutIfNeeded()
    #expect(view.subviews[0].frame.minX == 30)
  }

  @Test("tables and their parts")
  func tables() throws {
    let table: UITableView = try #require(
      NibFixture.object(
        """
        <tableView style="grouped" separatorStyle="none" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="18"
          sectionFooterHeight="20" allowsMultipleSelection="YES" alwaysBounceVertical="YES" id="t">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          <inset key="separatorInset" minX="16" minY="0.0" maxX="0.0" maxY="0.0"/>
          <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" height="44"/></view>
          <prototypes>
            <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleValue1" textLabel="a" detailTextLabel="b" id="c">
              <rect key="frame" x="0" y="0" width="320" height="44"/>
              <tableViewCellContentView key="contentView" id="v"><subviews>
                <label text="Title" id="a"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
                <label text="Detail" id="b"/>
              </subviews></tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        """))
    #expect(table.style == .grouped && table.separatorStyle == .none)
    #expect(table.rowHeight == UITableView.automaticDimension)
    // The height that Interface Builder writes for automatic ones.
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.sectionFooterHeight == 20)
    #expect(table.allowsMultipleSelection && table.separatorInset.left == 16)
    #expect(table.tableHeaderView?.frame.height == 44)
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")
    #expect(cell.textLabel?.font == .systemFont(ofSize: 12))
    #expect(table.dequeueReusableCell(withIdentifier: "row") !== cell)
  }

  @Test("collection views with a layout and prototypes")
  func collections() throws {
    let view: UICollectionView = try #require(
      NibFixture.object(
        """
        <collectionView id="v"><rect key="frame" x="0" y="0" width="300" height="300"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" minimumInteritemSpacing="4"
            scrollDirection="horizontal" id="f"><size key="itemSize" width="20" height="30"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="tile" id="c"/></cells>
        </collectionView>
        """))
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.minimumLineSpacing == 3 && layout.itemSize == CGSize(width: 20, height: 30))
    #expect(layout.scrollDirection == .horizontal && layout.sectionInset.left == 1)
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
    #expect(cell.reuseIdentifier == "tile")
  }

  @Test("bars with items")
  func bars() throws {
    let bar: UINavigationBar = try #require(
      NibFixture.object(
        """
        <navigationBar largeTitles="YES" id="b"><items><navigationItem title="Title" prompt="Prompt" id="i">
          <barButtonItem key="leftBarButtonItem" systemItem="done" id="d"/>
          <rightBarButtonItems><barButtonItem title="Edit" style="plain" id="e"/><barButtonItem image="star" catalog="system" id="f"/></rightBarButtonItems>
        </navigationItem></items></navigationBar>
        """))
    let item = try #require(bar.topItem)
    #expect(bar.prefersLargeTitles && item.title == "Title" && item.prompt == "Prompt")
    #expect(item.leftBarButtonItem?.style == .prominent)
    #expect(item.rightBarButtonItems?.map(\.title) == ["Edit", nil])
    let toolbar: UIToolbar? = NibFixture.object(
      """
      <toolbar id="t"><items><barButtonItem systemItem="flexibleSpace" id="a"/>
        <barButtonItem id="b"><view key="customView" tag="5" id="c"/></barButtonItem></items></toolbar>
      """)
    #expect(toolbar?.items?.count == 2 && toolbar?.items?.last?.customView?.tag == 5)
    let tabs: UITabBar? = NibFixture.object(
      """
      <tabBar selectedItem="b" id="t"><items><tabBarItem title="A" id="a"/><tabBarItem systemItem="search" id="b"/></items></tabBar>
      """)
    #expect(tabs?.items?.first?.title == "A" && tabs?.selectedItem?.title == "Search")
  }

  @Test("properties of cells and tables are set after the defaults of their classes")
  func defaults() throws {
    let color =
      "<color key=\"tintColor\" white=\"0.5\" alpha=\"1\"/><color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>"
    let black = UIColor(white: 0, alpha: 1)
    for element in ["tableViewCell", "collectionViewCell", "tableView", "textView", "searchBar"] {
      let view: UIView? = NibFixture.object(
        "<\(element) clipsSubviews=\"YES\" hidden=\"YES\" id=\"a\">\(color)</\(element)>")
      #expect(view?.backgroundColor == black && view?.tintColor == UIColor(white: 0.5, alpha: 1))
      #expect(view?.clipsToBounds == true && view?.isHidden == true)
    }
    let header: UIView? = NibFixture.object(
      "<view customClass=\"UITableViewHeaderFooterView\" id=\"a\">\(color)</view>")
    #expect(
      header is UITableViewHeaderFooterView && header?.tintColor == UIColor(white: 0.5, alpha: 1))
  }

  @Test("a coder of another kind still creates no views")
  func otherCoders() {
    #expect(UIView(coder: NSCoder()) == nil && UILabel(coder: NSCoder()) == nil)
    #expect(UIViewController(coder: NSCoder()) == nil && UITableViewCell(coder: NSCoder()) == nil)
    #expect(UIBarButtonItem(coder: NSCoder()) == nil)
  }
}
