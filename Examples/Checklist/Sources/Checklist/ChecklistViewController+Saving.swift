import UIKit

// Overrides in extensions are possible with Objective-C only.
extension ChecklistViewController {
  override func refresh() {
    super.refresh()
    countLabel.text = titles.isEmpty ? "Nothing to do" : "\(titles.count) to do"
    scheduleSaving()
  }

  private func scheduleSaving() {
    saveTimer?.invalidate()
    saveTimer = .scheduledTimer(
      timeInterval: 0.05, target: self, selector: #selector(save(_:)), userInfo: titles.count,
      repeats: false)
  }

  @objc private func save(_ timer: Timer) { delegate?.checklistDidSave?(self) }
}
