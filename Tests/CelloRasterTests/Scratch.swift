import Foundation
import Testing

@testable import CelloRaster

func save(_ bitmap: Bitmap, _ name: String) {
  let data = bitmap.pixels.withUnsafeBytes { Data($0) }
  try! data.write(
    to: URL(fileURLWithPath: "/tmp/rout/\(name).\(bitmap.width)x\(bitmap.height).rgba"))
}

@Test func scratchStrokes() throws {
  var items: [DisplayList.Item] = []
  let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
  let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
  for i in 0..<3 {
    var p = Path()
    let x = CGFloat(i) * 60
    p.move(to: CGPoint(x: x + 10, y: 10))
    p.addLine(to: CGPoint(x: x + 40, y: 20))
    p.addLine(to: CGPoint(x: x + 15, y: 40))
    p.addCubic(
      to: CGPoint(x: x + 45, y: 45), control1: CGPoint(x: x + 0, y: 80),
      control2: CGPoint(x: x + 50, y: 80))
    items.append(
      .stroke(
        .path(p, .nonZero), StrokeStyle(width: 7, cap: caps[i], join: joins[i]),
        Color(0x007AFF, 0.7)))
    var q = Path()
    q.move(to: CGPoint(x: x + 10, y: 80))
    q.addLine(to: CGPoint(x: x + 40, y: 80))
    q.addLine(to: CGPoint(x: x + 25, y: 100))
    q.close()
    items.append(
      .stroke(
        .path(q, .nonZero), StrokeStyle(width: 5, cap: caps[i], join: joins[i]),
        Color(0xFF3B30, 0.7)))
    items.append(
      .stroke(
        .path(Path(ellipseIn: CGRect(x: x + 10, y: 110, width: 8, height: 8)), .nonZero),
        StrokeStyle(width: 7, join: joins[i]), .black))
    items.append(
      .stroke(
        .path(Path(ellipseIn: CGRect(x: x + 25, y: 110, width: 20, height: 12)), .nonZero),
        StrokeStyle(width: 3, join: joins[i]), .black))
    items.append(
      .stroke(
        .path(Path(ellipseIn: CGRect(x: x + 12, y: 130, width: 30, height: 12)), .nonZero),
        StrokeStyle(width: 11, join: joins[i]), Color(0x34C759, 0.7)))
    items.append(
      .stroke(
        .rect(CGRect(x: x + 5.5, y: 150.5, width: 20, height: 15)),
        StrokeStyle(width: CGFloat(i) + 1, join: joins[i]), .black))
    items.append(
      .stroke(
        .roundedRect(RoundedRect(CGRect(x: x + 30.3, y: 150.5, width: 25, height: 15), radius: 6)),
        StrokeStyle(width: CGFloat(i) + 1, join: joins[i]), .black))
    var dot = Path()
    dot.move(to: CGPoint(x: x + 10, y: 180))
    dot.addLine(to: CGPoint(x: x + 10, y: 180))
    items.append(.stroke(.path(dot, .nonZero), StrokeStyle(width: 9, cap: caps[i]), .black))
    var hair = Path()
    hair.move(to: CGPoint(x: x + 20, y: 180))
    hair.addLine(to: CGPoint(x: x + 50, y: 180))
    hair.addLine(to: CGPoint(x: x + 30, y: 180))
    items.append(
      .stroke(
        .path(hair, .nonZero), StrokeStyle(width: 7, cap: caps[i], join: joins[i]), Color(0, 0.5)))
    var cusp = Path()
    cusp.move(to: CGPoint(x: x + 10, y: 195))
    cusp.addCubic(
      to: CGPoint(x: x + 50, y: 195), control1: CGPoint(x: x + 70, y: 230),
      control2: CGPoint(x: x - 10, y: 230))
    items.append(
      .stroke(
        .path(cusp, .nonZero), StrokeStyle(width: 6, cap: caps[i], join: joins[i]), Color(0, 0.5)))
  }
  save(try draw(185, 230, items, on: .white), "strokes")
}

@Test func scratchShapes() throws {
  var items: [DisplayList.Item] = []
  items.append(
    .fill(
      .roundedRect(RoundedRect(CGRect(x: 4, y: 4, width: 80, height: 60), radius: 20)),
      Color(0x007AFF)))
  items.append(
    .fill(
      .roundedRect(
        RoundedRect(CGRect(x: 94, y: 4, width: 80, height: 60), radius: 20, curve: .circular)),
      Color(0x007AFF)))
  items.append(
    .fill(
      .roundedRect(RoundedRect(CGRect(x: 4.5, y: 70.25, width: 80, height: 30), radius: 40)),
      Color(0x007AFF)))
  items.append(
    .fill(
      .roundedRect(
        RoundedRect(
          CGRect(x: 94, y: 70, width: 80, height: 31), radius: 12, corners: [.topLeft, .topRight])),
      Color(0x007AFF)))
  items.append(
    .fill(
      .roundedRect(RoundedRect(CGRect(x: 4, y: 110, width: 40, height: 40), radius: 18)),
      Color(0x007AFF)))
  items.append(
    .fill(
      .roundedRect(
        RoundedRect(
          CGRect(x: 54, y: 110, width: 40, height: 40), radius: 18,
          corners: [.topLeft, .bottomRight])), Color(0x007AFF)))
  items.append(
    .stroke(
      .roundedRect(RoundedRect(CGRect(x: 104.5, y: 110.5, width: 60, height: 40), radius: 18)),
      StrokeStyle(width: 3), Color(0x007AFF)))
  let inner: [DisplayList.Item] = [
    .fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 30)), Color(0xFF3B30)),
    .fill(.rect(CGRect(x: 0, y: 10, width: 100, height: 30)), Color(0x34C759)),
  ]
  items.append(
    .group(
      .init(
        items: inner, opacity: 0.5,
        clip: .roundedRect(RoundedRect(CGRect(x: 4, y: 160, width: 60, height: 36), radius: 12)),
        transform: CGAffineTransform(translationX: 0, y: 160))))
  items.append(
    .group(
      .init(
        items: inner, opacity: 1,
        clip: .path(Path(ellipseIn: CGRect(x: 74, y: 160, width: 60, height: 36)), .nonZero),
        transform: CGAffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 74, ty: 150))))
  var b = Bitmap(width: 8, height: 8)
  for y in 0..<8 {
    for x in 0..<8 {
      b[x, y] = (x + y) % 2 == 0 ? 0xff00_00ff : (x == y + 1 ? 0xffff_0000 : 0x8000_8000)
    }
  }
  let pic = Picture(b)
  items.append(.image(.init(picture: pic, rect: CGRect(x: 4, y: 204, width: 8, height: 8))))
  items.append(.image(.init(picture: pic, rect: CGRect(x: 20, y: 204, width: 24, height: 24))))
  items.append(.image(.init(picture: pic, rect: CGRect(x: 50.5, y: 204.5, width: 5, height: 5))))
  items.append(
    .image(
      .init(picture: pic, rect: CGRect(x: 60, y: 204, width: 24, height: 24), tint: Color(0x007AFF))
    ))
  items.append(
    .group(
      .init(
        items: [.image(.init(picture: pic, rect: CGRect(x: 0, y: 0, width: 30, height: 20)))],
        transform: CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 110, ty: 200))))
  items.append(
    .group(
      .init(
        items: [.image(.init(picture: pic, rect: CGRect(x: 0, y: 0, width: 24, height: 24)))],
        transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 170, ty: 204))))
  save(try draw(180, 240, items, on: .white), "shapes")
  save(try draw(180, 240, items), "shapes-clear")
}
