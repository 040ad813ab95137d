// The compiler imports this module implicitly into each file that imports both Testing and UIKit.
// Without this module, such a file does not compile.
@_exported import UIKit
