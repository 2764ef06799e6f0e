import Documents
import Patterns
import Foundation
import Simulation

/// A form: a title, a table of fields, and perhaps the phone to see it on.
///
/// Nothing in it changes once it is made, and its copies share all of it.
public struct Form: Sendable {
  private let contents: FormContents

  package init(
    _ head: Head, sections: [FormSection], table: RowTable, fieldRows: [Int], ids: IDTable,
    source: FormSource? = nil
  ) {
    contents = FormContents(
      head, sections: sections, table: table, fieldRows: fieldRows, ids: ids, source: source)
  }

  /// Creates a form by editing another one, whose opening is its own, and its source where it is
  /// kept.
  package init(
    _ head: Head, sections: [FormSection], table: RowTable, fieldRows: [Int], ids: IDTable,
    editing other: Form, keepsSource: Bool = true
  ) {
    contents = FormContents(
      head, sections: sections, table: table, fieldRows: fieldRows, ids: ids,
      source: keepsSource ? other.contents.source : nil, opening: other.contents.opening)
  }

  /// What a form says besides its rows.
  package struct Head: Equatable {
    package var title = ""
    package var style = TableStyle.plain
    /// The cells that stand side by side in a collection that does not say how many.
    package static let columnsOfCollection = 2

    /// How many cells stand side by side.
    package var columns = 1
    package var chrome = Chrome()
    package var device: Device?
    package var orientation: Orientation?
    package var strategy: String?
    package var settings: [FormSetting] = []
    package var containers: [Container] = []
    package var tablePlace = ViewPlace.insets(.zero)
    package var insetAdjustment: InsetAdjustment?
    package var additionalSafeArea = EdgeInsets.zero
    package var opensAt = OpeningEdge.top
    package var presentation: Presentation?
    package var detents: [Detent] = []
    package var window: CGRect?
    /// In points; nil without a bar.
    package var barHeight: Double?

    package init() {}
  }
}

extension Form: Equatable {
  public static func == (one: Form, other: Form) -> Bool {
    one.contents === other.contents || one.contents.isEqual(to: other.contents)
  }
}

extension Form {
  /// Whether this is another form as it was opened, edited or not, which costs nothing to tell; one
  /// that was read again is none, even if it says the same.
  package func isSameOpening(as other: Form) -> Bool {
    contents.opening === other.contents.opening
  }

  /// Whether this is a copy of another form, which was not edited since.
  package func isCopy(of other: Form) -> Bool { contents === other.contents }

  /// What it says besides its rows.
  package var head: Head { contents.head }
  /// The rows and the bar's field as they are kept.
  package var table: RowTable { contents.table }
  /// The rows of fields by their ids.
  package var ids: IDTable { contents.ids }
  /// What it was read from, however it was edited since.
  package var source: FormSource? { contents.source }

  /// Returns the form as another one that was edited, with the source of that one where it is kept.
  package func editing(_ other: Form, keepsSource: Bool) -> Form {
    Form(
      head, sections: sections, table: table, fieldRows: fieldRows, ids: contents.ids,
      editing: other, keepsSource: keepsSource)
  }

  /// Returns the form with what it was read from.
  package func readFrom(_ source: FormSource) -> Form {
    var sections = sections
    for index in sections.indices { sections[index].origin = index }
    return Form(
      head, sections: sections, table: table, fieldRows: fieldRows, ids: contents.ids,
      source: source)
  }

  /// The form's title, which its navigation bar shows.
  public var title: String { contents.head.title }
  package var style: TableStyle { contents.head.style }
  /// How many cells stand side by side: one in anything but a collection.
  package var columns: Int { contents.head.columns }
  package var chrome: Chrome { contents.head.chrome }
  package var device: Device? { contents.head.device }
  package var orientation: Orientation? { contents.head.orientation }
  /// The strategy's name as written.
  package var strategy: String? { contents.head.strategy }
  /// The settings that the form turns, in the document's order.
  package var settings: [FormSetting] { contents.head.settings }
  /// The views between the root view and the table, outermost first.
  package var containers: [Container] { contents.head.containers }
  /// Where the table lies in the innermost of them.
  package var tablePlace: ViewPlace { contents.head.tablePlace }
  /// The table's contentInsetAdjustmentBehavior; nil without one of its own.
  package var insetAdjustment: InsetAdjustment? { contents.head.insetAdjustment }
  /// The additionalSafeAreaInsets of the table's controller.
  package var additionalSafeArea: EdgeInsets { contents.head.additionalSafeArea }
  /// How its screen is presented over another; nil where it is pushed.
  package var presentation: Presentation? { contents.head.presentation }
  /// The heights at which its sheet rests.
  package var detents: [Detent] { contents.head.detents }
  /// The app's window on an iPad's screen; nil fills it.
  package var window: CGRect? { contents.head.window }
  package var opensAt: OpeningEdge { contents.head.opensAt }
  package var sections: [FormSection] { contents.sections }

