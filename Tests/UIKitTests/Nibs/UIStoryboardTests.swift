import Testing

@testable import CelloFoundation
@testable import CelloLists
@testable import UIKit

/// Storyboards: controllers, their views, and segues.
@MainActor struct UIStoryboardTests {
  /// A controller of an app as `cellophane prepare` leaves it.
  final class StoryController: UIViewController {
    weak var label: UILabel?
    var log: [String] = []
    var permits = true
    var passed: String?

    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake \(isViewLoaded)")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("load \(label?.text ?? "") \(children.count)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.append("should \(identifier)")
      return permits
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.append("prepare \(segue.identifier ?? "-") \(segue.destination.isViewLoaded)")
      (segue.destination as? StoryController)?.passed = "passed"
    }
    func unwindHere(_ segue: UIStoryboardSegue) { log.append("unwind") }
    func makeDetail(_ coder: NSCoder) -> UIViewController? {
      let controller = StoryController(coder: coder)
      controller?.passed = "made"
      return controller
    }

    private final class _NamedMethods_StoryController: _MethodTable {
      static var methods: [_NamedMethod] {
        [
          .init(setting: "setLabel:", \StoryController.label),
          .init("unwindHere:") { (target: StoryController, segue: UIStoryboardSegue) in
            target.unwindHere(segue)
          },
          .init("makeDetail:") { (target: StoryController, coder: NSCoder) in
            target.makeDetail(coder)
          },
        ]
      }
    }
  }

  private let root = NibFixture.scene(
    """
    <navigationController storyboardIdentifier="Nav" id="root" sceneMemberID="viewController">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
      <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="s1"/></connections>
    </navigationController>
    """)

  private func first(_ connections: String = "", in view: String = "") -> String {
    NibFixture.scene(
      """
      <viewController title="First" storyboardIdentifier="First" id="first" customClass="StoryController" customModule="App"
        sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews><label text="Hello" id="l1" translatesAutoresizingMaskIntoConstraints="NO"/>\(view)</subviews>
          <constraints>
            <constraint firstItem="l1" firstAttribute="top" secondItem="tg" secondAttribute="bottom" constant="8" id="k1"/>
            <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="k2"/>
          </constraints>
        </view>
        <navigationItem key="navigationItem" title="Start" id="n1">
          <barButtonItem key="rightBarButtonItem" title="Next" id="b1"><connections>
            <segue destination="second" kind="show" identifier="next" id="s2"/></connections></barButtonItem>
        </navigationItem>
        <connections><outlet property="label" destination="l1" id="o1"/>\(connections)</connections>
      </viewController>
      """)
  }

  private let second = NibFixture.scene(
    """
    <viewController storyboardIdentifier="Second" id="second" customClass="StoryController" sceneMemberID="viewController">
      <view key="view" tag="2" id="v2"><subviews>
        <button id="b2"><connections><segue destination="exit2" kind="unwind" identifier="back" unwindAction="unwindHere:" id="s3"/>
        </connections></button></subviews></view>
    </viewController>
    """, objects: "<exit id=\"exit2\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")

  private func withStoryboard(
    _ scenes: String, initial: String = "root", _ body: @MainActor (UIStoryboard) throws -> Void
  ) throws {
    let text = NibFixture.storyboard(scenes, initial: initial)
    try NibFixture.withBundle(["Main.storyboard": text]) {
      try body(UIStoryboard(name: "Main", bundle: $0))
    }
  }

  private func window(_ controller: UIViewController?) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("the initial controller with its root, views and outlets")
  func initialController() throws {
    try withStoryboard(root + first() + second) { storyboard in
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      let first = try #require(navigation.topViewController as? StoryController)
      #expect(first.log == ["awake false"] && first.title == "First")
      #expect(navigation.navigationBar.prefersLargeTitles)
      #expect(first.navigationItem.title == "Start" && first.storyboard === storyboard)
      #expect(first.navigationItem.rightBarButtonItem?.title == "Next")
      let window = window(navigation)
      #expect(first.log == ["awake false", "load Hello 0"])
      let label = try #require(first.label)
      #expect(label.frame.minY == first.view.safeAreaInsets.top + 8)
      window.isHidden = true
    }
  }

  @Test("controllers with an identifier, and closures that create them")
  func identifiers() throws {
    try withStoryboard(root + first() + second) { storyboard in
      let second = storyboard.instantiateViewController(withIdentifier: "Second")
      #expect(second is StoryController && second.view.tag == 2)
      let made = storyboard.instantiateViewController(identifier: "Second") {
        coder -> StoryController? in
        let controller = StoryController(coder: coder)
        controller?.passed = "created"
        return controller
      }
      #expect(made.passed == "created" && made.view.tag == 2 && made.storyboard === storyboard)
      #expect(made.log.first == "awake false")
    }
  }

  @Test("segues of items ask, prepare and show; unwinding returns")
  func segues() throws {
    try withStoryboard(root + first() + second) { storyboard in
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      let window = window(navigation)
      let first = try #require(navigation.topViewController as? StoryController)
      first.log = []
      let item = try #require(first.navigationItem.rightBarButtonItem)
      first.permits = false
      UIApplication.shared.sendAction(
        try #require(item.action), to: item.target, from: item, for: nil)
      #expect(first.log == ["should next"] && navigation.viewControllers.count == 1)
      first.permits = true
      UIApplication.shared.sendAction(
        try #require(item.action), to: item.target, from: item, for: nil)
      #expect(first.log == ["should next", "should next", "prepare next false"])
      let second = try #require(navigation.topViewController as? StoryController)
      #expect(second !== first && second.passed == "passed")
      let button = try #require(second.view.subviews.first as? UIButton)
      button.sendActions(for: .touchUpInside)
      #expect(first.log.last == "unwind" && navigation.topViewController === first)
      window.isHidden = true
    }
  }

  @Test("segues by their identifiers present, and a method of the source creates the destination")
  func performing() throws {
    let scenes =
      root
      + first(
        """
        <segue destination="second" kind="presentation" identifier="modal" modalPresentationStyle="fullScreen" animates="NO" id="s4"/>
        <segue destination="second" kind="show" identifier="made" destinationCreationSelector="makeDetail:" id="s5"/>
        """) + second
    try withStoryboard(scenes) { storyboard in
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      let window = window(navigation)
      let first = try #require(navigation.topViewController as? StoryController)
      first.performSegue(withIdentifier: "modal", sender: nil)
      let presented = try #require(first.presentedViewController as? StoryController)
      #expect(presented.modalPresentationStyle == .fullScreen && presented.passed == "passed")
      first.dismiss(animated: false)
      first.permits = false
      first.performSegue(withIdentifier: "made", sender: nil)
      #expect((navigation.topViewController as? StoryController)?.log.first == "awake false")
      #expect(navigation.viewControllers.count == 2)
      window.isHidden = true
    }
  }

  @Test("controllers are embedded before the view is loaded; one that embeds itself ends")
  func embedding() throws {
    let container = """
      <containerView id="c1"><rect key="frame" x="0" y="0" width="50" height="60"/><connections>
        <segue destination="second" kind="embed" identifier="embed" id="s6"/></connections></containerView>
      """
    try withStoryboard(root + first(in: container) + second, initial: "first") { storyboard in
      let first = try #require(storyboard.instantiateInitialViewController() as? StoryController)
      first.loadViewIfNeeded()
      #expect(first.log == ["awake false", "prepare embed false", "load Hello 1"])
      #expect(first.children.first?.view.frame.size == CGSize(width: 50, height: 60))
    }
    let itself = container.replacingOccurrences(of: "\"second\"", with: "\"first\"")
    try withStoryboard(first(in: itself), initial: "first") { storyboard in
      storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
      #expect(NibFiles.warnings.sentences.contains { $0.contains("embedded more than") })
    }
  }

  @Test("tabs, split views and references to other storyboards")
  func containers() throws {
    let tabs = NibFixture.scene(
      """
      <tabBarController id="root" sceneMemberID="viewController"><connections>
        <segue destination="first" kind="relationship" relationship="viewControllers" id="1"/>
        <segue destination="other" kind="relationship" relationship="viewControllers" id="2"/>
        <segue destination="split" kind="relationship" relationship="viewControllers" id="3"/>
        <segue destination="root" kind="relationship" relationship="viewControllers" id="4"/>
      </connections><tabBar key="tabBar" translucent="NO" id="bar"/></tabBarController>
      """)
    let placeholder = NibFixture.scene(
      "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Second\" id=\"other\" sceneMemberID=\"viewController\"/>"
    )
    let split = NibFixture.scene(
      """
      <splitViewController id="split" sceneMemberID="viewController"><connections>
        <segue destination="first" kind="relationship" relationship="masterViewController" id="5"/>
      </connections></splitViewController>
      """)
    let files = [
      "Main.storyboard": NibFixture.storyboard(tabs + placeholder + split + first()),
      "Other.storyboard": NibFixture.storyboard(second),
    ]
    try NibFixture.withBundle(files) { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      let controller = try #require(
        storyboard.instantiateInitialViewController() as? UITabBarController)
      #expect(controller.viewControllers?.count == 3 && !controller.tabBar.isTranslucent)
      #expect(controller.viewControllers?[1].view.tag == 2)
      #expect(
        (controller.viewControllers?[2] as? UISplitViewController)?.viewControllers.first
          is StoryController)
    }
  }

  @Test("table controllers with static cells and with prototypes, whose selection performs segues")
  func tables() throws {
    let table = NibFixture.scene(
      """
      <tableViewController id="root" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="s"><cells>
            <tableViewCell rowHeight="70" textLabel="a" style="IBUITableViewCellStyleDefault" id="c"><tableViewCellContentView key="contentView" id="v">
              <subviews><label text="Static" id="a"/></subviews></tableViewCellContentView>
              <connections><segue destination="second" kind="presentation" animates="NO" id="1"/></connections></tableViewCell>
            <tableViewCell id="d"><tableViewCellContentView key="contentView" id="w"/></tableViewCell>
          </cells></tableViewSection></sections>
          <connections><outlet property="dataSource" destination="root" id="2"/><outlet property="delegate" destination="root" id="3"/></connections>
        </tableView>
        <refreshControl key="refreshControl" id="r"/>
      </tableViewController>
      """)
    try withStoryboard(table + second) { storyboard in
      let controller = try #require(
        storyboard.instantiateInitialViewController() as? UITableViewController)
      let window = window(controller)
      let view = try #require(controller.tableView)
      #expect(controller.refreshControl != nil && view.style == .grouped)
      #expect(view.numberOfRows(inSection: 0) == 2)
      let path = IndexPath(row: 0, section: 0)
      #expect(view.cellForRow(at: path)?.textLabel?.text == "Static")
      #expect(view.rectForRow(at: path).height == 70)
      #expect(abs(view.rectForRow(at: IndexPath(row: 1, section: 0)).height - 44) < 0.01)
      #expect(controller.tableView(view, titleForHeaderInSection: 0) == "Head")
      #expect(controller.tableView(view, titleForFooterInSection: 0) == "Foot")
      view.selectByUser(path)
      #expect(controller.presentedViewController is StoryController)
      window.isHidden = true
    }
  }

  @Test("controllers load their view from the nib file with their name, or the name of the class")
  func nibNames() throws {
    let view = "<view tag=\"8\" id=\"v\"><subviews><label text=\"Nib\" id=\"l\"/></subviews></view>"
    let owner = """
      <outlet property="view" destination="v" id="1"/><outlet property="label" destination="l" id="2"/>
      """
    try NibFixture.withBundle([
      "Custom.xib": NibFixture.text(view, owner: owner),
      "Story.xib": NibFixture.text(view, owner: owner),
    ]) { bundle in
      let named = StoryController(nibName: "Custom", bundle: bundle)
      #expect(named.nibName == "Custom" && named.view.tag == 8)
      #expect(named.log == ["load Nib 0"] && named.storyboard == nil)
      let unnamed = StoryController(nibName: nil, bundle: bundle)
      #expect(unnamed.nibName == "Story" && unnamed.view.tag == 8)
      let missing = UIViewController(nibName: "Missing", bundle: bundle)
      #expect(missing.view.subviews.isEmpty)
    }
  }

  @Test("a missing storyboard has no controllers, and controllers are released")
  func missing() throws {
    #expect(UIStoryboard(name: "Missing", bundle: nil).instantiateInitialViewController() == nil)
    #expect(
      UIStoryboard(name: "Missing", bundle: nil).instantiateInitialViewController { _ in
        StoryController()
      } == nil)
    try withStoryboard(root + first() + second) { storyboard in
      weak var released: UIViewController?
      @MainActor func use() {
        let controller = storyboard.instantiateViewController(withIdentifier: "First")
        controller.loadViewIfNeeded()
        released = controller
      }
      use()
      #expect(released == nil)
    }
  }
}
