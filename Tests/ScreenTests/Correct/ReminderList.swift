import UIKit

/// A correct screen for audits: a list of text fields that UIKit keeps above the keyboard.
final class ReminderList: UICollectionViewController {
  private lazy var source = makeSource()

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...18).map { "Reminder \($0)" })
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      let field = UITextField(frame: cell.contentView.bounds)
      field.placeholder = name
      field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(field)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
  }
}
