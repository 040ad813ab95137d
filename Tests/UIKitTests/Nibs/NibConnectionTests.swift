import Testing

@testable import CelloFoundation
@testable import UIKit

/// Custom classes, outlets, actions and runtime attributes of nib files.
@MainActor struct NibConnectionTests {
  /// A class of an app as `cellophane prepare` leaves it.
  final class NibBadge: UIView {
    weak var caption: UILabel?
    var all: [UILabel] = []
    var gap: NSLayoutConstraint?
    var radius: CGFloat = 0
    var isLoud = false
    var note: String?
    /// What happened, in order.
    var log: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      log.append("init \(subviews.count) \(tag) \(coder.containsValue(forKey: "x"))")
      // The properties of the file are set before, so that this stays.
      backgroundColor = .red
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake \(caption?.text ?? "") \(radius)")
    }

    private final class _NamedMethods_NibBadge: _MethodTable {
      static var methods: [_NamedMethod] {
        [
          .init(setting: "setCaption:", \NibBadge.caption),
          .init(setting: "setAll:", \NibBadge.all),
          .init(setting: "setGap:", \NibBadge.gap), .init(setting: "setRadius:", \NibBadge.radius),
          .init(setting: "setIsLoud:", \NibBadge.isLoud),
          .init(setting: "setNote:", \NibBadge.note),
        ]
      }
    }
  }

  final class NibOwner: NSObject {
    var badge: NibBadge?
    var view: UIView?
    var taps: [String] = []

    func tapped(_ sender: UIButton) {
      taps.append("tapped \(MainActor.assumeIsolated { sender.tag })")
    }
    func swiped(_ sender: UIGestureRecognizer) { taps.append("swiped") }

    private final class _NamedMethods_NibOwner: _MethodTable {
      static var methods: [_NamedMethod] {
        [
          .init(setting: "setBadge:", \NibOwner.badge), .init(setting: "setView:", \NibOwner.view),
          .init("tapped:") { (target: NibOwner, sender: UIButton) in target.tapped(sender) },
          .init("swiped:") { (target: NibOwner, sender: UIGestureRecognizer) in
            target.swiped(sender)
          },
        ]
      }
    }
  }

  private let objects = """
    <view id="b" tag="3" customClass="NibBadge" customModule="Elsewhere" customModuleProvider="target">
      <rect key="frame" x="0" y="0" width="100" height="40"/>
      <subviews>
        <label text="One" id="l" translatesAutoresizingMaskIntoConstraints="NO"/>
        <label text="Two" id="m"/>
        <button tag="9" id="k"><rect key="frame" x="0" y="0" width="20" height="20"/></button>
      </subviews>
      <color key="backgroundColor" white="0" alpha="1"/>
      <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="b" secondAttribute="leading" constant="11" id="g"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="top" id="t"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isLoud" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="note" value="text"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="caption" destination="l" id="1"/>
        <outlet property="gap" destination="g" id="2"/>
        <outletCollection property="all" destination="l" id="3"/>
        <outletCollection property="all" destination="m" id="4"/>
        <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="5"/>
      </connections>
    </view>
    <tapGestureRecognizer id="p"><connections><action selector="swiped:" destination="-1" id="6"/></connections></tapGestureRecognizer>
    """

  @Test("custom classes, outlets, collections, constraints and runtime attributes")
  func connections() throws {
    let owner = NibOwner()
    let result = UINib(
      data: NibFixture.data(
        objects, owner: "<outlet property=\"badge\" destination=\"b\" id=\"7\"/>"), bundle: nil
    ).instantiate(withOwner: owner)
    let badge = try #require(result.first as? NibBadge)
    #expect(result.count == 2 && owner.badge === badge)
    #expect(badge.log == ["init 3 3 false", "awake One 2.5"])
    #expect(badge.backgroundColor == .red && badge.frame.size == CGSize(width: 100, height: 40))
    #expect(badge.caption?.text == "One" && badge.all.map(\.text) == ["One", "Two"])
    #expect(badge.isLoud && badge.note == "text" && badge.layer.cornerRadius == 8)
    #expect(badge.gestureRecognizers?.count == 1)
    badge.layoutIfNeeded()
    #expect(abs((badge.caption?.frame.minX ?? 0) - 11) < 0.01)
    badge.gap?.constant = 15
    badge.layoutIfNeeded()
    #expect(abs((badge.caption?.frame.minX ?? 0) - 15) < 0.01)
  }

  @Test("actions are sent to the owner, to objects of the file and to the first responder")
  func actions() throws {
    let owner = NibOwner()
    let result = UINib(
      data: NibFixture.data(
        """
        <button tag="9" id="k"><connections>
          <action selector="tapped:" destination="-1" eventType="touchUpInside" id="1"/>
        </connections></button>
        <button id="j"><connections>
          <action selector="anything:" destination="-2" eventType="touchUpInside" id="2"/>
        </connections></button>
        <button id="i"><connections>
          <action selector="missing:" destination="-1" eventType="touchUpInside" id="3"/>
        </connections></button>
        """), bundle: nil
    ).instantiate(withOwner: owner)
    let buttons = result.compactMap { $0 as? UIButton }
    try #require(buttons.count == 3)
    for button in buttons { button.sendActions(for: .touchUpInside) }
    #expect(owner.taps == ["tapped 9"])
    #expect(
      buttons[1].actions(forTarget: nil, forControlEvent: .touchUpInside) == ["anything:"])
    #expect(NibFiles.warnings.sentences.contains { $0.contains("no method 'missing:'") })
  }

  @Test("objects of the owner replace placeholders")
  func externalObjects() throws {
    let label = UILabel()
    let result = UINib(
      data: NibFixture.data(
        """
        <placeholder placeholderIdentifier="Title" id="e"/>
        <view id="b" customClass="NibBadge"><connections>
          <outlet property="caption" destination="e" id="1"/></connections></view>
        """), bundle: nil
    ).instantiate(withOwner: nil, options: [.externalObjects: ["Title": label]])
    #expect((result.first as? NibBadge)?.caption === label)
  }

  @Test("outlets with another type are not connected")
  func wrongTypes() throws {
    let badge: NibBadge? = NibFixture.object(
      """
      <view id="b" customClass="NibBadge"><subviews><view id="v"/></subviews><connections>
        <outlet property="caption" destination="v" id="1"/></connections></view>
      """)
    #expect(badge != nil && badge?.caption == nil)
    // A class that is no view is replaced.
    let view: UIView? = NibFixture.object("<view id=\"b\" customClass=\"NibOwner\"/>")
    #expect(view.map { type(of: $0) == UIView.self } == true)
  }

  @Test("objects of a nib file are released with their views")
  func memory() {
    weak var badge: NibBadge?
    autoreleasepool {
      let result = UINib(data: NibFixture.data(objects), bundle: nil).instantiate(withOwner: nil)
      badge = result.first as? NibBadge
      #expect(badge != nil)
    }
    #expect(badge == nil)
  }

  private func autoreleasepool(_ body: () -> Void) { body() }
}
