/// What the large content viewer shows of an item.
struct LargeContent: Equatable {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension LargeContent {
  @MainActor init(_ item: any UILargeContentViewerItem) {
    isShown = item.showsLargeContentViewer
    title = item.largeContentTitle
    image = item.largeContentImage
    scalesImage = item.scalesLargeContentImage
    imageInsets = item.largeContentImageInsets
  }

  var isEmpty: Bool { image == nil && title?.isEmpty != false }
}
