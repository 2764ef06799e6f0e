import Simulation

/// A form: a title, a table of fields, and perhaps the phone to see it on.
///
/// Nothing in it changes once it is made, and what grows with the number of rows is shared by its
/// copies.
package struct Form: Equatable, Sendable {
  package let title: String
  package let style: TableStyle
  package let chrome: Chrome
  package let device: Device?
  package let orientation: Orientation?
  /// The strategy's name as written.
  package let strategy: String?
  /// The settings that the form turns, in the document's order.
  package let settings: [FormSetting]
  /// The views between the root view and the table, outermost first.
  package let containers: [Container]
  /// Where the table lies in the innermost of them.
  package let tablePlace: ViewPlace
  package let opensAt: OpeningEdge
  package let sections: [FormSection]
  /// The rows of all sections, in order.
  package let rows: [FormRow]
  /// The bar that is docked below the table, if there is one.
  package let bar: FormBar?
  /// The indices of the rows that hold a field, ascending, and at the end ``barRow``.
  package let fieldRows: [Int]
  let index: FieldIndex

  init(_ settings: Settings, sections: [FormSection], rows: [FormRow], bar: FormBar?) {
    title = settings.title
    style = settings.style
    chrome = settings.chrome
    device = settings.device
    orientation = settings.orientation
    strategy = settings.strategy
    self.settings = settings.settings
    containers = settings.containers
    tablePlace = settings.tablePlace
    opensAt = settings.opensAt
    self.sections = sections
    self.rows = rows
    self.bar = bar
    let index = FieldIndex(rows, bar: bar)
    fieldRows = index.fieldRows
    self.index = index
  }

  /// The row of the field with exactly that id, as an index into `rows` or ``barRow``, in O(1).
  package func row(ofField id: String) -> Int? {
    index.rowOfID[id]
  }

  /// The number that stands for the bar's field where a field is named by its row.
  ///
  /// It is the one after the last row's; nil without a bar.
  package var barRow: Int? { bar == nil ? nil : rows.count }

  /// The field of a row or of the bar; nil in a row of text.
  package func field(atRow row: Int) -> Field? {
    row == barRow ? bar?.field : rows[row].field
  }
}

extension Form {
  /// What a form says besides its rows.
  struct Settings {
    var title = ""
    var style = TableStyle.plain
    var chrome = Chrome()
    var device: Device?
    var orientation: Orientation?
    var strategy: String?
    var settings: [FormSetting] = []
    var containers: [Container] = []
    var tablePlace = ViewPlace.insets(.zero)
    var opensAt = OpeningEdge.top
  }
}
