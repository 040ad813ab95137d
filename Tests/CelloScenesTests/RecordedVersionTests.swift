import CelloSnapshots
import Testing

@testable import CelloScenes
@testable import UIKit

/// The versions of the properties that are recorded with references.
@MainActor struct RecordedVersionTests {
  @Test("the properties of UIKit's classes have a version, which earlier references do not contain")
  func classProperties() {
    let views: [UIView] = [
      UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout()),
      UITextField(), UISwitch(), UISlider(), UISegmentedControl(), UIPageControl(), UIButton(),
      UIProgressView(), UITextView(), UILabel(),
    ]
    let names = views.flatMap { TextProperty.all(of: $0).map(\.name) }
    #expect(names.count > 30)
    for name in names + ["separators"] {
      #expect(!RecordedVersion.records(name, in: 1), "\(name) is not in a version")
      #expect(RecordedVersion.records(name, in: RecordedVersion.current))
    }
    #expect(RecordedVersion.records("backgroundColor", in: 1))
  }

  @Test("the properties of a case contain their version, and those of a text do not")
  func version() {
    let drawn = DrawnCase(under: UITraitCollection(displayScale: 1), .width(100)) {
      UILabel()
    }
    #expect(drawn.resolvedProperties().version == RecordedVersion.current)
    #expect(drawn.resolvedProperties().withoutVersion["version"] == nil)
  }
}
