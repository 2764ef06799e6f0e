import UIKit

/// A correct screen for audits: a collection view of fields that ends at the keyboard layout guide.
class GuideCollection: UIViewController, UICollectionViewDataSource {
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 280, height: 200)
    collectionView.dataSource = self
    collectionView.register(FieldItem.self, forCellWithReuseIdentifier: "field")
    view.addDownToKeyboard(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    (cell as? FieldItem)?.field.placeholder = "Item \(indexPath.item + 1)"
    return cell
  }
}

/// A collection view's cell with a text field.
class FieldItem: UICollectionViewCell {
  let field = UITextField()

  required init(frame: CGRect) {
    super.init(frame: frame)
    field.frame = CGRect(x: 0, y: 38, width: 280, height: 44)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
