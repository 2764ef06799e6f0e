/// One place of the terminal.
struct Cell: Equatable, Sendable {
  /// Empty in the right half of a wide cluster.
  var text: String
  /// Columns of the cluster that begins here; 0 in the right half of a wide one.
  var width: Int
  var ink: Ink

  static let blank = Cell(text: " ", width: 1, ink: [])

  var isBlank: Bool { text == " " }
}
