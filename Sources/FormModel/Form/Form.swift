import Documents
import Patterns
import Foundation
import Simulation

/// A form: a title, a table of fields, and optionally the phone to show it on.
///
/// A form is immutable, and its copies share their storage.
public struct Form: Sendable {
  private let contents: FormContents

  package init(
    _ head: Head, sections: [FormSection], table: RowTable, fieldRows: [Int], ids: IDTable,
    source: FormSource? = nil
  ) {
    contents = FormContents(
      head, sections: sections, table: table, fieldRows: fieldRows, ids: ids, source: source)
  }

  /// Creates the form that results from editing another one.
  ///
  /// Both forms count as the same opening of a file. The new form also stores the document that was
  /// read if `keepsSource` is true. `origins` has the index of each row in that document, if known.
  package init(
    _ head: Head, sections: [FormSection], table: RowTable, fieldRows: [Int], ids: IDTable,
    origins: [Int?]? = nil, editing other: Form, keepsSource: Bool = true
  ) {
    contents = FormContents(
      head, sections: sections, table: table, fieldRows: fieldRows, ids: ids,
      source: keepsSource ? other.contents.source : nil, rowOrigins: keepsSource ? origins : nil,
      opening: other.contents.opening)
  }

  /// The keys at the top level of a form's definition, without its rows.
  package struct Head: Equatable {
    package var title = ""
    package var style = TableStyle.plain
    /// The default number of columns in a form whose table is a collection.
    package static let columnsOfCollection = 2

    /// The number of columns of the form's table.
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
    /// The place of the bar with the field outside the table, or nil without a bar.
    package var bar: FormBar.Place?

    package init() {}
  }
}

extension Form: Equatable {
  public static func == (one: Form, other: Form) -> Bool {
    one.contents === other.contents || one.contents.isEqual(to: other.contents)
  }
}

extension Form {
  /// Returns whether this form and another one come from the same opening of a file.
  ///
  /// Either may have been changed by editing commands since. Reading a file again makes a new
  /// opening. The check costs nothing.
  package func isSameOpening(as other: Form) -> Bool {
    contents.opening === other.contents.opening
  }

  /// Returns whether this form is a copy of another one, without edits in between.
  package func isCopy(of other: Form) -> Bool { contents === other.contents }

  /// The keys at the top level of the form's definition, without its rows.
  package var head: Head { contents.head }
  /// The storage of the form's rows, and of the docked input bar's field.
  package var table: RowTable { contents.table }
  /// A table for finding the rows of the form's fields by id.
  package var ids: IDTable { contents.ids }
  /// The document that the form was read from, even if the form was edited since then.
  package var source: FormSource? { contents.source }

  /// The index of each row in the document that was read, followed by the docked bar's index.
  ///
  /// The docked bar is a bar with a field at the screen's bottom. An index is nil for a new row.
  /// The list is nil if it is unknown.
  package var rowOrigins: [Int?]? {
    if let origins = contents.rowOrigins { return origins }
    let isAsRead = source != nil && sections.indices.allSatisfy { sections[$0].origin == $0 }
    return isAsRead ? (0...rows.count).map(\.self) : nil
  }

  /// Returns this form as an edit of another one, optionally with the other form's source.
  package func editing(_ other: Form, keepsSource: Bool) -> Form {
    Form(
      head, sections: sections, table: table, fieldRows: fieldRows, ids: contents.ids,
      origins: contents.rowOrigins, editing: other, keepsSource: keepsSource)
  }

  /// Returns a copy of the form that stores the document it was read from.
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
  /// The number of columns of the form's table.
  ///
  /// It is 1 except in a collection.
  package var columns: Int { contents.head.columns }
  package var chrome: Chrome {
    var chrome = contents.head.chrome
    if let bar, bar.place == .navigationBar {
      chrome.navigationField = NavigationField(traits: bar.field.traits, place: .pinned)
    }
    return chrome
  }
  package var device: Device? { contents.head.device }
  package var orientation: Orientation? { contents.head.orientation }
  /// The name of the strategy that the form asks for, as written, or nil.
  package var strategy: String? { contents.head.strategy }
  /// The settings that the form changes, in document order.
  package var settings: [FormSetting] { contents.head.settings }
  /// The views between the root view and the form's table, outermost first.
  package var containers: [Container] { contents.head.containers }
  /// The position of the form's table in the innermost view around it.
  package var tablePlace: ViewPlace { contents.head.tablePlace }
  /// The contentInsetAdjustmentBehavior of the form's table, or nil for the default.
  package var insetAdjustment: InsetAdjustment? { contents.head.insetAdjustment }
  /// The additionalSafeAreaInsets of the view controller with the form's table.
  package var additionalSafeArea: EdgeInsets { contents.head.additionalSafeArea }
  /// The presentation style of the form's screen, or nil if the screen is pushed.
  package var presentation: Presentation? { contents.head.presentation }
  /// The detents of the sheet that the form is presented in.
  package var detents: [Detent] { contents.head.detents }
  /// The frame of the app's window on an iPad's screen, or nil for the whole screen.
  package var window: CGRect? { contents.head.window }
  package var opensAt: OpeningEdge { contents.head.opensAt }
  package var sections: [FormSection] { contents.sections }

