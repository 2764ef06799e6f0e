import Foundation

/// UITableView.Style, with the heights of what stands between the rows, and what may take a table's
/// place.
///
/// The numbers were measured on about 1,600 public Interface Builder files, those before iOS 7 on
/// the oldest of them; the line count of a header or a footer is estimated from its text, since no
/// font is at hand. A further line of 13-point text is 16 points there; of a plain header's 17
/// points the 20.5 are its line's in half points.
package enum TableStyle: String, CaseIterable, Sendable {
  case plain
  case grouped
  /// Grouped, its sections set off from the sides; there is it from iOS 13 on.
  case insetGrouped
  /// A UICollectionView whose cells stand in columns of the same width without gaps, as the groups
  /// of a compositional layout do by default.
  case collection
  /// No table at all: a stack of views in a plain scroll view.
  case stack

  /// Whether it has rows that scrollToRow, or a collection's scrollToItem, could scroll to.
  package var hasRows: Bool { self != .stack }

  /// Whether a line parts the rows of a section: a collection's cells and a stack's views have
  /// none.
  package var hasSeparators: Bool { self != .collection && self != .stack }

  /// Whether its headers are in capitals.
  package var hasCapitals: Bool { self == .grouped || self == .insetGrouped }

  /// Returns the height of a section's header, in points.
  ///
  /// - Parameters:
  ///   - title: the header's text, if it has one.
  ///   - isFirst: whether the section is the table's first.
  ///   - scale: the screen's pixels a point.
  ///   - ios: before 7 tables looked otherwise; from 11 on a header is as high as its title needs
  ///     (sectionHeaderHeight's automaticDimension, whose estimate is on by default then); from 15 on
  ///     a plain header has sectionHeaderTopPadding above it.
  /// - Returns: the height, 0 where the style gives an untitled section no header.
  package func headerHeight(
    title: String?, isFirst: Bool, scale: CGFloat, ios: Int
  ) -> CGFloat {
    let height = headerHeight(isTitled: title != nil, isFirst: isFirst, scale: scale, ios: ios)
    guard let title, ios >= 11 else { return height }
    let size: CGFloat = hasCapitals ? 13 : TextMeasure.fontSize
    let lines = TextMeasure.lineCount(
      of: hasCapitals ? title.uppercased() : title,
      width: Self.narrowestWidth * TextMeasure.fontSize / size)
    return height + CGFloat(max(0, lines - 1)) * (hasCapitals ? 16 : 20.5)
  }

  private func headerHeight(
    isTitled: Bool, isFirst: Bool, scale: CGFloat, ios: Int
  ) -> CGFloat {
    switch (self, isTitled) {
    case (.plain, false), (.collection, false), (.stack, false): return 0
    // One's own labels: that they are as high as a table's is inferred.
    case (.collection, true), (.stack, true): return 28
    case (.plain, true): return ios < 7 ? 22 : ios >= 15 ? 50 : 28
    case (.grouped, true), (.insetGrouped, true):
      if ios < 7 { return isFirst ? 46 : 36 }
      return isFirst ? (scale == 3 ? 166.0 / 3 : 55.5) : 38
    case (.grouped, false): return ios < 7 ? 10 : isFirst ? 35 : 18
    case (.insetGrouped, false): return 18
    }
  }

  /// Returns the height of a section's footer, in points.
  ///
  /// With a text before iOS 7 it is inferred to be what it was later.
  package func footerHeight(text: String?, ios: Int) -> CGFloat {
    guard let text else { return !hasCapitals ? 0 : ios < 7 ? 10 : 18 }
    if !hasCapitals { return ios < 7 ? 22 : 28 }
    let lines = max(1, (text.count + Self.footerLineLength - 1) / Self.footerLineLength)
    return 37.5 + 16 * CGFloat(lines - 1)
  }

  /// Returns the style as a version has it: before iOS 13 there is no ``insetGrouped``, and
  /// ``grouped`` stands in.
  package func available(on ios: Int) -> TableStyle {
    self == .insetGrouped && ios < 13 ? .grouped : self
  }

  /// Returns the points between a table's edge and its rows on either side: 16, or 20 in a table of
  /// 414 points and more (343 of 375 and 374 of 414 in Interface Builder's files).
  package func sideMargin(ofWidth width: CGFloat) -> CGFloat {
    guard self == .insetGrouped else { return 0 }
    return width >= 414 ? 20 : 16
  }

  /// Points between the margins of the narrowest screen, on which heights are estimated.
  private static let narrowestWidth: CGFloat = 288

  /// Characters of 13-point text that fit them.
  private static let footerLineLength = 46
}
