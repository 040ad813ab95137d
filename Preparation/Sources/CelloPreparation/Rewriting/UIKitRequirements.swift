// Written by UIKitRequirementsTests with RECORD_REQUIREMENTS=1.
// swift-format-ignore-file

/// The optional requirements of UIKit's protocols, which have default implementations in Cellophane. The line of a protocol, with `@` if it
/// is isolated to the main actor, also has the protocols that it inherits from. The lines of its methods follow, with the types of the
/// parameters and of the result; without them, a subclass of a class that conforms cannot implement the method.
let uikitRequirementsTable = """
  CAAnimationDelegate | NSObjectProtocol
   animationDidStart(_:) | CAAnimation | Void
   animationDidStop(_:finished:) | CAAnimation | Bool | Void
  CALayerDelegate | NSObjectProtocol
   action(for:forKey:) | CALayer | String | (any CAAction)?
   display(_:) | CALayer | Void
   draw(_:in:) | CALayer | CGContext | Void
   layerWillDraw(_:) | CALayer | Void
   layoutSublayers(of:) | CALayer | Void
  NSLayoutManagerDelegate | NSObjectProtocol
   layoutManager(_:didCompleteLayoutFor:atEnd:) | NSLayoutManager | NSTextContainer? | Bool | Void
   layoutManager(_:textContainer:didChangeGeometryFrom:) | NSLayoutManager | NSTextContainer | CGSize | Void
   layoutManagerDidInvalidateLayout(_:) | NSLayoutManager | Void
  NSTextContentManagerDelegate | NSObjectProtocol
   textContentManager(_:shouldEnumerate:options:) | NSTextContentManager | NSTextElement | NSTextContentManager.EnumerationOptions | Bool
   textContentManager(_:textElementAt:) | NSTextContentManager | any NSTextLocation | NSTextElement?
  NSTextContentStorageDelegate | NSTextContentManagerDelegate
   textContentStorage(_:textParagraphWith:) | NSTextContentStorage | NSRange | NSTextParagraph?
  NSTextElementProvider | NSObjectProtocol
   adjustedRange(from:forEditingTextSelection:)
   location(_:offsetBy:)
   offset(from:to:)
  NSTextLayoutManagerDelegate | NSObjectProtocol
   textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:) | NSTextLayoutManager | Any | any NSTextLocation | [NSAttributedString.Key: Any] | [NSAttributedString.Key: Any]?
   textLayoutManager(_:shouldBreakLineBefore:hyphenating:) | NSTextLayoutManager | any NSTextLocation | Bool | Bool
   textLayoutManager(_:textLayoutFragmentFor:in:) | NSTextLayoutManager | any NSTextLocation | NSTextElement | NSTextLayoutFragment
  NSTextSelectionDataSource | NSObjectProtocol
   enumerateContainerBoundaries(from:reverse:using:)
   textLayoutOrientation(at:)
  NSTextStorageDelegate | NSObjectProtocol
   textStorage(_:didProcessEditing:range:changeInLength:) | NSTextStorage | NSTextStorage.EditActions | NSRange | Int | Void
   textStorage(_:willProcessEditing:range:changeInLength:) | NSTextStorage | NSTextStorage.EditActions | NSRange | Int | Void
  NSTextViewportLayoutControllerDelegate | NSObjectProtocol
   textViewportLayoutControllerDidLayout(_:)
   textViewportLayoutControllerWillLayout(_:)
  @NSUserActivityDelegate | NSObjectProtocol
   userActivityWasContinued(_:) | NSUserActivity | Void
   userActivityWillSave(_:) | NSUserActivity | Void
  @UIAccessibilityContainerDataTable | NSObjectProtocol
   accessibilityHeaderElements(forColumn:)
   accessibilityHeaderElements(forRow:)
  @UIActivityItemSource | NSObjectProtocol
   activityViewController(_:subjectForActivityType:) | UIActivityViewController | UIActivity.ActivityType? | String
  @UIActivityItemsConfigurationReading | NSObjectProtocol
   activityItemsConfigurationMetadata(key:)
   activityItemsConfigurationMetadataForItem(at:key:)
   activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)
   activityItemsConfigurationSupports(interaction:)
  @UIAdaptivePresentationControllerDelegate | NSObjectProtocol
   adaptivePresentationStyle(for:) | UIPresentationController | UIModalPresentationStyle
   adaptivePresentationStyle(for:traitCollection:)
   presentationController(_:prepare:) | UIPresentationController | UIPresentationController | Void
   presentationController(_:viewControllerForAdaptivePresentationStyle:) | UIPresentationController | UIModalPresentationStyle | UIViewController?
   presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) | UIPresentationController | UIModalPresentationStyle | (any UIViewControllerTransitionCoordinator)? | Void
   presentationControllerDidAttemptToDismiss(_:) | UIPresentationController | Void
   presentationControllerDidDismiss(_:) | UIPresentationController | Void
   presentationControllerShouldDismiss(_:) | UIPresentationController | Bool
   presentationControllerWillDismiss(_:) | UIPresentationController | Void
  @UIApplicationDelegate | _WindowDelegate
   application(_:configurationForConnecting:options:) | UIApplication | UISceneSession | UIScene.ConnectionOptions | UISceneConfiguration
   application(_:continue:restorationHandler:) | UIApplication | NSUserActivity | @escaping ([any UIUserActivityRestoring]?) -> Void | Bool
   application(_:didDecodeRestorableStateWith:) | UIApplication | NSCoder | Void
   application(_:didDiscardSceneSessions:) | UIApplication | Set<UISceneSession> | Void
   application(_:didFailToContinueUserActivityWithType:error:) | UIApplication | String | any Error | Void
   application(_:didFailToRegisterForRemoteNotificationsWithError:) | UIApplication | any Error | Void
   application(_:didFinishLaunchingWithOptions:) | UIApplication | [UIApplication.LaunchOptionsKey: Any]? | Bool
   application(_:didReceiveRemoteNotification:fetchCompletionHandler:) | UIApplication | [AnyHashable: Any] | @escaping (UIBackgroundFetchResult) -> Void | Void
   application(_:didRegisterForRemoteNotificationsWithDeviceToken:) | UIApplication | Data | Void
   application(_:didUpdate:) | UIApplication | NSUserActivity | Void
   application(_:handleEventsForBackgroundURLSession:completionHandler:) | UIApplication | String | @escaping () -> Void | Void
   application(_:handleWatchKitExtensionRequest:reply:) | UIApplication | [AnyHashable: Any]? | @escaping ([AnyHashable: Any]?) -> Void | Void
   application(_:open:options:) | UIApplication | URL | [UIApplication.OpenURLOptionsKey: Any] | Bool
   application(_:performActionFor:completionHandler:) | UIApplication | UIApplicationShortcutItem | @escaping (Bool) -> Void | Void
   application(_:shouldAllowExtensionPointIdentifier:) | UIApplication | UIApplication.ExtensionPointIdentifier | Bool
   application(_:shouldRestoreSecureApplicationState:) | UIApplication | NSCoder | Bool
   application(_:shouldSaveSecureApplicationState:) | UIApplication | NSCoder | Bool
   application(_:supportedInterfaceOrientationsFor:) | UIApplication | UIWindow? | UIInterfaceOrientationMask
   application(_:viewControllerWithRestorationIdentifierPath:coder:) | UIApplication | [String] | NSCoder | UIViewController?
   application(_:willContinueUserActivityWithType:) | UIApplication | String | Bool
   application(_:willEncodeRestorableStateWith:) | UIApplication | NSCoder | Void
   application(_:willFinishLaunchingWithOptions:) | UIApplication | [UIApplication.LaunchOptionsKey: Any]? | Bool
   applicationDidBecomeActive(_:) | UIApplication | Void
   applicationDidEnterBackground(_:) | UIApplication | Void
   applicationDidFinishLaunching(_:) | UIApplication | Void
   applicationDidReceiveMemoryWarning(_:) | UIApplication | Void
   applicationProtectedDataDidBecomeAvailable(_:) | UIApplication | Void
   applicationProtectedDataWillBecomeUnavailable(_:) | UIApplication | Void
   applicationShouldAutomaticallyLocalizeKeyCommands(_:) | UIApplication | Bool
   applicationShouldRequestHealthAuthorization(_:) | UIApplication | Void
   applicationSignificantTimeChange(_:) | UIApplication | Void
   applicationWillEnterForeground(_:) | UIApplication | Void
   applicationWillResignActive(_:) | UIApplication | Void
   applicationWillTerminate(_:) | UIApplication | Void
  @UIBarPositioningDelegate | NSObjectProtocol
   position(for:) | any UIBarPositioning | UIBarPosition
  @UICollectionViewDataSource | NSObjectProtocol
   collectionView(_:canMoveItemAt:) | UICollectionView | IndexPath | Bool
   collectionView(_:indexPathForIndexTitle:at:) | UICollectionView | String | Int | IndexPath
   collectionView(_:moveItemAt:to:) | UICollectionView | IndexPath | IndexPath | Void
   collectionView(_:viewForSupplementaryElementOfKind:at:) | UICollectionView | String | IndexPath | UICollectionReusableView
   indexTitles(for:) | UICollectionView | [String]?
   numberOfSections(in:) | UICollectionView | Int
  @UICollectionViewDataSourcePrefetching | NSObjectProtocol
   collectionView(_:cancelPrefetchingForItemsAt:) | UICollectionView | [IndexPath] | Void
  @UICollectionViewDelegate | UIScrollViewDelegate
   collectionView(_:canEditItemAt:) | UICollectionView | IndexPath | Bool
   collectionView(_:canFocusItemAt:) | UICollectionView | IndexPath | Bool
   collectionView(_:canPerformAction:forItemAt:withSender:) | UICollectionView | Selector | IndexPath | Any? | Bool
   collectionView(_:canPerformPrimaryActionForItemAt:) | UICollectionView | IndexPath | Bool
   collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) | UICollectionView | UIContextMenuConfiguration | IndexPath | UITargetedPreview?
   collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) | UICollectionView | UIContextMenuConfiguration | IndexPath | UITargetedPreview?
   collectionView(_:contextMenuConfigurationForItemAt:point:) | UICollectionView | IndexPath | CGPoint | UIContextMenuConfiguration?
   collectionView(_:contextMenuConfigurationForItemsAt:point:) | UICollectionView | [IndexPath] | CGPoint | UIContextMenuConfiguration?
   collectionView(_:didBeginMultipleSelectionInteractionAt:) | UICollectionView | IndexPath | Void
   collectionView(_:didDeselectItemAt:) | UICollectionView | IndexPath | Void
   collectionView(_:didEndDisplaying:forItemAt:) | UICollectionView | UICollectionViewCell | IndexPath | Void
   collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) | UICollectionView | UICollectionReusableView | String | IndexPath | Void
   collectionView(_:didHighlightItemAt:) | UICollectionView | IndexPath | Void
   collectionView(_:didSelectItemAt:) | UICollectionView | IndexPath | Void
   collectionView(_:didUnhighlightItemAt:) | UICollectionView | IndexPath | Void
   collectionView(_:didUpdateFocusIn:with:) | UICollectionView | UICollectionViewFocusUpdateContext | UIFocusAnimationCoordinator | Void
   collectionView(_:performAction:forItemAt:withSender:) | UICollectionView | Selector | IndexPath | Any? | Void
   collectionView(_:performPrimaryActionForItemAt:) | UICollectionView | IndexPath | Void
   collectionView(_:selectionFollowsFocusForItemAt:) | UICollectionView | IndexPath | Bool
   collectionView(_:shouldBeginMultipleSelectionInteractionAt:) | UICollectionView | IndexPath | Bool
   collectionView(_:shouldDeselectItemAt:) | UICollectionView | IndexPath | Bool
   collectionView(_:shouldHighlightItemAt:) | UICollectionView | IndexPath | Bool
   collectionView(_:shouldSelectItemAt:) | UICollectionView | IndexPath | Bool
   collectionView(_:shouldShowMenuForItemAt:) | UICollectionView | IndexPath | Bool
   collectionView(_:shouldSpringLoadItemAt:with:) | UICollectionView | IndexPath | any UISpringLoadedInteractionContext | Bool
   collectionView(_:shouldUpdateFocusIn:) | UICollectionView | UICollectionViewFocusUpdateContext | Bool
   collectionView(_:targetContentOffsetForProposedContentOffset:) | UICollectionView | CGPoint | CGPoint
   collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) | UICollectionView | IndexPath | IndexPath | IndexPath
   collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
   collectionView(_:transitionLayoutForOldLayout:newLayout:) | UICollectionView | UICollectionViewLayout | UICollectionViewLayout | UICollectionViewTransitionLayout
   collectionView(_:willDisplay:forItemAt:) | UICollectionView | UICollectionViewCell | IndexPath | Void
   collectionView(_:willDisplayContextMenu:animator:) | UICollectionView | UIContextMenuConfiguration | (any UIContextMenuInteractionAnimating)? | Void
   collectionView(_:willDisplaySupplementaryView:forElementKind:at:) | UICollectionView | UICollectionReusableView | String | IndexPath | Void
   collectionView(_:willEndContextMenuInteraction:animator:) | UICollectionView | UIContextMenuConfiguration | (any UIContextMenuInteractionAnimating)? | Void
   collectionView(_:willPerformPreviewActionForMenuWith:animator:) | UICollectionView | UIContextMenuConfiguration | any UIContextMenuInteractionCommitAnimating | Void
   collectionViewDidEndMultipleSelectionInteraction(_:) | UICollectionView | Void
   indexPathForPreferredFocusedView(in:) | UICollectionView | IndexPath?
  @UICollectionViewDelegateFlowLayout | UICollectionViewDelegate
   collectionView(_:layout:insetForSectionAt:) | UICollectionView | UICollectionViewLayout | Int | UIEdgeInsets
   collectionView(_:layout:minimumInteritemSpacingForSectionAt:) | UICollectionView | UICollectionViewLayout | Int | CGFloat
   collectionView(_:layout:minimumLineSpacingForSectionAt:) | UICollectionView | UICollectionViewLayout | Int | CGFloat
   collectionView(_:layout:referenceSizeForFooterInSection:) | UICollectionView | UICollectionViewLayout | Int | CGSize
   collectionView(_:layout:referenceSizeForHeaderInSection:) | UICollectionView | UICollectionViewLayout | Int | CGSize
   collectionView(_:layout:sizeForItemAt:) | UICollectionView | UICollectionViewLayout | IndexPath | CGSize
  @UICollectionViewDragDelegate | NSObjectProtocol
   collectionView(_:dragPreviewParametersForItemAt:) | UICollectionView | IndexPath | UIDragPreviewParameters?
   collectionView(_:dragSessionAllowsMoveOperation:) | UICollectionView | any UIDragSession | Bool
   collectionView(_:dragSessionDidEnd:) | UICollectionView | any UIDragSession | Void
   collectionView(_:dragSessionIsRestrictedToDraggingApplication:) | UICollectionView | any UIDragSession | Bool
   collectionView(_:dragSessionWillBegin:) | UICollectionView | any UIDragSession | Void
   collectionView(_:itemsForAddingTo:at:point:) | UICollectionView | any UIDragSession | IndexPath | CGPoint | [UIDragItem]
  @UICollectionViewDropDelegate | NSObjectProtocol
   collectionView(_:canHandle:) | UICollectionView | any UIDropSession | Bool
   collectionView(_:dropPreviewParametersForItemAt:) | UICollectionView | IndexPath | UIDragPreviewParameters?
   collectionView(_:dropSessionDidEnd:) | UICollectionView | any UIDropSession | Void
   collectionView(_:dropSessionDidEnter:) | UICollectionView | any UIDropSession | Void
   collectionView(_:dropSessionDidExit:) | UICollectionView | any UIDropSession | Void
   collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) | UICollectionView | any UIDropSession | IndexPath? | UICollectionViewDropProposal
  @UICollisionBehaviorDelegate | NSObjectProtocol
   collisionBehavior(_:beganContactFor:with:at:)
   collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
   collisionBehavior(_:endedContactFor:with:)
   collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
  @UIColorPickerViewControllerDelegate | NSObjectProtocol
   colorPickerViewController(_:didSelect:continuously:) | UIColorPickerViewController | UIColor | Bool | Void
   colorPickerViewControllerDidFinish(_:) | UIColorPickerViewController | Void
   colorPickerViewControllerDidSelectColor(_:) | UIColorPickerViewController | Void
  @UIContentView | NSObjectProtocol
   supports(_:)
  @UIContextMenuInteractionAnimating | NSObjectProtocol
  @UIContextMenuInteractionDelegate | NSObjectProtocol
   contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:) | UIContextMenuInteraction | UIContextMenuConfiguration | any NSCopying | UITargetedPreview?
   contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:) | UIContextMenuInteraction | UIContextMenuConfiguration | any NSCopying | UITargetedPreview?
   contextMenuInteraction(_:willDisplayMenuFor:animator:) | UIContextMenuInteraction | UIContextMenuConfiguration | (any UIContextMenuInteractionAnimating)? | Void
   contextMenuInteraction(_:willEndFor:animator:) | UIContextMenuInteraction | UIContextMenuConfiguration | (any UIContextMenuInteractionAnimating)? | Void
   contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) | UIContextMenuInteraction | UIContextMenuConfiguration | any UIContextMenuInteractionCommitAnimating | Void
  @UIDataSourceTranslating | NSObjectProtocol
   dataSourceIndexPath(forPresentationIndexPath:)
   dataSourceSectionIndex(forPresentationSectionIndex:)
   performUsingPresentationValues(_:)
   presentationIndexPath(forDataSourceIndexPath:)
   presentationSectionIndex(forDataSourceSectionIndex:)
  @UIDocumentPickerDelegate | NSObjectProtocol
   documentPicker(_:didPickDocumentAt:) | UIDocumentPickerViewController | URL | Void
   documentPicker(_:didPickDocumentsAt:) | UIDocumentPickerViewController | [URL] | Void
   documentPickerWasCancelled(_:) | UIDocumentPickerViewController | Void
  @UIDragAnimating | NSObjectProtocol
  @UIDragDropSession | NSObjectProtocol
  @UIDragInteractionDelegate | NSObjectProtocol
   dragInteraction(_:item:willAnimateCancelWith:) | UIDragInteraction | UIDragItem | any UIDragAnimating | Void
   dragInteraction(_:itemsForAddingTo:withTouchAt:) | UIDragInteraction | any UIDragSession | CGPoint | [UIDragItem]
   dragInteraction(_:prefersFullSizePreviewsFor:) | UIDragInteraction | any UIDragSession | Bool
   dragInteraction(_:previewForCancelling:withDefault:) | UIDragInteraction | UIDragItem | UITargetedDragPreview | UITargetedDragPreview?
   dragInteraction(_:previewForLifting:session:) | UIDragInteraction | UIDragItem | any UIDragSession | UITargetedDragPreview?
   dragInteraction(_:session:didEndWith:) | UIDragInteraction | any UIDragSession | UIDropOperation | Void
   dragInteraction(_:session:willAdd:for:) | UIDragInteraction | any UIDragSession | [UIDragItem] | UIDragInteraction | Void
   dragInteraction(_:session:willEndWith:) | UIDragInteraction | any UIDragSession | UIDropOperation | Void
   dragInteraction(_:sessionAllowsMoveOperation:) | UIDragInteraction | any UIDragSession | Bool
   dragInteraction(_:sessionDidMove:) | UIDragInteraction | any UIDragSession | Void
   dragInteraction(_:sessionDidTransferItems:) | UIDragInteraction | any UIDragSession | Void
   dragInteraction(_:sessionForAddingItems:withTouchAt:) | UIDragInteraction | [any UIDragSession] | CGPoint | (any UIDragSession)?
   dragInteraction(_:sessionIsRestrictedToDraggingApplication:) | UIDragInteraction | any UIDragSession | Bool
   dragInteraction(_:sessionWillBegin:) | UIDragInteraction | any UIDragSession | Void
   dragInteraction(_:willAnimateLiftWith:session:) | UIDragInteraction | any UIDragAnimating | any UIDragSession | Void
  @UIDropInteractionDelegate | NSObjectProtocol
   dropInteraction(_:canHandle:) | UIDropInteraction | any UIDropSession | Bool
   dropInteraction(_:concludeDrop:) | UIDropInteraction | any UIDropSession | Void
   dropInteraction(_:item:willAnimateDropWith:) | UIDropInteraction | UIDragItem | any UIDragAnimating | Void
   dropInteraction(_:performDrop:) | UIDropInteraction | any UIDropSession | Void
   dropInteraction(_:previewForDropping:withDefault:) | UIDropInteraction | UIDragItem | UITargetedDragPreview | UITargetedDragPreview?
   dropInteraction(_:sessionDidEnd:) | UIDropInteraction | any UIDropSession | Void
   dropInteraction(_:sessionDidEnter:) | UIDropInteraction | any UIDropSession | Void
   dropInteraction(_:sessionDidExit:) | UIDropInteraction | any UIDropSession | Void
   dropInteraction(_:sessionDidUpdate:) | UIDropInteraction | any UIDropSession | UIDropProposal
  @UIDynamicAnimatorDelegate | NSObjectProtocol
   dynamicAnimatorDidPause(_:)
   dynamicAnimatorWillResume(_:)
  @UIDynamicItem | NSObjectProtocol
  @UIEditMenuInteractionDelegate | NSObjectProtocol
   editMenuInteraction(_:menuFor:suggestedActions:) | UIEditMenuInteraction | UIEditMenuConfiguration | [UIMenuElement] | UIMenu?
   editMenuInteraction(_:targetRectFor:) | UIEditMenuInteraction | UIEditMenuConfiguration | CGRect
   editMenuInteraction(_:willDismissMenuFor:animator:) | UIEditMenuInteraction | UIEditMenuConfiguration | any UIEditMenuInteractionAnimating | Void
   editMenuInteraction(_:willPresentMenuFor:animator:) | UIEditMenuInteraction | UIEditMenuConfiguration | any UIEditMenuInteractionAnimating | Void
  @UIFindInteractionDelegate | NSObjectProtocol
   findInteraction(_:didBegin:) | UIFindInteraction | UIFindSession | Void
   findInteraction(_:didEnd:) | UIFindInteraction | UIFindSession | Void
  @UIFocusEnvironment | NSObjectProtocol
  @UIFocusItemContainer | NSObjectProtocol
  @UIGestureRecognizerDelegate | NSObjectProtocol
   gestureRecognizer(_:shouldBeRequiredToFailBy:) | UIGestureRecognizer | UIGestureRecognizer | Bool
   gestureRecognizer(_:shouldReceive:) | UIGestureRecognizer | UITouch | Bool
   gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) | UIGestureRecognizer | UIGestureRecognizer | Bool
   gestureRecognizer(_:shouldRequireFailureOf:) | UIGestureRecognizer | UIGestureRecognizer | Bool
   gestureRecognizerShouldBegin(_:) | UIGestureRecognizer | Bool
  @UIImagePickerControllerDelegate | NSObjectProtocol
   imagePickerController(_:didFinishPickingMediaWithInfo:) | UIImagePickerController | [UIImagePickerController.InfoKey: Any] | Void
   imagePickerControllerDidCancel(_:) | UIImagePickerController | Void
  @UIKeyInput | UITextInputTraits
  @UILargeContentViewerInteractionDelegate | NSObjectProtocol
   largeContentViewerInteraction(_:didEndOn:at:) | UILargeContentViewerInteraction | (any UILargeContentViewerItem)? | CGPoint | Void
   largeContentViewerInteraction(_:itemAt:) | UILargeContentViewerInteraction | CGPoint | (any UILargeContentViewerItem)?
   viewController(for:) | UILargeContentViewerInteraction | UIViewController
  @UINavigationBarDelegate | UIBarPositioningDelegate
   navigationBar(_:didPop:) | UINavigationBar | UINavigationItem | Void
   navigationBar(_:didPush:) | UINavigationBar | UINavigationItem | Void
   navigationBar(_:shouldPop:) | UINavigationBar | UINavigationItem | Bool
   navigationBar(_:shouldPush:) | UINavigationBar | UINavigationItem | Bool
  @UINavigationControllerDelegate | NSObjectProtocol
   navigationController(_:animationControllerFor:from:to:) | UINavigationController | UINavigationController.Operation | UIViewController | UIViewController | (any UIViewControllerAnimatedTransitioning)?
   navigationController(_:didShow:animated:) | UINavigationController | UIViewController | Bool | Void
   navigationController(_:interactionControllerFor:) | UINavigationController | any UIViewControllerAnimatedTransitioning | (any UIViewControllerInteractiveTransitioning)?
   navigationController(_:willShow:animated:) | UINavigationController | UIViewController | Bool | Void
   navigationControllerPreferredInterfaceOrientationForPresentation(_:) | UINavigationController | UIInterfaceOrientation
   navigationControllerSupportedInterfaceOrientations(_:) | UINavigationController | UIInterfaceOrientationMask
  @UINavigationItemRenameDelegate | AnyObject
   navigationItem(_:shouldEndRenamingWith:) | UINavigationItem | String | Bool
   navigationItem(_:willBeginRenamingWith:selectedRange:) | UINavigationItem | String | Range<String.Index> | (String, Range<String.Index>)
   navigationItemShouldBeginRenaming(_:) | UINavigationItem | Bool
  @UIPageControlProgressDelegate | NSObjectProtocol
   pageControlProgress(_:initialProgressForPage:) | UIPageControlProgress | Int | Float
   pageControlProgressVisibilityDidChange(_:) | UIPageControlProgress | Void
  @UIPageControlTimerProgressDelegate | UIPageControlProgressDelegate
   pageControlTimerProgress(_:shouldAdvanceToPage:) | UIPageControlTimerProgress | Int | Bool
   pageControlTimerProgressDidChange(_:) | UIPageControlTimerProgress | Void
  @UIPageViewControllerDataSource | NSObjectProtocol
   presentationCount(for:) | UIPageViewController | Int
   presentationIndex(for:) | UIPageViewController | Int
  @UIPageViewControllerDelegate | NSObjectProtocol
   pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) | UIPageViewController | Bool | [UIViewController] | Bool | Void
   pageViewController(_:spineLocationFor:) | UIPageViewController | UIInterfaceOrientation | UIPageViewController.SpineLocation
   pageViewController(_:willTransitionTo:) | UIPageViewController | [UIViewController] | Void
   pageViewControllerPreferredInterfaceOrientationForPresentation(_:) | UIPageViewController | UIInterfaceOrientation
   pageViewControllerSupportedInterfaceOrientations(_:) | UIPageViewController | UIInterfaceOrientationMask
  UIPickerViewAccessibilityDelegate | UIPickerViewDelegate
   pickerView(_:accessibilityAttributedHintForComponent:) | UIPickerView | Int | NSAttributedString?
   pickerView(_:accessibilityAttributedLabelForComponent:) | UIPickerView | Int | NSAttributedString?
   pickerView(_:accessibilityAttributedUserInputLabelsForComponent:) | UIPickerView | Int | [NSAttributedString]
   pickerView(_:accessibilityHintForComponent:) | UIPickerView | Int | String?
   pickerView(_:accessibilityLabelForComponent:) | UIPickerView | Int | String?
   pickerView(_:accessibilityUserInputLabelsForComponent:) | UIPickerView | Int | [String]
  @UIPickerViewDelegate | NSObjectProtocol
   pickerView(_:attributedTitleForRow:forComponent:) | UIPickerView | Int | Int | NSAttributedString?
   pickerView(_:didSelectRow:inComponent:) | UIPickerView | Int | Int | Void
   pickerView(_:rowHeightForComponent:) | UIPickerView | Int | CGFloat
   pickerView(_:titleForRow:forComponent:) | UIPickerView | Int | Int | String?
   pickerView(_:viewForRow:forComponent:reusing:) | UIPickerView | Int | Int | UIView? | UIView
   pickerView(_:widthForComponent:) | UIPickerView | Int | CGFloat
  @UIPointerInteractionDelegate | NSObjectProtocol
   pointerInteraction(_:regionFor:defaultRegion:) | UIPointerInteraction | UIPointerRegionRequest | UIPointerRegion | UIPointerRegion?
   pointerInteraction(_:styleFor:) | UIPointerInteraction | UIPointerRegion | UIPointerStyle?
   pointerInteraction(_:willEnter:animator:) | UIPointerInteraction | UIPointerRegion | any UIPointerInteractionAnimating | Void
   pointerInteraction(_:willExit:animator:) | UIPointerInteraction | UIPointerRegion | any UIPointerInteractionAnimating | Void
  @UIPopoverPresentationControllerDelegate | UIAdaptivePresentationControllerDelegate
   prepareForPopoverPresentation(_:) | UIPopoverPresentationController | Void
  @UISceneDelegate | NSObjectProtocol
   scene(_:continue:) | UIScene | NSUserActivity | Void
   scene(_:didFailToContinueUserActivityWithType:error:) | UIScene | String | any Error | Void
   scene(_:didUpdate:) | UIScene | NSUserActivity | Void
   scene(_:openURLContexts:) | UIScene | Set<UIOpenURLContext> | Void
   scene(_:restoreInteractionStateWith:) | UIScene | NSUserActivity | Void
   scene(_:willConnectTo:options:) | UIScene | UISceneSession | UIScene.ConnectionOptions | Void
   scene(_:willContinueUserActivityWithType:) | UIScene | String | Void
   sceneDidBecomeActive(_:) | UIScene | Void
   sceneDidDisconnect(_:) | UIScene | Void
   sceneDidEnterBackground(_:) | UIScene | Void
   sceneWillEnterForeground(_:) | UIScene | Void
   sceneWillResignActive(_:) | UIScene | Void
   stateRestorationActivity(for:) | UIScene | NSUserActivity?
  @UIScrollViewDelegate | NSObjectProtocol
   scrollViewDidChangeAdjustedContentInset(_:) | UIScrollView | Void
   scrollViewDidEndDecelerating(_:) | UIScrollView | Void
   scrollViewDidEndDragging(_:willDecelerate:) | UIScrollView | Bool | Void
   scrollViewDidEndScrollingAnimation(_:) | UIScrollView | Void
   scrollViewDidEndZooming(_:with:atScale:) | UIScrollView | UIView? | CGFloat | Void
   scrollViewDidScroll(_:) | UIScrollView | Void
   scrollViewDidScrollToTop(_:) | UIScrollView | Void
   scrollViewDidZoom(_:) | UIScrollView | Void
   scrollViewShouldScrollToTop(_:) | UIScrollView | Bool
   scrollViewWillBeginDecelerating(_:) | UIScrollView | Void
   scrollViewWillBeginDragging(_:) | UIScrollView | Void
   scrollViewWillBeginZooming(_:with:) | UIScrollView | UIView? | Void
   scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) | UIScrollView | CGPoint | UnsafeMutablePointer<CGPoint> | Void
   viewForZooming(in:) | UIScrollView | UIView?
  @UISearchBarDelegate | UIBarPositioningDelegate
   searchBar(_:selectedScopeButtonIndexDidChange:) | UISearchBar | Int | Void
   searchBar(_:shouldChangeTextIn:replacementText:) | UISearchBar | NSRange | String | Bool
   searchBar(_:textDidChange:) | UISearchBar | String | Void
   searchBarBookmarkButtonClicked(_:) | UISearchBar | Void
   searchBarCancelButtonClicked(_:) | UISearchBar | Void
   searchBarResultsListButtonClicked(_:) | UISearchBar | Void
   searchBarSearchButtonClicked(_:) | UISearchBar | Void
   searchBarShouldBeginEditing(_:) | UISearchBar | Bool
   searchBarShouldEndEditing(_:) | UISearchBar | Bool
   searchBarTextDidBeginEditing(_:) | UISearchBar | Void
   searchBarTextDidEndEditing(_:) | UISearchBar | Void
  @UISearchControllerDelegate | NSObjectProtocol
   didDismissSearchController(_:) | UISearchController | Void
   didPresentSearchController(_:) | UISearchController | Void
   presentSearchController(_:) | UISearchController | Void
   searchController(_:didChangeFrom:) | UISearchController | UINavigationItem.SearchBarPlacement | Void
   searchController(_:willChangeTo:) | UISearchController | UINavigationItem.SearchBarPlacement | Void
   willDismissSearchController(_:) | UISearchController | Void
   willPresentSearchController(_:) | UISearchController | Void
  @UISearchResultsUpdating | NSObjectProtocol
   updateSearchResults(for:selecting:) | UISearchController | any UISearchSuggestion | Void
  @UISearchTextFieldDelegate | UITextFieldDelegate
   searchTextField(_:didSelect:) | UISearchTextField | any UISearchSuggestion | Void
  @UISheetPresentationControllerDelegate | UIAdaptivePresentationControllerDelegate
   sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) | UISheetPresentationController | Void
  @UISplitViewControllerDelegate | NSObjectProtocol
   primaryViewController(forCollapsing:) | UISplitViewController | UIViewController?
   primaryViewController(forExpanding:) | UISplitViewController | UIViewController?
   splitViewController(_:collapseSecondary:onto:) | UISplitViewController | UIViewController | UIViewController | Bool
   splitViewController(_:displayModeForExpandingToProposedDisplayMode:) | UISplitViewController | UISplitViewController .DisplayMode | UISplitViewController.DisplayMode
   splitViewController(_:separateSecondaryFrom:) | UISplitViewController | UIViewController | UIViewController?
   splitViewController(_:show:sender:) | UISplitViewController | UIViewController | Any? | Bool
   splitViewController(_:showDetail:sender:) | UISplitViewController | UIViewController | Any? | Bool
   splitViewController(_:topColumnForCollapsingToProposedTopColumn:) | UISplitViewController | UISplitViewController.Column | UISplitViewController.Column
   splitViewController(_:willChangeTo:) | UISplitViewController | UISplitViewController.DisplayMode | Void
   splitViewController(_:willHide:) | UISplitViewController | UISplitViewController.Column | Void
   splitViewController(_:willShow:) | UISplitViewController | UISplitViewController.Column | Void
   splitViewControllerDidCollapse(_:) | UISplitViewController | Void
   splitViewControllerDidExpand(_:) | UISplitViewController | Void
   splitViewControllerInteractivePresentationGestureDidEnd(_:) | UISplitViewController | Void
   splitViewControllerInteractivePresentationGestureWillBegin(_:) | UISplitViewController | Void
   splitViewControllerPreferredInterfaceOrientationForPresentation(_:) | UISplitViewController | UIInterfaceOrientation
   splitViewControllerSupportedInterfaceOrientations(_:) | UISplitViewController | UIInterfaceOrientationMask
   targetDisplayModeForAction(in:) | UISplitViewController | UISplitViewController.DisplayMode
  @UISpringLoadedInteractionBehavior | NSObjectProtocol
   interactionDidFinish(_:)
  @UITabBarControllerDelegate | NSObjectProtocol
   tabBarController(_:animationControllerForTransitionFrom:to:) | UITabBarController | UIViewController | UIViewController | (any UIViewControllerAnimatedTransitioning)?
   tabBarController(_:didEndCustomizing:changed:) | UITabBarController | [UIViewController] | Bool | Void
   tabBarController(_:didSelect:) | UITabBarController | UIViewController | Void
   tabBarController(_:didSelectTab:previousTab:) | UITabBarController | UITab | UITab? | Void
   tabBarController(_:displayOrderDidChangeFor:) | UITabBarController | UITabGroup | Void
   tabBarController(_:displayedViewControllersFor:proposedViewControllers:) | UITabBarController | UITab | [UIViewController] | [UIViewController]
   tabBarController(_:interactionControllerFor:) | UITabBarController | any UIViewControllerAnimatedTransitioning | (any UIViewControllerInteractiveTransitioning)?
   tabBarController(_:shouldSelect:) | UITabBarController | UIViewController | Bool
   tabBarController(_:shouldSelectTab:) | UITabBarController | UITab | Bool
   tabBarController(_:tab:acceptItemsFrom:) | UITabBarController | UITab | any UIDropSession | Void
   tabBarController(_:tab:operationForAcceptingItemsFrom:) | UITabBarController | UITab | any UIDropSession | UIDropOperation
   tabBarController(_:visibilityDidChangeFor:) | UITabBarController | [UITab] | Void
   tabBarController(_:willBeginCustomizing:) | UITabBarController | [UIViewController] | Void
   tabBarController(_:willEndCustomizing:changed:) | UITabBarController | [UIViewController] | Bool | Void
   tabBarControllerDidEndEditing(_:) | UITabBarController | Void
   tabBarControllerPreferredInterfaceOrientationForPresentation(_:) | UITabBarController | UIInterfaceOrientation
   tabBarControllerSupportedInterfaceOrientations(_:) | UITabBarController | UIInterfaceOrientationMask
   tabBarControllerWillBeginEditing(_:) | UITabBarController | Void
  @UITabBarDelegate | NSObjectProtocol
   tabBar(_:didBeginCustomizing:) | UITabBar | [UITabBarItem] | Void
   tabBar(_:didEndCustomizing:changed:) | UITabBar | [UITabBarItem] | Bool | Void
   tabBar(_:didSelect:) | UITabBar | UITabBarItem | Void
   tabBar(_:willBeginCustomizing:) | UITabBar | [UITabBarItem] | Void
   tabBar(_:willEndCustomizing:changed:) | UITabBar | [UITabBarItem] | Bool | Void
  @UITableViewDataSource | NSObjectProtocol
   numberOfSections(in:) | UITableView | Int
   sectionIndexTitles(for:) | UITableView | [String]?
   tableView(_:canEditRowAt:) | UITableView | IndexPath | Bool
   tableView(_:canMoveRowAt:) | UITableView | IndexPath | Bool
   tableView(_:commit:forRowAt:) | UITableView | UITableViewCell.EditingStyle | IndexPath | Void
   tableView(_:moveRowAt:to:) | UITableView | IndexPath | IndexPath | Void
   tableView(_:sectionForSectionIndexTitle:at:) | UITableView | String | Int | Int
   tableView(_:titleForFooterInSection:) | UITableView | Int | String?
   tableView(_:titleForHeaderInSection:) | UITableView | Int | String?
  @UITableViewDataSourcePrefetching | NSObjectProtocol
   tableView(_:cancelPrefetchingForRowsAt:) | UITableView | [IndexPath] | Void
  @UITableViewDelegate | UIScrollViewDelegate
   indexPathForPreferredFocusedView(in:) | UITableView | IndexPath?
   tableView(_:accessoryButtonTappedForRowWith:) | UITableView | IndexPath | Void
   tableView(_:canFocusRowAt:) | UITableView | IndexPath | Bool
   tableView(_:canPerformAction:forRowAt:withSender:) | UITableView | Selector | IndexPath | Any? | Bool
   tableView(_:canPerformPrimaryActionForRowAt:) | UITableView | IndexPath | Bool
   tableView(_:contextMenuConfigurationForRowAt:point:) | UITableView | IndexPath | CGPoint | UIContextMenuConfiguration?
   tableView(_:didBeginMultipleSelectionInteractionAt:) | UITableView | IndexPath | Void
   tableView(_:didDeselectRowAt:) | UITableView | IndexPath | Void
   tableView(_:didEndDisplaying:forRowAt:) | UITableView | UITableViewCell | IndexPath | Void
   tableView(_:didEndDisplayingFooterView:forSection:) | UITableView | UIView | Int | Void
   tableView(_:didEndDisplayingHeaderView:forSection:) | UITableView | UIView | Int | Void
   tableView(_:didEndEditingRowAt:) | UITableView | IndexPath? | Void
   tableView(_:didHighlightRowAt:) | UITableView | IndexPath | Void
   tableView(_:didSelectRowAt:) | UITableView | IndexPath | Void
   tableView(_:didUnhighlightRowAt:) | UITableView | IndexPath | Void
   tableView(_:didUpdateFocusIn:with:) | UITableView | UITableViewFocusUpdateContext | UIFocusAnimationCoordinator | Void
   tableView(_:editActionsForRowAt:) | UITableView | IndexPath | [UITableViewRowAction]?
   tableView(_:editingStyleForRowAt:) | UITableView | IndexPath | UITableViewCell.EditingStyle
   tableView(_:estimatedHeightForFooterInSection:) | UITableView | Int | CGFloat
   tableView(_:estimatedHeightForHeaderInSection:) | UITableView | Int | CGFloat
   tableView(_:estimatedHeightForRowAt:) | UITableView | IndexPath | CGFloat
   tableView(_:heightForFooterInSection:) | UITableView | Int | CGFloat
   tableView(_:heightForHeaderInSection:) | UITableView | Int | CGFloat
   tableView(_:heightForRowAt:) | UITableView | IndexPath | CGFloat
   tableView(_:indentationLevelForRowAt:) | UITableView | IndexPath | Int
   tableView(_:leadingSwipeActionsConfigurationForRowAt:) | UITableView | IndexPath | UISwipeActionsConfiguration?
   tableView(_:performAction:forRowAt:withSender:) | UITableView | Selector | IndexPath | Any? | Void
   tableView(_:performPrimaryActionForRowAt:) | UITableView | IndexPath | Void
   tableView(_:previewForDismissingContextMenuWithConfiguration:) | UITableView | UIContextMenuConfiguration | UITargetedPreview?
   tableView(_:previewForHighlightingContextMenuWithConfiguration:) | UITableView | UIContextMenuConfiguration | UITargetedPreview?
   tableView(_:selectionFollowsFocusForRowAt:) | UITableView | IndexPath | Bool
   tableView(_:shouldBeginMultipleSelectionInteractionAt:) | UITableView | IndexPath | Bool
   tableView(_:shouldHighlightRowAt:) | UITableView | IndexPath | Bool
   tableView(_:shouldIndentWhileEditingRowAt:) | UITableView | IndexPath | Bool
   tableView(_:shouldShowMenuForRowAt:) | UITableView | IndexPath | Bool
   tableView(_:shouldSpringLoadRowAt:with:) | UITableView | IndexPath | any UISpringLoadedInteractionContext | Bool
   tableView(_:shouldUpdateFocusIn:) | UITableView | UITableViewFocusUpdateContext | Bool
   tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) | UITableView | IndexPath | IndexPath | IndexPath
   tableView(_:titleForDeleteConfirmationButtonForRowAt:) | UITableView | IndexPath | String?
   tableView(_:trailingSwipeActionsConfigurationForRowAt:) | UITableView | IndexPath | UISwipeActionsConfiguration?
   tableView(_:viewForFooterInSection:) | UITableView | Int | UIView?
   tableView(_:viewForHeaderInSection:) | UITableView | Int | UIView?
   tableView(_:willBeginEditingRowAt:) | UITableView | IndexPath | Void
   tableView(_:willDeselectRowAt:) | UITableView | IndexPath | IndexPath?
   tableView(_:willDisplay:forRowAt:) | UITableView | UITableViewCell | IndexPath | Void
   tableView(_:willDisplayContextMenu:animator:) | UITableView | UIContextMenuConfiguration | (any UIContextMenuInteractionAnimating)? | Void
   tableView(_:willDisplayFooterView:forSection:) | UITableView | UIView | Int | Void
   tableView(_:willDisplayHeaderView:forSection:) | UITableView | UIView | Int | Void
   tableView(_:willEndContextMenuInteraction:animator:) | UITableView | UIContextMenuConfiguration | (any UIContextMenuInteractionAnimating)? | Void
   tableView(_:willPerformPreviewActionForMenuWith:animator:) | UITableView | UIContextMenuConfiguration | any UIContextMenuInteractionCommitAnimating | Void
   tableView(_:willSelectRowAt:) | UITableView | IndexPath | IndexPath?
   tableViewDidEndMultipleSelectionInteraction(_:) | UITableView | Void
  @UITableViewDragDelegate | NSObjectProtocol
   tableView(_:dragPreviewParametersForRowAt:) | UITableView | IndexPath | UIDragPreviewParameters?
   tableView(_:dragSessionAllowsMoveOperation:) | UITableView | any UIDragSession | Bool
   tableView(_:dragSessionDidEnd:) | UITableView | any UIDragSession | Void
   tableView(_:dragSessionIsRestrictedToDraggingApplication:) | UITableView | any UIDragSession | Bool
   tableView(_:dragSessionWillBegin:) | UITableView | any UIDragSession | Void
   tableView(_:itemsForAddingTo:at:point:) | UITableView | any UIDragSession | IndexPath | CGPoint | [UIDragItem]
  @UITableViewDropDelegate | NSObjectProtocol
   tableView(_:canHandle:) | UITableView | any UIDropSession | Bool
   tableView(_:dropPreviewParametersForRowAt:) | UITableView | IndexPath | UIDragPreviewParameters?
   tableView(_:dropSessionDidEnd:) | UITableView | any UIDropSession | Void
   tableView(_:dropSessionDidEnter:) | UITableView | any UIDropSession | Void
   tableView(_:dropSessionDidExit:) | UITableView | any UIDropSession | Void
   tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) | UITableView | any UIDropSession | IndexPath? | UITableViewDropProposal
  @UITextFieldDelegate | NSObjectProtocol
   textField(_:editMenuForCharactersIn:suggestedActions:) | UITextField | NSRange | [UIMenuElement] | UIMenu?
   textField(_:insertInputSuggestion:) | UITextField | UIInputSuggestion | Void
   textField(_:shouldChangeCharactersIn:replacementString:) | UITextField | NSRange | String | Bool
   textField(_:willDismissEditMenuWith:) | UITextField | any UIEditMenuInteractionAnimating | Void
   textField(_:willPresentEditMenuWith:) | UITextField | any UIEditMenuInteractionAnimating | Void
   textFieldDidBeginEditing(_:) | UITextField | Void
   textFieldDidChangeSelection(_:) | UITextField | Void
   textFieldDidEndEditing(_:) | UITextField | Void
   textFieldDidEndEditing(_:reason:)
   textFieldShouldBeginEditing(_:) | UITextField | Bool
   textFieldShouldClear(_:) | UITextField | Bool
   textFieldShouldEndEditing(_:) | UITextField | Bool
   textFieldShouldReturn(_:) | UITextField | Bool
  @UITextInput | UIKeyInput
   compare(_:to:)
   editMenu(for:suggestedActions:)
   insertInputSuggestion(_:)
   offset(from:to:)
   position(from:offset:)
   textRange(from:to:)
   willDismissEditMenu(animator:)
   willPresentEditMenu(animator:)
  @UITextInputTraits | NSObjectProtocol
  @UITextSearching | NSObjectProtocol
   compare(document:toDocument:)
   replace(foundTextRange:document:withText:)
   replaceAll(queryString:options:withText:)
   scrollRangeToVisible(_:inDocument:)
   shouldReplace(foundTextRange:document:withText:)
   willHighlight(foundTextRange:document:)
  @UITextViewDelegate | UIScrollViewDelegate
   textView(_:didBeginFormattingWith:) | UITextView | UITextFormattingViewController | Void
   textView(_:didEndFormattingWith:) | UITextView | UITextFormattingViewController | Void
   textView(_:editMenuForTextIn:suggestedActions:) | UITextView | NSRange | [UIMenuElement] | UIMenu?
   textView(_:insertInputSuggestion:) | UITextView | UIInputSuggestion | Void
   textView(_:menuConfigurationFor:defaultMenu:) | UITextView | UITextItem | UIMenu | UITextItem.MenuConfiguration?
   textView(_:primaryActionFor:defaultAction:) | UITextView | UITextItem | UIAction | UIAction?
   textView(_:shouldChangeTextIn:replacementText:) | UITextView | NSRange | String | Bool
   textView(_:shouldInteractWith:in:interaction:) | UITextView | URL | NSRange | UITextItemInteraction | Bool
   textView(_:textItemMenuWillDisplayFor:animator:) | UITextView | UITextItem | any UIContextMenuInteractionAnimating | Void
   textView(_:textItemMenuWillEndFor:animator:) | UITextView | UITextItem | any UIContextMenuInteractionAnimating | Void
   textView(_:willBeginFormattingWith:) | UITextView | UITextFormattingViewController | Void
   textView(_:willDismissEditMenuWith:) | UITextView | any UIEditMenuInteractionAnimating | Void
   textView(_:willEndFormattingWith:) | UITextView | UITextFormattingViewController | Void
   textView(_:willPresentEditMenuWith:) | UITextView | any UIEditMenuInteractionAnimating | Void
   textView(_:writingToolsIgnoredRangesInEnclosingRange:) | UITextView | NSRange | [NSValue]
   textViewDidBeginEditing(_:) | UITextView | Void
   textViewDidChange(_:) | UITextView | Void
   textViewDidChangeSelection(_:) | UITextView | Void
   textViewDidEndEditing(_:) | UITextView | Void
   textViewShouldBeginEditing(_:) | UITextView | Bool
   textViewShouldEndEditing(_:) | UITextView | Bool
   textViewWritingToolsDidEnd(_:) | UITextView | Void
   textViewWritingToolsWillBegin(_:) | UITextView | Void
  @UIToolTipInteractionDelegate | NSObjectProtocol
   toolTipInteraction(_:configurationAt:) | UIToolTipInteraction | CGPoint | UIToolTipConfiguration?
  @UIViewAnimating | NSObjectProtocol
  @UIViewControllerAnimatedTransitioning | NSObjectProtocol
   animationEnded(_:) | Bool | Void
   interruptibleAnimator(using:) | any UIViewControllerContextTransitioning | any UIViewImplicitlyAnimating
  @UIViewControllerTransitionCoordinatorContext | NSObjectProtocol
  @UIViewControllerTransitioningDelegate | NSObjectProtocol
   animationController(forDismissed:) | UIViewController | (any UIViewControllerAnimatedTransitioning)?
   animationController(forPresented:presenting:source:) | UIViewController | UIViewController | UIViewController | (any UIViewControllerAnimatedTransitioning)?
   interactionControllerForDismissal(using:) | any UIViewControllerAnimatedTransitioning | (any UIViewControllerInteractiveTransitioning)?
   interactionControllerForPresentation(using:) | any UIViewControllerAnimatedTransitioning | (any UIViewControllerInteractiveTransitioning)?
   presentationController(forPresented:presenting:source:) | UIViewController | UIViewController? | UIViewController | UIPresentationController?
  UIViewImplicitlyAnimating | UIViewAnimating
   addAnimations(_:)
   addAnimations(_:delayFactor:)
   addCompletion(_:)
   continueAnimation(withTimingParameters:durationFactor:)
  @UIWindowSceneDelegate | UISceneDelegate | _WindowDelegate
   windowScene(_:didUpdate:interfaceOrientation:traitCollection:) | UIWindowScene | any UICoordinateSpace | UIInterfaceOrientation | UITraitCollection | Void
   windowScene(_:performActionFor:completionHandler:) | UIWindowScene | UIApplicationShortcutItem | @escaping (Bool) -> Void | Void
  """
