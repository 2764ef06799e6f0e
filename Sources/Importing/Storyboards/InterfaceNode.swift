import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a storyboard's or xib's XML, with its position in the file.
final class InterfaceNode {
  let name: String
  let attributes: [String: String]
  let line: Int
  let column: Int
  fileprivate(set) var children: [InterfaceNode] = []
  fileprivate(set) weak var parent: InterfaceNode?
  /// The text between the element's opening and closing tags, such as a label's lines.
  fileprivate(set) var text = ""

  init(_ name: String, _ attributes: [String: String], line: Int, column: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.column = column
  }

  subscript(name: String) -> String? { attributes[name] }

  /// Returns the first child element with a name, or nil if there is none.
  func child(_ name: String) -> InterfaceNode? { children.first { $0.name == name } }

  /// Returns all descendant elements with one of the names, in document order, including nested
  /// ones.
  func all(_ names: Set<String>) -> [InterfaceNode] {
    children.flatMap { (names.contains($0.name) ? [$0] : []) + $0.all(names) }
  }

  /// Returns a text that an element displays, given as its attribute or child for this key; or nil.
  func shown(_ key: String) -> String? {
    if let text = attributes[key] { return text }
    if let text = children.first(where: {
      ["string", "mutableString"].contains($0.name) && $0["key"] == key
    }) {
      return text.text
    }
    let fragments = children.first { $0.name == "attributedString" && $0["key"] == key }?.children
    let text = fragments?.filter { $0.name == "fragment" }.compactMap { $0.shown("content") }
    return text.flatMap { $0.isEmpty ? nil : $0.joined() }
  }

  /// The view's frame in its superview's coordinates, in points; nil if the file has none.
  var frame: CGRect? {
    let rect = children.first { $0.name == "rect" && ($0["key"] == "frame" || $0["key"] == nil) }
    guard let rect else { return nil }
    let numbers = ["x", "y", "width", "height"].map { Double(rect[$0] ?? "") ?? 0 }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A parser that reads a storyboard's or xib's XML into a tree of elements.
final class InterfaceParser: NSObject, XMLParserDelegate {
  private let root = InterfaceNode("", [:], line: 1, column: 1)
  private var open: [InterfaceNode] = []

  /// Parses a text as XML, and returns its root element or the place where the text is invalid.
  static func read(_ text: String) -> Result<InterfaceNode, Failure> {
    if let failure = documentType(in: text) { return .failure(failure) }
    let reader = InterfaceParser()
    reader.open = [reader.root]
    let parser = XMLParser(data: withoutInstructions(text))
    parser.delegate = reader
    // On Linux parse() also returns true for a truncated document.
    let isWhole = parser.parse() && parser.parserError == nil
    guard isWhole, let document = reader.root.children.first else {
      return .failure(Failure(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1)))
    }
    return .success(document)
  }

  /// Returns the text with blanks in place of processing instructions, except the XML declaration.
  ///
  /// Foundation's parser for Linux crashes at an instruction without data, as in `<?a?>`.
  private static func withoutInstructions(_ text: String) -> Data {
    var bytes = Data(text.utf8)
    let (opening, closing) = (Data("<?".utf8), Data("?>".utf8))
    var rest = bytes.startIndex..<bytes.endIndex
    if bytes.starts(with: Data("<?xml ".utf8)) { rest = bytes.startIndex + 6..<bytes.endIndex }
    while let start = bytes.range(of: opening, in: rest),
      let end = bytes.range(of: closing, in: start.upperBound..<bytes.endIndex)
    {
      for index in start.lowerBound..<end.upperBound where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
      rest = end.upperBound..<bytes.endIndex
    }
    return bytes
  }

  /// The place and reason why a text can't be read as XML.
  struct Failure: Error {
    let line: Int
    let column: Int
    var problem = Problem.syntax

    enum Problem: Equatable {
      case syntax
      /// The text has a `<!DOCTYPE`, which is refused: its entities could name other files or grow
      /// to gigabytes.
      case documentType
    }
  }

  /// Returns a failure at the place of a `<!DOCTYPE` before the first element, or nil without one.
  private static func documentType(in text: String) -> Failure? {
    var rest = text.unicodeScalars[...]
    while true {
      rest = rest.drop { $0 == "\u{FEFF}" || $0.properties.isWhitespace }
      if rest.starts(with: "<!DOCTYPE".unicodeScalars) { break }
      let end: String
      if rest.starts(with: "<?".unicodeScalars) {
        end = "?>"
      } else if rest.starts(with: "<!--".unicodeScalars) {
        end = "-->"
      } else {
        return nil
      }
      guard let range = Substring(rest).firstRange(of: end) else { return nil }
      rest = text.unicodeScalars[range.upperBound...]
    }
    let before = text.unicodeScalars[..<rest.startIndex].split(
      separator: "\n", omittingEmptySubsequences: false)
    return Failure(
      line: before.count, column: (before.last?.count ?? 0) + 1, problem: .documentType)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let node = InterfaceNode(
      name, attributes, line: parser.lineNumber, column: parser.columnNumber)
    node.parent = open.last
    open.last?.children.append(node)
    open.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }
}
