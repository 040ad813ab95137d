// The compiler imports this module by itself into every file that imports both Testing and UIKit;
// without it such a file does not compile.
@_exported import UIKit
