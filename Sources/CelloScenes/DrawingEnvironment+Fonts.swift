import CelloSnapshots
import CelloText
import Foundation
import UIKit

extension DrawingEnvironment {
  /// The environment of this process: the fonts of the catalog, the versions of the libraries, and
  /// the system versions that can be drawn.
  package static let current: DrawingEnvironment = {
    var environment = machine
    environment.metrics = { systemMetrics }
    environment.alternativeMetrics = { SystemMetrics.alternatives }
    return environment
  }()

  private static let systemMetrics = ResolvedProperties(SystemMetrics.current)

  private static let machine = DrawingEnvironment(
    systemVersions: SystemVersion.allCases.map(\.name),
    libraries: TextLibraries.versions.merging(["libpng": PNGLibrary.version]) { $1 },
    digestOfFont: { name in
      for folder in FontCatalog.shared.folders {
        if let digest = try? ContentDigest.ofFile("\(folder)/\(name)") { return digest }
      }
      return nil
    },
    usedFonts: {
      var fonts: [String: PixelDigest] = [:]
      for (name, digest) in FontCatalog.shared.digests { fonts[name] = PixelDigest(digest) }
      return fonts
    },
    warnings: {
      TextEngine.shared.warnings.map { warning in
        switch warning {
        case .font(.unknownFamily), .font(.missingDesign):
          DrawingWarning(.fontName, warning.description)
        case .font: DrawingWarning(.font, warning.description)
        case .missingCharacter(let scalar):
          switch scalar.properties.generalCategory {
          case .unassigned, .privateUse: DrawingWarning(.unassignedCharacter, warning.description)
          default: DrawingWarning(.character, warning.description)
          }
        }
      }
    })
}
