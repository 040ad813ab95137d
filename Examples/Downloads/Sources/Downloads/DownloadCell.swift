import Combine
import QuartzCore
import UIKit

/// A list cell that follows a download.
public final class DownloadCell: UICollectionViewListCell {
  private var subscription: AnyCancellable?

  public func show(_ download: Download) {
    subscription = download.$fraction.combineLatest(download.$isPaused)
      .sink { [weak self] fraction, isPaused in
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(
          systemName: download.contentType.conforms(to: .image) ? "photo" : "doc")
        content.text = download.name
        content.secondaryText = isPaused ? "Paused" : "\(Int(fraction * 100)) %"
        self?.contentConfiguration = content
        self?.layer.cornerCurve = .continuous
      }
  }
}
