import CelloRaster
@_spi(Cello) import UIKit

/// The printed display list of a view.
@MainActor func drawn(_ view: UIView) -> String { DisplayListRecorder.record(view).description }
