import Foundation

/// UITableView.Style with the heights of headers and footers, and styles for views that replace a
/// table.
///
/// The heights were measured in about 1,600 public Interface Builder files, and those before iOS 7
/// in the oldest files. The number of lines of a header or footer is estimated from its text,
/// because no font is available. Each line after the first (13-point text) is 16 points high. The
/// 17-point line of a plain header is 20.5 points high, rounded to half points.
public enum TableStyle: String, CaseIterable, Sendable {
  case plain
  case grouped
  /// The grouped style with rounded groups and margins at both sides, available since iOS 13.
  case insetGrouped
  /// A UICollectionView with columns of equal width without gaps, like the default groups of a
  /// compositional layout.
  case collection
  /// A stack of form rows in a plain scroll view, without a table.
  case stack

  /// Whether code can scroll to a row by its index, with scrollToRow or a collection's
  /// scrollToItem.
  public var hasRows: Bool { self != .stack }

  /// Whether there are separators between the rows of a section.
  ///
  /// Cells of a collection and views of a stack don't have separators.
  public var hasSeparators: Bool { self != .collection && self != .stack }

  /// Whether the table shows the titles of its sections in capitals.
  public var hasCapitals: Bool { self == .grouped || self == .insetGrouped }

  /// Returns the height of a section's header, in points.
  ///
  /// - Parameters:
  ///   - title: the header's text, or nil.
  ///   - isFirst: whether the section is the table's first.
  ///   - scale: the screen's pixels per point.
  ///   - ios: the iOS version. Before 7, tables looked different. Since 11, a header is as high as
  ///     its title needs (sectionHeaderHeight's automaticDimension, whose estimate is on by default
  ///     then). Since 15, a plain header has sectionHeaderTopPadding above it.
  /// - Returns: the height, or 0 if the style gives an untitled section no header.
  public func headerHeight(
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

  /// Returns the space above a section's header with sectionHeaderTopPadding's automatic value, in
  /// points: 22 in a plain table since iOS 15, and 0 in others.
  public func headerTopPadding(ios: Int) -> CGFloat { self == .plain && ios >= 15 ? 22 : 0 }

  private func headerHeight(
    isTitled: Bool, isFirst: Bool, scale: CGFloat, ios: Int
  ) -> CGFloat {
    switch (self, isTitled) {
    case (.plain, false), (.collection, false), (.stack, false): return 0
    // These are the app's own labels. That they are as high as a table's is inferred.
    case (.collection, true), (.stack, true): return 28
    case (.plain, true): return (ios < 7 ? 22 : 28) + headerTopPadding(ios: ios)
    case (.grouped, true), (.insetGrouped, true):
      if ios < 7 { return isFirst ? 46 : 36 }
      return isFirst ? (scale == 3 ? 166.0 / 3 : 55.5) : 38
    case (.grouped, false): return ios < 7 ? 10 : isFirst ? 35 : 18
    case (.insetGrouped, false): return 18
    }
  }

  /// Returns the height of a section's footer, in points.
  ///
  /// `text` is the footer's text, or nil without one. Up to iOS 6, a grouped table's footer with
  /// text is assumed to be as high as since iOS 7.
  public func footerHeight(text: String?, ios: Int) -> CGFloat {
    guard let text else { return !hasCapitals ? 0 : ios < 7 ? 10 : 18 }
    if !hasCapitals { return ios < 7 ? 22 : 28 }
    let lines = max(1, (text.count + Self.footerLineLength - 1) / Self.footerLineLength)
    return 37.5 + 16 * CGFloat(lines - 1)
  }

  /// Returns the table style that an iOS version shows for this one.
  ///
  /// Before iOS 13, that is ``grouped`` instead of ``insetGrouped``.
  public func available(on ios: Int) -> TableStyle {
    self == .insetGrouped && ios < 13 ? .grouped : self
  }

  /// Returns the margin in points between a table's edge and its rows, at left and at right.
  ///
  /// The margin is 0 except with ``insetGrouped``: 16, or 20 in a table at least 414 points wide.
  /// Interface Builder's files show it: rows are 343 points wide in a table of 375, and 374 in one
  /// of 414.
  public func sideMargin(ofWidth width: CGFloat) -> CGFloat {
    guard self == .insetGrouped else { return 0 }
    return width >= 414 ? 20 : 16
  }

  /// The width in points of a header's text on the narrowest screen, between the table's margins.
  ///
  /// It is used to estimate the heights of headers.
  private static let narrowestWidth: CGFloat = 288

  /// The number of characters of 13-point text that fit in one line of a footer.
  ///
  /// This holds on the narrowest screen, where a line is 288 points wide.
  private static let footerLineLength = 46
}
