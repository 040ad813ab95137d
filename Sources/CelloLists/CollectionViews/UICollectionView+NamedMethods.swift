/// The methods of collection views that apps use as actions and call by name.
private final class _NamedMethods_UICollectionView: _MethodTable {
  static var methods: [_NamedMethod] {
    [_NamedMethod("reloadData") { (view: UICollectionView) in view.reloadData() }]
  }
}
