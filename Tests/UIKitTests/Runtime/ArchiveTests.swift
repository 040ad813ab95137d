import Testing
import UIKit

@testable import CelloValues

@MainActor struct ArchiveTests {
  private func roundTrip<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test(
    "colors are read back, system colors stay dynamic",
    arguments: [
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), UIColor(white: 0.25, alpha: 1),
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), .clear, .label, .systemRed,
      .systemBackground,
    ])
  func colors(color: UIColor) throws {
    #expect(try roundTrip(color) == color)
  }

  @Test("a color with a closure is archived as it is for the current traits")
  func dynamicColor() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var data = Data()
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      data =
        (try? NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true))
        ?? Data()
    }
    let archived = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(archived == .white)
  }

  @Test("fonts are read back with the source of their size")
  func fonts() throws {
    let fonts = [
      UIFont.systemFont(ofSize: 13, weight: .heavy), .italicSystemFont(ofSize: 20),
      .preferredFont(forTextStyle: .headline), .monospacedDigitSystemFont(ofSize: 9, weight: .thin),
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15)),
      UIFont(
        descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
          .cascadeList: [UIFontDescriptor(name: "Noto Sans Arabic", size: 0)],
          .characterSet: CharacterSet.decimalDigits,
        ]), size: 0),
    ]
    for font in fonts {
      #expect(try roundTrip(font) == font)
      #expect(try roundTrip(font.fontDescriptor) == font.fontDescriptor)
    }
  }

  @Test("paths are read back with their line style, and stay the shapes that they are")
  func paths() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 0.1, y: 1e-7), controlPoint1: .zero, controlPoint2: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 9, y: 9))
    path.close()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2], count: 2, phase: 0.5)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let shapes = [
      path, UIBezierPath(), UIBezierPath(rect: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 5),
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 4, height: 4)),
    ]
    for shape in shapes {
      let copy = try roundTrip(shape)
      #expect(copy == shape)
      #expect(copy.fillShape == shape.fillShape)
    }
  }

  @Test("images are read back: symbols by name and configuration, pictures by their pixels")
  func images() throws {
    let symbol = try #require(
      UIImage(
        systemName: "star.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
          .applying(UIImage.SymbolConfiguration(paletteColors: [.red, .systemBlue]))))
    #expect(try roundTrip(symbol) == symbol)
    let placeholder = try #require(UIImage(systemName: "pencil.and.outline"))
    #expect(try roundTrip(placeholder) == placeholder)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    for image in [
      picture, picture.withRenderingMode(.alwaysTemplate),
      picture.withTintColor(.systemRed, renderingMode: .alwaysOriginal),
      picture.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 1)),
      picture.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
    ] {
      let copy = try roundTrip(image)
      #expect(copy.size == image.size && copy.scale == image.scale)
      #expect(copy.pngData() == image.pngData())
      #expect(copy.renderingMode == image.renderingMode && copy.capInsets == image.capInsets)
      #expect(copy.alignmentRectInsets == image.alignmentRectInsets)
    }
    #expect(try roundTrip(UIImage()) == UIImage())
  }

  @Test("a damaged archive has no value")
  func damaged() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(Data("no property list".utf8) as NSData, forKey: "value")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIColor(coder: reader) == nil && UIFont(coder: reader) == nil)
    #expect(UIBezierPath(coder: reader) == nil && UIImage(coder: reader) == nil)
    let empty = NSKeyedArchiver(requiringSecureCoding: true)
    empty.finishEncoding()
    #expect(UIColor(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)) == nil)
  }

  @Test("archiving a view or a controller says that it is not possible, and ends no process")
  func views() throws {
    final class Card: UIView {}
    final class CardController: UIViewController {}
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    (Card() as NSCoding).encode(with: archiver)
    (CardController() as NSCoding).encode(with: archiver)
    for name in ["Card", "CardController"] {
      #expect(ResourceWarnings.sentences.contains { $0.hasPrefix("\(name) cannot be archived") })
    }
  }
}