  /// The rows of all sections of the form, in order.
  package var rows: FormRows { FormRows(contents.table) }

  /// All fields of the form in order, the docked input bar's field last.
  public var fields: [Field] { fieldRows.compactMap { field(atRow: $0) } }

  /// The bar with a field that is docked below the form's table or in the navigation bar, or nil.
  package var bar: FormBar? {
    guard let place = contents.head.bar, let row = barRow,
      let field = contents.table.field(atRow: row)
    else { return nil }
    return FormBar(field: field, place: place)
  }

  /// The indices of the form's rows with a field, ascending; then ``barRow``, the docked input
  /// bar's index.
  package var fieldRows: [Int] { contents.fieldRows }

  /// The indices of the form's rows whose field is a text view, in ascending order.
  package var textViewRows: [Int] { contents.textViewRows }

  /// The index for finding the form's fields by name, created on demand.
  package var index: NameIndex { contents.index }
}

extension Form {
  /// Returns the row of the field with an id, counted from 0 over all sections, in O(1).
  ///
  /// The field of a docked bar, at the screen's bottom, has the row after the last one.
  package func row(ofField id: String) -> Int? {
    contents.ids.row(ofField: id, in: contents.table)
  }

  /// The row index that stands for the docked input bar's field: one after the last row.
  ///
  /// Nil without a bar.
  package var barRow: Int? { contents.head.bar == nil ? nil : contents.table.rowCount }

  /// Returns the field of a row, or of the docked input bar, whose index is ``barRow``.
  ///
  /// Nil for a row of text or a row that doesn't exist.
  package func field(atRow row: Int) -> Field? { contents.table.field(atRow: row) }

  /// Returns the next row with a field after another row, in O(log n); nil after the last one.
  ///
  /// The docked input bar doesn't count as a row here.
  package func fieldRow(after row: Int) -> Int? {
    let place = contents.fieldRows.partition { $0 > row }
    guard place < contents.fieldRows.count else { return nil }
    let found = contents.fieldRows[place]
    return found == barRow ? nil : found
  }

  /// Returns the nearest row with a field before another row, in O(log n); nil before the first.
  package func fieldRow(before row: Int) -> Int? {
    let place = contents.fieldRows.partition { $0 >= row }
    return place > 0 ? contents.fieldRows[place - 1] : nil
  }

  /// The indices of the form's rows with a secure field, possibly including ``barRow``.
  package var secureRows: [Int] { contents.table.secureRows }

  /// Returns whether the field of a row, or of ``barRow``, is secure.
  package func isSecure(row: Int) -> Bool { contents.table.isSecure(row: row) }

  /// Whether any field of the form is validated when it loses focus.
  package var hasCheckedField: Bool { contents.table.hasCheckedField }

  /// The indices of the form's rows whose field must have the same value as another field.
  package var twinRows: [Int] { contents.table.twinRows }

  /// Whether any row of the form has a button.
  package var hasButton: Bool { contents.table.hasButton }

  /// Whether some of the form's rows are shown only under a condition.
  package var hasConditions: Bool { !contents.table.conditions.isEmpty }

  /// The indices of the form's rows that are shown only under a condition, in ascending order.
  package var conditionalRows: [Int] { contents.table.conditions.keys.sorted() }

  /// Returns the condition of a row, or nil if the row is always shown.
  package func condition(ofRow row: Int) -> ShowCondition? { contents.table.conditions[row] }

  /// Returns the rows whose condition refers to a row's field, in ascending order.
  package func rows(dependingOn row: Int) -> [Int] { contents.dependents[row] ?? [] }

  /// Returns whether a row of the form is hidden, given a function that returns a field's value.
  ///
  /// A field in a hidden row counts as having no answer.
  package func hides(row: Int, valueOfRow: (Int) -> String) -> Bool {
    guard let condition = condition(ofRow: row), let other = self.row(ofField: condition.field)
    else {
      return false
    }
    let isNone = hides(row: other, valueOfRow: valueOfRow)
    return !condition.holds(for: isNone ? "" : valueOfRow(other))
  }

  /// Whether any field of the form is secure.
  package var hasSecureField: Bool { contents.table.hasSecureField }

  /// The properties of each row's field that affect the phone.
  ///
  /// An element is nil for a row of text.
  package var traits: [FieldTraits?] { contents.table.traits }

  /// The heights of the form's rows, in points.
  package var rowHeights: [CGFloat] { contents.table.heights }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies `isBeyond`, found by binary search.
  ///
  /// No element before that index may satisfy it, and all after it must.
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

/// The end of the content that a table is scrolled to when its form opens.
package enum OpeningEdge: String, CaseIterable, Sendable, DocumentName {
  case top, bottom
}
