import CelloText
import Foundation

/// The pictures of the published measurements, in device pixels: a plain cell, an inset rounded
/// cell, a sidebar and a glass card.
struct StandardScenes {
  let face: FontFace

  var all: [BenchmarkScene] { [plainCell, insetCell, sidebar, glass] }

  /// One line with a width of 390 points, at three pixels per point.
  private var plainCell: BenchmarkScene {
    var list = DisplayList(size: CGSize(width: 1170, height: 132))
    list.items.append(.fill(.rect(CGRect(origin: .zero, size: list.size)), .white))
    list.items.append(star(x: 78, y: 67.5, radius: 28.5, blue))
    list.items.append(text("Notifications & Sounds", x: 156, y: 84, size: 51, .black))
    list.items.append(.fill(.rect(CGRect(x: 156, y: 131, width: 1014, height: 1)), separator))
    return BenchmarkScene(name: "cell-plain", list: list)
  }

  /// Two lines on a rounded card with a border of one pixel.
  private var insetCell: BenchmarkScene {
    var list = DisplayList(size: CGSize(width: 1170, height: 192))
    list.items.append(.fill(.rect(CGRect(origin: .zero, size: list.size)), grouped))
    let card = RoundedRect(CGRect(x: 48, y: 12, width: 1074, height: 168), radius: 36)
    list.items.append(.fill(.roundedRect(card), .white))
    let border = RoundedRect(CGRect(x: 48.5, y: 12.5, width: 1073, height: 167), radius: 35.5)
    list.items.append(
      .stroke(
        .roundedRect(border), StrokeStyle(width: 1), Color(red: 0xC6, green: 0xC6, blue: 0xC8)))
    list.items.append(star(x: 120, y: 96, radius: 27, red))
    list.items.append(text("Emergency Alerts", x: 192, y: 87, size: 51, .black))
    list.items.append(
      text("Always deliver, even when silenced", x: 192, y: 147, size: 45, secondary))
    list.items.append(chevron(x: 1062, y: 96, size: 18, width: 6))
    return BenchmarkScene(name: "cell-inset-rounded", list: list)
  }

  /// Fifteen rows at two pixels per point; one of them is selected.
  private var sidebar: BenchmarkScene {
    let titles = [
      "Favourites", "Recents", "Shared with Me", "Documents", "Quarterly Reports", "Invoices 2024",
      "Travel Plans", "Reading List", "Recipes", "Photographs", "Music and Podcasts", "Downloads",
      "Work in Progress", "Archive", "Recently Deleted",
    ]
    var list = DisplayList(size: CGSize(width: 640, height: 1400))
    list.items.append(.fill(.rect(CGRect(origin: .zero, size: list.size)), grouped))
    for (row, title) in titles.enumerated() {
      let y = 40 + CGFloat(row) * 88
      let isSelected = row == 4
      if isSelected {
        let fill = RoundedRect(CGRect(x: 20, y: y, width: 600, height: 88), radius: 20)
        list.items.append(.fill(.roundedRect(fill), blue))
      }
      let tint = isSelected ? Color.white : [blue, red, orange][row % 3]
      list.items.append(star(x: 64, y: y + 44, radius: 19, tint))
      list.items.append(
        text(title, x: 112, y: y + 56, size: 34, isSelected ? .white : .black))
      list.items.append(
        text(
          "\((row * 37 + 5) % 200)", x: 500, y: y + 54, size: 30, isSelected ? .white : secondary))
      list.items.append(chevron(x: 584, y: y + 44, size: 12, width: 4))
      if !isSelected {
        list.items.append(
          .fill(.rect(CGRect(x: 112, y: y + 87, width: 528, height: 1)), separator))
      }
    }
    return BenchmarkScene(name: "sidebar-list", list: list)
  }

  /// A translucent card with a shadow over stripes.
  private var glass: BenchmarkScene {
    var list = DisplayList(size: CGSize(width: 780, height: 440))
    for stripe in 0..<49 {
      list.items.append(
        .fill(
          .rect(CGRect(x: stripe * 16, y: 0, width: 16, height: 440)),
          [red, orange, blue, .white, .black][stripe % 5]))
    }
    let card = Shape.roundedRect(
      RoundedRect(CGRect(x: 80, y: 80, width: 620, height: 280), radius: 40))
    list.items.append(
      .shadow(
        .init(
          shape: card, color: Color.black.multiplyingAlpha(by: 0.35), sigma: 12,
          offset: CGSize(width: 0, height: 12))))
    list.items.append(
      .backdrop(
        .init(
          shape: card, sigma: 20, saturation: 1.8, tints: [Color.white.multiplyingAlpha(by: 0.55)]))
    )
    list.items.append(text("Background Blur", x: 128, y: 184, size: 34, .black))
    list.items.append(text("What lies behind shows through", x: 128, y: 240, size: 27, secondary))
    return BenchmarkScene(name: "blur-card", list: list, hasBlur: true)
  }

  private let blue = Color(red: 0x00, green: 0x7A, blue: 0xFF)
  private let red = Color(red: 0xFF, green: 0x3B, blue: 0x30)
  private let orange = Color(red: 0xFF, green: 0x95, blue: 0x00)
  private let grouped = Color(red: 0xF2, green: 0xF2, blue: 0xF7)
  private let separator = Color(fractions: 60.0 / 255, 60.0 / 255, 67.0 / 255, alpha: 0.29)
  private let secondary = Color(fractions: 60.0 / 255, 60.0 / 255, 67.0 / 255, alpha: 0.6)

  private func text(
    _ string: String, x: CGFloat, y: CGFloat, size: CGFloat, _ color: Color
  ) -> DisplayList.Item {
    var run = GlyphRun(font: face.glyphFont, size: size, color: color, glyphs: [])
    var x = x
    for scalar in string.unicodeScalars {
      let glyph = face.glyph(for: scalar.value) ?? 0
      run.glyphs.append(.init(id: glyph, position: CGPoint(x: x, y: y)))
      x += CGFloat(face.advance(of: glyph)) * size / CGFloat(face.unitsPerEm)
    }
    return .glyphs(run)
  }

  private func star(x: CGFloat, y: CGFloat, radius: CGFloat, _ color: Color) -> DisplayList.Item {
    var path = Path()
    for point in 0..<10 {
      let angle = CGFloat(point) * .pi / 5
      let distance = point % 2 == 0 ? radius : radius * 0.42
      let position = CGPoint(x: x + distance * sin(angle), y: y - distance * cos(angle))
      if point == 0 { path.move(to: position) } else { path.addLine(to: position) }
    }
    path.close()
    return .fill(.path(path, .nonZero), color)
  }

  private func chevron(
    x: CGFloat, y: CGFloat, size: CGFloat, width: CGFloat
  ) -> DisplayList.Item {
    var path = Path()
    path.move(to: CGPoint(x: x, y: y - size))
    path.addLine(to: CGPoint(x: x + size, y: y))
    path.addLine(to: CGPoint(x: x, y: y + size))
    return .stroke(
      .path(path, .nonZero), StrokeStyle(width: width, cap: .round, join: .round),
      Color(fractions: 60.0 / 255, 60.0 / 255, 67.0 / 255, alpha: 0.3))
  }
}
