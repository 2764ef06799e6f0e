import Foundation
import Forms
import Simulation

extension Phone {
  /// Creates a phone that shows a form at the form's initial scroll position and records no events.
  ///
  /// The form selects the device; the default is an iPhone 16.
  package init(showing form: Form) {
    let place = Place().replacing(by: form)
    self.init(showing: form, at: place)
    place.allSettings.turn(&settings)
    isRecording = false
  }

  /// Creates a phone at a place (device, orientation, settings) that shows a form with the values
  /// of its definition.
  ///
  /// The form is scrolled to its initial position. The phone records events.
  package init(showing form: Form, at place: Place) {
    let scene = Scene(showing: form, at: place)
    let style = form.style.available(on: scene.ios)
    let estimate = scene.options.estimatedRowHeight
    self.init(
      scene: scene,
      rows: RowGeometry(
        heights: form.rowHeights, sections: form.sectionEdges(in: style, of: scene),
        columns: form.columns, estimate: estimate > 0 ? estimate : nil),
      style: style, fields: form.traits)
    fitRows(of: form)
    setHidden(
      form.conditionalRows.map { row in
        let isHidden = form.hides(row: row) { form.field(atRow: $0)?.value ?? "" }
        return (row: row, isHidden: isHidden)
      })
    if form.opensAt == .bottom { setContentOffset(table.maximumOffset, by: .script) }
    isRecording = true
  }

  /// Sets the heights of text views, including one in a chat's input bar, to fit the form's values.
  private mutating func fitRows(of form: Form) {
    for row in form.textViewRows {
      guard let width = textWidth(ofRow: row), let field = form.field(atRow: row) else { continue }
      setLineCount(TextMeasure.lineCount(of: field.value, width: width), ofRow: row)
    }
    if let field = form.bar?.field, let width = barTextWidth {
      setBarLineCount(TextMeasure.lineCount(of: field.value, width: width))
    }
  }
}

extension Form {
  /// Returns the heights of each section's header and footer in points, with the section's rows.
  fileprivate func sectionEdges(in style: TableStyle, of scene: Scene) -> [SectionEdges] {
    sections.enumerated().map { index, section in
      SectionEdges(
        header: style.headerHeight(
          title: section.header, isFirst: index == 0, scale: scene.device.screen.scale,
          ios: scene.ios),
        rows: section.rows,
        footer: style.footerHeight(text: section.footer, ios: scene.ios))
    }
  }
}