  /// The rows of all sections, in order.
  package var rows: FormRows { FormRows(contents.table) }

  /// The fields in their order, the docked bar's last.
  public var fields: [Field] { fieldRows.compactMap { field(atRow: $0) } }

  /// The bar that is docked below the table, if there is one.
  package var bar: FormBar? {
    guard let height = contents.head.barHeight, let row = barRow,
      let field = contents.table.field(atRow: row)
    else { return nil }
    return FormBar(field: field, height: height)
  }

  /// The indices of the rows that hold a field, ascending, and at the end ``barRow``.
  package var fieldRows: [Int] { contents.fieldRows }

  /// The rows whose field is a text view, ascending.
  package var textViewRows: [Int] { contents.textViewRows }

  /// The ways to a field by a part of its name, made when they are first asked for.
  package var index: NameIndex { contents.index }
}

extension Form {
  /// The row of the field with exactly that id, counted from 0 over all sections, in O(1).
  ///
  /// The field of the docked bar counts as the row after the last.
  package func row(ofField id: String) -> Int? {
    contents.ids.row(ofField: id, in: contents.table)
  }

  /// The number that stands for the bar's field where a field is named by its row.
  ///
  /// It is the one after the last row's; nil without a bar.
  package var barRow: Int? { contents.head.barHeight == nil ? nil : contents.table.rowCount }

  /// The field of a row or of the bar; nil in a row of text, and where there is no row.
  package func field(atRow row: Int) -> Field? { contents.table.field(atRow: row) }

  /// The nearest row after another that holds a field, the bar aside, in O(log n).
  package func fieldRow(after row: Int) -> Int? {
    let place = contents.fieldRows.partition { $0 > row }
    guard place < contents.fieldRows.count else { return nil }
    let found = contents.fieldRows[place]
    return found == barRow ? nil : found
  }

  /// The nearest row before another that holds a field, in O(log n).
  package func fieldRow(before row: Int) -> Int? {
    let place = contents.fieldRows.partition { $0 >= row }
    return place > 0 ? contents.fieldRows[place - 1] : nil
  }

  /// The indices of the rows with a secure field, and perhaps ``barRow``.
  package var secureRows: [Int] { contents.table.secureRows }

  /// Returns whether the field of a row, or of ``barRow``, is secure.
  package func isSecure(row: Int) -> Bool { contents.table.isSecure(row: row) }

  /// Whether a field is checked as soon as it is left.
  package var hasCheckedField: Bool { contents.table.hasCheckedField }

  /// The rows whose field's value has to be another's.
  package var twinRows: [Int] { contents.table.twinRows }

  /// Whether a row has a button.
  package var hasButton: Bool { contents.table.hasButton }

  /// Whether there are rows that are not always shown.
  package var hasConditions: Bool { !contents.table.conditions.isEmpty }

  /// The rows that are not always shown, ascending.
  package var conditionalRows: [Int] { contents.table.conditions.keys.sorted() }

  /// Returns when a row is shown; nil for always.
  package func condition(ofRow row: Int) -> ShowCondition? { contents.table.conditions[row] }

  /// Returns the rows that are shown or not by the answer of a row's field, ascending.
  package func rows(dependingOn row: Int) -> [Int] { contents.dependents[row] ?? [] }

  /// Returns whether a row is hidden where fields have such values; the answer of a field whose own
  /// row is hidden counts as none.
  package func hides(row: Int, valueOfRow: (Int) -> String) -> Bool {
    guard let condition = condition(ofRow: row), let other = self.row(ofField: condition.field)
    else {
      return false
    }
    let isNone = hides(row: other, valueOfRow: valueOfRow)
    return !condition.holds(for: isNone ? "" : valueOfRow(other))
  }

  /// Whether a field is secure.
  package var hasSecureField: Bool { contents.table.hasSecureField }

  /// What the phone needs to know of each row's field; nil for a row of text.
  package var traits: [FieldTraits?] { contents.table.traits }

  /// The rows' heights, in points.
  package var rowHeights: [CGFloat] { contents.table.heights }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on `isBeyond` holds, in a collection where it never stops
  /// holding once it does.
  package func partition(_ isBeyond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The end of its content at which a table is when its form opens.
package enum OpeningEdge: String, CaseIterable, Sendable, DocumentName {
  case top, bottom
}
