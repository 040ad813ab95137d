import Testing

@testable import CelloRaster

/// Drawings with perspective.
struct ProjectionTests {
  private let area = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let red = Color(0xFF0000)

  private func projected(
    _ items: [DisplayList.Item], _ transform: CATransform3D, area: CGRect? = nil
  ) -> DisplayList.Item {
    .composite(.init(.projected(Projection(transform), area: area ?? self.area), items: items))
  }

  /// Returns a turn around the vertical line with an x-coordinate of 20, seen from a distance.
  private func turn(_ angle: CGFloat, distance: CGFloat = 100) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    return CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeTranslation(-20, -20, 0), CATransform3DMakeRotation(angle, 0, 1, 0)),
        perspective), CATransform3DMakeTranslation(20, 20, 0))
  }

  @Test("the identity draws the same pixels")
  func identity() throws {
    let items: [DisplayList.Item] = [
      .fill(.roundedRect(RoundedRect(area, radius: 13)), Color(0x34C759, 0.5)),
      .fill(.rect(CGRect(x: 3.5, y: 4.25, width: 20, height: 9)), red),
    ]
    #expect(
      try draw(40, 40, [projected(items, CATransform3DIdentity)], on: .white)
        == draw(
          40, 40, [.composite(.init(.blended(.sourceOver), items: items))], on: .white))
  }

  @Test("a side that turns toward the viewer becomes longer, and the other side shorter")
  func turns() throws {
    let bitmap = try draw(
      60, 60,
      [
        .group(
          .init(
            items: [projected([.fill(.rect(area), red)], turn(.pi / 4))],
            transform: CGAffineTransform(translationX: 10, y: 10)))
      ])
    /// The number of opaque pixels in a column.
    func height(_ x: Int) -> Int { (0..<60).count { bitmap[x, $0] == 0xff00_00ff } }
    // The left edge is at 10 + 20 - 20 · cos / (1 - 20 · sin / 100) = 13.53, where it is 46.6 high; the
    // right edge is at 42.39, where it is 35 high. The pixels along the edges are translucent.
    let columns = (0..<60).filter { height($0) > 0 }
    #expect((13...14).contains(columns.first ?? 0) && (41...42).contains(columns.last ?? 0))
    #expect((44...46).contains(height(14)) && (38...40).contains(height(29)))
    #expect((32...34).contains(height(41)))
  }

  @Test("points behind the viewer are not visible, and edges and invalid numbers draw nothing")
  func invisible() throws {
    let items: [DisplayList.Item] = [.fill(.rect(area), red)]
    let empty = try draw(40, 40, [])
    var behind = CATransform3DIdentity
    behind.m44 = -1
    var invalid = CATransform3DIdentity
    invalid.m14 = .nan
    var infinite = CATransform3DIdentity
    infinite.m41 = .infinity
    for transform in [turn(.pi / 2), behind, invalid, infinite, CATransform3DMakeScale(0, 0, 0)] {
      #expect(try draw(40, 40, [projected(items, transform)]) == empty)
    }
    for area in [
      CGRect(x: 0, y: 0, width: 0, height: 5),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
      CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    ] {
      #expect(try draw(40, 40, [projected(items, turn(0.5), area: area)]) == empty)
    }
    // A plane that passes the viewer is visible in front of them only.
    let passing = try draw(40, 40, [projected(items, turn(1.2, distance: 15))])
    #expect(passing != empty && passing.pixels.contains(0))
  }

  @Test("a picture that becomes much smaller is averaged")
  func averages() throws {
    // Columns of one pixel, alternately red and transparent.
    let columns = (0..<20).map {
      DisplayList.Item.fill(.rect(CGRect(x: $0 * 2, y: 0, width: 1, height: 40)), red)
    }
    let bitmap = try draw(
      40, 40, [projected(columns, CATransform3DMakeScale(0.25, 0.25, 1))])
    #expect(Set((1..<9).map { bitmap[$0, 5] >> 24 }).isSubset(of: 126...130))
  }

  @Test("a large area is drawn with fewer pixels, and deep nesting is refused")
  func limits() throws {
    let huge = CGRect(x: 0, y: 0, width: 100_000, height: 100_000)
    var far = CATransform3DMakeScale(0.0004, 0.0004, 1)
    far.m14 = 1e-9
    let bitmap = try draw(40, 40, [projected([.fill(.rect(huge), red)], far, area: huge)])
    #expect(bitmap[20, 20] == 0xff00_00ff)
    var item = DisplayList.Item.fill(.rect(area), red)
    for _ in 0..<7 { item = projected([item], CATransform3DIdentity) }
    #expect(try draw(40, 40, [item])[20, 20] == 0xff00_00ff)
    item = projected([item], CATransform3DIdentity)
    #expect(throws: RasterError.nesting(limit: 256)) { try draw(40, 40, [item]) }
  }

  @Test("bounds contain everything that is drawn")
  func bounds() {
    let items: [DisplayList.Item] = [
      .stroke(.rect(CGRect(x: 10, y: 10, width: 10, height: 10)), StrokeStyle(width: 2), red),
      .group(
        .init(
          items: [.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 10)), red)],
          clip: .rect(CGRect(x: 50, y: 0, width: 30, height: 30)),
          transform: CGAffineTransform(translationX: 0, y: 5))),
    ]
    let limit = CGRect(x: 0, y: 0, width: 200, height: 200)
    let bounds = items.bounds(in: limit)
    #expect(bounds == CGRect(x: 0, y: 0, width: 80, height: 30))
    #expect([DisplayList.Item]().bounds(in: limit) == nil)
  }

  @Test("a description contains the elements of the matrix")
  func description() {
    #expect(
      DisplayList(
        size: CGSize(width: 40, height: 40),
        items: [projected([.fill(.rect(area), red)], turn(0))]
      ).description == """
        40×40 pt
        projected (0, 0, 40, 40) by x (1, 0, 0) y (0, 1, 0) origin (0, 0, 1)
          fill rect (0, 0, 40, 40) #ff0000
        """)
  }
}
