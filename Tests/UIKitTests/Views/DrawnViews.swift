import CelloRaster

@testable import UIKit

/// The printed display list of a view.
@MainActor func drawn(_ view: UIView) -> String { DisplayListRecorder.record(view).description }
