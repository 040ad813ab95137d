import Testing

@testable import UIKit

/// Finding, reading and instantiating nib files.
@MainActor @Suite("Nib files") struct NibFileTests {
  private let cell = """
    <tableViewCell id="c" selectionStyle="none" accessoryType="checkmark">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v"><subviews>
        <label text="Row" id="l" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="1"/>
        <constraint firstItem="l" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="2"/>
      </constraints></tableViewCellContentView>
    </tableViewCell>
    """

  @Test("files are found in the bundle and in the folders of languages")
  func search() throws {
    let files = [
      "Plain.xib": NibFixture.text("<label text=\"plain\" id=\"a\"/>"),
      "Base.lproj/Based.xib": NibFixture.text("<label text=\"based\" id=\"a\"/>"),
      "en.lproj/Based.strings": "\"a.text\" = \"translated\";",
      "Phone~iphone.xib": NibFixture.text("<label text=\"phone\" id=\"a\"/>"),
      "Phone.xib": NibFixture.text("<label text=\"any\" id=\"a\"/>"),
    ]
    try NibFixture.withBundle(files) { bundle in
      @MainActor func text(_ name: String) -> String? {
        (bundle.loadNibNamed(name, owner: nil)?.first as? UILabel)?.text
      }
      #expect(text("Plain") == "plain" && text("Plain.xib") == "plain")
      #expect(text("Based") == "translated")
      #expect(text("Phone") == "phone")
      #expect(bundle.loadNibNamed("Missing", owner: nil) == nil)
      #expect(bundle.loadNibNamed("../Plain", owner: nil) == nil)
      #expect(bundle.loadNibNamed("", owner: nil) == nil)
      #expect(UINib(nibName: "Missing", bundle: bundle).instantiate(withOwner: nil).isEmpty)
      #expect(NibFiles.warnings.sentences.contains { $0.contains("no nib file named 'Missing'") })
    }
  }

  @Test("a file is read again when it has changed")
  func changes() throws {
    try NibFixture.withBundle(["A.xib": NibFixture.text("<label text=\"1\" id=\"a\"/>")]) {
      bundle in
      @MainActor func text() -> String? {
        (bundle.loadNibNamed("A", owner: nil)?.first as? UILabel)?.text
      }
      #expect(text() == "1")
      let path = bundle.bundlePath + "/A.xib"
      try NibFixture.text("<label text=\"2\" id=\"a\"/>").write(
        toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
      #expect(text() == "2")
    }
  }

  @Test("registered nib files create cells, and replace registered classes")
  func registration() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(
      UINib(data: NibFixture.data(cell), bundle: nil), forCellReuseIdentifier: "row")
    let row = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(row.reuseIdentifier == "row" && row.selectionStyle == .none)
    #expect(row.accessoryType == .checkmark)
    row.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    row.layoutIfNeeded()
    let label = try #require(row.contentView.subviews.first as? UILabel)
    #expect(label.text == "Row" && label.frame.minX == 20)
    #expect(abs(label.frame.midY - row.contentView.bounds.midY) < 0.5)
    table.register(nil as UINib?, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)

    let header = "<view id=\"h\" customClass=\"UITableViewHeaderFooterView\" tag=\"7\"/>"
    table.register(
      UINib(data: NibFixture.data(header), bundle: nil),
      forHeaderFooterViewReuseIdentifier: "header")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(view?.tag == 7 && view?.reuseIdentifier == "header")
  }

  @Test("a nib file without a cell is a warning")
  func wrongObject() {
    let table = UITableView()
    table.register(
      UINib(data: NibFixture.data("<label id=\"a\"/>"), bundle: nil), forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test("collection views create cells and headers of nib files")
  func collectionViews() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = OneItem()
    view.dataSource = source
    view.register(
      UINib(
        data: NibFixture.data(
          """
          <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>
          <collectionViewCellContentView key="contentView" id="v"><subviews><label text="Tile" id="l"/></subviews>
          </collectionViewCellContentView></collectionViewCell>
          """), bundle: nil), forCellWithReuseIdentifier: "tile")
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Tile")
    #expect(cell.reuseIdentifier == "tile")
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
  }

  @Test(
    "bad files create nothing, and log a sentence",
    arguments: [
      "", "<", "bplist00", "NIBArchive", "<document>", "<document/>", "\u{0}\u{1}\u{2}",
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
    ])
  func badFiles(text: String) {
    #expect(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).isEmpty)
  }

  @Test("folders in place of files, and files without permission, create nothing")
  func unreadableFiles() throws {
    try NibFixture.withBundle(["Folder.xib/a": "", "Story.storyboard/a": ""]) { bundle in
      #expect(bundle.loadNibNamed("Folder", owner: nil) == nil)
      #expect(UIStoryboard(name: "Story", bundle: bundle).instantiateInitialViewController() == nil)
    }
  }

  @Test("unknown elements, missing classes and odd numbers leave the rest")
  func oddContent() throws {
    let view = try #require(
      NibFixture.object(
        """
        <view id="v" customClass="NoSuchClass" customModule="NoModule" alpha="nan" tag="1e300">
          <rect key="frame" x="1e300" y="nan" width="-5" height="inf"/>
          <subviews>
            <mapView id="m"/>
            <label text="here" id="l" numberOfLines="-1e300" textAlignment="sideways"/>
            <stackView id="s" spacing="nan" axis="diagonal"><subviews><view id="w"/></subviews></stackView>
            <segmentedControl id="sc" selectedSegmentIndex="99"/>
            <stepper id="st" stepValue="0" minimumValue="5" maximumValue="1"/>
            <pageControl id="p" numberOfPages="-3" currentPage="1e300"/>
            <tapGestureRecognizer id="t" numberOfTapsRequired="-4"/>
          </subviews>
          <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="nobody" secondAttribute="leading" id="1"/>
            <constraint firstItem="l" firstAttribute="width" secondItem="v" secondAttribute="leading" id="2"/>
            <constraint firstItem="l" firstAttribute="top" id="3"/>
            <constraint firstItem="l" firstAttribute="width" multiplier="0" secondItem="v" secondAttribute="width" id="4"/>
            <constraint firstItem="t" firstAttribute="width" id="5"/>
            <constraint firstItem="l" firstAttribute="height" constant="1e300" priority="-1e300" id="6"/>
          </constraints>
          <connections><outlet property="nothing" destination="l" id="7"/>
            <outlet property="delegate" destination="l" id="8"/>
            <action selector="go:" destination="gone" eventType="touchUpInside" id="9"/></connections>
        </view>
        """, as: UIView.self))
    #expect(view.subviews.count == 5)
    #expect((view.subviews.first as? UILabel)?.text == "here")
    view.layoutIfNeeded()
    #expect(view.frame.width >= 0 && view.frame.height.isFinite)
  }

  @Test("ten megabytes of elements are read or refused")
  func largeFiles() {
    let label = "<label text=\"a\" id=\"l\"/>"
    let data = NibFixture.data(String(repeating: label, count: 10_000_000 / label.utf8.count))
    let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
    #expect(objects.isEmpty)
    #expect(NibFiles.warnings.sentences.contains { $0.contains("more than 100000 elements") })
  }
}
