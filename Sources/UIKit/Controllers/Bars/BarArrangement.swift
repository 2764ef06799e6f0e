import UIKitValues

/// Computes the frames of the items in a navigation bar or toolbar, from left to right.
///
/// An item is as high as the bar. There are 16 points at both edges, and 8 points after each item
/// except spaces. A title is as wide as its text, at least 36 points. Flexible spaces share the
/// remaining width. The numbers are inferred.
@preconcurrency @MainActor struct BarArrangement {
  private static let (margin, gap, leastWidth) = (16.0, 8.0, 36.0)
  private let items: [UIBarButtonItem]

  init(_ items: [UIBarButtonItem]) { self.items = items }

  func frames(in size: CGSize) -> [CGRect] {
    let widths = items.map(width)
    let gaps = Self.gap * CGFloat(max(0, items.count { $0.label != nil } - 1))
    let taken = widths.reduce(0, +) + gaps + 2 * Self.margin
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let share = flexible > 0 ? max(0, size.width - taken) / CGFloat(flexible) : 0
    var x = Self.margin
    return zip(items, widths).map { item, width in
      let width = item.systemItem == .flexibleSpace ? share : width
      defer { x += width + (item.label == nil ? 0 : Self.gap) }
      return CGRect(x: x, y: 0, width: width, height: size.height)
    }
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.systemItem?.isSpace == true || item.width > 0 { return max(0, item.width) }
    if let view = item.customView {
      return view.frame.width > 0
        ? view.frame.width : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    }
    let font = UIFont.systemFont(ofSize: 17)
    let text = TextSize.of(
      item.label ?? "", font: font, width: .greatestFiniteMagnitude, lines: 1)
    return max(Self.leastWidth, text.width)
  }
}
