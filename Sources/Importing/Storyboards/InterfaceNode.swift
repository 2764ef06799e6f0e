import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of Interface Builder's XML, with its place.
final class InterfaceNode {
  let name: String
  let attributes: [String: String]
  let line: Int
  let column: Int
  fileprivate(set) var children: [InterfaceNode] = []
  fileprivate(set) weak var parent: InterfaceNode?
  /// What stands between its tags: the text of a label of several lines.
  fileprivate(set) var text = ""

  init(_ name: String, _ attributes: [String: String], line: Int, column: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.column = column
  }

  subscript(name: String) -> String? { attributes[name] }

  /// The first child of a name.
  func child(_ name: String) -> InterfaceNode? { children.first { $0.name == name } }

  /// All elements below it of a name, in the document's order; those within others of that name
  /// too.
  func all(_ names: Set<String>) -> [InterfaceNode] {
    children.flatMap { (names.contains($0.name) ? [$0] : []) + $0.all(names) }
  }

  /// What is shown as a text under a key: an attribute, or an element of its own.
  func shown(_ key: String) -> String? {
    if let text = attributes[key] { return text }
    return children.first { ["string", "mutableString"].contains($0.name) && $0["key"] == key }?
      .text
  }

  /// Its frame in the view around it.
  var frame: CGRect? {
    let rect = children.first { $0.name == "rect" && ($0["key"] == "frame" || $0["key"] == nil) }
    guard let rect else { return nil }
    let numbers = ["x", "y", "width", "height"].map { Double(rect[$0] ?? "") ?? 0 }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// Reads Interface Builder's XML into a tree.
final class InterfaceParser: NSObject, XMLParserDelegate {
  private let root = InterfaceNode("", [:], line: 1, column: 1)
  private var open: [InterfaceNode] = []

  /// Returns the document, or where it is none and why.
  static func read(_ text: String) -> Result<InterfaceNode, Failure> {
    let reader = InterfaceParser()
    reader.open = [reader.root]
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    // On Linux parse() is true for a document that is cut.
    let isWhole = parser.parse() && parser.parserError == nil
    guard isWhole, let document = reader.root.children.first else {
      return .failure(Failure(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1)))
    }
    return .success(document)
  }

  /// The place at which a text is no XML.
  struct Failure: Error {
    let line: Int
    let column: Int
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
