import Foundation
import Testing
import UIKit

@testable import CelloLists

/// Flow layouts whose frames were recorded from Apple's UIKit, with a scale of 2.
///
/// Source of all expected frames: docs/measurements/compositional-layouts.md#flow-layouts.
@MainActor struct MeasuredFlowTests {
  /// A cell whose constraints, or whose override, determine its size.
  private final class Cell: UICollectionViewCell {
    private let content = Sized(0, 0)
    private var isConstrained = false

    func show(_ size: CGSize) {
      content.natural = size
      guard !isConstrained else { return }
      isConstrained = true
      content.fill(contentView)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var counts: [Int] = []
    /// The sizes that the cells require; they are repeated. Empty for cells without constraints.
    var sizes: [CGSize] = []
    var headerLength: CGFloat = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if !sizes.isEmpty {
        (cell as? Cell)?.show(sizes[(indexPath.section * 7 + indexPath.item) % sizes.count])
      }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: headerLength) }
  }

  /// A delegate with three widths and four heights, and with insets that grow with the section.
  private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 24) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 60 + 10 * (indexPath.item % 3), height: 40 + 6 * (indexPath.item % 4))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(
        top: CGFloat(4 + 3 * section), left: CGFloat(6 + 5 * section), bottom: CGFloat(8 + section),
        right: CGFloat(10 + 4 * section))
    }
  }

  /// A delegate with the sizes of the other delegate, without insets and headers.
  private final class SizesOnlyDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 60 + 10 * (indexPath.item % 3), height: 40 + 6 * (indexPath.item % 4))
    }
  }

  /// A delegate that returns the same size for all items.
  private final class UniformDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 320, height: 70) }
  }

  private let layout = UICollectionViewFlowLayout()

  private func view(
    _ source: Source, _ delegate: (any UICollectionViewDelegate)? = nil, width: CGFloat = 320
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 480), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    view.dataSource = source
    view.delegate = delegate ?? source
    return view
  }

  private func text(_ number: CGFloat) -> String {
    let hundredths = (number * 100).rounded()
    return hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
  }

  private func frames(_ view: UICollectionView) -> [[CGRect]] {
    view.layoutIfNeeded()
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
  }

  /// The size of the content, and the positions of the items of each section.
  private func positions(_ view: UICollectionView) -> String {
    let sections = frames(view).map { frames in
      frames.map { "\(text($0.minX)) \(text($0.minY))" }.joined(separator: ", ")
    }
    let size = layout.collectionViewContentSize
    return "\(text(size.width)) \(text(size.height)): " + sections.joined(separator: " | ")
  }

  /// The size of the content, and the frames of all items.
  private func wholeFrames(_ view: UICollectionView) -> String {
    let items = frames(view).joined().map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")
    }
    let size = layout.collectionViewContentSize
    return "\(text(size.width)) \(text(size.height)): " + items.joined(separator: ", ")
  }

  // MARK: Insets

  struct InsetCase {
    var reference: UICollectionViewFlowLayout.SectionInsetReference
    var width: CGFloat = 320
    /// The left and right content inset and layout margin.
    var content: (CGFloat, CGFloat) = (0, 0)
    var margins: (CGFloat, CGFloat) = (8, 8)
    var asksDelegate = false
    var asksForSizes = false
    var isMeasured = false
    var expected: String
  }

  nonisolated static let insetCases: [InsetCase] = [
    InsetCase(
      reference: .fromContentInset,
      expected: """
        320 399: 12 10, 123 10, 234 10, 12 69, 123 69, 234 69, 12 128 \
        | 12 202, 123 202, 234 202, 12 261, 123 261 | 12 335
        """),
    InsetCase(
      reference: .fromContentInset, width: 375,
      expected: """
        375 340: 12 10, 104.5 10, 196.5 10, 289 10, 12 69, 104.5 69, 196.5 69 \
        | 12 143, 104.5 143, 196.5 143, 289 143, 12 202 | 12 276
        """),
    InsetCase(
      reference: .fromContentInset, content: (20, 30),
      expected: """
        270 399: 12 10, 98 10, 184 10, 12 69, 98 69, 184 69, 12 128 \
        | 12 202, 98 202, 184 202, 12 261, 98 261 | 12 335
        """),
    InsetCase(
      reference: .fromContentInset, content: (40, 3), asksDelegate: true,
      expected: """
        277 459: 6 34, 91.5 31, 187 28, 6 89, 91.5 98, 187 95, 6 156 \
        | 11 253, 92 250, 183 247, 11 308, 78 317 | 16 409
        """),
    InsetCase(
      reference: .fromSafeArea, content: (20, 30),
      expected: """
        270 399: 0 10, 100 10, 200 10, 0 69, 100 69, 200 69, 0 128 \
        | 0 202, 100 202, 200 202, 0 261, 100 261 | 0 335
        """),
    InsetCase(
      reference: .fromSafeArea, content: (40, 3), asksDelegate: true,
      expected: """
        277 459: 0 34, 90 31, 190 28, 0 89, 90 98, 190 95, 0 156 \
        | 0 253, 88 250, 186 247, 0 308, 67 317 | 0 409
        """),
    InsetCase(
      reference: .fromSafeArea, content: (12, 0), margins: (30, 5), asksDelegate: true,
      expected: """
        308 386: 0 37, 69.5 34, 148.5 31, 238 28, 0 101, 77 98, 164 95 \
        | 0 195, 68 192, 146 189, 234 186, 0 253 | 4 336
        """),
    InsetCase(
      reference: .fromLayoutMargins,
      expected: """
        320 399: 20 10, 123 10, 226 10, 20 69, 123 69, 226 69, 20 128 \
        | 20 202, 123 202, 226 202, 20 261, 123 261 | 20 335
        """),
    InsetCase(
      reference: .fromLayoutMargins, asksDelegate: true,
      expected: """
        320 459: 14 34, 113 31, 222 28, 14 89, 113 98, 222 95, 14 156 \
        | 19 253, 113.5 250, 218 247, 19 308, 86 317 | 24 409
        """),
    InsetCase(
      reference: .fromLayoutMargins, content: (40, 3), asksDelegate: true,
      expected: """
        277 459: 0 34, 86 31, 182 28, 0 89, 86 98, 182 95, 0 156 \
        | 0 253, 84 250, 178 247, 0 308, 67 317 | 0 409
        """),
    InsetCase(
      reference: .fromLayoutMargins, margins: (30, 5),
      expected: """
        320 399: 42 10, 135.5 10, 229 10, 42 69, 135.5 69, 229 69, 42 128 \
        | 42 202, 135.5 202, 229 202, 42 261, 135.5 261 | 42 335
        """),
    InsetCase(
      reference: .fromLayoutMargins, content: (12, 0), margins: (30, 5), asksDelegate: true,
      expected: """
        308 459: 24 34, 113.5 31, 213 28, 24 89, 113.5 98, 213 95, 24 156 \
        | 29 253, 114 250, 209 247, 29 308, 96 317 | 34 409
        """),
    InsetCase(
      reference: .fromLayoutMargins, content: (20, 30), asksDelegate: true, isMeasured: true,
      expected: """
        270 538: 0 34, 90 31, 190 28, 0 89, 90 98, 190 95, 0 156 \
        | 0 253, 90 250, 190 247, 0 308, 67 317 | 4 415, 92 412, 190 409, 4 470
        """),
    InsetCase(
      reference: .fromContentInset, asksDelegate: true,
      expected: """
        320 386: 6 37, 77.5 34, 158.5 31, 250 28, 6 101, 83 98, 170 95 \
        | 11 195, 79.5 192, 157.5 189, 246 186, 11 253 | 16 336
        """),
    InsetCase(
      reference: .fromContentInset, width: 768, asksForSizes: true,
      expected: """
        768 228: 12 19, 79 16, 156 13, 243 10, 310 19, 387 16, 474 13 \
        | 12 101, 79 98, 156 95, 243 92, 310 101 | 12 174
        """),
    InsetCase(
      reference: .fromContentInset, margins: (30, 5),
      expected: """
        320 399: 12 10, 123 10, 234 10, 12 69, 123 69, 234 69, 12 128 \
        | 12 202, 123 202, 234 202, 12 261, 123 261 | 12 335
        """),
    InsetCase(
      reference: .fromContentInset, content: (12, 0), margins: (30, 5), asksDelegate: true,
      expected: """
        308 398: 6 37, 73.5 34, 150.5 31, 238 28, 6 101, 83 98, 170 95 \
        | 11 192, 107.5 189, 214 186, 11 247, 78 256 | 16 348
        """),
    InsetCase(
      reference: .fromContentInset, content: (20, 30), asksDelegate: true, isMeasured: true,
      expected: """
        270 538: 6 34, 88 31, 180 28, 6 89, 88 98, 180 95, 6 156 \
        | 11 253, 88.5 250, 176 247, 11 308, 78 317 | 16 415, 89 412, 172 409, 16 470
        """),
    InsetCase(
      reference: .fromSafeArea,
      expected: """
        320 399: 12 10, 123 10, 234 10, 12 69, 123 69, 234 69, 12 128 \
        | 12 202, 123 202, 234 202, 12 261, 123 261 | 12 335
        """),
    InsetCase(
      reference: .fromSafeArea, width: 375,
      expected: """
        375 340: 12 10, 104.5 10, 196.5 10, 289 10, 12 69, 104.5 69, 196.5 69 \
        | 12 143, 104.5 143, 196.5 143, 289 143, 12 202 | 12 276
        """),
    InsetCase(
      reference: .fromSafeArea, asksDelegate: true,
      expected: """
        320 386: 6 37, 77.5 34, 158.5 31, 250 28, 6 101, 83 98, 170 95 \
        | 11 195, 79.5 192, 157.5 189, 246 186, 11 253 | 16 336
        """),
    InsetCase(
      reference: .fromSafeArea, width: 768, asksForSizes: true,
      expected: """
        768 228: 12 19, 79 16, 156 13, 243 10, 310 19, 387 16, 474 13 \
        | 12 101, 79 98, 156 95, 243 92, 310 101 | 12 174
        """),
    InsetCase(
      reference: .fromSafeArea, margins: (30, 5),
      expected: """
        320 399: 12 10, 123 10, 234 10, 12 69, 123 69, 234 69, 12 128 \
        | 12 202, 123 202, 234 202, 12 261, 123 261 | 12 335
        """),
    InsetCase(
      reference: .fromSafeArea, content: (20, 30), asksDelegate: true, isMeasured: true,
      expected: """
        270 538: 0 34, 90 31, 190 28, 0 89, 90 98, 190 95, 0 156 \
        | 0 253, 90 250, 190 247, 0 308, 67 317 | 0 415, 90 412, 190 409, 0 470
        """),
    InsetCase(
      reference: .fromLayoutMargins, width: 375,
      expected: """
        375 340: 20 10, 107 10, 194 10, 281 10, 20 69, 107 69, 194 69 \
        | 20 143, 107 143, 194 143, 281 143, 20 202 | 20 276
        """),
    InsetCase(
      reference: .fromLayoutMargins, width: 768, asksForSizes: true,
      expected: """
        768 228: 20 19, 87 16, 164 13, 251 10, 318 19, 395 16, 482 13 \
        | 20 101, 87 98, 164 95, 251 92, 318 101 | 20 174
        """),
    InsetCase(
      reference: .fromLayoutMargins, content: (20, 30),
      expected: """
        270 399: 0 10, 100 10, 200 10, 0 69, 100 69, 200 69, 0 128 \
        | 0 202, 100 202, 200 202, 0 261, 100 261 | 0 335
        """),
  ]

  @Test("section insets include the content inset", arguments: insetCases)
  func insets(_ test: InsetCase) {
    let (source, delegate) = (Source(), SizingDelegate())
    source.counts = test.isMeasured ? [7, 5, 4] : [7, 5, 1]
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 7
    layout.sectionInsetReference = test.reference
    if test.isMeasured { layout.estimatedItemSize = CGSize(width: 60, height: 40) }
    let sizes = SizesOnlyDelegate()
    let view = view(
      source, test.asksDelegate ? delegate : test.asksForSizes ? sizes : nil, width: test.width)
    view.contentInset = UIEdgeInsets(
      top: 0, left: test.content.0, bottom: 0, right: test.content.1)
    view.layoutMargins = UIEdgeInsets(
      top: 0, left: test.margins.0, bottom: 0, right: test.margins.1)
    #expect(positions(view) == test.expected)
  }

  // The rule of the newest system, and that of iOS 12.
  // Source: docs/measurements/compositional-layouts.md#flow-layouts.
  @Test(
    "the insets of the margins apply to both axes, before iOS 26 only across the scroll direction",
    arguments: [
      (
        UICollectionView.ScrollDirection.vertical, SystemVersion.iOS26, CGPoint(x: 42, y: 34), 160.0
      ),
      (.vertical, .iOS18, CGPoint(x: 42, y: 10), 122),
      (.horizontal, .iOS26, CGPoint(x: 42, y: 34), 160),
      (.horizontal, .iOS18, CGPoint(x: 12, y: 34), 126),
    ])
  func bothAxes(
    direction: UICollectionView.ScrollDirection, version: SystemVersion, origin: CGPoint,
    length: CGFloat
  ) {
    let source = Source()
    source.counts = [1]
    layout.scrollDirection = direction
    layout.itemSize =
      direction == .vertical ? CGSize(width: 40, height: 98) : CGSize(width: 98, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    layout.sectionInsetReference = .fromLayoutMargins
    let view = view(source)
    view.traitOverrides.systemVersion = version
    view.contentInset = UIEdgeInsets(top: 6, left: 0, bottom: 2, right: 0)
    view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 16, right: 4)
    let frame = frames(view)[0][0]
    let size = layout.collectionViewContentSize
    #expect(frame.origin == origin)
    #expect((direction == .vertical ? size.height : size.width) == length)
  }

  // MARK: Lines

  @Test("a section with a single line of equal items has the gaps of a full line")
  func singleLines() {
    let source = Source()
    source.counts = [7, 2]
    source.headerLength = 30
    layout.itemSize = CGSize(width: 90, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
    layout.minimumInteritemSpacing = 6
    #expect(
      positions(view(source)) == """
        320 220: 12 35, 115 35, 218 35, 12 75, 115 75, 218 75, 12 115 | 12 185, 115 185
        """)
  }

  // MARK: Measured sizes

  private func rows(_ heights: CGFloat...) -> [CGSize] {
    heights.map { CGSize(width: 320, height: $0) }
  }

  @Test("rows have the heights of their contents")
  func rows() {
    let source = Source()
    source.counts = [6]
    source.sizes = rows(29, 63, 29, 29, 63, 29, 63)
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    let expected = """
      320 292: 0 0 320 29, 0 39 320 63, 0 112 320 29, 0 151 320 29, 0 190 320 63, 0 263 320 29
      """
    #expect(wholeFrames(view(source)) == expected)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    #expect(wholeFrames(view(source)) == expected)
  }

  @Test("items that were not visible have the average of the measured sizes")
  func average() {
    let source = Source()
    source.counts = [40]
    source.sizes = rows(29, 63, 29, 29, 63, 29, 63)
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    let view = view(source)
    let all = frames(view)[0]
    #expect(all[8] == CGRect(x: 0, y: 414, width: 320, height: 63))
    #expect(all[9...].allSatisfy { text($0.height) == "44.11" })
    #expect(
      all[9...14].map(\.minY) == [487, 541, 595, 649.5, 703.5, 757.5] && all[39].minY == 2110.5)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 2154))
    // Nine items were measured: the tenth was moved out of the visible area.
    #expect(view.visibleCells.count == 9)
  }

  @Test("items that were not visible have the size that the delegate returns")
  func estimateOfDelegate() {
    let (source, delegate) = (Source(), UniformDelegate())
    source.counts = [40]
    source.sizes = rows(29, 63, 29, 29, 63, 29, 63)
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    let all = frames(view(source, delegate))[0]
    #expect(all[8...11].map(\.minY) == [414, 487, 567, 647] && all[39].minY == 2887)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 2957))
    source.counts = [6]
    #expect(
      wholeFrames(view(source, delegate)) == """
        320 292: 0 0 320 29, 0 39 320 63, 0 112 320 29, 0 151 320 29, 0 190 320 63, 0 263 320 29
        """)
  }

  @Test("cells without constraints keep the estimated size")
  func plainCells() {
    let source = Source()
    source.counts = [5]
    layout.estimatedItemSize = CGSize(width: 100, height: 60)
    #expect(
      wholeFrames(view(source)) == """
        320 130: 0 0 100 60, 110 0 100 60, 220 0 100 60, 0 70 100 60, 110 70 100 60
        """)
  }

  @Test("lines contain as many items of measured widths as fit")
  func measuredWidths() {
    let source = Source()
    func measured(_ widths: CGFloat...) -> String {
      source.counts = [widths.count]
      source.sizes = widths.map { CGSize(width: $0, height: 29) }
      return wholeFrames(view(source))
    }
    layout.estimatedItemSize = CGSize(width: 50, height: 40)
    #expect(
      measured(117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5) == """
        320 107: 0 0 117 29, 219.5 0 100.5 29, 0 39 83.5 29, 118.5 39 66.5 29, 219.5 39 100.5 29, \
        0 78 50 29, 60 78 150.5 29, 220.5 78 58.5 29
        """)
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    #expect(
      measured(58.5, 697, 209.5, 24.5, 739, 33) == """
        320 185: 131 0 58.5 29, 0 39 697 29, 0 78 209.5 29, 295.5 78 24.5 29, 0 117 739 29, \
        0 156 33 29
        """)
    layout.scrollDirection = .horizontal
    layout.estimatedItemSize = CGSize(width: 60, height: 100)
    #expect(
      measured(58.5, 697, 209.5, 24.5, 739, 33) == """
        739 480: 340.5 0 58.5 29, 21 41 697 29, 265 82 209.5 29, 357.5 123 24.5 29, \
        0 164 739 29, 353 205 33 29
        """)
  }

  @Test("items of measured heights are centered on a common line")
  func measuredGrid() {
    let source = Source()
    source.counts = [6]
    source.sizes = [29, 233, 80, 29, 233, 29].map { CGSize(width: 90, height: $0) }
    source.headerLength = 30
    layout.estimatedItemSize = CGSize(width: 50, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
    layout.minimumInteritemSpacing = 6
    #expect(
      wholeFrames(view(source)) == """
        320 516: 12 137 90 29, 115 35 90 233, 218 111.5 90 80, 12 380 90 29, 115 278 90 233, \
        218 380 90 29
        """)
  }

  @Test("sections with headers and insets")
  func sections() {
    let source = Source()
    source.counts = [3, 3]
    source.sizes = [29, 63, 29, 29, 63, 29, 63].map { CGSize(width: 280, height: $0) }
    source.headerLength = 30
    layout.estimatedItemSize = CGSize(width: 280, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 15, right: 20)
    layout.minimumLineSpacing = 7
    #expect(
      wholeFrames(view(source)) == """
        320 380: 20 40 280 29, 20 76 280 63, 20 146 280 29, 20 230 280 29, 20 266 280 63, \
        20 336 280 29
        """)
  }
}
