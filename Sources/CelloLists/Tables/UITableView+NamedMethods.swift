/// The methods of tables that apps use as actions and call by name.
private final class _NamedMethods_UITableView: _MethodTable {
  static var methods: [_NamedMethod] {
    [_NamedMethod("reloadData") { (table: UITableView) in table.reloadData() }]
  }
}
