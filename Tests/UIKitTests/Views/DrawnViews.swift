import CelloRaster
@_spi(Cello) import UIKit

/// Returns the description of a view's display list.
@MainActor func drawn(_ view: UIView) -> String { DisplayListRecorder.record(view).description }
