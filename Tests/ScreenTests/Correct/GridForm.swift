import UIKit

/// A correct screen for audits: a grid of fields in a compositional layout.
///
/// The grid ends at the keyboard layout guide; the cells place their fields with autoresizing
/// masks.
final class GridForm: UIViewController, UICollectionViewDataSource {
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: Self.layout())

  private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns: CGFloat = environment.container.effectiveContentSize.width > 600 ? 3 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / columns), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.dataSource = self
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "field")
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 30 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    (cell as? GridCell)?.field.placeholder = "Field \(indexPath.item + 1)"
    return cell
  }
}

/// A cell that its text field fills.
private final class GridCell: UICollectionViewCell {
  let field = UITextField()

  required init(frame: CGRect) {
    super.init(frame: frame)
    field.frame = contentView.bounds
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
