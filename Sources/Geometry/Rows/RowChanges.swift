import Foundation

/// The changes of a table's rows since the initial state: text lines, notes and hidden rows.
///
/// Unchanged rows aren't stored. Few rows are changed, so a change costs the same in any table.
public struct RowChanges: Hashable, Sendable {
  /// A changed row: its text takes several lines, it shows a validation message, or it is hidden.
  public struct Row: Hashable, Sendable {
    fileprivate let row: Int
    public var lines = 1
    /// The row's height in points without its validation message, even while the row is hidden.
    public var height: CGFloat
    /// The height of the validation message below the row's field, in points.
    public var note: CGFloat = 0
    public var isHidden = false
    /// The difference of the row's height from its initial height, in points.
    fileprivate var growth: CGFloat = 0
    /// The sum of the height differences of all rows from the first to this one, in points.
    fileprivate var grownSoFar: CGFloat = 0
  }

  private var rows: [Row] = []

  public var isEmpty: Bool { rows.isEmpty }

  /// The difference of the height of all rows together from the initial height, in points.
  public var growth: CGFloat { rows.last?.grownSoFar ?? 0 }

  /// Returns how much taller the rows above a row became since the initial state, in points.
  ///
  /// Negative if rows were hidden or shrank.
  public func growth(beforeRow row: Int) -> CGFloat {
    guard !rows.isEmpty else { return 0 }
    let place = place(ofRow: row)
    return place > 0 ? rows[place - 1].grownSoFar : 0
  }

  /// Returns the height of the tallest changed row, or `other` if that is greater.
  ///
  /// Hidden rows count with the height that they would have if they were visible.
  public func greatestHeight(from other: CGFloat) -> CGFloat {
    rows.reduce(other) { max($0, $1.height + $1.note) }
  }

  /// Returns the current height of each row in points, given the initial heights `first`.
  ///
  /// Hidden rows keep their initial height.
  public func heights(from first: [CGFloat]) -> [CGFloat] {
    var heights = first
    for row in rows where !row.isHidden { heights[row.row] = row.height + row.note }
    return heights
  }

  /// Returns whether two sets of changes lead to the same row heights and the same hidden rows.
  public func hasLayout(of other: RowChanges) -> Bool {
    layout.elementsEqual(other.layout) {
      $0.row == $1.row && $0.growth == $1.growth && $0.isHidden == $1.isHidden
    }
  }

  private var layout: some Sequence<Row> { rows.lazy.filter { $0.growth != 0 || $0.isHidden } }

  /// Returns the number of hidden rows above a row of the table.
  public func hiddenCount(beforeRow row: Int) -> Int {
    rows[..<place(ofRow: row)].count(where: \.isHidden)
  }

  /// Returns the indices of the first and last visible row of a table with `count` rows.
  ///
  /// Nil if no row is hidden, or all are.
  public func outermostShown(of count: Int) -> (first: Int, last: Int)? {
    guard rows.contains(where: \.isHidden),
      let first = (0..<count).first(where: { self[$0]?.isHidden != true }),
      let last = (0..<count).last(where: { self[$0]?.isHidden != true })
    else { return nil }
    return (first, last)
  }

  /// Returns the change of a row, or nil if the row has its initial state.
  public subscript(row: Int) -> Row? {
    guard !rows.isEmpty else { return nil }
    let place = place(ofRow: row)
    return place < rows.count && rows[place].row == row ? rows[place] : nil
  }

  /// Returns a copy of the changes after `body` has changed one row.
  ///
  /// `height` is the row's initial height in points.
  public func changing(
    _ row: Int, ofHeight height: CGFloat, _ body: (inout Row) -> Void
  ) -> RowChanges {
    var change = self[row] ?? Row(row: row, height: height)
    body(&change)
    change.growth = (change.isHidden ? 0 : change.height + change.note) - height
    var changes = self
    changes.put(change)
    return changes
  }

  private mutating func put(_ change: Row) {
    let place = place(ofRow: change.row)
    if place < rows.count, rows[place].row == change.row { rows.remove(at: place) }
    if change.lines != 1 || change.growth != 0 { rows.insert(change, at: place) }
    var sum = place > 0 ? rows[place - 1].grownSoFar : 0
    for index in rows.indices[min(place, rows.count)...] {
      sum += rows[index].growth
      rows[index].grownSoFar = sum
    }
  }

  /// Returns the index in `rows` of a row's change, or the index where it must be inserted.
  private func place(ofRow row: Int) -> Int { rows.partition { $0.row >= row } }
}
