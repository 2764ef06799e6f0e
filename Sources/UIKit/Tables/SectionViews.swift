import Foundation
import Simulation

/// The place of a view over a section, or below it.
struct SectionEnd: Hashable {
  let section: Int
  let isHeader: Bool

  /// By which they are from the top.
  fileprivate var order: Int { section * 2 + (isHeader ? 0 : 1) }
}

/// The views over a table's sections and below them: in the tree as long as they are on the screen.
@MainActor final class SectionViews {
  /// Those that the delegate gave and that are not shown yet.
  private var given: [SectionEnd: UIView] = [:]
  /// Those that the delegate was told of as on the screen.
  private(set) var displayed: [SectionEnd: UIView] = [:]

  /// Keeps one that was asked for to be measured, for when it comes onto the screen.
  func keep(_ view: UIView, at end: SectionEnd) { given[end] = view }

  func takeGiven(at end: SectionEnd) -> UIView? { given.removeValue(forKey: end) }

  func display(_ view: UIView?, at end: SectionEnd) { displayed[end] = view }

  /// Has all be asked for again.
  func removeAll() {
    given = [:]
    for view in displayed.values { view.removeFromSuperview() }
    displayed = [:]
  }
}

extension UITableView {
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.displayed[SectionEnd(section: section, isHeader: true)]
      as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.displayed[SectionEnd(section: section, isHeader: false)]
      as? UITableViewHeaderFooterView
  }

  /// Whether a view is in what stands over a section or below it.
  func hasOverSection(_ view: UIView) -> Bool {
    sectionViews.displayed.values.contains { view.isDescendant(of: $0) }
  }

  /// Shows the views over sections and below them that are on the screen where the phone has them,
  /// also while they float, and tells the delegate of those that come and go.
  func displaySectionViews() {
    let frames = framesOfSectionEnds
    let gone = sectionViews.displayed.filter { frames[$0.key] == nil }
    for (end, view) in gone.sorted(by: { $0.key.order < $1.key.order }) {
      sectionViews.display(nil, at: end)
      view.removeFromSuperview()
      tellOfEnd(of: view, at: end)
    }
    let ends = frames.keys.sorted { $0.order < $1.order }
    for end in ends {
      guard let frame = frames[end] else { continue }
      if let view = sectionViews.displayed[end] {
        place(view, at: frame)
      } else if let view = sectionViews.takeGiven(at: end) ?? viewFromDelegate(at: end) {
        place(view, at: frame)
        sectionViews.display(view, at: end)
        addSubview(view)
        tellOfDisplay(of: view, at: end)
      }
    }
  }

  /// Where in the content headers and footers lie that are on the screen.
  private var framesOfSectionEnds: [SectionEnd: CGRect] {
    guard let rows else { return [:] }
    let (bounds, above) = (bounds, cells.around.sectionsAbove)
    let shown = rows.sections(from: bounds.minY, to: bounds.maxY)
    var frames: [SectionEnd: CGRect] = [:]
    for section in (shown.lowerBound - above..<shown.upperBound - above).clamped(
      to: 0..<sectionCount)
    {
      for isHeader in [true, false] {
        let span = span(ofSection: section + above, isHeader: isHeader, in: rows)
        guard span.lowerBound < span.upperBound, span.upperBound > bounds.minY,
          span.lowerBound < bounds.maxY
        else { continue }
        frames[SectionEnd(section: section, isHeader: isHeader)] = CGRect(
          x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
      }
    }
    return frames
  }

  private func span(
    ofSection section: Int, isHeader: Bool, in rows: RowGeometry
  ) -> ClosedRange<CGFloat> {
    guard isPhonesTable, let table = SimulatedApp.current?.phone.table else {
      return isHeader ? rows.span(ofHeader: section) : rows.span(ofFooter: section)
    }
    return isHeader ? table.headerSpan(ofSection: section) : table.footerSpan(ofSection: section)
  }

  /// Asks for a view, and says what fields it holds.
  func viewFromDelegate(at end: SectionEnd) -> UIView? {
    let view =
      end.isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: end.section)
      : tableDelegate?.tableView(self, viewForFooterInSection: end.section)
    var fields: [UIView] = []
    view?.addFieldsInside(to: &fields)
    for field in fields { NoEffect.heading.note(field.textInput?.label ?? "\(type(of: field))") }
    return view
  }

  private func tellOfDisplay(of view: UIView, at end: SectionEnd) {
    if end.isHeader {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: end.section)
    } else {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: end.section)
    }
  }

  private func tellOfEnd(of view: UIView, at end: SectionEnd) {
    if end.isHeader {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: end.section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: end.section)
    }
  }
}
