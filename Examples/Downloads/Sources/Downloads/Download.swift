import Combine
import CoreGraphics
import Foundation
import OSLog
import UniformTypeIdentifiers

private let logger = Logger(subsystem: "com.example.downloads", category: "download")

/// A file that is on its way.
public final class Download: ObservableObject {
  public let name: String
  @Published public private(set) var fraction: CGFloat = 0
  @Published public private(set) var isPaused = false

  public init(name: String) {
    self.name = name
  }

  public var contentType: UTType {
    UTType(filenameExtension: (name as NSString).pathExtension) ?? .data
  }

  public func receive(_ fraction: Double) {
    logger.debug("\(self.name, privacy: .public) is at \(fraction, format: .fixed(precision: 2))")
    self.fraction = fraction
  }

  public func pause() {
    isPaused = true
  }
}
