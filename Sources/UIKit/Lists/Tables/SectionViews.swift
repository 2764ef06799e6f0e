import UIKitValues
import Simulation

/// The views of a table's section headers and footers, by section.
///
/// A view is in the view tree while its header or footer is on the screen.
@MainActor final class SectionViews {
  /// The header and footer views that the delegate has returned and that aren't shown yet.
  private var given: [SectionEnd: UIView] = [:]
  /// The displayed header and footer views, which were reported to the delegate by `willDisplay`.
  private(set) var displayed: [SectionEnd: UIView] = [:]
  /// Whether any header or footer view contained a field, so that all must be checked for fields.
  var haveFields = false
  /// The headers and footers whose views were already requested and contain no field.
  var fieldless: Set<SectionEnd> = []

  /// Returns a section header's or footer's view if it is shown or was requested, or nil.
  func view(at end: SectionEnd) -> UIView? { displayed[end] ?? given[end] }

  /// Stores a header or footer view that was requested to measure its height, until it is shown.
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

  /// Adds and places the visible section headers and footers, also floating ones, and calls the
  /// delegate for views that came or went.
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

  /// The frames in the table's content of headers and footers that are visible or have fields.
  private var framesOfSectionEnds: [SectionEnd: CGRect] {
    guard let rows else { return [:] }
    let (bounds, around) = (bounds, cells.around)
    let shown = rows.sections(from: bounds.minY, to: bounds.maxY)
    let topPadding = headerTopPadding(ios: SimulatedApp.current?.phone.scene.ios ?? 18)
    var frames: [SectionEnd: CGRect] = [:]
    for section in (around.ownSection(shown.lowerBound)..<around.ownSection(shown.upperBound))
      .clamped(to: 0..<sectionCount)
    {
      for isHeader in [true, false] {
        let span = span(ofSection: around.phonesSection(section), isHeader: isHeader, in: rows)
        guard span.lowerBound < span.upperBound, span.upperBound > bounds.minY,
          span.lowerBound < bounds.maxY
        else { continue }
        let padding = isHeader ? min(topPadding, span.length) : 0
        frames[SectionEnd(section: section, isHeader: isHeader)] = CGRect(
          x: 0, y: span.lowerBound + padding, width: bounds.width, height: span.length - padding)
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

  /// Returns the delegate's view for a section header or footer, or nil.
  ///
  /// If the view is the first one with a field, the simulated phone's rows are updated.
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
