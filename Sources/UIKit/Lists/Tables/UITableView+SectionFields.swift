import UIKitValues

/// The section headers and footers that contain fields; the simulated phone has them as sections.
extension UITableView {
  /// The section headers and footers that contain fields, from the top.
  ///
  /// The array is empty until the delegate has returned such a view. From then on, the delegate is
  /// asked for all views.
  var endsWithFields: [(end: SectionEnd, lines: TableEnd)] {
    guard sectionViews.haveFields, hasDataSource else { return [] }
    return (0..<numberOfSections).flatMap { section in
      [true, false].compactMap { isHeader in
        let end = SectionEnd(section: section, isHeader: isHeader)
        return TableEnd(viewWithFields(at: end)).map { (end, $0) }
      }
    }
  }

  /// Returns the number of rows above a section's header or footer, over all sections.
  func rowCount(above end: SectionEnd) -> Int {
    (rowCounts ?? []).prefix(end.isHeader ? end.section : end.section + 1).reduce(0, +)
  }

  private func viewWithFields(at end: SectionEnd) -> UIView? {
    guard !sectionViews.fieldless.contains(end) else { return nil }
    let view = sectionViews.view(at: end) ?? viewFromDelegate(at: end)
    if let view, sectionViews.displayed[end] == nil { sectionViews.keep(view, at: end) }
    guard let view, view.firstFieldInside != nil else {
      sectionViews.fieldless.insert(end)
      return nil
    }
    if view.superview == nil { addSubview(view) }
    let size = CGSize(width: bounds.width, height: height(of: view, at: end))
    place(view, at: CGRect(origin: view.frame.origin, size: size))
    view.layoutIfNeeded()
    return view
  }

  private func height(of view: UIView, at end: SectionEnd) -> CGFloat {
    let given =
      end.isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: end.section)
        ?? sectionHeaderHeight
      : tableDelegate?.tableView(self, heightForFooterInSection: end.section)
        ?? sectionFooterHeight
    if given >= 0 { return given }
    if view.frame.height > 0 { return view.frame.height }
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    return content.heightOfConstraints(width: bounds.width)
  }
}
