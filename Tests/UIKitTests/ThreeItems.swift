import UIKit

/// A collection of three items, whose cells have the class `cell`, which subclasses may override.
class ThreeItems: UICollectionViewController {
  class var cell: UICollectionViewCell.Type { UICollectionViewCell.self }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Self.cell, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
