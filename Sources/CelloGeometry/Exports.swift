// CGFloat, CGPoint, CGSize, CGRect and IndexPath come from Foundation; everybody who sees our
// geometry sees them.
@_exported import Foundation
