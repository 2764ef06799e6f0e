import UIKitValues
import Simulation

/// The views of a table's section headers and footers.
///
/// They are in the tree while they are on the screen.
@MainActor final class SectionViews {
  /// The header and footer views from the delegate that aren't shown yet.
  private var given: [SectionEnd: UIView] = [:]
  /// The header and footer views that were reported to the delegate as displayed.
  private(set) var displayed: [SectionEnd: UIView] = [:]
  /// Whether one of the views had a field.
  var haveFields = false
  /// The positions whose views were asked for and have no field.
  var fieldless: Set<SectionEnd> = []

  /// Returns the known view at a position, or nil.
  func view(at end: SectionEnd) -> UIView? { displayed[end] ?? given[end] }

  /// Keeps a header or footer view that was requested for measuring until it is shown.
  func keep(_ view: UIView, at end: SectionEnd) { given[end] = view }

  func takeGiven(at end: SectionEnd) -> UIView? { given.removeValue(forKey: end) }

  func display(_ view: UIView?, at end: SectionEnd) { displayed[end] = view }

  /// Forgets all header and footer views, so that the delegate is asked again.
  func removeAll() {
    let views = Array(displayed.values) + given.values
    (given, displayed, fieldless) = ([:], [:], [])
    for view in views { view.removeFromSuperview() }
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

  /// Shows the visible section headers and footers at their places, also while they float, and
  /// reports changes to the delegate.
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

  /// The frames of the visible headers and footers in the content, and of those with fields.
  private var framesOfSectionEnds: [SectionEnd: CGRect] {
    guard let rows else { return [:] }
    let (bounds, around) = (bounds, cells.around)
    let shown = rows.sections(from: bounds.minY, to: bounds.maxY)
    var frames: [SectionEnd: CGRect] = [:]
    for section in (around.ownSection(shown.lowerBound)..<around.ownSection(shown.upperBound))
      .clamped(to: 0..<sectionCount)
    {
      for isHeader in [true, false] {
        let span = span(ofSection: around.phonesSection(section), isHeader: isHeader, in: rows)
        guard span.lowerBound < span.upperBound, span.upperBound > bounds.minY,
          span.lowerBound < bounds.maxY
        else { continue }
        frames[SectionEnd(section: section, isHeader: isHeader)] = CGRect(
          x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
      }
    }
    for lines in around.between { frames[lines.end] = rect(of: lines.end) }
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

  /// Asks the delegate for a view.
  ///
  /// The first field in a view makes the phone's rows change.
  func viewFromDelegate(at end: SectionEnd) -> UIView? {
    let view =
      end.isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: end.section)
      : tableDelegate?.tableView(self, viewForFooterInSection: end.section)
    var fields: [UIView] = []
    view?.addFieldsInside(to: &fields)
    if !fields.isEmpty, !sectionViews.haveFields {
      sectionViews.haveFields = true
      SimulatedApp.current?.setNeedsSceneUpdate()
    }
    guard style == .plain else { return view }
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
