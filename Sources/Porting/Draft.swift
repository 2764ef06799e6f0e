import AppSource
import SwiftSyntax

/// The edits and messages for a source file while the file is ported to Linux.
///
/// A message says what can't be ported.
struct Draft {
  /// A replacement of a range of bytes (UTF-8) in the source file.
  fileprivate struct Edit {
    let start: Int
    let end: Int
    let replacement: String
  }

  private let source: Source
  private let locations: SourceLocationConverter
  private var edits: [Edit] = []
  private var findings: [SourceProblem] = []
  private var addedModules: [String] = []

  init(_ source: Source, locations: SourceLocationConverter) {
    self.source = source
    self.locations = locations
  }

  /// Replaces the text of a syntax node, but not the spaces and comments around the node.
  mutating func replace(_ node: some SyntaxProtocol, with replacement: String) {
    replace(
      from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia,
      with: replacement)
  }

  /// Removes a syntax node and the spaces after it.
  mutating func remove(_ node: some SyntaxProtocol) {
    replace(from: node.positionAfterSkippingLeadingTrivia, to: node.endPosition, with: "")
  }

  /// Inserts a text after a syntax node, before the spaces and comments that follow the node.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia
    replace(from: end, to: end, with: text)
  }

  /// Inserts a text before a syntax node, after the spaces and comments that precede the node.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia
    replace(from: start, to: start, with: text)
  }

  /// Replaces the text between two positions in the source.
  mutating func replace(
    from start: AbsolutePosition, to end: AbsolutePosition, with replacement: String
  ) {
    edits.append(
      Edit(start: start.utf8Offset, end: end.utf8Offset, replacement: replacement))
  }

  /// Adds a line that imports a module above the first line of the source file.
  mutating func addImport(of module: String) { addedModules.append(module) }

  /// Records a message that the code of a syntax node can't be ported, with the reason.
  ///
  /// If `isError` is true, the file doesn't compile until somebody changes that code.
  mutating func find(_ reason: String, at node: some SyntaxProtocol, isError: Bool = false) {
    let place = node.startLocation(converter: locations)
    findings.append(
      SourceProblem(
        file: source.name, line: place.line, column: place.column, reason: reason,
        isError: isError))
  }
}

extension Draft {
  /// The ported source file: its text with all edits applied, and the messages in source order.
  var ported: PortedSource {
    let inOrder = findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    return PortedSource(source: source, text: heading + edited, findings: inOrder)
  }

  /// The text added before the ported source file: imports, and a directive with file and line.
  ///
  /// The directive makes the compiler's messages refer to the original lines.
  private var heading: String {
    let name = source.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let imports = addedModules.map { "import \($0)\n" }.joined()
    return "\(imports)#sourceLocation(file: \"\(name)\", line: 1)\n"
  }

  private var edited: String {
    let bytes = Array(source.text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    // Skips edits in removed text.
    for edit in edits.inStableOrder where edit.start >= place {
      result += bytes[place..<edit.start]
      result += edit.replacement.utf8
      result += Self.lostLines(of: bytes[edit.start..<edit.end], in: edit.replacement)
      place = edit.end
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }

  /// Returns the line ends to append to a replacement with fewer lines than the original text.
  ///
  /// So the text after the replacement stays on its line, and messages refer to the right lines.
  private static func lostLines(of old: ArraySlice<UInt8>, in new: String) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let count = old.count { $0 == newline } - new.utf8.count { $0 == newline }
    return Array(repeating: newline, count: max(0, count))
  }
}

extension [Draft.Edit] {
  /// The edits ordered by position in the source file, and by creation at equal positions.
  fileprivate var inStableOrder: Self {
    enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}
