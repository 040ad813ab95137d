import UIKit

/// The messages of a mailbox, which can be deleted by swiping and opened by tapping.
public final class MessagesController: UITableViewController {
  private var messages: [Message]

  public init(_ messages: [Message]) {
    self.messages = messages
    super.init(style: .plain)
    title = "Inbox"
  }

  public required init?(coder: NSCoder) { fatalError("Controllers are not in storyboards.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { messages.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.contentConfiguration = MessageConfiguration(messages[indexPath.row])
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    messages[indexPath.row].isUnread = false
    tableView.reconfigureRows(at: [indexPath])
    let detail = UIViewController()
    detail.title = messages[indexPath.row].subject
    navigationController?.pushViewController(detail, animated: true)
  }

  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [unowned self] _, _, done in
      messages.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
