extension AppearanceTable {
  package static let scrollView = AppearanceTable(
    UIScrollView.self, superclass: view,
    properties: [
      .init("indicatorStyle", \UIScrollView.indicatorStyle),
      .init("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      .init("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .init("contentInset", \UIScrollView.contentInset),
      .init("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      .init("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      .init("decelerationRate", \UIScrollView.decelerationRate),
      .init("bouncesHorizontally", \UIScrollView.bouncesHorizontally),
      .init("bouncesVertically", \UIScrollView.bouncesVertically),
      .init("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      .init("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      .init("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      .init("delaysContentTouches", \UIScrollView.delaysContentTouches),
      .init("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
    ]
  ) { UIScrollView(frame: .zero) }
}
