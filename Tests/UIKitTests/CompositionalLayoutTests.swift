import Simulation
import Testing
import UIKit

/// Tests compositional layouts in a collection that fills an iPhone 16 of 393 × 852.
///
/// (From "Implementing Modern Collection Views".)
@MainActor @Suite struct CompositionalLayoutTests {
  final class Cell: UICollectionViewCell {
    required init(frame: CGRect) {
      super.init(frame: frame)
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(field)
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        field.heightAnchor.constraint(equalToConstant: 30),
        field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Items: ThreeItems {
    override class var cell: UICollectionViewCell.Type { Cell.self }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
    }
  }

  /// A cell that places its field with an autoresizing mask.
  final class MaskCell: UICollectionViewCell {
    required init(frame: CGRect) {
      super.init(frame: frame)
      let field = UITextField(frame: contentView.bounds.insetBy(dx: 8, dy: 4))
      field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class MaskItems: ThreeItems {
    override class var cell: UICollectionViewCell.Type { MaskCell.self }
  }

  @Test("A field in a cell follows its autoresizing mask")
  func masks() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let items = MaskItems(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    _ = try SimulatedApp.showing(items, on: "iphone-16").settled()
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(items.collectionView.cellForItem(at: path))
    #expect(cell.frame == CGRect(x: 196.5, y: 0, width: 196.5, height: 60))
    #expect(cell.contentView.subviews[0].frame == CGRect(x: 8, y: 4, width: 180.5, height: 52))
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func check(
    _ section: NSCollectionLayoutSection, _ frames: [CGRect], height: CGFloat
  ) throws {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return section
    }
    let items = Items(collectionViewLayout: layout)
    let app = try SimulatedApp.showing(items, on: "iphone-16").settled()
    #expect(widths.last == 393)
    for (item, frame) in frames.enumerated() {
      let path = IndexPath(item: item, section: 0)
      let real = try #require(items.collectionView.layoutAttributesForItem(at: path)?.frame)
      let differences = [
        real.minX - frame.minX, real.minY - frame.minY, real.width - frame.width,
        real.height - frame.height,
      ]
      #expect(differences.allSatisfy { abs($0) < 0.001 }, "\(real) is not \(frame)")
      #expect(app.phone.rect(forRow: item) == real)
    }
    #expect(abs(items.collectionView.contentSize.height - height) < 0.001)
  }

  /// 393 minus 16 on each side is 361.
  ///
  /// Half of that is 180.5, with insets of 4 on each side.
  @Test("A compositional layout places two columns below a header") func twoColumns() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(40)), elementKind: "header",
        alignment: .top)
    ]
    try check(
      section,
      [
        CGRect(x: 20, y: 54, width: 172.5, height: 52),
        CGRect(x: 200.5, y: 54, width: 172.5, height: 52),
        CGRect(x: 20, y: 124, width: 172.5, height: 52),
      ], height: 190)
  }

  /// Three items share 393 minus two gaps of 8, so each gets 125.667.
  @Test("A group with a number of items shares its width equally") func itemCount() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(8)
    try check(
      NSCollectionLayoutSection(group: group),
      [
        CGRect(x: 0, y: 0, width: 125.6667, height: 44),
        CGRect(x: 133.6667, y: 0, width: 125.6667, height: 44),
        CGRect(x: 267.3333, y: 0, width: 125.6667, height: 44),
      ], height: 44)
  }

  /// The left item is seven tenths of the width, and two items are to its right, one below the
  /// other.
  ///
  /// The group's height is two fifths of 852.
  @Test("A group inside a group places its own items") func nestedGroup() throws {
    let wide = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [wide, pair])
    try check(
      NSCollectionLayoutSection(group: group),
      [
        CGRect(x: 0, y: 0, width: 275.1, height: 340.8),
        CGRect(x: 275.1, y: 0, width: 117.9, height: 170.4),
        CGRect(x: 275.1, y: 170.4, width: 117.9, height: 170.4),
      ], height: 340.8)
  }

  /// A cell is as high as its content: a field of 30 points, with 5 above and below.
  @Test("Items with estimated heights get the height of their content") func estimatedHeights()
    throws
  {
    let size = Self.size(.fractionalWidth(1), .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    try check(
      section,
      [
        CGRect(x: 0, y: 0, width: 393, height: 35), CGRect(x: 0, y: 41, width: 393, height: 35),
        CGRect(x: 0, y: 82, width: 393, height: 35),
      ], height: 117)
  }
}
