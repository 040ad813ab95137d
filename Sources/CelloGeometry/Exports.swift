// Foundation declares CGFloat, CGPoint, CGSize, CGRect and IndexPath. They are exported with the
// geometry.
@_exported import Foundation
