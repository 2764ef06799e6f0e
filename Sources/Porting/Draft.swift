import AppSource
import SwiftSyntax

/// A source that is being ported: the edits made so far, and what no edit could port.
struct Draft {
  fileprivate struct Edit {
    let start: Int
    let end: Int
    let replacement: String
  }

  private let source: Source
  private let locations: SourceLocationConverter
  private var edits: [Edit] = []
  private var findings: [Finding] = []
  private var addedModules: [String] = []

  init(_ source: Source, locations: SourceLocationConverter) {
    self.source = source
    self.locations = locations
  }

  /// Replaces the text of a node, without what surrounds it.
  mutating func replace(_ node: some SyntaxProtocol, with replacement: String) {
    replace(
      from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia,
      with: replacement)
  }

  /// Takes a node out, with the blanks that follow it in its line.
  mutating func remove(_ node: some SyntaxProtocol) {
    replace(from: node.positionAfterSkippingLeadingTrivia, to: node.endPosition, with: "")
  }

  /// Puts a text behind a node.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia
    replace(from: end, to: end, with: text)
  }

  /// Puts a text before a node.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia
    replace(from: start, to: start, with: text)
  }

  /// Replaces what lies between two places of the source.
  mutating func replace(
    from start: AbsolutePosition, to end: AbsolutePosition, with replacement: String
  ) {
    edits.append(
      Edit(start: start.utf8Offset, end: end.utf8Offset, replacement: replacement))
  }

  /// Imports a module, before the first line of the source, which may begin a condition.
  mutating func addImport(of module: String) { addedModules.append(module) }

  /// Takes note that a node could not be ported.
  mutating func find(_ reason: String, at node: some SyntaxProtocol, isError: Bool = false) {
    let place = node.startLocation(converter: locations)
    findings.append(
      Finding(
        file: source.name, line: place.line, column: place.column, reason: reason,
        isError: isError))
  }
}

extension Draft {
  /// The source with all edits made.
  var ported: Ported {
    let inOrder = findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    return Ported(source: source, text: heading + edited, findings: inOrder)
  }

  /// What the source does not import itself, and for the compiler whose line the next one is.
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
    // What was taken out can't be edited any more.
    for edit in edits.inStableOrder where edit.start >= place {
      result += bytes[place..<edit.start]
      result += edit.replacement.utf8
      result += Self.lostLines(of: bytes[edit.start..<edit.end], in: edit.replacement)
      place = edit.end
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }

  /// Returns the line ends that a replacement lacks, so that what follows stays in its line.
  private static func lostLines(of old: ArraySlice<UInt8>, in new: String) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let count = old.count { $0 == newline } - new.utf8.count { $0 == newline }
    return Array(repeating: newline, count: max(0, count))
  }
}

extension [Draft.Edit] {
  /// By their places, those at one place as they were made.
  fileprivate var inStableOrder: Self {
    enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}
