public import CellophaneTesting
import Foundation
public import UIKit

/// A file that shows a failure, as `Diffing` returns it. On iOS, the type belongs to XCTest.
public typealias XCTAttachment = SnapshotAttachment

extension SnapshotAttachment {
  /// Creates an attachment from data.
  public init(data: Data) { self.init(name: "attachment", data: data) }

  /// Creates an attachment from data of a type.
  public init(data: Data, uniformTypeIdentifier: String) {
    self.init(
      name: uniformTypeIdentifier == "public.png" ? "attachment.png" : "attachment", data: data)
  }

  /// Creates an attachment from text.
  public init(string: String) { self.init(name: "attachment.txt", data: Data(string.utf8)) }

  /// Creates an attachment from an image, as a PNG file.
  public init(image: UIImage) {
    self.init(name: "attachment.png", data: image.pngData() ?? Data())
  }
}
