import AppFoundation

/// The frames of a collection section's items, in groups that follow each other downward.
///
/// A group repeats its subitems in turn, for a fixed count or as long as they fit in its length. At
/// least one subitem is placed ("Implementing Modern Collection Views").
@MainActor package struct GroupFrames {
  /// The item frames in order, in points from the top left corner inside the section's insets.
  package private(set) var frames: [CGRect] = []
  package private(set) var height: CGFloat = 0
  private let count: Int
  /// A closure that returns the height of an item's content at a width, both in points.
  ///
  /// The item is given by its index in the section. The height is nil if the content has none.
  private let fittingHeight: (_ item: Int, _ width: CGFloat) -> CGFloat?

  package init(
    of group: NSCollectionLayoutGroup, spacing: CGFloat, count: Int, in container: CGSize,
    fittingHeight: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat?
  ) {
    self.count = count
    self.fittingHeight = fittingHeight
    while frames.count < count {
      let placed = frames.count
      if placed > 0 { height += spacing }
      let size = group.layoutSize.size(in: container)
      height += place(group, at: CGPoint(x: 0, y: height), as: size).height
      // For example, a group without subitems.
      guard frames.count > placed else { break }
    }
  }

  /// Places a group's items from `origin` on within the size `given`, and appends their frames.
  ///
  /// - Returns: the group's size. An estimated height is replaced by the height of the items.
  private mutating func place(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, as given: CGSize
  ) -> CGSize {
    var size = given
    let isHeightOpen = group.layoutSize.heightDimension.isEstimated
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let room = group.isHorizontal ? inner.width : inner.height
    let hasRoomForAll = !group.isHorizontal && isHeightOpen
    let limit = group.count ?? (hasRoomForAll ? group.subitems.count : .max)
    let spacing = group.interItemSpacing?.spacing ?? 0
    var (end, across, number) = (CGFloat(0), CGFloat(0), 0)
    var starts: [Int] = []
    while frames.count < count, number < limit, !group.subitems.isEmpty {
      let subitem = group.subitems[number % group.subitems.count]
      let offset = number == 0 ? 0 : end + spacing
      let ownSize = sharedSize(of: subitem, in: inner, group, spacing: spacing)
      let length = group.isHorizontal ? ownSize.width : ownSize.height
      if number > 0, group.count == nil, !hasRoomForAll, offset + length > room + 0.001 { break }
      starts.append(frames.count)
      let point =
        group.isHorizontal
        ? CGPoint(x: start.x + offset, y: start.y) : CGPoint(x: start.x, y: start.y + offset)
      let taken = place(subitem, as: ownSize, at: point)
      end = offset + (group.isHorizontal ? taken.width : taken.height)
      across = max(across, group.isHorizontal ? taken.height : taken.width)
      number += 1
    }
    if group.interItemSpacing?.isFlexible == true, number > 1, end < room {
      spread(from: starts, by: (room - end) / CGFloat(number - 1), isHorizontal: group.isHorizontal)
    }
    if isHeightOpen {
      size.height = (group.isHorizontal ? across : end) + insets.top + insets.bottom
    }
    return size
  }

  /// Returns a subitem's size: an equal share of the group's length if the group demands equal
  /// shares, or else the subitem's own size.
  private func sharedSize(
    of subitem: NSCollectionLayoutItem, in inner: CGSize, _ group: NSCollectionLayoutGroup,
    spacing: CGFloat
  ) -> CGSize {
    var size = subitem.layoutSize.size(in: inner)
    guard group.sharesLength, let count = group.count, count > 0 else { return size }
    let gaps = spacing * CGFloat(count - 1)
    if group.isHorizontal {
      size.width = max(0, inner.width - gaps) / CGFloat(count)
    } else {
      size.height = max(0, inner.height - gaps) / CGFloat(count)
    }
    return size
  }

  private mutating func place(
    _ subitem: NSCollectionLayoutItem, as size: CGSize, at point: CGPoint
  ) -> CGSize {
    if let group = subitem as? NSCollectionLayoutGroup { return place(group, at: point, as: size) }
    let insets = subitem.contentInsets
    var size = size
    let width = max(0, size.width - insets.leading - insets.trailing)
    if subitem.layoutSize.heightDimension.isEstimated,
      let height = fittingHeight(frames.count, width)
    {
      size.height = height + insets.top + insets.bottom
    }
    frames.append(
      CGRect(
        x: point.x + insets.leading, y: point.y + insets.top, width: width,
        height: max(0, size.height - insets.top - insets.bottom)))
    return size
  }

  /// Spreads subitems over their group's length: each moves by `distance` more than the one before.
  ///
  /// `starts` has the index of each subitem's first item.
  private mutating func spread(from starts: [Int], by distance: CGFloat, isHorizontal: Bool) {
    for (number, first) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : frames.count
      let move = CGFloat(number) * distance
      for item in first..<end {
        frames[item] = frames[item].offsetBy(
          dx: isHorizontal ? move : 0, dy: isHorizontal ? 0 : move)
      }
    }
  }
}
