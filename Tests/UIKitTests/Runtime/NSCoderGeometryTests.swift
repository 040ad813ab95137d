import Testing
import UIKit

struct NSCoderGeometryTests {
  @Test("geometry as a string has the form of iOS, and is read back")
  func strings() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 0.1)
    #expect(NSCoder.string(for: rect.origin) == "{1, 2.5}")
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 0.10000000000000001}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: " { 1,2.5 } ") == rect.origin)
    #expect(NSCoder.cgSize(for: "{3, 0.1}") == rect.size)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    #expect(NSCoder.cgVector(for: "{-1, 2e3}") == CGVector(dx: -1, dy: 2000))
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test(
    "a string of another form gives zero",
    arguments: ["", "1, 2", "{1}", "{1, 2, 3}", "{a, b}", "{{1, 2}}", "{1 2}", "{1, }", "}1, 2{"])
  func otherForms(string: String) {
    #expect(NSCoder.cgPoint(for: string) == .zero)
    #expect(NSCoder.cgRect(for: string) == .zero)
    #expect(NSCoder.cgAffineTransform(for: string) == .identity)
  }

  @Test("geometry in archives is read back, and a missing key gives zero")
  func archives() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.encode(insets, forKey: "insets")
    archiver.encode(directional, forKey: "directional")
    archiver.encode(UIOffset(horizontal: 1, vertical: 2), forKey: "offset")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
    #expect(
      reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeDirectionalEdgeInsets(forKey: "directional") == directional)
    #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 1, vertical: 2))
    #expect(reader.decodeUIEdgeInsets(forKey: "none") == .zero)
    #expect(reader.decodeCGSize(forKey: "none") == .zero)
  }

  @Test("transforms and insets in values are read back, are equal, and give zero for other types")
  func values() {
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    #expect(NSValue(caTransform3D: turn) == NSValue(caTransform3D: turn))
    #expect(NSValue(caTransform3D: turn) != NSValue(caTransform3D: CATransform3DIdentity))
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(NSValue(cgAffineTransform: scale).cgAffineTransformValue == scale)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(
      NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue
        == UIOffset(horizontal: 1, vertical: 2))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(uiEdgeInsets: insets).cgRectValue == .zero)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).uiEdgeInsetsValue == .zero)
    #expect(NSNumber(value: 3).caTransform3DValue.m11 == 0)
  }

  @Test("the former names of geometry, index paths and selectors work")
  func formerNames() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSizeMake(1, 2).equalTo(CGSize(width: 2, height: 1)))
    #expect(CGRectMake(3, 4, -2, -2).equalTo(CGRect(x: 1, y: 2, width: 2, height: 2)))
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(NSIndexPath(item: 3, section: 2) == path)
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    #expect(NSIndexPath().row == NSNotFound)
    #expect(NSSelectorFromString("copy:") == Selector(("copy:")))
    #expect(NSStringFromSelector(NSSelectorFromString("copy:")) == "copy:")
  }
}
