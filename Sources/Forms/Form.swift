/// A form: a title, a table of fields, and perhaps the phone to see it on.
///
/// Nothing in it changes once it is made, and what grows with the number of rows is shared by its
/// copies.
public struct Form: Equatable, Sendable {
  public let title: String
  public let style: TableStyle
  public let hasNavigationBar: Bool
  public let hasTabBar: Bool
  /// The device's name as written.
  public let device: String?
  /// The orientation's name as written.
  public let orientation: String?
  /// The strategy's name as written.
  public let strategy: String?
  public let sections: [FormSection]
  /// The rows of all sections, in order.
  public let rows: [FormRow]
  /// The indices of the rows that hold a field, ascending.
  public let fieldRows: [Int]
  let index: FieldIndex

  init(_ settings: Settings, sections: [FormSection], rows: [FormRow]) {
    title = settings.title
    style = settings.style
    hasNavigationBar = settings.hasNavigationBar
    hasTabBar = settings.hasTabBar
    device = settings.device
    orientation = settings.orientation
    strategy = settings.strategy
    self.sections = sections
    self.rows = rows
    let index = FieldIndex(rows)
    fieldRows = index.fieldRows
    self.index = index
  }

  /// The row of the field with exactly that id, as an index into `rows`, in O(1).
  public func row(ofField id: String) -> Int? {
    index.rowOfID[id]
  }
}

extension Form {
  /// What a form says besides its rows.
  struct Settings {
    var title = ""
    var style = TableStyle.plain
    var hasNavigationBar = true
    var hasTabBar = false
    var device: String?
    var orientation: String?
    var strategy: String?
  }
}
